/// A lunar year of a calendar: when it begins, how long it is, which months it has.
///
/// It is a small value of its own, without a reference to the calendar it came from.
public struct LunarYear: Hashable, Sendable {
    /// The year, by the Gregorian year in which its New Year's day falls.
    public let number: Int
    /// New Year's day: the first day of the first month (春節).
    public let newYearsDay: Day
    /// The number of the month after which a leap month stands, or 0.
    private let leapNumber: UInt8
    /// How many months there are, 12 or 13.
    private let storedMonthCount: UInt8
    /// Bit n is 1 if the n-th month, counted from 0, has 30 days.
    private let longMonths: UInt16

    init(number: Int, newYearsDay: Day, leapNumber: UInt8, longMonths: UInt16) {
        self.number = number
        self.newYearsDay = newYearsDay
        self.leapNumber = leapNumber
        storedMonthCount = leapNumber == 0 ? 12 : 13
        self.longMonths = longMonths
    }

    /// How many months the year has, 12 or 13.
    public var monthCount: Int { Int(storedMonthCount) }

    /// The leap month, or nil if the year has none.
    public var leapMonth: LunarMonthNumber? { LunarMonthNumber(number: Int(leapNumber), isLeap: true) }

    /// How many days the year has: 353 … 355, or 383 … 385 with a leap month.
    public var length: Int { 29 * monthCount + longMonths.nonzeroBitCount }

    /// New Year's Eve (除夕): the last day of the year, the 29th or the 30th of its last month.
    public var lastDay: Day { Day(rawValue: newYearsDay.rawValue &+ Int32(truncatingIfNeeded: length) &- 1) }

    /// All days of the year.
    public var days: DayRange { newYearsDay...lastDay }

    /// The pillar of the year, taken to change on New Year's day.
    public var pillar: StemBranch { StemBranch.year(number) }

    /// The animal of the year, taken to change on New Year's day.
    public var zodiac: Zodiac { pillar.zodiac }
}

// MARK: - Months by their index in the year

extension LunarYear {
    /// The month at an index, 0 … 12.
    func month(at index: Int) -> LunarMonthNumber { LunarMonthNumber(index: index, leapNumber: Int(leapNumber)) }

    /// The index of a month in the year, or nil if the year has no such month.
    func index(of month: LunarMonthNumber) -> Int? {
        let leap = Int(leapNumber)
        guard !month.isLeap || month.number == leap else { return nil }
        let comesAfterLeap = leap != 0 && (month.isLeap || month.number > leap)
        return comesAfterLeap ? month.number : month.number - 1
    }

    /// The length of the month at an index, 29 or 30 days.
    func length(at index: Int) -> Int {
        29 + Int((longMonths >> UInt16(truncatingIfNeeded: index)) & 1)
    }

    /// How many days of the year are before the month at an index.
    func daysBefore(index: Int) -> Int {
        let before = (UInt16(1) << UInt16(truncatingIfNeeded: index)) - 1
        return 29 * index + (longMonths & before).nonzeroBitCount
    }
}

// MARK: - Days of a lunar year, counted from New Year's day

extension LunarYear {
    /// Which day of the year a lunar date is, 1 … 385, or nil if the year has no such date.
    ///
    /// - Complexity: O(1).
    public func dayOfYear(_ date: LunarDate) -> Int? {
        guard date.year == number, let index = index(of: date.month), date.day <= length(at: index) else {
            return nil
        }
        return daysBefore(index: index) + date.day
    }

    /// Which day of the year a civil day is, 1 … 385, or nil if it is of another year.
    ///
    /// - Complexity: O(1).
    public func dayOfYear(_ day: Day) -> Int? {
        days.contains(day) ? day.days(since: newYearsDay) + 1 : nil
    }

    /// The lunar date of the n-th day of the year, or nil unless it is 1 … `length`.
    ///
    /// - Complexity: O(number of months).
    public func date(onDayOfYear ordinal: Int) -> LunarDate? {
        guard ordinal >= 1, ordinal <= length else { return nil }
        var index = 0
        while index + 1 < monthCount && daysBefore(index: index + 1) < ordinal { index += 1 }
        return LunarDate(
            year: number,
            month: month(at: index),
            day: ordinal - daysBefore(index: index)
        )
    }

    /// The n-th day of the year, or nil unless it is 1 … `length`.
    ///
    /// - Complexity: O(1).
    public func day(_ ordinal: Int) -> Day? {
        guard ordinal >= 1, ordinal <= length else { return nil }
        return newYearsDay.advanced(by: ordinal - 1)
    }
}

// MARK: - The months of a lunar year in order

extension LunarYear {
    /// The months of a lunar year from the first to the last, a leap month after the plain one of its number.
    ///
    /// Indices count from 0. Every operation takes constant time, and none allocates.
    public struct Months: RandomAccessCollection, Hashable, Sendable {
        /// The year.
        public let year: LunarYear

        /// The index of the first month, zero.
        public var startIndex: Int { 0 }
        /// The number of months, 12 or 13.
        public var endIndex: Int { year.monthCount }

        /// The month at an index.
        ///
        /// - Precondition: As for any collection, the index is one of `indices`.
        /// - Complexity: O(1).
        public subscript(index: Int) -> LunarMonth {
            precondition(index >= 0 && index < year.monthCount, "no such index among these months")
            let daysBefore = Int32(truncatingIfNeeded: year.daysBefore(index: index))
            return LunarMonth(
                year: year.number,
                month: year.month(at: index),
                firstDay: Day(rawValue: year.newYearsDay.rawValue &+ daysBefore),
                length: year.length(at: index)
            )
        }
    }

    /// The months of the year.
    public var months: Months { Months(year: self) }

    /// A month of the year, or nil if it has no such month.
    ///
    /// - Complexity: O(1).
    public func month(_ month: LunarMonthNumber) -> LunarMonth? {
        index(of: month).map { months[$0] }
    }
}
