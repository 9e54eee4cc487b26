import AlmanacCore

/// A range of days in sections, one for each month, and cells, one for each day: what a scrolling calendar shows.
///
/// A section consists of whole weeks. Every day of the range has exactly one cell in the section of its month; `day(at:)`
/// and `position(of:)` are inverse to each other. If the range has only a part of its first or last month, the section is
/// laid out for the whole month, so that no day moves when the range grows.
///
/// As a collection it consists of the months of the sections. Every operation takes constant time.
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
        guard let month = month(ofSection: section) else { preconditionFailure("no such section in this calendar") }
        return month
    }

    /// The month of a section, or nil if there is no such section.
    func month(ofSection section: Int) -> YearMonth? {
        section >= 0 && section < endIndex ? firstMonth.advanced(by: section) : nil
    }
}
