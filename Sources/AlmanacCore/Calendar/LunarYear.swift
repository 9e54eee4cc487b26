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
    public var leapMonth: LunarMonth? { LunarMonth(number: Int(leapNumber), isLeap: true) }

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
    func month(at index: Int) -> LunarMonth { LunarMonth(index: index, leapNumber: Int(leapNumber)) }

    /// The index of a month in the year, or nil if the year has no such month.
    func index(of month: LunarMonth) -> Int? {
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
