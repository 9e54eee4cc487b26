/// A date of the Julian calendar, in which every fourth year is a leap year; Russian and early European sources have such dates.
///
/// Source: L. E. Doggett, *Calendars*, chapter 12 of the *Explanatory Supplement to the Astronomical Almanac*, 1992.
package struct JulianDate: Sendable, CustomStringConvertible {
    package let day: Day
    /// The year and month in the Julian calendar; the Gregorian date can be in the next month.
    private let month: YearMonth

    /// The date of a year, month and day, or nil if there is none or `Day` does not hold it.
    package init?(year: Int, month: Int, day: Int) {
        guard let month = YearMonth(year: year, month: month), let first = Self.firstDay(of: month) else { return nil }
        let length = month.month == 2 && year.isMultiple(of: 4) ? 29 : month.length
        guard (1...length).contains(day), let found = first.advanced(by: day - 1) else { return nil }
        (self.day, self.month) = (found, month)
    }

    /// The date of a day from 1582-10-15, the first of the Gregorian calendar, to 1918-02-13, the last before Russia had it; nil
    /// for other days.
    package init?(_ day: Day) {
        guard (Day(rawValue: -141_427)...Day(rawValue: -18_950)).contains(day) else { return nil }
        // A Julian date is ten to thirteen days earlier than the Gregorian: in the same month or in the month before.
        var month = YearMonth(day)
        if let first = Self.firstDay(of: month), day < first, let before = month.advanced(by: -1) { month = before }
        (self.day, self.month) = (day, month)
    }

    /// The first day of a month. The years 1700, 1800 and 1900 are leap years in this calendar alone, so the difference between the
    /// calendars grows by a day after their February, as in every century but each fourth.
    private static func firstDay(of month: YearMonth) -> Day? {
        let century = (month.month > 2 ? month.year : month.year - 1).flooredQuotient(100)
        return month.firstDay.advanced(by: century - century.flooredQuotient(4) - 2)
    }

    /// The date as `1700-02-29`.
    package var description: String {
        guard let first = Self.firstDay(of: month) else { return "" }
        let number = day.days(since: first) + 1
        return "\(month)-\(number < 10 ? "0" : "")\(number)"
    }
}
