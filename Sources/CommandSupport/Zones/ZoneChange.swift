import AlmanacCore

/// A day of every year and a time on it, at which clocks change.
struct ZoneChange: Hashable, Sendable {
    /// How the day is found.
    enum Date: Hashable, Sendable {
        /// Day 1 to 365 of the year, 29 February never counted.
        case julian(Int)
        /// Days after 1 January, 29 February counted.
        case dayOfYear(Int)
        /// The `week`-th of a weekday in a month, the last if `week` is 5; 0 is Sunday.
        case weekday(month: Int, week: Int, weekday: Int)
    }

    /// The day.
    let date: Date
    /// Seconds since 0h of the day; may be outside it.
    let seconds: Int

    /// The instant in a year by clocks that are `offset` seconds ahead of UTC, or nil if `Day` does not hold it.
    func instant(inYear year: Int, clockOffset offset: Int32) -> Instant? {
        day(inYear: year).flatMap { Instant(day: $0, utcOffsetSeconds: offset)?.advanced(bySeconds: Int64(seconds)) }
    }

    private func day(inYear year: Int) -> Day? {
        guard let first = Day(year: year, month: 1, day: 1) else { return nil }
        switch date {
        case .julian(let number):
            return first.advanced(by: number - (GregorianDate.isLeapYear(year) && number > 59 ? 0 : 1))
        case .dayOfYear(let days): return first.advanced(by: days)
        case .weekday(let month, let week, let weekday):
            let weekday = Weekday(daysAfterMonday: weekday - 1)
            let month = YearMonth(year: year, month: month)
            return week == 5 ? month?.lastDay(weekday) : month?.day(week, weekday)
        }
    }
}
