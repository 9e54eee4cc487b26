import AlmanacCore

/// The week that contains a given day: seven consecutive days that begin on a weekday of the caller's choice.
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
    public func column(of day: Day) -> Int {
        day.weekday.column(inWeekBeginning: firstWeekday)
    }
}

extension CalendarWeek: Comparable {
    /// Whether the left week begins before the right one.
    public static func < (left: CalendarWeek, right: CalendarWeek) -> Bool {
        left.days.firstDay < right.days.firstDay
    }
}
