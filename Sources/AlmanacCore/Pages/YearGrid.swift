/// The twelve pages of a Gregorian year.
///
/// Indices count from 0, January. A page is computed when it is asked for, in constant time; nothing is allocated.
///
/// ```swift
/// if let year = LunisolarCalendar.korea.grids(inYear: 2026, firstWeekday: .sunday) {
///     print(year.map(\.rowCount))  // [5, 4, 5, 5, 6, 5, 5, 6, 5, 5, 5, 5]
/// }
/// ```
public struct YearGrid: RandomAccessCollection, Sendable {
    private let calendar: LunisolarCalendar
    /// The Gregorian year.
    public let year: Int
    /// The weekday of the first columns.
    public let firstWeekday: Weekday
    /// The number of rows of each page.
    public let rows: RowPolicy

    init?(_ calendar: LunisolarCalendar, year: Int, firstWeekday: Weekday, rows: RowPolicy) {
        self.calendar = calendar
        self.year = year
        self.firstWeekday = firstWeekday
        self.rows = rows
        // The months between the first and the last are reached if these two are.
        guard page(1) != nil, page(12) != nil else { return nil }
    }

    /// The index of January, zero.
    public var startIndex: Int { 0 }
    /// The number of months, 12.
    public var endIndex: Int { 12 }

    /// The page at an index.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    /// - Complexity: O(1).
    public subscript(index: Int) -> MonthGrid {
        // `init` has asked for the first page and the last: only an index that is no month comes here.
        guard let page = page(index + 1) else { preconditionFailure("no such month in a year") }
        return page
    }

    /// Makes an array hold the cells of all pages, page after page; nothing is allocated once it has had room for 504.
    ///
    /// - Complexity: O(number of cells).
    public func fill(_ cells: inout [DayCell]) {
        cells.resize(to: 42 * count)
        var span = cells.mutableSpan
        let written = fill(&span)
        cells.resize(to: written)
    }

    /// Writes the cells of all pages, page after page, into a buffer of the caller's; nothing is allocated.
    ///
    /// - Parameter cells: Room for at least as many cells as the pages have, 504 are always enough; the rest of it is left
    ///   unchanged.
    /// - Returns: The number of cells that were written.
    /// - Complexity: O(number of cells).
    @discardableResult
    public func fill(_ cells: inout MutableSpan<DayCell>) -> Int {
        var written = 0
        for page in self {
            page.fill(&cells, from: written)
            written += page.count
        }
        return written
    }

    private func page(_ month: Int) -> MonthGrid? {
        YearMonth(year: year, month: month).flatMap {
            calendar.grid(of: $0, firstWeekday: firstWeekday, rows: rows)
        }
    }
}

extension LunisolarCalendar {
    /// The twelve pages of a Gregorian year, or nil if the calendar does not reach all their days.
    ///
    /// - Parameters:
    ///   - year: The year, 1900 … 2100 in the bundled table.
    ///   - firstWeekday: The weekday of the first columns.
    ///   - rows: The number of rows of each page; each as many as it needs unless something else is asked for.
    public func grids(inYear year: Int, firstWeekday: Weekday = .monday, rows: RowPolicy = .natural) -> YearGrid? {
        YearGrid(self, year: year, firstWeekday: firstWeekday, rows: rows)
    }
}
