/// The input files of one compilation: all that decides what is in the table.
package struct SourceFolder: Sendable {
    /// The files, sorted by name.
    package let files: [SourceFile]

    /// A folder of these files.
    package init(files: [SourceFile]) {
        self.files = files.sorted { $0.name < $1.name }
    }

    /// The file with a name, relative to the data folder.
    func file(_ name: String) throws(DataFileError) -> SourceFile {
        guard let file = files.first(where: { $0.name == name }) else {
            throw DataFileError(file: name, line: 0, found: "no such file", expected: "a file of the compiler's input")
        }
        return file
    }

    /// The files in a subfolder, sorted by name.
    func files(in subfolder: String) -> [SourceFile] {
        files.filter { $0.name.hasPrefix(subfolder + "/") }
    }
}
