import Almanac

extension Festivals {
    /// Whose calendar and festivals these are: 中國農曆, 臺灣.
    func captionNames(in language: CalendarLanguage) -> [String] {
        [calendar.name(in: language)] + regions.map { calendar.name(of: $0, in: language) }
    }

    /// The same, and whose days off: 中國農曆, 臺灣, 政府機關.
    func captionNames(_ settings: TerminalSettings) -> [String] {
        captionNames(in: settings.language) + (settings.daysOff?.audienceNames(in: settings.language) ?? [])
    }

    /// The last lines of a page: what its signs mean, whose calendar and festivals it shows, and by which clock.
    func caption(_ clock: EventClock?, legend: [StyledText] = [], _ settings: TerminalSettings) -> [StyledText] {
        let names = captionNames(settings) + (clock?.caption ?? [])
        let pieces = legend + names.map { StyledText($0, .dimmed) }
        return Flow(pieces: pieces, separator: StyledText(" · ", .dimmed)).lines(width: settings.width)
    }

    /// The same below a month or a week; if not all of its days are decided, a line that says so comes first.
    func caption(
        of days: DayRange,
        _ clock: EventClock?,
        legend: [StyledText],
        _ settings: TerminalSettings
    ) -> [StyledText] {
        settings.remarks(on: days) + caption(clock, legend: legend, settings)
    }
}

extension TerminalSettings {
    /// That not all days of a range are decided, in as many lines as it needs; none if they are.
    func remarks(on days: DayRange) -> [StyledText] {
        let remarks = daysOff?.remarks(on: days, in: language) ?? []
        return remarks.flatMap { LineBreaks($0) { $0.cellWidth <= width }.lines }.map { StyledText($0, .title) }
    }
}

extension Festivals {
    /// The title of a page, then the year in the eras of the regions, 2026年2月  令和8年; if the page has days of another year
    /// of an era, both: 2019年  平成31年 – 令和元年.
    func heading(_ title: String, of days: DayRange, in language: CalendarLanguage) -> StyledText {
        var line = StyledText(title, .title)
        let (first, last) = (eraYears(on: days.firstDay), eraYears(on: days.lastDay))
        let names = (first == last ? [first] : [first, last]).map { years in
            years.map { $0.text(in: language) }.joined(separator: " · ")
        }.filter { !$0.isEmpty }
        if !names.isEmpty { line.append("  " + names.joined(separator: " – "), .dimmed) }
        return line
    }

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

    /// What a page marks on a day: by the days off of the region, or, without any, a public holiday in one of the regions.
    func mark(on day: Day, by daysOff: WorkCalendar?) -> WorkStatus.Mark? {
        guard let daysOff else { return on(day).contains { $0.kind == .publicHoliday } ? .holiday : nil }
        return daysOff.status(of: day).mark
    }

    /// The name of a day off that is no festival itself, 振替休日 or 국민의 휴일; nil on any other day.
    func nameOfDayOff(_ day: Day, by daysOff: WorkCalendar?, in language: CalendarLanguage) -> String? {
        guard let status = daysOff?.status(of: day), status.kind == .dayOff else { return nil }
        switch status.reason {
        case .week, .law, .holiday, .exchanged: return nil
        case .substitute, .between, .moved, .bridge, .election: return status.reason.name(in: language)
        case .once:
            guard let festival = status.festival else { return status.reason.name(in: language) }
            // The festivals of the day have that name already if it is one of them.
            return on(day).contains { $0.id == festival } ? nil : name(of: festival, in: language)
        }
    }
}
