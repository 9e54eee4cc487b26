extension TableError: CustomStringConvertible {
    /// One line: what is wrong and what would be right.
    public var description: String { message(about: .table) }
}

extension TableError {
    /// What messages call a compiled file.
    struct FileWords {
        /// The file in short.
        let name: String
        /// The file with its format.
        let format: String
        /// What the bytes should have been.
        let kind: String
        /// The command that writes such files.
        let writer: String
        /// A release, as an example.
        let release: String

        /// The words for tables.
        static var table: FileWords {
            FileWords(
                name: "table",
                format: "table format",
                kind: "an almanac table",
                writer: "almanac-gen",
                release: "2026a"
            )
        }
    }

    /// One line: what is wrong with a file and what would be right.
    func message(about file: FileWords) -> String {
        switch self {
        case .notATable:
            "not \(file.kind): expected a file written by \(file.writer)"
        case .newerVersion(let found, let supported):
            "\(file.format) \(found) is newer than this reader, which knows formats up to \(supported)"
        case .truncated(let expected, let found):
            "\(file.name) cut off: \(found) bytes, expected \(expected)"
        case .trailingBytes(let expected, let found):
            "\(file.name) followed by other bytes: \(found) bytes, expected \(expected)"
        case .malformedRelease:
            "\(file.name) damaged: its header has no release, such as \(file.release)"
        case .tooLarge(let promised, let limit):
            "\(file.name) damaged: its header promises \(promised) bytes, expected at most \(limit)"
        case .sizeMismatch:
            "\(file.name) damaged: its body does not have the size that its header promises"
        case .corruptStream:
            "\(file.name) damaged: its body cannot be inflated"
        case .checksumMismatch:
            "\(file.name) damaged: its checksum does not match"
        case .malformedDirectory:
            "\(file.name) damaged: its list of sections does not fit its body"
        case .missingSection(let kind):
            "\(file.name) incomplete: section \(kind) is missing"
        case .malformedSection(let kind):
            "\(file.name) damaged: section \(kind) holds impossible values"
        case .unreadableFile(let problem):
            "cannot read \(problem.path): \(problem.reason)"
        }
    }
}
