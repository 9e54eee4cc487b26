import AlmanacCore

/// Consecutive whole weeks that show a range of days: the strip of weeks above the page of a day.
///
/// A strip crosses months and years. Its first and last week may have days outside the range; `isInRange(_:)` tells. Every
/// operation takes constant time.
///
/// ```swift
/// if let year = DayRange(year: 2026), let today = Day("2026-11-21") {
///     let strip = WeekStrip(year, firstWeekday: .monday)
///     print(strip.count, strip.week(with: today)?.days ?? year)  // 53 2026-11-16...2026-11-22
/// }
/// ```
public struct WeekStrip: Codable, Hashable, Sendable {
    /// The days that the strip is for.
    public let days: DayRange

    /// The weekday on which weeks begin.
    public let firstWeekday: Weekday

    /// The weeks that show a range of days.
    public init(_ days: DayRange, firstWeekday: Weekday) {
        self.days = days
        self.firstWeekday = firstWeekday
    }

    /// Whether a day is one of those the strip is for.
    public func isInRange(_ day: Day) -> Bool { days.contains(day) }

    /// The index of the week with a day, or nil if the day is not one of `days`.
    public func index(of day: Day) -> Int? { days.contains(day) ? weekIndex(of: day) : nil }

    /// The week with a day, or nil if the day is not one of `days`.
    public func week(with day: Day) -> CalendarWeek? {
        days.contains(day) ? CalendarWeek(with: day, firstWeekday: firstWeekday) : nil
    }

    /// The weekday of a column, as the strip's header shows it.
    ///
    /// - Parameter column: 0 … 6; other columns wrap.
    public func weekday(ofColumn column: Int) -> Weekday { firstWeekday.weekday(ofColumn: column) }

    /// The index of the week with a day.
    ///
    /// - Precondition: The day is not before the first day of the range.
    func weekIndex(of day: Day) -> Int {
        let lead = days.firstDay.weekday.column(inWeekBeginning: firstWeekday)
        let elapsed = Int64(day.rawValue) - Int64(days.firstDay.rawValue) + Int64(lead)
        return Int(truncatingIfNeeded: elapsed / 7)
    }
}

extension WeekStrip: RandomAccessCollection {
    /// Zero, the first week.
    public var startIndex: Int { 0 }

    /// The number of weeks, at least one.
    public var endIndex: Int { weekIndex(of: days.lastDay) + 1 }

    /// The week at an index.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    public subscript(index: Int) -> CalendarWeek {
        precondition(index >= 0 && index < endIndex, "no such week in this strip")
        // `7 * index` days after the first day of the range is a day of the week, whatever weekday the range begins on.
        let day = Int64(days.firstDay.rawValue) + 7 * Int64(index)
        return CalendarWeek(with: Day(rawValue: Int32(clamping: day)), firstWeekday: firstWeekday)
    }
}

/// The week that contains a given day: seven consecutive days that begin on a weekday of the caller's choice.
///
/// ```swift
/// if let day = Day("2026-11-21") {
///     print(CalendarWeek(with: day, firstWeekday: .monday).days)  // 2026-11-16...2026-11-22
/// }
/// ```
public struct CalendarWeek: Hashable, Sendable {
    /// The days of the week: seven, or fewer in the first and the last week of all, which `Day` holds only in part.
    public let days: DayRange

    /// The weekday on which the week begins.
    public let firstWeekday: Weekday

    /// The week with a day in it.
    public init(with day: Day, firstWeekday: Weekday) {
        let firstDay = day.onOrBefore(firstWeekday) ?? .min
        let lastDay = day.onOrAfter(firstWeekday.previous) ?? .max
        days = firstDay...lastDay
        self.firstWeekday = firstWeekday
    }

    /// The day in a column, or nil if the column is not 0 … 6 or `Day` does not hold the day.
    public func day(inColumn column: Int) -> Day? {
        guard column >= 0, column < 7,
            let day = days.firstDay.advanced(by: column - self.column(of: days.firstDay))
        else { return nil }
        return days.contains(day) ? day : nil
    }

    /// The column, 0 … 6, of a day in its own week, which need not be this one.
    public func column(of day: Day) -> Int { day.weekday.column(inWeekBeginning: firstWeekday) }
}

extension CalendarWeek: Comparable {
    /// Whether the left week begins before the right one.
    public static func < (left: CalendarWeek, right: CalendarWeek) -> Bool {
        left.days.firstDay < right.days.firstDay
    }
}
