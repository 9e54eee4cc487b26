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
        let missingDays = month.missingDays
        lead = MonthFrame.lead(of: firstDay, dayOfMonth: 1 + missingDays, firstWeekday: firstWeekday)
        length = month.length
        firstCell = Int64(firstDay.rawValue) - Int64(missingDays + lead)
    }

    /// Cells before the first of the month in which a day lies.
    static func lead(of day: Day, dayOfMonth: Int, firstWeekday: Weekday) -> Int {
        (day.weekday.column(inWeekBeginning: firstWeekday) - dayOfMonth + 36) % 7
    }

    /// Weeks that the month touches, 4 … 6.
    var weekCount: Int { (lead + length + 6) / 7 }

    /// The day in a cell, or nil if it is not an `Int32` day.
    func day(inCell item: Int) -> Day? {
        Int32(exactly: firstCell + Int64(item)).map { Day(rawValue: $0) }
    }

    /// To which month the day in a cell belongs.
    func place(ofCell item: Int) -> MonthCell.Place {
        if item < lead { return .monthBefore }
        return item < lead + length ? .month : .monthAfter
    }
}

extension YearMonth {
    /// Days of the month before `firstDay`: 22 in the first month of all, whose last days only are `Day`s, else none.
    var missingDays: Int {
        firstDay.rawValue == .min ? GregorianDate(firstDay).day - 1 : 0
    }
}
