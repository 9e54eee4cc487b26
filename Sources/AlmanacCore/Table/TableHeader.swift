/// The header before the compressed body of a table.
///
/// | byte | size | field |
/// | --- | --- | --- |
/// | 0 | 8 | signature `89 41 4C 4D 0D 0A 1A 0A`: not text, not UTF-8, and damaged by any conversion of line ends |
/// | 8 | 2 | major version: a reader refuses a greater one than its own |
/// | 10 | 2 | minor version: grows when sections are added, which older readers skip |
/// | 12 | 8 | release, ASCII, padded with zeros |
/// | 20 | 4 | size of the inflated body in bytes, at most 1 048 576 |
/// | 24 | 4 | size of the deflated body in bytes |
/// | 28 | 4 | CRC-32 of this header, these four bytes and the size of the deflated body taken as zero, and of the inflated body |
/// | 32 | 32 | SHA-256 of everything the table was compiled from |
/// | 64 | | the body, one zlib stream (RFC 1950) |
///
/// All numbers are little-endian. The size of the deflated body is not part of the checksum, because another zlib may
/// pack the same contents into another number of bytes.
package struct TableHeader: Equatable, Sendable {
    /// The size of the header in bytes.
    package static var byteCount: Int { 64 }
    /// The major version this code writes and the greatest it reads.
    package static var majorVersion: UInt16 { 1 }
    /// The minor version this code writes.
    package static var minorVersion: UInt16 { 0 }
    /// No inflated body is larger, so that no header makes a reader reserve more.
    package static var largestBody: Int { 1 << 20 }
    /// No deflated body is larger: zlib never makes a stream much longer than what it deflates.
    private static var largestStream: Int { 2 << 20 }

    private static var signature: [UInt8] { [0x89, 0x41, 0x4C, 0x4D, 0x0D, 0x0A, 0x1A, 0x0A] }

    /// The minor version of the table, perhaps newer than the one this code writes.
    package let minorVersion: UInt16
    /// The table's name, such as `2026a`.
    package let release: ASCIIName
    /// The size of the inflated body in bytes.
    package let inflatedByteCount: Int
    /// The size of the deflated body in bytes.
    package let deflatedByteCount: Int
    /// The CRC-32 over header and inflated body.
    package let checksum: UInt32
    /// The SHA-256 of the compiler's input, 32 bytes.
    package let digest: [UInt8]

    /// The header of a body that is known in both forms.
    package init(
        minorVersion: UInt16 = TableHeader.minorVersion,
        release: ASCIIName,
        body: [UInt8],
        deflatedByteCount: Int,
        digest: [UInt8]
    ) {
        let blank = TableHeader(minorVersion, release, inflated: body.count, deflated: 0, checksum: 0, digest)
        let checksum = Self.checksum(blank.bytes, body)
        self.init(minorVersion, release, inflated: body.count, deflated: deflatedByteCount, checksum: checksum, digest)
    }

    private init(
        _ minorVersion: UInt16,
        _ release: ASCIIName,
        inflated: Int,
        deflated: Int,
        checksum: UInt32,
        _ digest: [UInt8]
    ) {
        self.minorVersion = minorVersion
        self.release = release
        inflatedByteCount = inflated
        deflatedByteCount = deflated
        self.checksum = checksum
        self.digest = digest
    }

    /// Reads the header at the front of a table.
    package init(reading bytes: [UInt8]) throws(TableError) {
        guard bytes.prefix(Self.signature.count).elementsEqual(Self.signature) else { throw .notATable }
        let exhausted = TableError.truncated(expected: Self.byteCount, found: bytes.count)
        var reader = ByteReader(bytes[Self.signature.count...], exhausted: exhausted)
        let major = try reader.read(UInt16.self)
        guard major <= Self.majorVersion else { throw .newerVersion(found: major, supported: Self.majorVersion) }
        minorVersion = try reader.read(UInt16.self)
        guard reader.remaining >= Self.byteCount - 12 else { throw exhausted }
        guard major == Self.majorVersion else { throw .notATable }
        guard let release = try reader.readName() else { throw .checksumMismatch }
        let inflated = try reader.read(UInt32.self)
        let deflated = try reader.read(UInt32.self)
        checksum = try reader.read(UInt32.self)
        digest = Array(try reader.readBytes(32))
        guard inflated <= Self.largestBody else { throw .checksumMismatch }
        guard deflated <= Self.largestStream else { throw .corruptStream }
        self.release = release
        inflatedByteCount = Int(inflated)
        deflatedByteCount = Int(deflated)
    }

    /// The header as it is stored in a file.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(bytes: Self.signature)
        writer.write(Self.majorVersion)
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

    /// Whether an inflated body is the one this header was written for.
    func matches(_ body: [UInt8]) -> Bool {
        let blank = TableHeader(minorVersion, release, inflated: inflatedByteCount, deflated: 0, checksum: 0, digest)
        return body.count == inflatedByteCount && Self.checksum(blank.bytes, body) == checksum
    }

    private static func checksum(_ header: [UInt8], _ body: [UInt8]) -> UInt32 {
        var checksum = CRC32()
        checksum.update(header)
        checksum.update(body)
        return checksum.value
    }
}
