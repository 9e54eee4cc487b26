/// A date of the Julian calendar, in which a fourth year is always a leap year, as European sources have it.
package struct JulianDate: Sendable, CustomStringConvertible {
    package let day: Day
    /// The year and month of this date, which may be those of another in the Gregorian calendar.
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
        // It is ten to thirteen days behind, so that its month is that of the Gregorian date or the one before.
        var month = YearMonth(day)
        if let first = Self.firstDay(of: month), day < first, let before = month.advanced(by: -1) { month = before }
        (self.day, self.month) = (day, month)
    }

    /// The first day of a month. Each century whose number no fourth divides puts the calendar a day further behind, from its
    /// 29 February on.
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
