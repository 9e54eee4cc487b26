/// The header before the deflated body of a compiled file.
///
/// | byte | size | field |
/// | --- | --- | --- |
/// | 0 | 8 | signature of the format, `89 41 4C 4D 0D 0A 1A 0A` in a table |
/// | 8 | 2 | major version: a reader refuses another than its own |
/// | 10 | 2 | minor version: grows when sections are added, which older readers skip |
/// | 12 | 8 | release, ASCII, padded with zeros |
/// | 20 | 4 | size of the inflated body in bytes, at most 1 048 576 |
/// | 24 | 4 | size of the deflated body in bytes |
/// | 28 | 4 | CRC-32 of this header, these four bytes and the size of the deflated body taken as zero, and of the inflated body |
/// | 32 | 32 | SHA-256 of everything the table was compiled from |
/// | 64 | | the body, deflated (RFC 1951): no header or checksum of its own |
///
/// All numbers are little-endian. The size of the deflated body is not part of the checksum, because another zlib may
/// pack the same contents into another number of bytes.
package struct TableHeader: Equatable, Sendable {
    /// The size of the header in bytes.
    package static var byteCount: Int { 64 }
    /// No inflated body is larger, so that no header makes a reader reserve more.
    package static var largestBody: Int { 1 << 20 }
    /// No deflated body is larger: zlib never makes a stream much longer than what it deflates.
    private static var largestStream: Int { 2 << 20 }

    package let format: FileFormat
    /// The minor version of the file, perhaps newer than the one this code writes.
    package let minorVersion: UInt16
    /// The file's name, such as `2026a`.
    package let release: ASCIIName
    /// The size of the inflated body in bytes.
    package let inflatedByteCount: Int
    /// The size of the deflated body in bytes.
    package let deflatedByteCount: Int
    /// The CRC-32 over header and inflated body.
    package private(set) var checksum: UInt32
    /// The SHA-256 of the compiler's input, 32 bytes.
    package let digest: [UInt8]

    /// The header of a body that is known in both forms.
    package init(
        format: FileFormat = .table,
        minorVersion: UInt16? = nil,
        release: ASCIIName,
        body: [UInt8],
        deflatedByteCount: Int,
        digest: [UInt8]
    ) {
        self.format = format
        self.minorVersion = minorVersion ?? format.minorVersion
        self.release = release
        inflatedByteCount = body.count
        self.deflatedByteCount = deflatedByteCount
        self.digest = digest
        checksum = 0
        checksum = CRC32.checksum(of: body, after: CRC32.checksum(of: checkedBytes))
    }

    /// Reads the header at the front of a file of a format.
    package init(reading bytes: [UInt8], as format: FileFormat) throws(TableError) {
        self = try bytes.withUnsafeBufferPointer { (bytes) throws(TableError) in
            try TableHeader(reading: bytes, as: format)
        }
    }

    private init(reading bytes: UnsafeBufferPointer<UInt8>, as format: FileFormat) throws(TableError) {
        guard bytes.starts(with: format.signature) else { throw format.error(.notATable) }
        let truncated = TableError.Reason.truncated(expected: Self.byteCount, found: bytes.count)
        var reader = ByteReader(bytes)
        let major = try format.read(or: truncated) { () throws(MalformedBytes) in
            _ = try reader.readBytes(format.signature.count)
            return try reader.read(UInt16.self)
        }
        guard major <= format.majorVersion else {
            throw format.error(.newerVersion(found: major, supported: format.majorVersion))
        }
        guard bytes.count >= Self.byteCount else { throw format.error(truncated) }
        guard major == format.majorVersion else { throw format.error(.notATable) }
        let (inflated, deflated): (UInt32, UInt32)
        // Of these fields the release alone can be malformed.
        (minorVersion, release, inflated, deflated, checksum, digest) =
            try format.read(or: .malformedRelease) { () throws(MalformedBytes) in
                (
                    try reader.read(UInt16.self), try reader.readName(), try reader.read(UInt32.self),
                    try reader.read(UInt32.self), try reader.read(UInt32.self), Array(try reader.readBytes(32))
                )
            }
        guard inflated <= Self.largestBody else {
            throw format.error(.tooLarge(promised: Int(clamping: inflated), limit: Self.largestBody))
        }
        guard deflated <= Self.largestStream else {
            throw format.error(.tooLarge(promised: Int(clamping: deflated), limit: Self.largestStream))
        }
        self.format = format
        inflatedByteCount = Int(inflated)
        deflatedByteCount = Int(deflated)
    }

    /// The header as it is stored in a file.
    package var bytes: [UInt8] { bytes(deflatedByteCount: deflatedByteCount, checksum: checksum) }

    private func bytes(deflatedByteCount: Int, checksum: UInt32) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(bytes: format.signature)
        writer.write(format.majorVersion)
        writer.write(minorVersion)
        writer.write(release)
        writer.write(UInt32(truncatingIfNeeded: inflatedByteCount))
        writer.write(UInt32(truncatingIfNeeded: deflatedByteCount))
        writer.write(checksum)
        writer.write(bytes: digest)
        return writer.bytes
    }

    /// The digest as 64 hexadecimal digits.
    package var digestText: String { digest.hexadecimalText }

    /// Throws unless an inflated body is the one this header was written for.
    ///
    /// - Parameters:
    ///   - body: The inflated body.
    ///   - crc32: Returns the CRC-32 of bytes that follow others, given the CRC-32 of those: zlib's where zlib is linked.
    package func check(
        _ body: [UInt8],
        by crc32: ([UInt8], UInt32) -> UInt32 = { CRC32.checksum(of: $0, after: $1) }
    ) throws(TableError) {
        guard body.count == inflatedByteCount else { throw format.error(.sizeMismatch) }
        guard crc32(body, crc32(checkedBytes, 0)) == checksum else { throw format.error(.checksumMismatch) }
    }

    /// The bytes of this header under the checksum: the size of the deflated body and the checksum itself are zero.
    private var checkedBytes: [UInt8] { bytes(deflatedByteCount: 0, checksum: 0) }

    /// Splits a compiled file into its header and its deflated body (DEFLATE, RFC 1951).
    ///
    /// - Throws: `TableError`, `truncated` for a file that ends early, `trailingBytes` for one with more bytes, and what
    ///   reading the header throws.
    package static func split(
        _ file: [UInt8],
        as format: FileFormat
    ) throws(TableError) -> (header: TableHeader, deflatedBody: ArraySlice<UInt8>) {
        let header = try TableHeader(reading: file, as: format)
        let end = byteCount + header.deflatedByteCount
        guard file.count >= end else { throw format.error(.truncated(expected: end, found: file.count)) }
        guard file.count == end else { throw format.error(.trailingBytes(expected: end, found: file.count)) }
        return (header, file[byteCount...])
    }
}

/// A kind of compiled file: how its header begins, and which version of its layout this code writes.
package enum FileFormat: Sendable {
    /// A table of the calendars, `AlmanacTable`: `almanac.bin`.
    case table
    /// The days off, `HolidayTable`: `holidays.bin`.
    case holidays

    /// The first eight bytes: not text, not UTF-8, and damaged by any conversion of line ends.
    var signature: [UInt8] { [0x89] + Array((self == .table ? "ALM" : "ALH").utf8) + [0x0D, 0x0A, 0x1A, 0x0A] }

    /// The major version this code writes and the greatest it reads.
    package var majorVersion: UInt16 { self == .table ? 3 : 2 }

    /// The minor version this code writes.
    package var minorVersion: UInt16 { self == .table ? 1 : 0 }

    /// The error of bytes that should have been such a file.
    package func error(_ reason: TableError.Reason) -> TableError { TableError(reason, in: self) }

    /// Returns what `body` reads from such a file, or throws the error of a reason where the bytes are malformed.
    func read<Value>(
        or reason: TableError.Reason,
        _ body: () throws(MalformedBytes) -> Value
    ) throws(TableError) -> Value {
        do throws(MalformedBytes) { return try body() } catch { throw self.error(reason) }
    }

    /// The words of messages: the file in short and in full, the command that writes it, and a release as an example.
    var words: (name: String, kind: String, writer: String, release: String) {
        switch self {
        case .table: ("table", "an almanac table of this format", "almanac-gen", "2026a")
        case .holidays:
            ("file of holidays", "a compiled file of holidays of this format", "almanac-gen holidays", "20261120")
        }
    }
}
