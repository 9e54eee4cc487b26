extension YearMonth {
    /// Days in the month, 28 … 31.
    public var length: Int { GregorianDate.length(ofMonth: month, inYear: year) }

    /// The first of the month.
    public var firstDay: Day { Day(rawValue: Int32(clamping: daysSince1970(toDay: 1))) }

    /// The last day of the month.
    public var lastDay: Day { Day(rawValue: Int32(clamping: daysSince1970(toDay: length))) }

    /// All days of the month.
    public var days: DayRange { firstDay...lastDay }

    /// A day of the month, or nil if the month is not that long.
    public func day(_ dayOfMonth: Int) -> Day? {
        guard dayOfMonth >= 1, dayOfMonth <= length else { return nil }
        guard let rawValue = Int32(exactly: daysSince1970(toDay: dayOfMonth)) else { return nil }
        return Day(rawValue: rawValue)
    }

    /// The n-th of a certain weekday: `day(2, .sunday)` of May is Mother's Day.
    ///
    /// - Parameters:
    ///   - ordinal: 1 for the first, 2 for the second, … 5.
    ///   - weekday: The weekday that is counted.
    /// - Returns: nil if the month has no such day; only some months have a fifth.
    public func day(_ ordinal: Int, _ weekday: Weekday) -> Day? {
        guard (1...5).contains(ordinal) else { return nil }
        return day(1 + weekday.column(inWeekBeginning: self.weekday(ofDay: 1)) + 7 * (ordinal - 1))
    }

    /// The last of a certain weekday in the month; nil only in the first and last month of all.
    public func lastDay(_ weekday: Weekday) -> Day? {
        day(length - self.weekday(ofDay: length).column(inWeekBeginning: weekday))
    }

    /// How many weeks the month touches, 4 … 6: the rows of its page in a calendar.
    ///
    /// - Parameter firstWeekday: The day on which weeks begin.
    public func weekCount(beginning firstWeekday: Weekday) -> Int {
        MonthWeeks(self, firstWeekday: firstWeekday).count
    }

    /// The weekday of a day of the month, also where `Day` does not hold it.
    private func weekday(ofDay dayOfMonth: Int) -> Weekday {
        // 1970-01-01 was a Thursday.
        Weekday(daysAfterMonday: Int(truncatingIfNeeded: (daysSince1970(toDay: dayOfMonth) + 3).modulo(7)))
    }

    /// Days from 1970-01-01 to a day of the month, also where `Day` does not hold it.
    package func daysSince1970(toDay dayOfMonth: Int) -> Int64 {
        GregorianDate(
            uncheckedYear: Int32(truncatingIfNeeded: year),
            month: UInt8(truncatingIfNeeded: month),
            day: UInt8(truncatingIfNeeded: dayOfMonth)
        ).daysSince1970
    }
}
