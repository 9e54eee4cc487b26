import AlmanacCore

extension MonthSections {
    /// The rows of a section, 4 … 6, or 0 if there is no such section.
    public func rowCount(inSection section: Int) -> Int {
        month(ofSection: section).map { rowCount(of: weeks(of: $0)) } ?? 0
    }

    /// The cells of a section, 28 … 42, or 0 if there is no such section.
    public func itemCount(inSection section: Int) -> Int {
        7 * rowCount(inSection: section)
    }

    /// The day in a cell, or nil if the cell is blank.
    ///
    /// Blank are the cells before and after the month, and those of days outside the range.
    ///
    /// - Returns: nil also for positions that the sections do not have; `position(of:)` returns the position of any other.
    public func day(at position: CellPosition) -> Day? {
        guard let cell = cell(at: position), cell.month == .current, cell.isInRange else { return nil }
        return cell.day
    }

    /// The position of a day in the section of its month, or nil if the day is outside the range.
    public func position(of day: Day) -> CellPosition? {
        guard days.contains(day) else { return nil }
        let date = GregorianDate(day)
        let cell = MonthWeeks.cell(of: day, dayOfMonth: date.day, firstWeekday: firstWeekday)
        return CellPosition(section: date.yearMonth.months(since: firstMonth), item: cell)
    }

    /// A cell of a view that fills blanks with the days of the neighbouring months.
    ///
    /// - Returns: nil for positions that the sections do not have, and where the day would lie beyond `Day.min` or `Day.max`.
    public func cell(at position: CellPosition) -> MonthCell? {
        guard let month = month(ofSection: position.section) else { return nil }
        let weeks = weeks(of: month)
        guard position.item >= 0, position.item < 7 * rowCount(of: weeks),
            let day = weeks.day(inCell: position.item)
        else { return nil }
        return MonthCell(day: day, month: .init(ofCell: position.item, in: weeks), isInRange: days.contains(day))
    }

    /// The weekday of all cells of a column, as the view's header shows it.
    ///
    /// - Parameter column: 0 … 6; other columns wrap.
    public func weekday(ofColumn column: Int) -> Weekday {
        firstWeekday.weekday(ofColumn: column)
    }

    private func weeks(of month: YearMonth) -> MonthWeeks {
        MonthWeeks(month, firstWeekday: firstWeekday)
    }

    private func rowCount(of weeks: MonthWeeks) -> Int {
        rows.rowCount(weekCount: weeks.count)
    }
}
