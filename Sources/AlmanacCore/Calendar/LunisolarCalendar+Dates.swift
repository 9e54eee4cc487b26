// Days to lunar dates and back.

extension LunisolarCalendar {
    /// The lunar date of a day, or nil if the calendar does not reach it. O(1).
    public func lunarDate(on day: Day) -> LunarDate? {
        guard let lunation = months.lunation(containing: day) else { return nil }
        let dayOfMonth = day.rawValue &- months.firstDay(ofLunation: lunation).rawValue &+ 1
        return LunarDate(
            uncheckedYear: UInt32(truncatingIfNeeded: months.year(ofLunation: lunation)),
            month: months.month(ofLunation: lunation),
            day: UInt32(bitPattern: dayOfMonth)
        )
    }

    /// The day of a lunar date, or nil if there is no such date or the calendar does not reach it. O(1).
    public func day(of date: LunarDate) -> Day? {
        guard let lunation = months.lunation(of: date.month, inYear: date.year) else { return nil }
        let firstDay = months.firstDay(ofLunation: lunation)
        let day = Day(rawValue: firstDay.rawValue &+ Int32(truncatingIfNeeded: date.day) &- 1)
        return day < months.firstDay(ofLunation: lunation + 1) ? day : nil
    }
}
