/// Why bytes are not a file of holidays that can be used.
public struct HolidayTableError: Error, Hashable, Sendable {
    /// What is wrong, in the words of compiled files; `notATable` if the bytes are another file or of an older format.
    public let cause: TableError

    /// The error of a cause.
    package init(_ cause: TableError) {
        self.cause = cause
    }
}

extension HolidayTableError: CustomStringConvertible {
    /// One line: what is wrong and what would be right.
    public var description: String {
        switch cause {
        case .notATable:
            "not a compiled file of holidays of this format: expected a file written by almanac-gen holidays"
        case .newerVersion(let found, let supported):
            "file of holidays of format \(found) is newer than this reader, which knows formats up to \(supported)"
        case .truncated(let expected, let found):
            "file of holidays cut off: \(found) bytes, expected \(expected)"
        case .trailingBytes(let expected, let found):
            "file of holidays followed by other bytes: \(found) bytes, expected \(expected)"
        case .malformedRelease:
            "file of holidays damaged: its header has no release, such as 20261120"
        case .tooLarge(let promised, let limit):
            "file of holidays damaged: its header promises \(promised) bytes, expected at most \(limit)"
        case .sizeMismatch:
            "file of holidays damaged: its body does not have the size that its header promises"
        case .corruptStream:
            "file of holidays damaged: its body cannot be inflated"
        case .checksumMismatch:
            "file of holidays damaged: its checksum does not match"
        case .malformedDirectory:
            "file of holidays damaged: its list of sections does not fit its body"
        case .missingSection(let kind):
            "file of holidays incomplete: section \(kind) is missing"
        case .malformedSection(let kind):
            "file of holidays damaged: section \(kind) holds impossible values"
        case .unreadableFile(let problem):
            "cannot read \(problem.path): \(problem.reason)"
        }
    }
}
