import AlmanacCore

/// A set of days of one month, Gregorian or lunar, in one word.
///
///     bit   31   30  …  1   0
///     day   -    31  …  2   1
///
/// ```swift
/// if let month = YearMonth("2026-02") {
///     var marks = DayMarks(over: month.days)
///     marks.insert([MonthMarks(day: 1), MonthMarks(day: 15)], of: month)
///     print(Array(marks.markedDays))  // [2026-02-01, 2026-02-15]
/// }
/// ```
public struct MonthMarks: OptionSet, Codable, Hashable, Sendable {
    /// Bit k stands for day k + 1.
    public let rawValue: UInt32

    /// The set with the given bits; bit 31 stands for no day and is ignored.
    public init(rawValue: UInt32) { self.rawValue = rawValue & 0x7FFF_FFFF }

    /// The set of one day of the month; empty unless the day is 1 … 31.
    public init(day: Int) {
        self.init(rawValue: (1...31).contains(day) ? 1 << UInt32(truncatingIfNeeded: day - 1) : 0)
    }

    /// Whether a day of the month is marked.
    public func contains(day: Int) -> Bool { !isDisjoint(with: MonthMarks(day: day)) }

    /// How many days are marked.
    public var count: Int { rawValue.nonzeroBitCount }
}

extension DayMarks {
    /// The marks of a Gregorian month. O(1).
    public func marks(of month: YearMonth) -> MonthMarks {
        marks(from: offset(from: month), count: month.length)
    }

    /// The marks of a lunar month. O(1).
    public func marks(of month: LunarMonth) -> MonthMarks {
        marks(from: offset(from: month.firstDay), count: month.length)
    }

    /// Marks days of a Gregorian month; days that the month or the range does not have are ignored. O(1).
    public mutating func insert(_ marks: MonthMarks, of month: YearMonth) {
        insert(marks, from: offset(from: month), count: month.length)
    }

    /// Marks days of a lunar month; days that the month or the range does not have are ignored. O(1).
    public mutating func insert(_ marks: MonthMarks, of month: LunarMonth) {
        insert(marks, from: offset(from: month.firstDay), count: month.length)
    }

    private func offset(from month: YearMonth) -> Int64 {
        month.daysSince1970(toDay: 1) - Int64(days.firstDay.rawValue)
    }

    private func marks(from offset: Int64, count: Int) -> MonthMarks {
        let bits = bits(from: offset) & UInt64.ones(Int64(count))
        return MonthMarks(rawValue: UInt32(truncatingIfNeeded: bits))
    }

    private mutating func insert(_ marks: MonthMarks, from offset: Int64, count: Int) {
        insert(bits: UInt64(marks.rawValue) & UInt64.ones(Int64(count)), from: offset)
    }
}
