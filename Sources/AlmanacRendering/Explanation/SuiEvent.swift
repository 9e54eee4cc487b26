import Almanac

/// An event that numbers months, a new moon or a principal term, with its time by the calendar's clock.
struct SuiEvent: Hashable, Sendable {
    /// What happens.
    enum Kind: Hashable, Sendable {
        case newMoon
        case term(SolarTerm)
    }

    let kind: Kind
    let instant: Instant
    /// The civil day that the calendar gives the event, which is not that of `time` where an authority issued another.
    let day: Day
    /// What the calendar's clock shows at the instant.
    let time: LocalTime
    let certainty: Certainty
    /// How many seconds the instant may be wrong.
    let uncertaintySeconds: Int

    /// A new moon of a calendar; nil if its clock does not reach it.
    init?(_ event: MoonPhaseEvent, of calendar: LunisolarCalendar) {
        self.init(.newMoon, event, of: calendar)
    }

    /// A solar term of a calendar; nil if its clock does not reach it.
    init?(_ event: SolarTermEvent, of calendar: LunisolarCalendar) {
        self.init(.term(event.kind), event, of: calendar)
    }

    private init?(_ kind: Kind, _ event: CelestialEvent<some Any>, of calendar: LunisolarCalendar) {
        guard let time = calendar.localTime(of: event.instant) else { return nil }
        self.kind = kind
        instant = event.instant
        day = event.day
        self.time = time
        certainty = event.certainty
        uncertaintySeconds = event.uncertaintySeconds
    }

    /// The day and the time, `2033-12-21 21:45:47`; where they do not belong together the day that counts, then in a part of
    /// its own the time with the day of the clock, `1979-01-21`, `(1979-01-20 23:59:54)`. `≈` before it says that the day is
    /// not certain.
    var texts: [String] {
        time.day == day ? ["\(certainty.sign)\(time)"] : ["\(certainty.sign)\(day)", "(\(time))"]
    }

    /// The term, or nil for a new moon.
    var term: SolarTerm? {
        if case .term(let term) = kind { term } else { nil }
    }
}
