// Months of a calendar: by day, by name, by range of days.

extension LunisolarCalendar {
    /// The lunar month to which a day belongs, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(containing day: Day) -> DatedLunarMonth? {
        months.lunation(containing: day).map { month(lunation: $0) }
    }

    /// A month of a lunar year, or nil if the year has no such month or the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(_ month: LunarMonth, ofYear year: Int) -> DatedLunarMonth? {
        months.lunation(of: month, inYear: year).map { self.month(lunation: $0) }
    }

    /// The leap month of a lunar year, or nil if it has none or the calendar does not reach the year: `lunarYears` says which.
    ///
    /// - Complexity: O(1).
    public func leapMonth(ofYear year: Int) -> LunarMonth? {
        months.leapMonth(inYear: year)
    }

    /// The months whose first days are in a range of days, in order, as far as the calendar reaches.
    ///
    /// - Complexity: O(1); each month is computed when it is asked for, in O(1).
    public func months(beginningIn days: DayRange) -> DatedLunarMonths {
        let first = firstLunation(beginningOnOrAfter: days.firstDay)
        let end = days.lastDay.next.map { firstLunation(beginningOnOrAfter: $0) } ?? months.count
        return DatedLunarMonths(calendar: self, lunations: first..<max(first, end))
    }

    /// The months that share a day with a range of days, in order, as far as the calendar reaches: two or three for a
    /// Gregorian month.
    ///
    /// - Complexity: O(1); each month is computed when it is asked for, in O(1).
    public func months(overlapping days: DayRange) -> DatedLunarMonths {
        guard let held = days.intersection(self.days), let first = months.lunation(containing: held.firstDay),
            let last = months.lunation(containing: held.lastDay)
        else { return DatedLunarMonths(calendar: self, lunations: 0..<0) }
        return DatedLunarMonths(calendar: self, lunations: first..<last + 1)
    }

    private func firstLunation(beginningOnOrAfter day: Day) -> Int {
        guard day > months.days.firstDay else { return 0 }
        guard let lunation = months.lunation(containing: day) else { return months.count }
        return months.firstDay(ofLunation: lunation) < day ? lunation + 1 : lunation
    }

    func month(lunation: Int) -> DatedLunarMonth {
        let firstDay = months.firstDay(ofLunation: lunation)
        return DatedLunarMonth(
            year: months.year(ofLunation: lunation),
            month: months.month(ofLunation: lunation),
            firstDay: firstDay,
            length: Int(months.firstDay(ofLunation: lunation + 1).rawValue &- firstDay.rawValue)
        )
    }
}

/// Consecutive lunar months of a calendar, each computed when it is asked for.
///
/// Indices do not begin at 0; use `startIndex` or `first`. Every operation takes constant time, and none allocates.
public struct DatedLunarMonths: RandomAccessCollection, Sendable {
    let calendar: LunisolarCalendar
    let lunations: Range<Int>

    /// The index of the first month.
    public var startIndex: Int { lunations.lowerBound }
    /// The index after that of the last month.
    public var endIndex: Int { lunations.upperBound }

    /// The month at an index.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    public subscript(index: Int) -> DatedLunarMonth {
        precondition(lunations.contains(index), "no such index among these months")
        return calendar.month(lunation: index)
    }
}
