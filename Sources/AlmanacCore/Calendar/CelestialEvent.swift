/// A solar term or a phase of the Moon, with its instant and its civil day in a calendar.
///
/// ```swift
/// if let event = LunisolarCalendar.china.termEvent(.chunfen, inYear: 2084) {
///     print(event.kind, event.day, event.instant, event.certainty)
///     // chunfen 2084-03-20 2084-03-19T16:00:47Z disputed
///     print(event.marginSeconds, event.uncertaintySeconds)  // 47 100
/// }
/// ```
public struct CelestialEvent<Kind: Hashable & Sendable>: Hashable, Sendable {
    /// The term or phase.
    public let kind: Kind
    /// The instant in whole seconds of UTC, UT1 before 1972, rounded half up.
    public let instant: Instant
    /// The civil day on which the calendar has it, cited exceptions included.
    public let day: Day
    /// Seconds from the nearest midnight of the calendar's clock to the instant, negative before midnight.
    public let marginSeconds: Int
    /// The seconds by which the instant may be wrong, by cause.
    package let uncertainty: Instant.Uncertainty
    /// The certainty of the civil day.
    public let certainty: Certainty

    /// The seconds by which the instant may be wrong in all, rounded up.
    public var uncertaintySeconds: Int { uncertainty.seconds }
}

/// A solar term in a calendar.
public typealias SolarTermEvent = CelestialEvent<SolarTerm>

/// A phase of the Moon in a calendar.
public typealias MoonPhaseEvent = CelestialEvent<MoonPhase>

// MARK: - Events by number: the same look-ups for terms and phases

/// A kind of event whose events a calendar numbers in order of their days.
protocol CelestialKind: Hashable, Sendable {
    /// The numbers of the events that a calendar holds.
    static func numbers(in calendar: LunisolarCalendar) -> Range<Int>

    /// The first event whose civil day is `day` or later, or an end of the numbers.
    static func firstNumber(onOrAfter day: Day, in calendar: LunisolarCalendar) -> Int

    /// The instant of an event, whose number is one of the calendar's.
    static func instant(of number: Int, in calendar: LunisolarCalendar) -> Instant

    /// The event of a number, which is one of the calendar's.
    static func event(_ number: Int, in calendar: LunisolarCalendar) -> CelestialEvent<Self>
}

extension LunisolarCalendar {
    /// The events whose civil days lie in a range of days, as far as the calendar reaches.
    func events<Kind: CelestialKind>(in days: DayRange) -> CalendarSlice<CelestialEvent<Kind>> {
        let first = Kind.firstNumber(onOrAfter: days.firstDay, in: self)
        let end =
            days.lastDay.next.map { Kind.firstNumber(onOrAfter: $0, in: self) } ?? Kind.numbers(in: self).upperBound
        return CalendarSlice(calendar: self, numbers: first..<max(first, end)) { Kind.event($1, in: $0) }
    }

    /// The event of a number, or nil if the calendar does not hold it.
    func event<Kind: CelestialKind>(numbered number: Int) -> CelestialEvent<Kind>? {
        Kind.numbers(in: self).contains(number) ? Kind.event(number, in: self) : nil
    }

    func nextEvent<Kind: CelestialKind>(after day: Day) -> CelestialEvent<Kind>? {
        guard days.contains(day), let next = day.next else { return nil }
        return nextEvent(numbered: Kind.firstNumber(onOrAfter: next, in: self), after: day)
    }

    /// The event of a number if it is the next after a day. Terms are at most 16 days apart, 17 by an exception, and phases fewer;
    /// one that is farther away is the first that the calendar has, as days of Japan begin in 1685 and its terms in 1853.
    private func nextEvent<Kind: CelestialKind>(numbered number: Int, after day: Day) -> CelestialEvent<Kind>? {
        event(numbered: number).flatMap { $0.day.days(since: day) <= 17 ? $0 : nil }
    }

    func previousEvent<Kind: CelestialKind>(before day: Day) -> CelestialEvent<Kind>? {
        days.contains(day) ? event(numbered: Kind.firstNumber(onOrAfter: day, in: self) - 1) : nil
    }

    func nextEvent<Kind: CelestialKind>(after instant: Instant) -> CelestialEvent<Kind>? {
        guard let day = instant.day(utcOffsetSeconds: 0) else { return nil }
        return firstNumber(of: Kind.self, after: instant).flatMap { nextEvent(numbered: $0, after: day) }
    }

    func previousEvent<Kind: CelestialKind>(before instant: Instant) -> CelestialEvent<Kind>? {
        instant.advanced(bySeconds: -1).flatMap { firstNumber(of: Kind.self, after: $0) }
            .flatMap { event(numbered: $0 - 1) }
    }

    /// The first event after an instant, or the end of the numbers; nil if the calendar does not hold the day of the instant
    /// by UTC.
    func firstNumber<Kind: CelestialKind>(of _: Kind.Type, after instant: Instant) -> Int? {
        guard let day = instant.day(utcOffsetSeconds: 0), days.contains(day) else { return nil }
        let numbers = Kind.numbers(in: self)
        // One event early, as an exception may set a day beside its instant: at most three steps.
        var number = max(Kind.firstNumber(onOrAfter: day, in: self) - 1, numbers.lowerBound)
        while number < numbers.upperBound && Kind.instant(of: number, in: self) <= instant { number += 1 }
        return number
    }

    /// An event of a kind at an instant, on the civil day that the calendar gives it.
    ///
    /// - Parameter computed: The certainty of an event that no source shows as published, if it has no remark.
    func event<Kind>(
        _ kind: Kind,
        at instant: Instant,
        on day: Day,
        noted remark: EventNote.Remark?,
        computed: Certainty? = nil
    ) -> CelestialEvent<Kind> {
        let offset = utcOffsetSeconds(at: instant)
        let marginSeconds = instant.marginFromMidnight(utcOffsetSeconds: offset)
        return CelestialEvent(
            kind: kind,
            instant: instant,
            day: day,
            marginSeconds: marginSeconds,
            uncertainty: uncertaintyModel.uncertainty(at: instant),
            certainty: remark?.certainty(on: day, marginSeconds: marginSeconds)
                ?? computed ?? (table.about.lastPublishedDay < day ? .computed() : .certain)
        )
    }

    /// The remark of the note on an event, or nil if there is none.
    ///
    /// - Complexity: O(number of notes), a handful.
    func remark(_ event: EventNote.Event, index: Int) -> EventNote.Remark? {
        for note in notes where note.event == event && note.index == index { return note.remark }
        return nil
    }
}
