import AlmanacCore

/// A cell of a month's section: its day, and where that day belongs.
///
/// ```swift
/// if let month = YearMonth("2026-02") {
///     let sections = MonthSections(month.days, firstWeekday: .monday)
///     if let cell = sections.cell(at: CellPosition(section: 0, item: 0)) {
///         print(cell.day, cell.month)  // 2026-01-26 previous
///     }
/// }
/// ```
public struct MonthCell: Hashable, Sendable {
    /// The day in the cell, of the section's month or of a neighbouring one.
    public let day: Day

    /// The month that has the day, seen from the section.
    public let month: Month

    /// Whether the day is one of those the sections were made for.
    public let isInRange: Bool

    /// The month that has a day, seen from the section in which the day is shown.
    ///
    /// The raw value is the number of months between them.
    public enum Month: Int8, CaseIterable, Hashable, Sendable {
        /// The month before, whose last days fill the first week.
        case previous = -1
        /// The month of the section.
        case current = 0
        /// The month after, whose first days fill the last weeks.
        case next = 1

        init(ofCell cell: Int, in weeks: MonthWeeks) {
            self = cell < weeks.lead ? .previous : cell < weeks.lead + weeks.length ? .current : .next
        }
    }
}
