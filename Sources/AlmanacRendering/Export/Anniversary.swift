// A lunar date that somebody keeps every year.

import Almanac

/// A birthday, a death day, a founding day: a day of a lunar month with a name of the user's own.
package struct Anniversary: Hashable, Sendable {
    /// The month; a leap month if the day was in one.
    package let month: LunarMonth
    /// The day of the month, 1 … 30.
    package let day: Int
    /// What to call it: any text.
    package let name: String
    /// What is done in years without the leap month or without the 30th.
    package let rule: AnniversaryRule

    /// An anniversary, or nil unless the day is 1 … 30.
    package init?(month: LunarMonth, day: Int, name: String, rule: AnniversaryRule) {
        guard (1...30).contains(day) else { return nil }
        self.month = month
        self.day = day
        self.name = name
        self.rule = rule
    }
}

extension Edition {
    /// The days on which an anniversary is kept within a span of days, in order.
    func days(of anniversary: Anniversary, in days: DayRange) -> [Day] {
        guard let first = calendar.lunarDate(on: days.firstDay), let last = calendar.lunarDate(on: days.lastDay),
            let monthDay = LunarMonthDay(month: anniversary.month, day: anniversary.day)
        else { return [] }
        // The 30th of a last month may be kept on the first day of the next year.
        let years = max(first.year - 1, calendar.lunarYears.lowerBound)...last.year
        return calendar.anniversaries(of: monthDay, inYears: years, rule: anniversary.rule).filter(days.contains)
    }
}
