/// The reason why bytes are no usable compiled file, which is a table or a file of holidays.
///
/// ```swift
/// do { _ = try AlmanacTable(bytes: [0x50, 0x4B]) } catch { print(error) }
/// // not an almanac table of this format: expected a file written by almanac-gen
/// ```
public struct TableError: Error, Hashable, Sendable {
    /// A fault by which a reader refuses a file: of another kind or version, cut off, damaged or unreadable.
    public enum Reason: Hashable, Sendable {
        /// The bytes do not begin as such a file does, or its format is older than this reader's.
        case notATable
        /// The major version of the file is newer than this reader; its layout is unknown.
        case newerVersion(found: UInt16, supported: UInt16)
        /// The bytes end too soon: how many were expected, and how many there are.
        case truncated(expected: Int, found: Int)
        /// The bytes continue after the end: how many were expected, and how many there are.
        case trailingBytes(expected: Int, found: Int)
        /// The header has no name of a release.
        case malformedRelease
        /// The header promises more bytes than any such file has, inflated or not: how many, and how many are allowed.
        case tooLarge(promised: Int, limit: Int)
        /// The body does not have the inflated size that the header promises.
        case sizeMismatch
        /// The compressed body cannot be inflated.
        case corruptStream
        /// The checksum does not match: the bytes were changed after the file was compiled.
        case checksumMismatch
        /// The list of the sections does not fit the body.
        case malformedDirectory
        /// A section that every such file has is missing; its number is given.
        case missingSection(UInt16)
        /// A section holds impossible values; its number is given.
        case malformedSection(UInt16)
        /// The file cannot be read: its path, as it was given, and the system's words. Both are UTF-8, so that comparing two
        /// errors needs no tables of Unicode.
        case unreadableFile(path: [UInt8], words: [UInt8])
    }

    /// The fault that was found first.
    public let reason: Reason
    /// The file that the bytes should have been.
    package let file: FileFormat

    /// The error of a reason, about bytes that should have been a file of a kind.
    package init(_ reason: Reason, in file: FileFormat) { (self.reason, self.file) = (reason, file) }
}

extension TableError: CustomStringConvertible {
    /// One line: what is wrong and what would be right.
    public var description: String {
        let file = file.words
        return switch reason {
        case .notATable:
            "not \(file.kind): expected a file written by \(file.writer)"
        case .newerVersion(let found, let supported):
            "\(file.name) of format \(found) is newer than this reader, which knows formats up to \(supported)"
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
        case .unreadableFile(let path, let words):
            "cannot read \(String(decoding: path, as: UTF8.self)): \(String(decoding: words, as: UTF8.self))"
        }
    }
}
