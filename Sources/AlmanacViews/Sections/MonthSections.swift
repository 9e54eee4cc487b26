import AlmanacCore

/// A range of days in sections, one for each month, and cells, one for each day: what a scrolling calendar shows.
///
/// A section consists of whole weeks. Every day of the range has exactly one cell in the section of its month; `day(at:)`
/// and `position(of:)` are inverse to each other. If the range has only a part of its first or last month, the section is
/// laid out for the whole month, so that no day moves when the range grows.
///
/// As a collection it consists of the months of the sections. Every operation takes constant time.
///
/// ```swift
/// if let first = Day("2026-01-30"), let last = Day("2026-03-01") {
///     let sections = MonthSections(first...last, firstWeekday: .monday)
///     print(Array(sections), sections.itemCount(inSection: 1))  // [2026-01, 2026-02, 2026-03] 35
///     if let position = sections.position(of: first) {
///         print(position.item, sections.day(at: position) == first)  // 32 true
///     }
/// }
/// ```
public struct MonthSections: Hashable, Sendable {
    /// The days that the sections show.
    public let days: DayRange

    /// The weekday of the first column.
    public let firstWeekday: Weekday

    /// How many rows of seven cells a section has.
    public let rows: RowPolicy

    let firstMonth: YearMonth
    let lastMonth: YearMonth

    /// The sections of a range of days.
    ///
    /// - Parameters:
    ///   - days: The days, any range of them.
    ///   - firstWeekday: The weekday of the first column.
    ///   - rows: How many rows a section has; as many as its month needs unless something else is asked for.
    public init(_ days: DayRange, firstWeekday: Weekday, rows: RowPolicy = .natural) {
        self.days = days
        self.firstWeekday = firstWeekday
        self.rows = rows
        firstMonth = YearMonth(days.firstDay)
        lastMonth = YearMonth(days.lastDay)
    }
}

extension MonthSections: RandomAccessCollection {
    /// Zero, the first section.
    public var startIndex: Int { 0 }

    /// The number of sections, at least one.
    public var endIndex: Int { lastMonth.months(since: firstMonth) + 1 }

    /// The month of a section.
    ///
    /// - Precondition: As for any collection, the section is one of `indices`.
    public subscript(section: Int) -> YearMonth {
        // A section of input goes through `day(at:)` or `cell(at:)`, which return nil.
        guard let month = month(ofSection: section) else { preconditionFailure("no such section in this calendar") }
        return month
    }

    /// The month of a section, or nil if there is no such section.
    func month(ofSection section: Int) -> YearMonth? {
        section >= 0 && section < endIndex ? firstMonth.advanced(by: section) : nil
    }
}

extension MonthSections {
    /// The rows of a section, 4 … 6, or 0 if there is no such section.
    public func rowCount(inSection section: Int) -> Int {
        month(ofSection: section).map { rows.rowCount(weekCount: $0.weekCount(beginning: firstWeekday)) } ?? 0
    }

    /// The cells of a section, 28 … 42, or 0 if there is no such section.
    public func itemCount(inSection section: Int) -> Int { 7 * rowCount(inSection: section) }

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
        let weeks = MonthWeeks(month, firstWeekday: firstWeekday)
        guard position.item >= 0, position.item < 7 * rows.rowCount(weekCount: weeks.count),
            let day = weeks.day(inCell: position.item)
        else { return nil }
        let index = position.item - weeks.lead
        let ofDay: MonthCell.Month = index < 0 ? .previous : index < weeks.length ? .current : .next
        return MonthCell(day: day, month: ofDay, isInRange: days.contains(day))
    }

    /// The weekday of all cells of a column, as the view's header shows it.
    ///
    /// - Parameter column: 0 … 6; other columns wrap.
    public func weekday(ofColumn column: Int) -> Weekday { firstWeekday.weekday(ofColumn: column) }
}

#if !hasFeature(Embedded)
    extension MonthSections: Codable {
        private enum CodingKeys: CodingKey { case days, firstWeekday, rows }

        /// Decodes an object of `days`, `firstWeekday` and `rows`.
        public init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                try form.decode(DayRange.self, forKey: .days),
                firstWeekday: try form.decode(Weekday.self, forKey: .firstWeekday),
                rows: try form.decode(RowPolicy.self, forKey: .rows)
            )
        }
    }
#endif

/// The position of a cell in a view of sections: its section and its item, both counted from 0, as in an `IndexPath`.
///
/// ```swift
/// if let first = Day("2026-02-01"), let last = Day("2026-03-31") {
///     print(MonthSections(first...last, firstWeekday: .monday).day(at: CellPosition(section: 1, item: 6)) ?? "blank")
///     // 2026-03-01
/// }
/// ```
public struct CellPosition: Hashable, Sendable {
    /// The section, from 0.
    public let section: Int

    /// The cell of the section, from 0 along the rows.
    public let item: Int

    /// Any position; whether some sections have it is for their questions to say.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }
}

extension CellPosition: Comparable {
    /// Whether the left cell is read before the right one.
    public static func < (left: CellPosition, right: CellPosition) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}

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
    }
}

extension Weekday {
    /// The weekday of a column in weeks that begin on this weekday; columns outside 0 … 6 wrap.
    func weekday(ofColumn column: Int) -> Weekday {
        Weekday(daysAfterMonday: column % 7 + number - 1)
    }
}
