// Days to lunar dates and back, one by one and by the array.

extension LunisolarCalendar {
    /// The lunar date of a day, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1), some nanoseconds.
    @inlinable
    public func lunarDate(on day: Day) -> LunarDate? {
        months.date(on: day)
    }

    /// The day of a lunar date, or nil if there is no such date or the calendar does not reach it: `absence(of:)` says why.
    ///
    /// - Complexity: O(1), some nanoseconds.
    public func day(of date: LunarDate) -> Day? {
        months.day(of: date)
    }
}

// MARK: - By the array

extension LunisolarCalendar {
    /// Writes the lunar dates of many days, as fast as a loop over a ready list of months; nothing is allocated.
    ///
    /// It stops at the first day that the calendar does not reach. To continue, call it again from the day after that one.
    ///
    /// - Parameters:
    ///   - days: The days, in any order.
    ///   - dates: Room for at least as many dates; the rest of it is left unchanged.
    /// - Returns: How many days were converted: `days.count` if the calendar reaches all of them, else the index of the
    ///   first that it does not reach.
    /// - Complexity: O(number of days), about a nanosecond each.
    public func lunarDates(of days: Span<Day>, into dates: inout MutableSpan<LunarDate>) -> Int {
        precondition(dates.count >= days.count, "no room for the dates of all days")
        return days.withUnsafeBufferPointer { days in
            dates.withUnsafeMutableBufferPointer { months.writeDates(on: days, to: $0) }
        }
    }

    /// Writes the days of many lunar dates; nothing is allocated.
    ///
    /// It stops at the first date that is not a day of this calendar: `absence(of:)` says why.
    ///
    /// - Parameters:
    ///   - dates: The dates, in any order.
    ///   - days: Room for at least as many days; the rest of it is left unchanged.
    /// - Returns: How many dates were converted: `dates.count` if all are days of this calendar, else the index of the first
    ///   that is not.
    /// - Complexity: O(number of dates), some nanoseconds each.
    public func days(of dates: Span<LunarDate>, into days: inout MutableSpan<Day>) -> Int {
        precondition(days.count >= dates.count, "no room for the days of all dates")
        return dates.withUnsafeBufferPointer { dates in
            days.withUnsafeMutableBufferPointer { months.writeDays(of: dates, to: $0) }
        }
    }
}
