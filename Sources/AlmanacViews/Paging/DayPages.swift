import AlmanacCore

/// Consecutive pages that together show a range of days, such as the months or the weeks of a year. There is at least one.
public protocol DayPages: RandomAccessCollection, Hashable, Sendable where Index == Int {
    /// The index of the page with a day; that of the first page for earlier days, that of the last for later ones.
    func index(nearest day: Day) -> Int
}

extension MonthSections: DayPages {
    /// The section of the month with a day; the first section for earlier days, the last one for later days.
    public func index(nearest day: Day) -> Int {
        let month = YearMonth(day)
        return Swift.min(Swift.max(month, firstMonth), lastMonth).months(since: firstMonth)
    }
}

extension WeekStrip: DayPages {
    /// The index of the week with a day; that of the first week for earlier days, that of the last for later ones.
    public func index(nearest day: Day) -> Int {
        weekIndex(of: Swift.min(Swift.max(day, days.firstDay), days.lastDay))
    }
}
