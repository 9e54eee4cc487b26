import AlmanacCore

/// Whole weeks that together show some days: the strip of weeks above a day's page.
///
/// The weeks are days in a row, across months and years. The first and the last may show days beyond the range, which
/// `DayPlan` can tell. Every operation takes constant time.
public struct WeekStrip: Hashable, Sendable {
    /// The days that the strip is for.
    public let days: DayRange

    /// The weekday on which weeks begin.
    public let firstWeekday: Weekday

    /// The weeks of some days.
    public init(_ days: DayRange, firstWeekday: Weekday) {
        self.days = days
        self.firstWeekday = firstWeekday
    }

    /// Whether a day is one of those the strip is for.
    public func isInRange(_ day: Day) -> Bool { days.contains(day) }

    /// The position of the week with a day in it, or nil if the day is not one of `days`.
    public func position(of day: Day) -> Int? {
        days.contains(day) ? position(ofWeekWith: day) : nil
    }

    /// The week with a day in it, or nil if the day is not one of `days`.
    public func week(with day: Day) -> CalendarWeek? {
        days.contains(day) ? CalendarWeek(with: day, firstWeekday: firstWeekday) : nil
    }

    /// The weekday of a column: what the head of the strip shows.
    ///
    /// - Parameter column: 0 … 6; other numbers go round and round.
    public func weekday(ofColumn column: Int) -> Weekday {
        Weekday(daysAfterMonday: column % 7 + firstWeekday.number - 1)
    }

    /// The position of the week of a day that is not before the first.
    func position(ofWeekWith day: Day) -> Int {
        let lead = days.firstDay.weekday.column(inWeekBeginning: firstWeekday)
        let elapsed = Int64(day.rawValue) - Int64(days.firstDay.rawValue) + Int64(lead)
        return Int(truncatingIfNeeded: elapsed / 7)
    }
}

extension WeekStrip: RandomAccessCollection {
    /// The first week, zero.
    public var startIndex: Int { 0 }

    /// The number of weeks, at least one.
    public var endIndex: Int { position(ofWeekWith: days.lastDay) + 1 }

    /// The week at a position.
    ///
    /// - Precondition: As for any collection, the position is one of `indices`.
    public subscript(position: Int) -> CalendarWeek {
        precondition(position >= 0 && position < endIndex, "no such week in this strip")
        // The first week stands for itself; every other one has the day `7 * position` days after the first.
        let day = Int64(days.firstDay.rawValue) + 7 * Int64(position)
        return CalendarWeek(with: Day(rawValue: Int32(clamping: day)), firstWeekday: firstWeekday)
    }
}
