/// What a law says of every week and of every year, from a day on until the next such law for the same audience: days of rest
/// that are known whether or not a notice has decided the year.
package struct RestLaw: Equatable, Sendable {
    /// Days of every Gregorian year; from 29 December to 3 January they are those at the turn of the year.
    package struct YearDays: Equatable, Sendable {
        /// The first of the days.
        package let first: MonthDay
        /// The last of the days, which belongs to them.
        package let last: MonthDay

        /// The days from one to another, both included.
        package init(from first: MonthDay, to last: MonthDay) {
            self.first = first
            self.last = last
        }

        /// Whether a day is one of them.
        package func contains(_ day: Day) -> Bool {
            let date = MonthDay(day)
            return first <= last ? first <= date && date <= last : first <= date || date <= last
        }

        /// The days whose first one is in a Gregorian year; nil if that year lacks an end of them.
        func days(from year: Int) -> DayRange? {
            guard let first = first.day(inYear: year), let last = last.day(inYear: last < self.first ? year + 1 : year)
            else { return nil }
            return DayRange(from: first, to: last)
        }
    }

    /// For whom, as an index.
    package let audience: Int
    /// The day from which it holds, and the days of rest of the week; those of which the afternoon alone is off do not count.
    package let week: WorkWeek
    /// Days of every year.
    package let yearDays: [YearDays]

    /// A law from its fields.
    package init(audience: Int, week: WorkWeek, yearDays: [YearDays]) {
        self.audience = audience
        self.week = week
        self.yearDays = yearDays
    }
}
