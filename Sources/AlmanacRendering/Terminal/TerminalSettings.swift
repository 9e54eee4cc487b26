import Almanac

/// Everything that a page in a terminal depends on in addition to the festivals and the days shown.
package struct TerminalSettings: Sendable {
    /// The greatest width of a line, in cells of the terminal; lines are wider where a week of the smallest cells is.
    package var width: Int
    /// The lines of the screen, to leave gaps where they fit; nil if there is none.
    package var height: Int?
    /// How styles are written.
    package var palette: Palette
    /// The language of names and dates.
    package var language: CalendarLanguage
    /// The reader's local date, to be marked; nil marks no day.
    package var today: Day?
    /// The weekday of the first column.
    package var firstWeekday: Weekday
    /// The colour of Saturdays by the custom of the region.
    package var saturdayColour: DayColour
    /// Who works when in the region of the page; nil shows public holidays by law alone.
    package var daysOff: WorkCalendar?
    /// The number of rows of a month.
    package var rows: RowPolicy
    /// The reader's clock, to be shown where it differs from the calendar's; nil shows the calendar's alone.
    package var clock: ReaderClock?

    /// Settings; the defaults are those of a terminal without colours, 80 cells wide.
    package init(
        width: Int = 80,
        height: Int? = nil,
        palette: Palette = .none,
        language: CalendarLanguage = .english,
        today: Day? = nil,
        firstWeekday: Weekday = .monday,
        saturdayColour: DayColour = .red,
        daysOff: WorkCalendar? = nil,
        rows: RowPolicy = .natural,
        clock: ReaderClock? = nil
    ) {
        self.width = width
        self.height = height
        self.palette = palette
        self.language = language
        self.today = today
        self.firstWeekday = firstWeekday
        self.saturdayColour = saturdayColour
        self.daysOff = daysOff
        self.rows = rows
        self.clock = clock
    }
}
