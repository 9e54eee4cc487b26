/// The name of a month of the lunar year: a number 1 … 12, and whether it is the leap month after the plain one.
public struct LunarMonth: CaseIterable, Hashable, Sendable {
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

    init(uncheckedRawValue rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The number, 1 … 12. A leap month has that of the month before it.
    public var number: Int { Int(rawValue >> 1) }

    /// Whether this is a leap month (閏月).
    public var isLeap: Bool { rawValue & 1 == 1 }

    /// The plain month of the same number.
    public var plain: LunarMonth { LunarMonth(uncheckedRawValue: rawValue & ~1) }

    /// The leap month of the same number.
    public var leap: LunarMonth { LunarMonth(uncheckedRawValue: rawValue | 1) }

    /// All 24 names of months in their order: 1, leap 1, 2, … leap 12.
    public static var allCases: some RandomAccessCollection<LunarMonth> {
        (UInt8(2)...25).lazy.map { LunarMonth(uncheckedRawValue: $0) }
    }
}

extension LunarMonth: Comparable {
    /// Whether the left month comes earlier in a year; a leap month comes after the plain one of its number.
    public static func < (left: LunarMonth, right: LunarMonth) -> Bool {
        left.rawValue < right.rawValue
    }
}
