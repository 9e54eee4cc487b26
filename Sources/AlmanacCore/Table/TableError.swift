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

extension TableError: CustomStringConvertible {
    /// One line: what is wrong and what would be right.
    public var description: String {
        switch self {
        case .notATable:
            "not an almanac table: expected a file written by almanac-gen"
        case .newerVersion(let found, let supported):
            "table format \(found) is newer than this reader, which knows formats up to \(supported)"
        case .truncated(let expected, let found):
            "table cut off: \(found) bytes, expected \(expected)"
        case .trailingBytes(let expected, let found):
            "table followed by other bytes: \(found) bytes, expected \(expected)"
        case .malformedRelease:
            "table damaged: its header has no release, such as 2026a"
        case .tooLarge(let promised, let limit):
            "table damaged: its header promises \(promised) bytes, expected at most \(limit)"
        case .sizeMismatch:
            "table damaged: its body does not have the size that its header promises"
        case .corruptStream:
            "table damaged: its body cannot be inflated"
        case .checksumMismatch:
            "table damaged: its checksum does not match"
        case .malformedDirectory:
            "table damaged: its list of sections does not fit its body"
        case .missingSection(let kind):
            "table incomplete: section \(kind) is missing"
        case .malformedSection(let kind):
            "table damaged: section \(kind) holds impossible values"
        case .unreadableFile(let problem):
            "cannot read \(problem.path): \(problem.reason)"
        }
    }
}
