import AlmanacCore

/// The civil days of the events of a calendar: by its clock, then those of the calendar it follows, then its exceptions.
struct CivilDays {
    let span: TableSpan
    let firstTerm: Int
    var terms: [Day]
    var newMoons: [Day]

    /// An event, by its index among the terms or among the new moons.
    struct EventIndex: Hashable {
        let kind: EventNote.Event
        let index: Int
    }

    /// The civil days by the clocks of `eras` alone.
    init(of instants: RoundedInstants, eras: [CalendarSection.Era]) {
        span = instants.span
        firstTerm = instants.firstTerm
        terms = instants.terms.map { Self.civilDay($0, eras) }
        newMoons = instants.newMoons.map { Self.civilDay($0, eras) }
    }

    subscript(event: EventIndex) -> Day {
        get { event.kind == .term ? terms[event.index] : newMoons[event.index] }
        set { if event.kind == .term { terms[event.index] = newValue } else { newMoons[event.index] = newValue } }
    }

    /// Replaces every day up to `lastDay`, included, by that of another calendar.
    mutating func follow(_ other: CivilDays, until lastDay: Day) {
        for index in terms.indices where other.terms[index] <= lastDay { terms[index] = other.terms[index] }
        for index in newMoons.indices where other.newMoons[index] <= lastDay { newMoons[index] = other.newMoons[index] }
    }

    /// The index of the event of a name: the one of its kind in the table on that day, the day before or the day after.
    func index(of event: EventName) -> EventIndex? {
        let isNewMoon = event.term == nil
        let days = isNewMoon ? newMoons.prefix(span.lunations.count) : terms.prefix(span.terms.count)
        let first = days.count(upTo: event.day.advanced(by: -2) ?? .min)
        let near = days[first...].prefix { $0.days(since: event.day) <= 1 }.indices
        let index = near.first { isNewMoon || event.term == SolarTerm(wrapping: firstTerm + $0) }
        return index.map { EventIndex(kind: isNewMoon ? .newMoon : .term, index: $0) }
    }

    /// Whether the days have to have the event of a row: in the span of `Data/almanac.bin` every row of the data is to be used.
    func mayHold(_ event: EventName) -> Bool {
        span == .bundled || span.promisedDays.contains(event.day) || index(of: event) != nil
    }

    /// The civil day of an instant, seconds since 1970-01-01, by the clocks of `eras`.
    static func civilDay(_ seconds: Int64, _ eras: [CalendarSection.Era]) -> Day {
        let instant = Instant(secondsSince1970: seconds)
        // The computed events lie within centuries of 1970, so that `.min` is never used.
        return instant.day(utcOffsetSeconds: CalendarSection.Era.offset(at: instant, in: eras)) ?? .min
    }
}
