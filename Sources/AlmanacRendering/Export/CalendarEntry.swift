import Almanac

/// A solar term, a phase, a festival, a lunar day or an anniversary, with the name and the days that every format needs.
struct CalendarEntry: Hashable, Sendable {
    /// The group to which it belongs.
    let feed: Feed
    /// An identifier unique within its feed and calendar, the same in every release and language: `2026-lichun`.
    let id: String
    /// The name in the language of the request; an anniversary's is any text.
    let name: String
    /// The only day, or the first of a span.
    let firstDay: Day
    /// The last day, included; equal to the first unless the entry is a span.
    let lastDay: Day
    /// The instant of a term or a phase; nil for other feeds.
    var instant: Instant?
    /// The certainty of the day.
    var certainty = Certainty.certain
    /// The season of a solar term; nil for other feeds.
    var season: SolarTerm.Season?
    /// The phase; nil for other feeds.
    var phase: MoonPhase?
    /// The festival; nil for other feeds.
    var festival: Festival?
}

extension CalendarEntry {
    /// The name after `≈`, if the day is not certain.
    var signedName: String { certainty.sign + name }

    /// Whether the entry is a festival that has the name and the days of a solar term; an anniversary never repeats.
    func repeats(_ other: CalendarEntry) -> Bool {
        feed == .festivals && other.feed == .terms && name == other.name && lastDay == other.lastDay
    }
}
