import Almanac

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension DateComponents {
    /// Year, month and day of a civil day, in the Gregorian calendar and without a time zone.
    ///
    /// The proleptic Gregorian calendar is meant at all times, which Foundation's `.gregorian` is from 1582-10-15 on and
    /// its `.iso8601` always.
    public init(_ day: Day) {
        let date = GregorianDate(day)
        self.init(year: date.year, month: date.month, day: date.day)
    }
}

extension Day {
    /// The civil day of a year, a month and a day of the Gregorian calendar.
    ///
    /// Components of the time of day and of weeks are not looked at, nor is a time zone: the day is the one named.
    ///
    /// - Returns: nil if one of the three is missing, if there is no such date, or if the components name the era
    ///   before Christ, a leap month or another calendar.
    public init?(_ components: DateComponents) {
        guard let year = components.year, let month = components.month, let day = components.day,
            components.era.map({ $0 == 1 }) ?? true,
            components.isLeapMonth != true,
            components.calendar.map({ $0.identifier == .gregorian || $0.identifier == .iso8601 }) ?? true
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

extension Weekday {
    /// The weekday of a number as Foundation counts them, 1 for Sunday … 7 for Saturday; nil for any other.
    public init?(foundationNumber number: Int) {
        guard (1...7).contains(number) else { return nil }
        self.init(daysAfterMonday: number - 2)
    }

    /// The number of this weekday as Foundation counts them, 1 for Sunday … 7 for Saturday.
    public var foundationNumber: Int { number % 7 + 1 }
}

extension Calendar {
    /// The weekday on which weeks begin for a calendar and its locale.
    public var firstDayOfWeek: Weekday { Weekday(foundationNumber: firstWeekday) ?? .monday }
}

// Foundation's Chinese calendar counts cycles of sixty years as eras, the first year of the first being 2637 BC, and the
// years within a cycle from 1: 2026 is year 43 of era 78.

extension DateComponents {
    /// Era, year, month, leap month and day of a lunar date, as Foundation's Chinese calendar numbers them.
    ///
    /// `calendar` is left nil: which day it is, is for a `LunisolarCalendar` to say, and Foundation's answer can differ.
    ///
    /// ```swift
    /// if let date = LunarDate("2026-1-1") {
    ///     print(DateComponents(date).era ?? 0, DateComponents(date).year ?? 0)  // 78 43
    /// }
    /// ```
    public init(_ date: LunarDate) {
        let elapsed = date.year + yearsBeforeChrist
        self.init(era: elapsed / 60 + 1, year: elapsed % 60 + 1, month: date.month.number, day: date.day)
        isLeapMonth = date.month.isLeap
    }
}

extension LunarDate {
    /// The lunar date of an era, a year, a month and a day, as Foundation's Chinese calendar numbers them.
    ///
    /// - Returns: nil if one of the four is missing or out of its range, or if the components name another calendar; no
    ///   `isLeapMonth` means the plain month. Whether a calendar has the date is for it to say.
    public init?(_ components: DateComponents) {
        guard let era = components.era, let yearOfEra = components.year,
            let month = components.month, let day = components.day,
            (1...1000).contains(era), (1...60).contains(yearOfEra),
            components.calendar.map({ $0.identifier == .chinese }) ?? true
        else { return nil }
        let year = (era - 1) * 60 + yearOfEra - 1 - yearsBeforeChrist
        self.init(year: year, month: month, isLeap: components.isLeapMonth ?? false, day: day)
    }
}

/// From the first year of the first cycle, 2637 BC, to the year 0, 1 BC.
private let yearsBeforeChrist = 2636
