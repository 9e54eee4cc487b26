// The calendar's clock: which day an instant falls on, and how far it is from midnight.

extension LunisolarCalendar {
    /// How far the calendar's clocks are ahead of UTC (UT1 before 1972) at an instant, seconds.
    ///
    /// - Complexity: O(number of eras), four at the most in the bundled table.
    public func clockOffset(at instant: Instant) -> Int32 {
        CalendarSection.Era.offset(at: instant, in: eras)
    }

    /// The civil day on which an instant falls by the calendar's clock, exceptions not looked at.
    public func civilDay(of instant: Instant) -> Day? {
        instant.day(atOffset: clockOffset(at: instant))
    }

    /// An event of a kind at an instant, on a day the calendar has it.
    func event<Kind: Hashable & Sendable>(
        _ kind: Kind,
        at instant: Instant,
        on day: Day,
        noted dispute: (days: Int8, authority: AuthorityID)?
    ) -> CelestialEvent<Kind> {
        let offset = clockOffset(at: instant)
        var certainty = uncertaintyModel.isNearMidnight(instant, atOffset: offset) ? Certainty.nearMidnight : .certain
        if let dispute {
            certainty = .disputed(by: dispute.authority, day: Day(rawValue: day.rawValue &+ Int32(dispute.days)))
        }
        return CelestialEvent(
            kind: kind,
            instant: instant,
            day: day,
            marginSeconds: instant.marginFromMidnight(atOffset: offset),
            uncertainty: uncertaintyModel.uncertainty(at: instant),
            certainty: certainty
        )
    }

    /// The dispute about an event, if there is one. O(number of notes), a handful.
    func dispute(_ event: EventNote.Event, index: Int) -> (days: Int8, authority: AuthorityID)? {
        for note in notes where note.event == event && note.index == index {
            if case .dispute(let days, let authority) = note.remark { return (days, authority) }
        }
        return nil
    }
}

extension CalendarSection.Era {
    /// The offset of the last era whose first day has come, by its own clock, at an instant; the first era's before.
    package static func offset(at instant: Instant, in eras: [CalendarSection.Era]) -> Int32 {
        var offset: Int32 = 0
        for (index, era) in eras.enumerated() {
            guard index == 0 || instant.day(atOffset: era.offset).map({ $0 >= era.firstDay }) == true else { break }
            offset = era.offset
        }
        return offset
    }
}

extension LunisolarCalendar {
    /// The moment at which the calendar's clock shows a time on a day, or nil unless it is a time of day.
    ///
    /// On the first day of an era its clock counts from 0h on.
    ///
    /// - Parameters:
    ///   - day: the civil day.
    ///   - secondOfDay: seconds since 0h, 0 … 86399.
    /// - Complexity: O(number of eras).
    public func instant(on day: Day, atSecond secondOfDay: Int) -> Instant? {
        var offset: Int32 = 0
        for (index, era) in eras.enumerated() where index == 0 || era.firstDay <= day { offset = era.offset }
        return Instant(day: day, secondOfDay: secondOfDay, atOffset: offset)
    }
}
