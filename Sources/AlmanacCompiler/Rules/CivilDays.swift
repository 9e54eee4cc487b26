// On which civil day of a calendar every event falls.

import AlmanacCore

/// The civil days of the events of a calendar: from the clock, then the calendar it follows, then its exceptions.
struct CivilDays {
    /// The number of the first term.
    let firstTerm: Int
    /// The civil day of each term.
    var terms: [Day]
    /// The number of the first new moon, as lunations are numbered.
    let firstLunation: Int
    /// The civil day of each new moon.
    var newMoons: [Day]

    /// Where an event stands: among the terms or among the new moons.
    enum Place: Hashable {
        case term(Int)
        case newMoon(Int)
    }

    /// The civil days by clocks alone.
    init(of instants: RoundedInstants, eras: [CalendarSection.Era]) {
        firstTerm = instants.firstTerm
        terms = instants.terms.map { Self.civilDay($0, eras) }
        firstLunation = instants.firstLunation
        newMoons = instants.newMoons.map { Self.civilDay($0, eras) }
    }

    /// The civil day at a place.
    subscript(place: Place) -> Day {
        get {
            switch place {
            case .term(let index): terms[index]
            case .newMoon(let index): newMoons[index]
            }
        }
        set {
            switch place {
            case .term(let index): terms[index] = newValue
            case .newMoon(let index): newMoons[index] = newValue
            }
        }
    }

    /// Takes every day up to `lastDay` from another calendar.
    mutating func follow(_ other: CivilDays, until lastDay: Day) {
        for index in terms.indices where other.terms[index] <= lastDay { terms[index] = other.terms[index] }
        for index in newMoons.indices where other.newMoons[index] <= lastDay { newMoons[index] = other.newMoons[index] }
    }

    /// Where the event of a name stands in the table: the one of its kind on that day or the day before or after.
    func place(of event: EventName) -> Place? {
        let days: ArraySlice<Day>
        switch event.kind {
        case .newMoon: days = newMoons.prefix(TableSpan.lunations.count)
        case .term: days = terms.prefix(TableSpan.terms.count)
        }
        let index = days.indices.first { index in
            abs(days[index].days(since: event.day)) <= 1 && isTerm(index, of: event.kind)
        }
        return index.map { event.kind == .newMoon ? .newMoon($0) : .term($0) }
    }

    /// Whether the index is of a term of this kind; new moons are all of theirs.
    private func isTerm(_ index: Int, of kind: EventName.Kind) -> Bool {
        guard case .term(let term) = kind else { return true }
        return SolarTerm(wrapping: firstTerm + index) == term
    }

    /// The day on which an instant falls by the clocks of some eras.
    static func civilDay(_ seconds: Int64, _ eras: [CalendarSection.Era]) -> Day {
        let instant = Instant(secondsSince1970: seconds)
        // The span is a few centuries around 1970: its days are far within 32 bits.
        return instant.day(atOffset: CalendarSection.Era.offset(at: instant, in: eras)) ?? .min
    }
}
