/// The weeks that show a Gregorian month: the layout of its days in columns of weekdays, for every page and section.
///
/// Cells are counted from 0 along the rows, from the first column of the week that has the first of the month. Cells of
/// the neighbouring months, before and after, are counted too.
package struct MonthWeeks {
    /// Cells before the first of the month, 0 … 6.
    package let lead: Int

    /// Days of the month, 28 … 31.
    package let length: Int

    /// Days since 1970 of the first cell. In the first month of all it comes before `Day.min`.
    private let firstCell: Int64

    @inline(__always)
    package init(_ month: YearMonth, firstWeekday: Weekday) {
        let firstOfMonth = month.daysSince1970(toDay: 1)
        // 1970-01-01 was a Thursday, number 4.
        lead = Int(truncatingIfNeeded: (firstOfMonth + 4 - Int64(firstWeekday.number)).modulo(7))
        length = month.length
        firstCell = firstOfMonth - Int64(lead)
    }

    /// The number of weeks that the month touches, 4 … 6.
    package var count: Int { (lead + length + 6) / 7 }

    /// The day in a cell, or nil if `Day` does not hold it.
    package func day(inCell cell: Int) -> Day? { Int32(exactly: firstCell + Int64(cell)).map { Day(rawValue: $0) } }

    /// The days of the first `cellCount` cells, at least one, or nil if `Day` does not hold all of them.
    @inline(__always)
    package func days(ofCells cellCount: Int) -> DayRange? {
        guard let firstDay = day(inCell: 0), let lastDay = day(inCell: cellCount - 1) else { return nil }
        return firstDay...lastDay
    }

    /// The cell of a day in the weeks of its own month.
    ///
    /// - Parameters:
    ///   - day: Any day.
    ///   - dayOfMonth: Its day of the Gregorian month, 1 … 31.
    ///   - firstWeekday: The day on which weeks begin.
    package static func cell(of day: Day, dayOfMonth: Int, firstWeekday: Weekday) -> Int {
        // 35 is a multiple of 7 that keeps the dividend from being negative.
        let lead = (day.weekday.column(inWeekBeginning: firstWeekday) + 35 - (dayOfMonth - 1)) % 7
        return lead + dayOfMonth - 1
    }
}
