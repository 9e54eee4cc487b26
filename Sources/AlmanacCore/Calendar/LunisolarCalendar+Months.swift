// Months of a calendar: by day, by name, by span of days.

extension LunisolarCalendar {
    /// The lunar month to which a day belongs, or nil if the calendar does not reach it. O(1).
    public func month(containing day: Day) -> DatedLunarMonth? {
        months.lunation(containing: day).map { month(lunation: $0) }
    }

    /// A month of a lunar year, or nil if the year has no such month or the calendar does not reach it. O(1).
    public func month(_ month: LunarMonth, ofYear year: Int) -> DatedLunarMonth? {
        months.lunation(of: month, inYear: year).map { self.month(lunation: $0) }
    }

    /// The leap month of a lunar year, or nil if it has none or the calendar does not reach the year. O(1).
    public func leapMonth(ofYear year: Int) -> LunarMonth? {
        months.leapMonth(inYear: year)
    }

    /// The months whose first days lie in a span of days, in order; as far as the calendar reaches.
    ///
    /// - Complexity: O(1); each month is worked out when it is asked for, in O(1).
    public func months(beginningIn days: DayRange) -> DatedLunarMonths {
        let first = firstLunation(beginningOnOrAfter: days.firstDay)
        let end = days.lastDay.next.map { firstLunation(beginningOnOrAfter: $0) } ?? months.count
        return DatedLunarMonths(calendar: self, lunations: first..<max(first, end))
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

/// The lunar months of a span of days, worked out one by one.
public struct DatedLunarMonths: RandomAccessCollection, Sendable {
    let calendar: LunisolarCalendar
    let lunations: Range<Int>

    /// The position of the first month.
    public var startIndex: Int { lunations.lowerBound }
    /// The position after the last month.
    public var endIndex: Int { lunations.upperBound }

    /// The month at a position, which has to be one of `indices`. O(1).
    public subscript(position: Int) -> DatedLunarMonth {
        precondition(lunations.contains(position), "no such position among these months")
        return calendar.month(lunation: position)
    }
}
