import AlmanacFiles

extension SourceFolder {
    /// The folders whose text files are compiled.
    private static let subfolders = ["calendars", "festivals", "theory"]

    /// Reads every input file of a data folder: the text files of its subfolders and the release's name.
    package init(path: String) throws(FileError) {
        var files = [SourceFile(name: "release", bytes: try FileStore.read("\(path)/release"))]
        for subfolder in Self.subfolders {
            for name in try FileStore.files(in: "\(path)/\(subfolder)") where name.hasSuffix(".txt") {
                let file = "\(subfolder)/\(name)"
                files.append(SourceFile(name: file, bytes: try FileStore.read("\(path)/\(file)")))
            }
        }
        self.init(files: files)
    }
}
