import Almanac
import AlmanacViews
import TestSupport

// Days and ranges out of random numbers, mostly in the years the library promises.

extension RepeatableNumbers {
    /// A day of the years 1900-2100.
    mutating func day() -> Day {
        Day(rawValue: Int32.random(in: -25_567...47_846, using: &self))
    }

    /// Up to `longest` days in a row.
    mutating func days(longest: Int32) -> DayRange {
        let first = day()
        return first...Day(rawValue: first.rawValue + Int32.random(in: 0..<longest, using: &self))
    }

    mutating func weekday() -> Weekday {
        Weekday(daysAfterMonday: Int.random(in: 0..<7, using: &self))
    }

    /// A random choice of the days of a range, each with the same chance.
    mutating func some(of days: DayRange) -> [Day] {
        let chance = UInt64.random(in: 1...8, using: &self)
        return days.filter { _ in next() % 8 < chance }
    }

    /// Days that lie about a range: in it, at its ends, beyond them.
    mutating func dayAbout(_ days: DayRange) -> Day {
        Day(rawValue: Int32.random(in: (days.firstDay.rawValue - 70)...(days.lastDay.rawValue + 70), using: &self))
    }
}

extension Day {
    /// A date that is known to be one.
    static func of(_ year: Int, _ month: Int, _ day: Int) -> Day {
        Day(year: year, month: month, day: day) ?? .min
    }
}

extension DayRange {
    /// All days of some years.
    static func years(_ first: Int, _ last: Int) -> DayRange {
        (Day.of(first, 1, 1)...Day.of(last, 12, 31))
    }
}
