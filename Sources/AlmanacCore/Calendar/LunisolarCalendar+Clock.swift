// The calendar's clock: which day and time it shows at an instant, and how far an event is from midnight.

extension LunisolarCalendar {
    /// How far the calendar's clocks are ahead of UTC (UT1 before 1972) at an instant, seconds.
    ///
    /// - Complexity: O(number of eras), four at most in the bundled table.
    public func clockOffsetSeconds(at instant: Instant) -> Int32 {
        CalendarSection.Era.offset(at: instant, in: eras)
    }

    /// The day and the time that the calendar's clock shows at an instant, or nil if the day does not fit `Day`.
    ///
    /// Cited exceptions move the day of an event, never its time: where there is one, `CelestialEvent.day` is not the day
    /// that the clock shows.
    ///
    /// - Complexity: O(number of eras).
    public func localTime(of instant: Instant) -> LocalTime? {
        LocalTime(of: instant, atOffsetSeconds: clockOffsetSeconds(at: instant))
    }

    /// The civil day on which an instant falls by the calendar's clock alone, ignoring its cited exceptions.
    public func civilDay(of instant: Instant) -> Day? {
        localTime(of: instant)?.day
    }

    /// The instant at which the calendar's clock shows a time on a day, or nil unless it is a time of day.
    ///
    /// On the first day of an era its clock counts from 0h on.
    ///
    /// - Parameters:
    ///   - day: The civil day.
    ///   - secondOfDay: Seconds since 0h, 0 … 86399.
    /// - Complexity: O(number of eras).
    public func instant(on day: Day, atSecond secondOfDay: Int) -> Instant? {
        Instant(day: day, secondOfDay: secondOfDay, atOffsetSeconds: CalendarSection.Era.offset(on: day, in: eras))
    }
}

// MARK: - Events

extension LunisolarCalendar {
    /// An event of a kind at an instant, on the civil day that the calendar gives it.
    func event<Kind: Hashable & Sendable>(
        _ kind: Kind,
        at instant: Instant,
        on day: Day,
        noted remark: EventNote.Remark?
    ) -> CelestialEvent<Kind> {
        let offset = clockOffsetSeconds(at: instant)
        let isNearMidnight = uncertaintyModel.isNearMidnight(instant, atOffsetSeconds: offset)
        let computed = isNearMidnight ? Certainty.nearMidnight : .certain
        return CelestialEvent(
            kind: kind,
            instant: instant,
            day: day,
            marginSeconds: instant.marginFromMidnight(atOffsetSeconds: offset),
            uncertainty: uncertaintyModel.uncertainty(at: instant),
            certainty: remark?.certainty(on: day) ?? computed
        )
    }

    /// What a note says of an event, or nil if there is none.
    ///
    /// - Complexity: O(number of notes), a handful.
    func remark(_ event: EventNote.Event, index: Int) -> EventNote.Remark? {
        for note in notes where note.event == event && note.index == index { return note.remark }
        return nil
    }
}
