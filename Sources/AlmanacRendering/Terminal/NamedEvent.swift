import Almanac

/// A kind of event with a name and a style: a solar term or a phase of the Moon.
protocol NamedEvent: Hashable, Sendable {
    var textStyle: TextStyle { get }
    func name(in language: CalendarLanguage) -> String
}

extension SolarTerm: NamedEvent {
    var textStyle: TextStyle { .term(season) }
}

extension MoonPhase: NamedEvent {
    var textStyle: TextStyle { .normal }
}

extension LunisolarCalendar {
    /// The name of an event and its time by the calendar's clock, `雨水 23:51`, of another day `大寒 1979-01-20 23:59≈`.
    func label(of event: CelestialEvent<some NamedEvent>, _ clock: EventClock, in language: CalendarLanguage)
        -> StyledText
    {
        label(of: event, clock, named: StyledText(event.kind.name(in: language), event.kind.textStyle))
    }

    fileprivate func label(of event: CelestialEvent<some NamedEvent>, _ clock: EventClock, named name: StyledText)
        -> StyledText
    {
        var label = name
        label.append(" " + hoursAndMinutes(of: event) + event.certainty.sign + clock.minutesSuffix(event))
        return label
    }
}

extension Festivals {
    /// The name of a solar term, or of the festival which it is, and its time by the calendar's clock, `清明節 02:40`.
    func label(ofTerm event: SolarTermEvent, _ clock: EventClock, in language: CalendarLanguage) -> StyledText {
        calendar.label(of: event, clock, named: label(of: event.kind, on: event.day, in: language))
    }
}
