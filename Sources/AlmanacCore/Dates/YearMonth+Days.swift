extension YearMonth {
    /// The number of days in the month, 28 … 31.
    public var length: Int { GregorianDate.length(ofMonth: month, inYear: year) }

    /// The first of the month; in the first month of all, `Day.min`.
    public var firstDay: Day { Day(rawValue: Int32(clamping: daysSince1970(toDay: 1))) }

    /// The last day of the month; in the last month of all, `Day.max`.
    public var lastDay: Day { Day(rawValue: Int32(clamping: daysSince1970(toDay: length))) }

    /// The days of the month that `Day` holds, which are all of them except in the first and the last month.
    public var days: DayRange { firstDay...lastDay }

    /// Returns a day of the month, or nil if the month has no such day or `Day` does not hold it.
    public func day(_ dayOfMonth: Int) -> Day? {
        guard dayOfMonth >= 1, dayOfMonth <= length else { return nil }
        guard let rawValue = Int32(exactly: daysSince1970(toDay: dayOfMonth)) else { return nil }
        return Day(rawValue: rawValue)
    }

    /// Returns the n-th of a weekday in the month: `day(2, .sunday)` of May is Mother's Day.
    ///
    /// - Parameters:
    ///   - ordinal: 1 for the first to 5 for the fifth.
    ///   - weekday: The weekday to count.
    /// - Returns: nil if the month has fewer of them, or `ordinal` is not 1 … 5.
    public func day(_ ordinal: Int, _ weekday: Weekday) -> Day? {
        guard (1...5).contains(ordinal) else { return nil }
        return day(1 + weekday.column(inWeekBeginning: self.weekday(ofDay: 1)) + 7 * (ordinal - 1))
    }

    /// Returns the last of a weekday in the month; nil only if `Day` does not hold it, in the first and the last month.
    public func lastDay(_ weekday: Weekday) -> Day? {
        day(length - self.weekday(ofDay: length).column(inWeekBeginning: weekday))
    }

    /// Returns the number of weeks that have a day of the month, 4 … 6: the rows of its page.
    ///
    /// - Parameter firstWeekday: The day on which weeks begin.
    public func weekCount(beginning firstWeekday: Weekday) -> Int {
        MonthWeeks(self, firstWeekday: firstWeekday).count
    }

    /// Returns the weekday of a day of the month, also if `Day` does not hold it.
    private func weekday(ofDay dayOfMonth: Int) -> Weekday {
        // 1970-01-01 was a Thursday.
        Weekday(daysAfterMonday: Int(truncatingIfNeeded: (daysSince1970(toDay: dayOfMonth) + 3).modulo(7)))
    }

    /// Returns the number of days from 1970-01-01 to a day of the month, also if `Day` does not hold it.
    package func daysSince1970(toDay dayOfMonth: Int) -> Int64 {
        GregorianDate(
            uncheckedYear: Int32(truncatingIfNeeded: year),
            month: UInt8(truncatingIfNeeded: month),
            day: UInt8(truncatingIfNeeded: dayOfMonth)
        ).daysSince1970
    }
}
