/// Which festival: a name such as `sanfu-zhong`, one to 24 small ASCII letters, digits and hyphens.
///
/// The names are those of the data files the table was compiled from, and mean the same in every release. An
/// identifier is two machine words, twelve characters each in base 40, so it is compared without looking at text:
///
///     0 end of the name   1 … 26 a … z   27 … 36 0 … 9   37 hyphen          40¹² < 2⁶⁴
public struct FestivalID: Hashable, Sendable {
    /// The first twelve characters.
    let high: UInt64
    /// The other twelve.
    let low: UInt64

    /// The longest name, in characters.
    package static var capacity: Int { 24 }

    /// The festival of a name, or nil unless that is one to 24 of a … z, 0 … 9 and hyphens.
    public init?(_ text: some StringProtocol) {
        self.init(bytes: text.utf8)
    }

    /// The festival of a name in ASCII bytes, or nil unless they are one to 24 of a … z, 0 … 9 and hyphens.
    public init?(bytes: some Sequence<UInt8>) {
        var packed = Packed()
        for byte in bytes {
            guard packed.count < FestivalID.capacity, let digit = FestivalID.digit(byte) else { return nil }
            packed.append(digit)
        }
        guard packed.count > 0 else { return nil }
        self.init(packed)
    }

    private init(_ packed: Packed) {
        var padded = packed
        while padded.count < FestivalID.capacity { padded.append(0) }
        (high, low) = (padded.high, padded.low)
    }

    /// The characters of the name in ASCII.
    var bytes: [UInt8] {
        (0..<FestivalID.capacity).map { character(at: $0) }.filter { $0 != 0 }
    }

    /// A number that tells the festivals of a release apart; the compiler sees to it.
    package var fingerprint: UInt64 { high &* 0x9E37_79B9_7F4A_7C15 ^ low }
}

// MARK: - Characters

extension FestivalID {
    /// Digits of base 40, the first the highest of its word.
    private struct Packed {
        var high: UInt64 = 0
        var low: UInt64 = 0
        var count = 0

        mutating func append(_ digit: UInt64) {
            if count < 12 { high = high * 40 + digit } else { low = low * 40 + digit }
            count += 1
        }
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a")) + 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0")) + 27
        case UInt8(ascii: "-"): 37
        default: nil
        }
    }

    /// The character at a position 0 … 23, or 0 behind the end of the name.
    private func character(at position: Int) -> UInt8 {
        var rest = position < 12 ? high : low
        for _ in (position % 12)..<11 { rest /= 40 }
        let digit = UInt8(truncatingIfNeeded: rest % 40)
        switch digit {
        case 1...26: return UInt8(ascii: "a") + digit - 1
        case 27...36: return UInt8(ascii: "0") + digit - 27
        case 37: return UInt8(ascii: "-")
        default: return 0
        }
    }
}

// MARK: - Texts

extension FestivalID: ExpressibleByStringLiteral {
    /// The festival of a name written in the program text: `calendar.days(of: "zhongqiu", in: days)`.
    ///
    /// - Precondition: The literal is one to 24 of a … z, 0 … 9 and hyphens.
    public init(stringLiteral text: StaticString) {
        let id = text.withUTF8Buffer { bytes -> FestivalID? in FestivalID(bytes: bytes) }
        guard let id else { preconditionFailure("no name of a festival") }
        self = id
    }
}

extension FestivalID: Comparable {
    /// Whether the left name comes first in a dictionary in which letters come before digits and hyphens.
    public static func < (left: FestivalID, right: FestivalID) -> Bool {
        left.high == right.high ? left.low < right.low : left.high < right.high
    }
}

extension FestivalID: CustomStringConvertible {
    /// The name, as in the data files and on the command line.
    public var description: String { String(decoding: bytes, as: UTF8.self) }
}
