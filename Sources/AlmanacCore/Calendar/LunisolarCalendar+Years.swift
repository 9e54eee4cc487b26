// Lunar years of a calendar, and the months next to a month.

extension LunisolarCalendar {
    /// A lunar year, or nil if the calendar does not hold all its months.
    ///
    /// - Parameter number: The Gregorian year in which its New Year's day falls.
    /// - Complexity: O(number of its months).
    public func lunarYear(_ number: Int) -> LunarYear? {
        guard let lunations = months.lunations(ofYear: number) else { return nil }
        var longMonths: UInt16 = 0
        var firstDay = months.firstDay(ofLunation: lunations.lowerBound).rawValue
        for index in 0..<lunations.count {
            let nextFirstDay = months.firstDay(ofLunation: lunations.lowerBound + index + 1).rawValue
            if nextFirstDay &- firstDay == 30 { longMonths |= 1 << UInt16(truncatingIfNeeded: index) }
            firstDay = nextFirstDay
        }
        return LunarYear(
            number: number,
            newYearsDay: months.firstDay(ofLunation: lunations.lowerBound),
            leapNumber: UInt8(truncatingIfNeeded: months.leapMonth(inYear: number)?.number ?? 0),
            longMonths: longMonths
        )
    }

    /// The lunar year to which a day belongs, or nil if the calendar does not hold all its months.
    public func lunarYear(containing day: Day) -> LunarYear? {
        months.lunation(containing: day).flatMap { lunarYear(months.year(ofLunation: $0)) }
    }

    /// The month that follows a month of this calendar, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(after month: DatedLunarMonth) -> DatedLunarMonth? {
        month.lastDay.next.flatMap { self.month(containing: $0) }
    }

    /// The month before a month of this calendar, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(before month: DatedLunarMonth) -> DatedLunarMonth? {
        month.firstDay.previous.flatMap { self.month(containing: $0) }
    }
}
