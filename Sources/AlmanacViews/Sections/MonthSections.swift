import AlmanacCore

/// Days laid out in sections, a month each, and cells, a day each: what a scrolling calendar of months shows.
///
/// A section has the cells of whole weeks. Every day of the range stands in exactly one cell as a day of its section's
/// month, and `day(at:)` and `position(of:)` lead from one to the other. A first or last month of which the range has
/// only a part keeps the layout of the whole month, so that no day moves when the range grows.
///
/// As a collection it has the months of the sections as elements. Every operation takes constant time.
public struct MonthSections: Hashable, Sendable {
    /// The days of the calendar.
    public let days: DayRange

    /// The day on which weeks begin, and so the weekday of the first column.
    public let firstWeekday: Weekday

    /// How many rows of seven cells a section has.
    public let rows: RowPolicy

    let firstMonth: YearMonth
    let lastMonth: YearMonth

    /// A calendar of some days.
    ///
    /// - Parameters:
    ///   - days: The days, from any to any other.
    ///   - firstWeekday: The day on which weeks begin.
    ///   - rows: How many rows a section has.
    public init(_ days: DayRange, firstWeekday: Weekday, rows: RowPolicy = .natural) {
        self.days = days
        self.firstWeekday = firstWeekday
        self.rows = rows
        firstMonth = YearMonth(days.firstDay)
        lastMonth = YearMonth(days.lastDay)
    }
}

extension MonthSections: RandomAccessCollection {
    /// The first section, zero.
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
