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
    func label(of event: CelestialEvent<some NamedEvent>, in language: CalendarLanguage) -> StyledText {
        var label = StyledText(event.kind.name(in: language), event.kind.textStyle)
        label.append(" " + hoursAndMinutes(of: event) + event.certainty.sign)
        return label
    }
}
