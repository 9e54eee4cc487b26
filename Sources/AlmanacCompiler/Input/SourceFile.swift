/// A file of the data folder, in memory.
package struct SourceFile: Sendable {
    /// The name relative to the data folder, with `/` between folders.
    package let name: String
    /// The contents.
    package let bytes: [UInt8]

    /// A file from its name, relative to the data folder, and its contents.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// An error about the file as a whole, or about one of its lines.
    func error(line: Int = 0, found: String, expected: String) -> DataFileError {
        DataFileError(file: name, line: line, found: found, expected: expected)
    }
}

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

    /// The lines with data, split into fields; comments (`#` to the end of the line) and blank lines are omitted.
    func dataLines() -> [DataLine] {
        var lines: [DataLine] = []
        forEachLine { number, text in
            let fields = Self.fields(of: text)
            if !fields.isEmpty { lines.append(DataLine(file: name, number: number, fields: fields)) }
        }
        return lines
    }

    /// Calls `body` with the number and the bytes of every line, the first being line 1.
    func forEachLine(_ body: (Int, ArraySlice<UInt8>) -> Void) {
        var number = 1
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            body(number, bytes[start..<end])
            start = end + 1
            number += 1
        }
    }

    /// The fields of a line: separated by spaces, tabs and carriage returns, up to a `#`.
    private static func fields(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        text.prefix { $0 != UInt8(ascii: "#") }
            .split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    }
}
