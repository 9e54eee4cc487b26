/// A name of one to 24 small ASCII letters, digits and hyphens, such as `zhongqiu` or `labour-day`.
///
/// It is three machine words, so it is compared and hashed without Unicode tables and without an allocation. Names are
/// ordered as in a dictionary with the alphabet of ASCII: hyphen, digits, letters.
@_documentation(visibility: internal)
public struct ASCIIName: Codable, Hashable, Sendable {
    // The bytes, eight to a word, the first in the highest byte, zeros after the last: words are ordered as names are.
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0

    private init() {}

    /// The longest name, in bytes.
    public static var capacity: Int { 24 }

    /// A name from a part of a text, or nil unless that is one to 24 of a … z, 0 … 9 and hyphens.
    public init?(_ text: Substring) { self.init(bytes: text.utf8) }

    /// A name from ASCII bytes, or nil unless they are one to 24 of a … z, 0 … 9 and hyphens.
    public init?(bytes: some Sequence<UInt8>) {
        var count = 0
        for byte in bytes {
            guard count < Self.capacity, Self.isAllowed(byte) else { return nil }
            set(byte, at: count)
            count += 1
        }
        guard count > 0 else { return nil }
    }

    /// The number of bytes, 1 … 24.
    public var count: Int {
        if third != 0 { return 24 - third.trailingZeroBitCount / 8 }
        if second != 0 { return 16 - second.trailingZeroBitCount / 8 }
        return 8 - first.trailingZeroBitCount / 8
    }

    /// The bytes of the name.
    package var bytes: [UInt8] { padded(to: count) }

    /// The first `width` bytes, zeros after the last of the name.
    package func padded(to width: Int) -> [UInt8] { (0..<width).map { byte(at: $0) } }

    /// The byte at an index below `capacity`, zero after the last of the name.
    package func byte(at index: Int) -> UInt8 {
        let shift = UInt64(56 - 8 * (index % 8))
        return switch index / 8 {
        case 0: UInt8(truncatingIfNeeded: first >> shift)
        case 1: UInt8(truncatingIfNeeded: second >> shift)
        default: UInt8(truncatingIfNeeded: third >> shift)
        }
    }

    private mutating func set(_ byte: UInt8, at index: Int) {
        let bits = UInt64(byte) << UInt64(56 - 8 * (index % 8))
        switch index / 8 {
        case 0: first |= bits
        case 1: second |= bits
        default: third |= bits
        }
    }

    static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }
}

extension ASCIIName: ExpressibleByStringLiteral {
    /// A name written in the program text.
    ///
    /// - Precondition: The literal is one to 24 of a … z, 0 … 9 and hyphens. Only the program text has literals: input goes through
    ///   `init(_:)` or `init(bytes:)`, which return nil.
    public init(stringLiteral text: StaticString) {
        let name = text.withUTF8Buffer { bytes -> ASCIIName? in ASCIIName(bytes: bytes) }
        guard let name else { preconditionFailure("not a name of small letters, digits and hyphens") }
        self = name
    }
}

extension ASCIIName: Comparable {
    /// Whether the left name comes first in a dictionary.
    public static func < (left: ASCIIName, right: ASCIIName) -> Bool {
        (left.first, left.second, left.third) < (right.first, right.second, right.third)
    }
}

extension ASCIIName: PlainText {
    /// Room for the longest name.
    public static var textCapacity: Int { capacity }

    /// Reads a name from the front of a text, up to the first byte that cannot belong to one.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        var name = ASCIIName()
        var count = 0
        while count < Self.capacity, let byte = reader.readByte(where: Self.isAllowed) {
            name.set(byte, at: count)
            count += 1
        }
        guard count > 0 else { throw ParsingError(expected: .name, offset: reader.offset) }
        self = name
    }

    /// Writes the name.
    public func write(to writer: inout ASCIIWriter) {
        for byte in bytes { writer.write(byte: byte) }
    }
}
