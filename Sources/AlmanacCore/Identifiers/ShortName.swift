/// A name of one to eight small ASCII letters and digits, held in one machine word.
///
/// It stands in the table as eight bytes, padded with zeros, and compares without any Unicode tables. Names are ordered
/// as in a dictionary.
public struct ShortName: Hashable, Sendable {
    /// The bytes, the first in the highest place, so that numbers are ordered as names are.
    let bits: UInt64

    /// The longest name, in bytes.
    static var capacity: Int { 8 }

    /// A name from its text, or nil unless that is one to eight of a … z and 0 … 9.
    public init?(_ text: some StringProtocol) {
        self.init(bytes: text.utf8)
    }

    /// A name from ASCII bytes, or nil unless they are one to eight of a … z and 0 … 9.
    public init?(bytes: some Sequence<UInt8>) {
        var bits: UInt64 = 0
        var count = 0
        for byte in bytes {
            guard count < ShortName.capacity, ShortName.isAllowed(byte) else { return nil }
            bits |= UInt64(byte) << UInt64(56 - 8 * count)
            count += 1
        }
        guard count > 0 else { return nil }
        self.bits = bits
    }

    /// A name written in the program text, which is trusted to be one.
    package init(literal text: StaticString) {
        bits = text.withUTF8Buffer { bytes in
            bytes.reversed().reduce(0) { $0 >> 8 | UInt64($1) << 56 }
        }
    }

    /// The bytes of the name, without padding.
    var bytes: [UInt8] {
        paddedBytes.filter { $0 != 0 }
    }

    /// Eight bytes, zeros at the end.
    var paddedBytes: [UInt8] {
        (0..<ShortName.capacity).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

extension ShortName: Comparable {
    /// Whether the left name comes first in a dictionary.
    public static func < (left: ShortName, right: ShortName) -> Bool {
        left.bits < right.bits
    }
}

extension ShortName: CustomStringConvertible {
    /// The name.
    public var description: String { String(decoding: bytes, as: UTF8.self) }
}
