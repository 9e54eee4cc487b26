/// A lunar year of a calendar: a collection of its months, with its first day and its length.
///
/// It is a small value of its own, without a reference to the calendar it came from. Indices count from 0, and nothing
/// allocates.
///
/// ```swift
/// if let year = LunisolarCalendar.china.lunarYear(2025) {
///     print(year.newYearsDay, year.lastDay, year.length, year.count)  // 2025-01-29 2026-02-16 384 13
///     print(year.leapMonth ?? "no leap month", year.pillar.name(in: .simplifiedChinese), year.zodiac)  // 6L 乙巳 snake
/// }
/// ```
public struct LunarYear: Hashable, Sendable {
    /// The year, by the Gregorian year in which its New Year's day falls.
    public let number: Int
    /// New Year's day: the first day of the first month (春節).
    public let newYearsDay: Day
    /// The number of the month after which a leap month stands, or 0.
    let leapNumber: UInt8
    /// Bit n is 1 if the n-th month, counted from 0, has 30 days.
    let longMonths: UInt16

    /// The leap month, or nil if the year has none.
    public var leapMonth: LunarMonthNumber? { LunarMonthNumber(number: Int(leapNumber), isLeap: true) }

    /// The number of days: 353 … 355, or 383 … 385 with a leap month.
    public var length: Int { 29 * count + longMonths.nonzeroBitCount }

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
    func length(at index: Int) -> Int { 29 + Int((longMonths >> UInt16(truncatingIfNeeded: index)) & 1) }

    /// The number of days of the year before the month at an index.
    func daysBefore(index: Int) -> Int {
        let before = (UInt16(1) << UInt16(truncatingIfNeeded: index)) - 1
        return 29 * index + (longMonths & before).nonzeroBitCount
    }
}

// MARK: - Days of a lunar year, counted from New Year's day

extension LunarYear {
    /// The number in the year of a lunar date's day, 1 … 385, or nil if the year has no such date.
    ///
    /// - Complexity: O(1).
    public func dayOfYear(_ date: LunarDate) -> Int? {
        guard date.year == number, let index = index(of: date.month), date.day <= length(at: index) else {
            return nil
        }
        return daysBefore(index: index) + date.day
    }

    /// The number in the year of a civil day, 1 … 385, or nil if it is of another year.
    ///
    /// - Complexity: O(1).
    public func dayOfYear(_ day: Day) -> Int? { days.contains(day) ? day.days(since: newYearsDay) + 1 : nil }

    /// The n-th day of the year, or nil unless it is 1 … `length`.
    ///
    /// - Complexity: O(1).
    public func day(_ ordinal: Int) -> Day? {
        guard ordinal >= 1, ordinal <= length else { return nil }
        return newYearsDay.advanced(by: ordinal - 1)
    }
}

// MARK: - The months of a lunar year in order

extension LunarYear: RandomAccessCollection {
    /// The index of the first month, zero.
    public var startIndex: Int { 0 }

    /// The number of months, 12 or 13.
    public var endIndex: Int { leapNumber == 0 ? 12 : 13 }

    /// The month at an index; a leap month comes after the plain one of its number.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    /// - Complexity: O(1).
    public subscript(index: Int) -> LunarMonth {
        precondition(index >= 0 && index < endIndex, "no such index among these months")
        return LunarMonth(
            year: number,
            month: month(at: index),
            firstDay: Day(rawValue: newYearsDay.rawValue &+ Int32(truncatingIfNeeded: daysBefore(index: index))),
            length: length(at: index)
        )
    }

    /// A month of the year, or nil if it has no such month.
    ///
    /// - Complexity: O(1).
    public func month(_ month: LunarMonthNumber) -> LunarMonth? { index(of: month).map { self[$0] } }
}

// MARK: - The lunar years of a calendar

extension LunisolarCalendar {
    /// A lunar year, or nil if the calendar does not hold all its months.
    ///
    /// - Parameter number: The Gregorian year in which its New Year's day falls.
    /// - Complexity: O(number of its months).
    public func lunarYear(_ number: Int) -> LunarYear? {
        guard let lunations = months.lunations(inLunarYear: number) else { return nil }
        var longMonths: UInt16 = 0
        var firstDay = months.firstDay(ofLunation: lunations.lowerBound).rawValue
        for index in 0..<lunations.count {
            let nextFirstDay = months.firstDay(ofLunation: lunations.lowerBound + index + 1).rawValue
            if nextFirstDay &- firstDay == 30 { longMonths |= 1 << UInt16(truncatingIfNeeded: index) }
            firstDay = nextFirstDay
        }
        return LunarYear(
            number: number,
            newYearsDay: months.firstDay(ofLunation: lunations.lowerBound),
            leapNumber: UInt8(truncatingIfNeeded: months.leapMonth(inLunarYear: number)?.number ?? 0),
            longMonths: longMonths
        )
    }

    /// The lunar year to which a day belongs, or nil if the calendar does not hold all its months.
    public func lunarYear(containing day: Day) -> LunarYear? {
        months.lunation(containing: day).flatMap { lunarYear(months.year(ofLunation: $0)) }
    }
}
