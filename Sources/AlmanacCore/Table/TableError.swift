/// Why bytes are not a table that can be used.
public enum TableError: Error, Hashable, Sendable {
    /// The bytes do not begin as a table does.
    case notATable
    /// The table's major version is newer than this reader; its layout is unknown.
    case newerVersion(found: UInt16, supported: UInt16)
    /// The bytes end too soon: how many were expected, and how many there are.
    case truncated(expected: Int, found: Int)
    /// The compressed body cannot be inflated.
    case corruptStream
    /// The checksum does not match: the bytes were changed after the table was compiled.
    case checksumMismatch
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
        case .corruptStream:
            "table damaged: its body cannot be inflated"
        case .checksumMismatch:
            "table damaged: its checksum does not match"
        case .missingSection(let kind):
            "table incomplete: section \(kind) is missing"
        case .malformedSection(let kind):
            "table damaged: section \(kind) holds impossible values"
        case .unreadableFile(let problem):
            "cannot read \(problem.path): \(problem.reason)"
        }
    }
}
