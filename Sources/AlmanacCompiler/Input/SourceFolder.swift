import AlmanacFiles

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

extension SourceFolder {
    /// The SHA-256 of all input: of each file its name, a zero byte, its size in decimal, a line feed and its contents.
    var digest: SHA256.Digest {
        var hash = SHA256()
        for file in files {
            hash.update(Array(file.name.utf8) + [0])
            hash.update(Array("\(file.bytes.count)\n".utf8))
            hash.update(file.bytes)
        }
        return hash.digest
    }

    /// The name of the release: the one row of the file `release`.
    func releaseName() throws(DataFileError) -> ReleaseName {
        let file = try file("release")
        let lines = file.dataLines()
        guard lines.count == 1, lines[0].count == 1, let name = ReleaseName(lines[0].word(0)) else {
            throw file.error(
                line: lines.last?.number ?? 0,
                found: "no release",
                expected: "one row such as 2026a: a year and a letter"
            )
        }
        return name
    }

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

    /// Reads every input file of the days off: the text files of the subfolder `holidays`.
    package init(holidaysOf path: String) throws(FileError) {
        var files: [SourceFile] = []
        for name in try FileStore.files(in: "\(path)/holidays") where name.hasSuffix(".txt") {
            let file = "holidays/\(name)"
            files.append(SourceFile(name: file, bytes: try FileStore.read("\(path)/\(file)")))
        }
        self.init(files: files)
    }
}
