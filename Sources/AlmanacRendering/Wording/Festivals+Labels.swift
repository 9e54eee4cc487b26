import Almanac

extension Festivals {
    /// The labels of the festivals of some kinds that begin on a day, in order.
    func labels(on day: Day, kinds: ClosedRange<FestivalKind>, in language: CalendarLanguage) -> [FestivalLabel] {
        on(day).filter { $0.isFirstDay && kinds.contains($0.kind) }
            .map { FestivalLabel(name: name(of: $0.id, in: language), kind: $0.kind, term: term(of: $0)) }
    }

    /// The labels of a day of a page: what the day is off for, if no festival says it, then the festivals.
    func labels(on day: Day, kinds: ClosedRange<FestivalKind>, _ settings: TerminalSettings) -> [FestivalLabel] {
        let name = nameOfDayOff(day, by: settings.daysOff, in: settings.language)
        return [name].compactMap(\.self).map { FestivalLabel(name: $0, kind: .publicHoliday, term: nil) }
            + labels(on: day, kinds: kinds, in: settings.language)
    }

    /// The solar term of the day of a festival, if the festival is that term.
    func term(of festival: Festival) -> SolarTerm? {
        guard festival.isFirstDay, festival.kind <= .traditional, let term = calendar.term(on: festival.day),
            self.term(of: festival.id) == term
        else { return nil }
        return term
    }

    /// The name of the solar term of a day: that of the festival which it is, 清明節, or its own.
    func label(of term: SolarTerm, on day: Day, in language: CalendarLanguage) -> StyledText {
        guard let festival = festival(for: term, on: day) else {
            return StyledText(term.name(in: language), term.textStyle)
        }
        let style = festival.kind == .publicHoliday ? festival.kind.textStyle : term.textStyle
        return StyledText(name(of: festival.id, in: language), style)
    }
}
