extension SourceFile {
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
