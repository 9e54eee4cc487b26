// Everything that the text in a terminal depends on beside the calendar and the days shown.

import Almanac

/// For whom a text is set, and on what.
package struct TerminalSettings: Hashable, Sendable {
    /// How many cells a line may have; narrower than `narrowest` the lines are longer than that.
    package var width: Int
    /// How styles are shown.
    package var palette: Palette
    /// The language of all names.
    package var language: CalendarLanguage
    /// The day to mark as today, the reader's local date.
    package var today: Day?
    /// The weekday of the first column.
    package var firstWeekday: Weekday
    /// How many rows a month has.
    package var rows: RowPolicy

    /// The width of a month with the smallest cells.
    package static let narrowest = 7 * CellSize.smallest.pitch - CellSize.smallest.gap

    /// Settings, with what is usual for what is not given.
    package init(
        width: Int = 80,
        palette: Palette = .none,
        language: CalendarLanguage = .english,
        today: Day? = nil,
        firstWeekday: Weekday = .monday,
        rows: RowPolicy = .natural
    ) {
        self.width = width
        self.palette = palette
        self.language = language
        self.today = today
        self.firstWeekday = firstWeekday
        self.rows = rows
    }
}
