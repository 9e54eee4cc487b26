import AlmanacCore

/// Seven days in a row, beginning on a weekday of choice.
public struct CalendarWeek: Hashable, Sendable {
    /// The days: seven, but for the first and the last week of all, of which `Day` has only a part.
    public let days: DayRange

    /// The weekday on which the week begins.
    public let firstWeekday: Weekday

    /// The week with a day in it.
    public init(with day: Day, firstWeekday: Weekday) {
        let firstDay = day.latest(firstWeekday) ?? .min
        let lastDay = day.earliest(firstWeekday.previous) ?? .max
        days = firstDay...lastDay
        self.firstWeekday = firstWeekday
    }

    /// The day in a column, or nil unless that is 0 … 6 and an `Int32` day.
    public func day(inColumn column: Int) -> Day? {
        guard column >= 0, column < 7,
            let day = days.firstDay.advanced(by: column - self.column(of: days.firstDay))
        else { return nil }
        return days.contains(day) ? day : nil
    }

    /// The column, 0 … 6, in which a day would stand in its week.
    public func column(of day: Day) -> Int {
        day.weekday.column(inWeekBeginning: firstWeekday)
    }
}

extension CalendarWeek: Comparable {
    /// Whether the left week begins earlier than the right one.
    public static func < (left: CalendarWeek, right: CalendarWeek) -> Bool {
        left.days.firstDay < right.days.firstDay
    }
}
