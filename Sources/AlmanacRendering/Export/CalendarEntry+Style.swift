import Almanac

extension CalendarEntry {
    /// The class that gives the name its colour in SVG and HTML: `t1` … `t4` for a term by its season, `p` for a public
    /// holiday, `f` for a traditional festival, `n` for any other day of note, `a` for an anniversary.
    var styleClass: String {
        switch (feed == .terms ? term?.season : nil, festival?.kind) {
        case (_, .publicHoliday): "p"
        case (.spring, _): "t1"
        case (.summer, _): "t2"
        case (.autumn, _): "t3"
        case (.winter, _): "t4"
        case (nil, .traditional): "f"
        case (nil, .observance), (nil, .seasonCount), (nil, .calendarNote): "n"
        case (nil, nil): "a"
        }
    }
}
