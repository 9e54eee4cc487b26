import AlmanacCore
import AlmanacFiles
import AlmanacNames
import AlmanacRendering

/// A compiled file that cannot be used: a table, or a file of holidays.
package struct TableFileFailure: CommandFailure, Hashable {
    /// The file, as the caller named it.
    let path: String
    let error: TableError

    /// One line for people: `my.bin: table damaged: its checksum does not match`. English alone says what is damaged.
    package func text(in language: CalendarLanguage) -> String {
        let phrase: Phrase
        switch error.reason {
        case .unreadableFile(let path, let words):
            return Phrase.cannotRead.text(in: language, [path, words].map { String(decoding: $0, as: UTF8.self) })
        case .notATable: phrase = .otherFile
        case .newerVersion: phrase = .newerFile
        case .truncated, .trailingBytes, .malformedRelease, .tooLarge, .sizeMismatch, .corruptStream, .checksumMismatch,
            .malformedDirectory, .missingSection, .malformedSection:
            phrase = .damagedFile
        }
        let writer = error.file == .table ? "almanac-gen" : "almanac-gen holidays"
        return phrase.text(in: language, [path, "\(error)", writer])
    }

    /// Bad data, 65; a file that cannot be read is an input/output error, 74.
    package var exitStatus: ExitStatus {
        if case .unreadableFile = error.reason { .inputOutput } else { .badData }
    }
}

extension CompiledTable {
    /// Opens the file that the command line names; its name is part of the failure.
    package init(named path: String) throws(TableFileFailure) {
        do {
            try self.init(openingFile: path)
        } catch {
            throw TableFileFailure(path: path, error: error)
        }
    }
}

extension FileStore {
    /// The bytes of a file that a person names, at most 16 MiB; of standard input for a hyphen.
    package static func input(_ path: String) throws(FileError) -> [UInt8] {
        try read(path == "-" ? "/dev/stdin" : path, limit: 1 << 24)
    }
}

extension FileError: CommandFailure {
    /// One line for people: `cannot read Data/release: No such file or directory`.
    package func text(in language: CalendarLanguage) -> String {
        let phrase = operation == .write ? Phrase.cannotWrite : .cannotRead
        return phrase.text(in: language, [path, reason])
    }

    package var exitStatus: ExitStatus { .inputOutput }
}
