/// A row of a data file that cannot be used: where it is, what was found and what was expected.
package struct DataFileError: Error, Hashable, CustomStringConvertible {
    /// The file, relative to the data folder.
    package let file: String
    /// The line, 1 for the first; 0 if the file as a whole is meant.
    package let line: Int
    /// What was found.
    package let found: String
    /// What would be right.
    package let expected: String

    /// An error about a line of a file.
    package init(file: String, line: Int, found: String, expected: String) {
        self.file = file
        self.line = line
        self.found = found
        self.expected = expected
    }

    /// `file:line: found …, expected …`
    package var description: String {
        let location = line > 0 ? "\(file):\(line)" : file
        return "\(location): found \(found), expected \(expected)"
    }
}
