// Days of a lunar year, counted from New Year's day.

extension LunarYear {
    /// Which day of the year a lunar date is, 1 … 385, or nil if the year has no such date.
    ///
    /// - Complexity: O(1).
    public func dayOfYear(_ date: LunarDate) -> Int? {
        guard date.year == number, let index = index(of: date.month), date.day <= length(at: index) else {
            return nil
        }
        return daysBefore(index: index) + date.day
    }

    /// Which day of the year a civil day is, 1 … 385, or nil if it is of another year.
    ///
    /// - Complexity: O(1).
    public func dayOfYear(_ day: Day) -> Int? {
        days.contains(day) ? day.days(since: newYearsDay) + 1 : nil
    }

    /// The lunar date of the n-th day of the year, or nil unless it is 1 … `length`.
    ///
    /// - Complexity: O(number of months).
    public func date(onDayOfYear ordinal: Int) -> LunarDate? {
        guard ordinal >= 1, ordinal <= length else { return nil }
        var index = 0
        while index + 1 < monthCount && daysBefore(index: index + 1) < ordinal { index += 1 }
        return LunarDate(
            year: number,
            month: month(at: index),
            day: ordinal - daysBefore(index: index)
        )
    }

    /// The n-th day of the year, or nil unless it is 1 … `length`.
    ///
    /// - Complexity: O(1).
    public func day(_ ordinal: Int) -> Day? {
        guard ordinal >= 1, ordinal <= length else { return nil }
        return newYearsDay.advanced(by: ordinal - 1)
    }
}
