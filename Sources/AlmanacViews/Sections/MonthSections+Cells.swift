import AlmanacCore

// From cells to days and back.

extension MonthSections {
    /// Rows of a section, 4 … 6; zero if there is no such section.
    public func rowCount(inSection section: Int) -> Int {
        month(ofSection: section).map { rowCount(of: weeks(of: $0)) } ?? 0
    }

    /// Cells of a section, 28 … 42; zero if there is no such section.
    public func itemCount(inSection section: Int) -> Int {
        7 * rowCount(inSection: section)
    }

    /// The day that stands in a cell as a day of the section's month, or nil if the cell is blank.
    ///
    /// - Returns: nil for the cells before and after the month, for days before the first and after the last of the
    ///   range, and for places the calendar does not have; `position(of:)` gives the place back for every other.
    public func day(at position: CellPosition) -> Day? {
        guard let cell = cell(at: position), cell.month == .current, cell.isInRange else { return nil }
        return cell.day
    }

    /// The place where a day stands as a day of its own month, or nil if it is not in the range.
    public func position(of day: Day) -> CellPosition? {
        guard days.contains(day) else { return nil }
        let date = GregorianDate(day)
        let cell = MonthWeeks.cell(of: day, dayOfMonth: date.day, firstWeekday: firstWeekday)
        return CellPosition(section: date.yearMonth.months(since: firstMonth), item: cell)
    }

    /// What stands in a cell if blanks are filled with the neighbouring months' days.
    ///
    /// - Returns: nil for places the calendar does not have, and for days beyond `Day.min` and `Day.max`.
    public func cell(at position: CellPosition) -> MonthCell? {
        guard let month = month(ofSection: position.section) else { return nil }
        let weeks = weeks(of: month)
        guard position.item >= 0, position.item < 7 * rowCount(of: weeks),
            let day = weeks.day(inCell: position.item)
        else { return nil }
        return MonthCell(day: day, month: .init(ofCell: position.item, in: weeks), isInRange: days.contains(day))
    }

    /// The weekday of a column, whose cells all have it: what the head of the calendar shows.
    ///
    /// - Parameter column: 0 … 6; other numbers go round and round.
    public func weekday(ofColumn column: Int) -> Weekday {
        Weekday(daysAfterMonday: column % 7 + firstWeekday.number - 1)
    }

    private func weeks(of month: YearMonth) -> MonthWeeks {
        MonthWeeks(month, firstWeekday: firstWeekday)
    }

    private func rowCount(of weeks: MonthWeeks) -> Int {
        rows.rowCount(weekCount: weeks.count)
    }
}
