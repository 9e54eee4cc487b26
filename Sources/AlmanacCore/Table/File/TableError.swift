/// Why bytes are not a table that can be used.
public enum TableError: Error, Hashable, Sendable {
    /// The bytes do not begin as a table does.
    case notATable
    /// The table's major version is newer than this reader; its layout is unknown.
    case newerVersion(found: UInt16, supported: UInt16)
    /// The bytes end too soon: how many were expected, and how many there are.
    case truncated(expected: Int, found: Int)
    /// The bytes continue after the end: how many were expected, and how many there are.
    case trailingBytes(expected: Int, found: Int)
    /// The header has no name of a release.
    case malformedRelease
    /// The header promises more bytes than any table has, inflated or not: how many, and how many are allowed.
    case tooLarge(promised: Int, limit: Int)
    /// The body does not have the inflated size that the header promises.
    case sizeMismatch
    /// The compressed body cannot be inflated.
    case corruptStream
    /// The checksum does not match: the bytes were changed after the table was compiled.
    case checksumMismatch
    /// The list of the sections does not fit the body.
    case malformedDirectory
    /// A section that every table has is missing; its number is given.
    case missingSection(UInt16)
    /// A section holds values that no table has; its number is given.
    case malformedSection(UInt16)
    /// The file cannot be read.
    case unreadableFile(TableError.FileProblem)
}

extension TableError {
    /// Why a file cannot be read.
    ///
    /// Path and reason are held as UTF-8, so that comparing two problems needs no Unicode tables.
    public struct FileProblem: Hashable, Sendable {
        private let pathBytes: [UInt8]
        private let reasonBytes: [UInt8]

        /// A problem from the path of the file and the system's words.
        public init(path: String, reason: String) {
            pathBytes = Array(path.utf8)
            reasonBytes = Array(reason.utf8)
        }

        /// The file, as it was given.
        public var path: String { String(decoding: pathBytes, as: UTF8.self) }

        /// Why, in the system's words.
        public var reason: String { String(decoding: reasonBytes, as: UTF8.self) }
    }
}

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
