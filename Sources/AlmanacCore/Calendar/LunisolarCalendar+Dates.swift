// Days to lunar dates and back, one by one and by the array.

extension LunisolarCalendar {
    /// The lunar date of a day, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1), some nanoseconds.
    @inlinable
    public func lunarDate(on day: Day) -> LunarDate? {
        lunations.date(on: day)
    }

    /// The day of a lunar date, or nil if there is no such date or the calendar does not reach it: `absence(of:)` says why.
    ///
    /// - Complexity: O(1), some nanoseconds.
    public func day(of date: LunarDate) -> Day? {
        months.day(of: date)
    }
}
