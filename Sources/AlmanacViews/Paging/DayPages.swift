import AlmanacCore

/// Pages in a row that together show some days, such as the months or the weeks of a year; never none.
public protocol DayPages: RandomAccessCollection, Hashable, Sendable where Index == Int {
    /// The position of the page on which a day stands; that of the first or the last page for a day before or after
    /// them all.
    func position(nearest day: Day) -> Int
}

extension MonthSections: DayPages {
    /// The section of the month in which a day lies; the first or the last section for a day before or after them all.
    public func position(nearest day: Day) -> Int {
        let month = YearMonth(day)
        return Swift.min(Swift.max(month, firstMonth), lastMonth).months(since: firstMonth)
    }
}

extension WeekStrip: DayPages {
    /// The week in which a day lies; the first or the last week for a day before or after them all.
    public func position(nearest day: Day) -> Int {
        position(ofWeekWith: Swift.min(Swift.max(day, days.firstDay), days.lastDay))
    }
}
