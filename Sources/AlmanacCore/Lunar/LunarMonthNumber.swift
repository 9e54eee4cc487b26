/// The name of a month of the lunar year: a number 1 … 12, and whether it is the leap month after the plain one.
///
/// ```swift
/// if let month = LunarMonthNumber(number: 6, isLeap: true) {
///     print(month, month.plain, month.name(in: .korean))  // 6L 6 윤6월
/// }
/// ```
public struct LunarMonthNumber: CaseIterable, Codable, Hashable, Sendable {
    /// Twice the number, plus 1 for a leap month: 2 … 25, in the order of the months.
    public let rawValue: UInt8

    /// The month with this raw value, or nil unless it is 2 … 25.
    public init?(rawValue: UInt8) {
        guard rawValue >= 2, rawValue <= 25 else { return nil }
        self.rawValue = rawValue
    }

    /// The month with a number, or nil unless it is 1 … 12.
    ///
    /// Whether a year has such a leap month depends on the calendar.
    public init?(number: Int, isLeap: Bool = false) {
        guard (1...12).contains(number) else { return nil }
        rawValue = UInt8(truncatingIfNeeded: number) << 1 | (isLeap ? 1 : 0)
    }

    init(uncheckedRawValue rawValue: UInt8) { self.rawValue = rawValue }

    /// The number, 1 … 12. A leap month has the number of the month before it.
    public var number: Int { Int(rawValue >> 1) }

    /// Whether this is a leap month (閏月).
    public var isLeap: Bool { rawValue & 1 == 1 }

    /// The plain month of the same number.
    public var plain: LunarMonthNumber { LunarMonthNumber(uncheckedRawValue: rawValue & ~1) }

    /// The leap month of the same number.
    public var leap: LunarMonthNumber { LunarMonthNumber(uncheckedRawValue: rawValue | 1) }

    /// All 24 names of months in their order: 1, leap 1, 2, … leap 12.
    public static var allCases: some RandomAccessCollection<LunarMonthNumber> {
        (UInt8(2)...25).lazy.map { LunarMonthNumber(uncheckedRawValue: $0) }
    }
}

extension LunarMonthNumber: Comparable {
    /// Whether the left month comes earlier in a year; a leap month comes after the plain one of its number.
    public static func < (left: LunarMonthNumber, right: LunarMonthNumber) -> Bool { left.rawValue < right.rawValue }
}

extension LunarMonthNumber {
    /// The month at an index of a lunar year, 0 … 11, or 12 in a year with a leap month.
    ///
    /// - Parameter leapNumber: The number of the month after which the year's leap month stands, or 0 if it has none.
    init(index: Int, leapNumber: Int) {
        // The leap month has the number of the month before it, and the months after it come one index late.
        let isFromLeapOn = leapNumber != 0 && index >= leapNumber
        let number = UInt8(truncatingIfNeeded: isFromLeapOn ? index : index + 1)
        rawValue = number << 1 | (isFromLeapOn && index == leapNumber ? 1 : 0)
    }
}

extension StemBranch {
    /// The pillar of a lunar month, as Korean almanacs print it, or nil for a leap month, which has none.
    ///
    /// - Parameters:
    ///   - month: The lunar month; month 1 is 寅.
    ///   - stem: The stem of the lunar year.
    public static func month(_ month: LunarMonthNumber, inYearOf stem: HeavenlyStem) -> StemBranch? {
        guard !month.isLeap else { return nil }
        return StemBranch.month(EarthlyBranch(wrapping: month.number + 1), inYearOf: stem)
    }
}

/// The number, and an `L` for a leap month: `6`, `6L`.
///
/// A leading zero is accepted: `06L`.
extension LunarMonthNumber: PlainText {
    /// Room for `12L`.
    public static var textCapacity: Int { 3 }

    /// Reads a number 1 … 12, and `L` if it follows, from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let start = reader.offset
        let number = try reader.readNumber(digits: 1, through: 2)
        let isLeap = reader.skip("L")
        self = try reader.require(LunarMonthNumber(number: Int(number), isLeap: isLeap), .month, at: start)
    }

    /// Writes the number, and an `L` for a leap month.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(UInt64(rawValue >> 1))
        if isLeap { writer.write("L") }
    }
}
