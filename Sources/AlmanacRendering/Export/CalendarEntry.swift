import Almanac

/// A solar term, a phase, a festival, a lunar day or an anniversary, with the name and the days that every format needs.
struct CalendarEntry: Hashable, Sendable {
    /// The group to which it belongs.
    let feed: Feed
    /// An identifier unique within its feed and calendar, the same in every release and language: `2026-lichun`.
    let id: String
    /// The name in the language of the request; an anniversary's is any text.
    private(set) var name: String
    /// The only day, or the first of a span.
    let firstDay: Day
    /// The last day, included; equal to the first unless the entry is a span.
    let lastDay: Day
    /// The instant of a term or a phase; nil for other feeds.
    let instant: Instant?
    /// The certainty of the day.
    let certainty: Certainty
    /// The phase; nil for other feeds.
    let phase: MoonPhase?
    /// The festival; nil for other feeds, unless a term is one.
    private(set) var festival: Festival?
    /// The solar term, or the one that a festival is; nil for anything else.
    let term: SolarTerm?

    /// An entry from its fields.
    init(
        feed: Feed,
        id: String,
        name: String,
        firstDay: Day,
        lastDay: Day,
        instant: Instant? = nil,
        certainty: Certainty = .certain,
        phase: MoonPhase? = nil,
        festival: Festival? = nil,
        term: SolarTerm? = nil
    ) {
        self.feed = feed
        self.id = id
        self.name = name
        self.firstDay = firstDay
        self.lastDay = lastDay
        self.instant = instant
        self.certainty = certainty
        self.phase = phase
        self.festival = festival
        self.term = term
    }
}

extension CalendarEntry {
    /// The name after `≈`, if the day is not certain.
    var signedName: String { certainty.sign + name }

    /// Whether the entry is a festival that is the solar term of another entry.
    func repeats(_ other: CalendarEntry) -> Bool {
        feed.isFestival && other.feed == .terms && term != nil && term == other.term && firstDay == other.firstDay
    }

    /// The entry of a term with the name and the kind of the festival that it is: once 清明節 with its instant.
    func named(after other: CalendarEntry) -> CalendarEntry {
        var entry = self
        entry.name = other.name
        entry.festival = other.festival
        return entry
    }

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
