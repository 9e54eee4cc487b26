import AlmanacCore
import AlmanacFiles

/// The input files of one compilation: all that decides what is in the table.
package struct SourceFolder: Sendable {
    /// The files, sorted by name.
    package let files: [SourceFile]
    package let span: TableSpan

    package init(files: [SourceFile], span: TableSpan = .bundled) {
        self.files = files.sorted { $0.name < $1.name }
        self.span = span
    }

    /// The file with a name, relative to the data folder.
    func file(_ name: String) throws(DataFileError) -> SourceFile {
        guard let file = files.first(where: { $0.name == name }) else {
            throw DataFileError(file: name, line: 0, found: "no such file", expected: "a file of the compiler's input")
        }
        return file
    }

    /// The files in a subfolder, sorted by name.
    func files(in subfolder: String) -> [SourceFile] { files.filter { $0.name.hasPrefix(subfolder + "/") } }

    /// Throws unless every line of every file is text.
    func requireText() throws(DataFileError) {
        for file in files { try file.requireText() }
    }

    /// The SHA-256 of all input: of each file its name, a zero byte, its size in decimal, a line feed and its contents; before
    /// them the years, a zero byte and a line feed if they are others than those of `almanac.bin`.
    var digest: SHA256.Digest {
        var hash = SHA256()
        if span != .bundled { hash.update("\(span.years)\0\n".utf8) }
        for file in files {
            hash.update("\(file.name)\0\(file.bytes.count)\n".utf8)
            hash.update(file.bytes)
        }
        return hash.digest
    }

    /// The name of the release, and its year: the one row of the file `release`, a year and the letter that is the next one
    /// whenever any answer changes.
    func releaseName() throws(DataFileError) -> (name: ASCIIName, year: Int) {
        let file = try file("release")
        let lines = file.dataLines()
        let text = lines.first?.word(0) ?? ""
        guard lines.count == 1, lines[0].count == 1, text.utf8.count == 5,
            text.prefix(4).allSatisfy({ ("0"..."9").contains($0) }),
            text.dropFirst(4).allSatisfy({ ("a"..."z").contains($0) }),
            let name = ASCIIName(text), let year = Int(text.prefix(4))
        else {
            let expected = "one row such as 2026a: a year and a letter"
            throw file.error(line: lines.last?.number ?? 0, "no release", expected: expected)
        }
        return (name, year)
    }

    /// Reads every input file of a data folder: the text files of its subfolders and the release's name; of `wide` and its
    /// subfolders too if the table has years outside those of `almanac.bin`.
    package init(path: String, span: TableSpan = .bundled) throws(FileError) {
        var files = [SourceFile(name: "release", bytes: try FileStore.read("\(path)/release"))]
        var subfolders = ["calendars", "festivals", "theory"]
        if span.isWide { subfolders += ["wide/calendars", "wide/festivals", "wide/theory"] }
        for subfolder in subfolders { files += try Self.texts(in: subfolder, of: path) }
        self.init(files: files, span: span)
    }

    /// Reads every input file of the days off: the text files of the subfolder `holidays`.
    package init(holidaysOf path: String) throws(FileError) {
        self.init(files: try Self.texts(in: "holidays", of: path))
    }

    private static func texts(in subfolder: String, of path: String) throws(FileError) -> [SourceFile] {
        var files: [SourceFile] = []
        for name in try FileStore.files(in: "\(path)/\(subfolder)") where name.hasSuffix(".txt") {
            let file = "\(subfolder)/\(name)"
            files.append(SourceFile(name: file, bytes: try FileStore.read("\(path)/\(file)")))
        }
        return files
    }
}

/// A file of the data folder, in memory.
package struct SourceFile: Sendable {
    /// The name relative to the data folder, with `/` between folders.
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

    /// An error about the file as a whole, or about one of its lines.
    func error(line: Int = 0, _ found: String, expected: String) -> DataFileError {
        DataFileError(file: name, line: line, found: found, expected: expected)
    }

    /// Throws at the first line that is no UTF-8 or has a sign that cannot be seen: a name has none.
    fileprivate func requireText() throws(DataFileError) {
        for (index, line) in lines.enumerated() where !line.allSatisfy({ 0x20..<0x7F ~= $0 || Self.isSpace($0) }) {
            let text = String(decoding: line, as: UTF8.self)
            guard text.utf8.elementsEqual(line) else {
                throw error(line: index + 1, "bytes that are no UTF-8", expected: "text in UTF-8")
            }
            let hidden = text.unicodeScalars.first { scalar in
                let isHidden = [.control, .format, .lineSeparator, .paragraphSeparator]
                    .contains(scalar.properties.generalCategory)
                return isHidden && scalar != "\t" && scalar != "\r"
            }
            if let hidden {
                let code = String(hidden.value, radix: 16, uppercase: true)
                throw error(line: index + 1, "the sign U+\(code)", expected: "text that can be seen")
            }
        }
    }

    /// The lines with data, each of them below its source: throws at the first without a comment above it. A row follows
    /// a comment or another row, with no blank line between.
    func sourcedLines() throws(DataFileError) -> [DataLine] {
        var isUnderComment = false
        for (index, text) in lines.enumerated() {
            switch text.first(where: { !Self.isSpace($0) }) {
            case nil: isUnderComment = false
            case UInt8(ascii: "#"): isUnderComment = true
            case _ where isUnderComment: break
            default:
                let expected = "a comment above it that names one"
                throw error(line: index + 1, "a row without a source", expected: expected)
            }
        }
        return dataLines()
    }

    /// The lines with data, split into fields; comments (`#` to the end of the line) and blank lines are omitted.
    func dataLines() -> [DataLine] {
        lines.enumerated().compactMap { index, text in
            let fields = text.prefix { $0 != UInt8(ascii: "#") }.split(whereSeparator: Self.isSpace)
            return fields.isEmpty ? nil : DataLine(file: name, number: index + 1, fields: fields)
        }
    }

    /// The lines without their line feeds; the last needs none.
    var lines: [ArraySlice<UInt8>] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.last?.isEmpty == true ? Array(lines.dropLast()) : lines
    }

    /// Whether a byte separates fields.
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
}
