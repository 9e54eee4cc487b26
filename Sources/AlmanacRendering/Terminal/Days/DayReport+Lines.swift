import Almanac

extension DayReport {
    /// The number of the day in its lunar month.
    var lunarMonth: [StyledText] { progress(lunar.day, of: month.length, month.firstDay, month.lastDay) }

    /// The number of the day in its lunar year, and how many 立春 that has if it is not one.
    var lunarYear: [StyledText]? {
        guard let year else { return nil }
        let number = day.days(since: year.newYearsDay) + 1
        let spring = calendar.springNote(ofLunarYear: lunar.year, in: language).map { [StyledText($0)] } ?? []
        return progress(number, of: year.length, year.newYearsDay, year.lastDay) + spring
    }

    /// The number of the day within a month or a year, and the first and the last day: `1/30  2026-02-17 – 2026-03-18`. Where it ends is
    /// as sure as the new moon after it.
    private func progress(_ number: Int, of length: Int, _ first: Day, _ last: Day) -> [StyledText] {
        let (begin, end) = (lunarSign(on: first), last.next.map { lunarSign(on: $0) } ?? "")
        let sign = begin.isEmpty ? end : begin
        return [StyledText("\(number)/\(length)\(sign)"), StyledText("\(first)\(begin) – \(last)\(end)")]
    }

    /// The term of the day with its margin, or else the term in force since an earlier day.
    var term: [StyledText]? {
        if let event = calendar.termEvent(on: day) { return details(of: event, named: termName(event.kind)) }
        return calendar.previousTermEvent(before: day).map { summary(of: $0) }
    }

    var nextTerm: [StyledText]? { calendar.nextTermEvent(after: day).map { summary(of: $0) } }
    var nextPhase: [StyledText]? { calendar.nextPhaseEvent(after: day).map { summary(of: $0) } }

    /// The phase of the day with its margin, or else the last one before it.
    var phase: [StyledText]? {
        if let event = calendar.phaseEvent(on: day) { return details(of: event) }
        return calendar.previousPhaseEvent(before: day).map { summary(of: $0) }
    }

    /// The term of the day, named as the festival which it is, with a note if that is a public holiday.
    private func termName(_ term: SolarTerm) -> StyledText {
        var name = festivals.label(of: term, on: day, in: language)
        if let festival = festivals.festival(for: term, on: day) { name.append(note(on: festival)) }
        return name
    }

    /// All labels, with the number of the day within a span and a note on public holidays; nil if the day has none. A
    /// festival that is the term of the day is named with the term.
    var festivalLabels: [StyledText]? {
        let found = festivals.on(day).filter { festivals.term(of: $0) == nil }
        if found.isEmpty { return nil }
        return found.map { festival in
            let certainty = festivals.certainty(of: festival)
            let doubt = calendar.note(on: certainty, of: day, in: language).map { " " + $0 } ?? certainty.sign
            let label = festivals.label(of: festival, in: language) + note(on: festival)
            return StyledText(label + doubt, festival.kind.textStyle)
        }
    }

    /// ` (公眾假期)` after a public holiday, as the region calls it; otherwise empty.
    private func note(on festival: Festival) -> String {
        festival.kind == .publicHoliday ? " (\(festivals.name(of: festival.kind, in: language)))" : ""
    }

    /// The date, the lunar date, the first festival and the term of the day before or after.
    func neighbour(_ day: Day) -> [StyledText]? {
        guard let lunar = calendar.lunarDate(on: day) else { return nil }
        let term = calendar.termEvent(on: day).map { event in
            StyledText(event.certainty.sign).appending(festivals.label(of: event.kind, on: day, in: language))
        }
        let names = calendar.cell(of: day)?.names(festivals, in: language, CellLabel.Style(sources: [.festival]))
        let name = names?.first { $0.term == nil }.map(\.signed)
        return [StyledText("\(day)"), StyledText(LunarMonthDay(lunar).text(in: language) + lunarSign(on: day))]
            + [name, term].compactMap(\.self)
    }

    /// The lunar date, and an authority that has it on another day, or that it is only computed.
    var lunarDate: [StyledText] {
        let certainty = calendar.lunarCertainty(on: day)
        let note =
            certainty?.level == .computed
            ? calendar.remark(on: certainty, in: language) : otherDateNote ?? certainty?.note(on: day)
        return [StyledText(lunar.text(in: language, year: .numberAndPillar) + lunarSign(on: day), .title)]
            + [note.map { StyledText($0) }].compactMap(\.self)
    }

    /// The note on a 30th that is another date elsewhere: the first of the next month where that begins a day earlier, `≈ hko: Day 1 of
    /// Month 9`, or the 29th where its own month begins a day later; nil on any other day.
    private var otherDateNote: String? {
        guard lunar.day == 30, let certainty = calendar.lunarCertainty(on: day), certainty.isDoubtful else {
            return nil
        }
        let isOfNextMonth = calendar.lunarCertainty(on: month.firstDay)?.isDoubtful == false
        let isTwentyNinth = certainty.otherDay == day && certainty.level != .published
        guard isOfNextMonth || isTwentyNinth,
            let other = (isOfNextMonth ? day.next : day.previous).flatMap({ calendar.lunarDate(on: $0) })
        else { return nil }
        let date = LunarMonthDay(other).text(in: language)
        return "\(certainty.sign) " + (certainty.authority.map { "\($0): \(date)" } ?? "\(date)?")
    }

    private func lunarSign(on day: Day) -> String { calendar.lunarCertainty(on: day)?.sign ?? "" }

    /// The ISO week and weekday, the day of the year, the Julian Day Number at noon, and the Julian date while Europe had one.
    var week: [StyledText] {
        let length = GregorianDate.isLeapYear(GregorianDate(day).year) ? 366 : 365
        return [
            StyledText("\(day.isoWeek)-\(day.weekday.number)"), StyledText("\(GregorianDate(day).dayOfYear)/\(length)"),
            StyledText("JDN \(day.julianDayNumber)"),
        ] + [JulianDate(day).map { StyledText("\(Phrase.julian.text(in: language)) \($0)") }].compactMap(\.self)
    }

    /// The name of an event, then its day and its time by the calendar's clock, and by the reader's if that differs. If the
    /// calendar's clock shows another day than the one issued, both are there: `1979-01-21≈`, then
    /// `(instant 1979-01-20 23:59:54)`.
    func summary(of event: CelestialEvent<some NamedEvent>, named name: StyledText? = nil) -> [StyledText] {
        let name = name ?? StyledText(event.kind.name(in: language), event.kind.textStyle)
        let sign = event.certainty.sign
        guard let time = calendar.localTime(of: event.instant) else {
            return [name, StyledText("\(event.day)\(sign)")]
        }
        let clockName = clock.nameSuffix(event.instant)
        let readers = clock.readersTime(of: event.instant).map { [StyledText($0)] } ?? []
        if time.day == event.day { return [name, StyledText("\(time)\(sign)\(clockName)")] + readers }
        let instant = StyledText("(\(Phrase.instant.text(in: language)) \(time)\(clockName))")
        return [name, StyledText("\(event.day)\(sign)"), instant] + readers
    }

    /// The summary of an event, then its instant, its margin with the uncertainty, and an authority with its day: the one
    /// that has another day or, if the day of the event is issued, that issued it.
    func details(of event: CelestialEvent<some NamedEvent>, named name: StyledText? = nil) -> [StyledText] {
        let margin = "\(margin(event.marginSeconds)) ± \(event.uncertaintySeconds) s"
        return summary(of: event, named: name)
            + [StyledText("\(event.instant)", .dimmed), StyledText(margin, .dimmed)]
            + [calendar.note(on: event.certainty, of: event.day, in: language).map { StyledText($0) }]
            .compactMap(\.self)
    }

    /// `24h − 00:08:05` for 485 seconds before midnight, `0h + 00:00:47` for 47 seconds after it.
    private func margin(_ seconds: Int) -> String {
        let distance = clockText(ofSeconds: abs(seconds))
        return seconds < 0 ? "24h − \(distance)" : "0h + \(distance)"
    }
}

// MARK: - Lines of some countries: years of eras, days for moving house

extension DayReport {
    /// The year in the eras of the regions, 令和8年; nil where they have none.
    var eraYears: [StyledText]? {
        let years = festivals.eraYears(on: day, in: language)
        return years.isEmpty ? nil : years.map { StyledText($0) }
    }
}

extension LunisolarCalendar {
    /// The note that almanacs of the country print on a day by its lunar date: 六曜 in Japan, 손 없는 날 in Korea; nil elsewhere.
    func customLabel(of day: Day, in language: CalendarLanguage) -> String? {
        isSonEomneunNal(day) ? Rokuyo.sonEomneunNalNames[language] : rokuyo(on: day)?.name(in: language)
    }
}
