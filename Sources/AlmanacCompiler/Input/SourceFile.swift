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
