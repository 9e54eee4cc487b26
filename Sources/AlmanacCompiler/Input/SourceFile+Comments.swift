extension SourceFile {
    /// Throws at the first row without a comment above it: a row follows a comment or another row, with no blank line
    /// between.
    func requireCommentAboveEveryRow() throws(DataFileError) {
        var isUnderComment = false
        var bareLine: Int?
        forEachLine { number, text in
            let first = text.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
            switch first {
            case nil: isUnderComment = false
            case UInt8(ascii: "#"): isUnderComment = true
            default: if !isUnderComment && bareLine == nil { bareLine = number }
            }
        }
        if let bareLine {
            throw error(line: bareLine, found: "a row without a source", expected: "a comment above it that names one")
        }
    }
}
