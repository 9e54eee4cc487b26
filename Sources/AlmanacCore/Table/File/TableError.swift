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
