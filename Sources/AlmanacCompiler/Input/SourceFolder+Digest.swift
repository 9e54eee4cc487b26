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
}
