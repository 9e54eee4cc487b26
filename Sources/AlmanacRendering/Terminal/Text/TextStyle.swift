import Almanac

/// The meaning of a piece of text, from which its appearance follows.
package enum TextStyle: Hashable, Sendable {
    /// Text without emphasis.
    case normal
    /// The title of a page.
    case title
    /// Secondary text: lunar dates below their numbers, captions, days of the neighbouring months.
    case dimmed
    /// The number of a day.
    case number(DayColour)
    /// The number of today.
    case today(DayColour)
    /// The name of a weekday above its column.
    case weekday(DayColour)
    /// The name of a public holiday.
    case publicHoliday
    /// The name of a festival kept by custom, which is no day off.
    case festival
    /// A solar term, in the colour of its season.
    case term(SolarTerm.Season)

    /// Whether the text is a solar term.
    var isTerm: Bool {
        if case .term = self { true } else { false }
    }
}
