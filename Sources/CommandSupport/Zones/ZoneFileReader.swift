/// Takes the parts of a TZif file off its front; numbers are big-endian. Never reads past the end.
struct ZoneFileReader {
    /// The counts of a block, which stand before it (RFC 9636, section 3.1).
    struct Header {
        /// 1 to 4.
        let version: Int
        let utCount: Int
        let standardCount: Int
        let leapCount: Int
        let timeCount: Int
        let typeCount: Int
        let charCount: Int

        /// The size of the block if its times have 4 or 8 bytes. The counts have 32 bits each, so it does not overflow.
        func byteCount(timeSize: Int) -> Int {
            timeCount * (timeSize + 1) + typeCount * 6 + charCount + leapCount * (timeSize + 4) + standardCount
                + utCount
        }
    }

    private let bytes: [UInt8]
    private var index = 0

    /// A reader of a file.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private static let truncated = ZoneError.malformed("its file ends too soon")
    private static let magic = Array("TZif".utf8)

    /// Throws unless at least this many bytes are left.
    func require(_ count: Int) throws(ZoneError) {
        guard count <= bytes.count - index else { throw Self.truncated }
    }

    /// Passes over some bytes.
    mutating func skip(_ count: Int) throws(ZoneError) {
        try require(count)
        index += count
    }

    /// The next byte.
    mutating func byte() throws(ZoneError) -> UInt8 {
        try skip(1)
        return bytes[index - 1]
    }

    /// The next number with a sign, of 4 or 8 bytes.
    mutating func number(byteCount: Int) throws(ZoneError) -> Int64 {
        try require(byteCount)
        let bits = bytes[index..<index + byteCount].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        index += byteCount
        return byteCount == 4 ? Int64(Int32(truncatingIfNeeded: bits)) : Int64(bitPattern: bits)
    }

    /// The next header.
    mutating func header() throws(ZoneError) -> Header {
        guard bytes[index...].starts(with: Self.magic) else { throw .malformed("its file is none of time zones") }
        try skip(Self.magic.count)
        let version = try byte()
        try skip(15)
        var counts: [Int] = []
        for _ in 0..<6 { counts.append(Int(UInt32(truncatingIfNeeded: try number(byteCount: 4)))) }
        return Header(
            // The version is 0 or a digit of ASCII.
            version: version == 0 ? 1 : Int(version) - Int(UInt8(ascii: "0")),
            utCount: counts[0],
            standardCount: counts[1],
            leapCount: counts[2],
            timeCount: counts[3],
            typeCount: counts[4],
            charCount: counts[5]
        )
    }

    /// The text between the two line feeds at the end of a file.
    mutating func footer() throws(ZoneError) -> String {
        let lineFeed = UInt8(ascii: "\n")
        guard try byte() == lineFeed, let end = bytes[index...].firstIndex(of: lineFeed) else { throw Self.truncated }
        defer { index = end + 1 }
        return String(decoding: bytes[index..<end], as: UTF8.self)
    }
}
