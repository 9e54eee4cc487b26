extension LunarDate {
    /// Why a calendar has no day for a lunar date.
    public enum Absence: Hashable, Sendable {
        /// The calendar does not hold the month of the date: it is before the first or after the last.
        case outOfRange
        /// The year has no such leap month.
        case noSuchLeapMonth
        /// The month has 29 days, and the date is its 30th.
        case noThirtiethDay
    }
}

extension LunisolarCalendar {
    /// Why a lunar date is not a day of this calendar, or nil if it is one: the reason for the nil of `day(of:)`.
    ///
    /// - Complexity: O(1).
    public func absence(of date: LunarDate) -> LunarDate.Absence? {
        guard lunarYears.contains(date.year) else { return .outOfRange }
        if date.month.isLeap && leapMonth(inLunarYear: date.year) != date.month { return .noSuchLeapMonth }
        guard let month = month(date.month, inLunarYear: date.year) else { return .outOfRange }
        return date.day <= month.length ? nil : .noThirtiethDay
    }
}
