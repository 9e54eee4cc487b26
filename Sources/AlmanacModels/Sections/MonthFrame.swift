import AlmanacCore

/// Where the days of a month stand on a page of weeks.
struct MonthFrame {
    /// Cells before the first of the month, 0 … 6.
    let lead: Int

    /// Days of the month, 28 … 31.
    let length: Int

    /// The day of the first cell, as days since 1970; on the first page of all it comes before `Day.min`.
    let firstCell: Int64

    init(_ month: YearMonth, firstWeekday: Weekday) {
        let firstDay = month.firstDay
        // Of the first month of all `Day` has the last days only.
        let missingDays = firstDay == .min ? GregorianDate(firstDay).day - 1 : 0
        let weekday = Weekday(daysAfterMonday: firstDay.weekday.number - 1 - missingDays)
        lead = weekday.column(inWeekBeginning: firstWeekday)
        length = month.length
        firstCell = Int64(firstDay.rawValue) - Int64(missingDays + lead)
    }

    /// Weeks that the month touches, 4 … 6.
    var weekCount: Int { (lead + length + 6) / 7 }

    /// The day in a cell, or nil if it is not an `Int32` day.
    func day(inCell item: Int) -> Day? {
        Int32(exactly: firstCell + Int64(item)).map { Day(rawValue: $0) }
    }

    /// In which cell a day stands; only for days on the page.
    func cell(of day: Day) -> Int {
        Int(truncatingIfNeeded: Int64(day.rawValue) - firstCell)
    }

    /// To which month the day in a cell belongs.
    func place(ofCell item: Int) -> MonthCell.Place {
        if item < lead { return .monthBefore }
        return item < lead + length ? .month : .monthAfter
    }
}
