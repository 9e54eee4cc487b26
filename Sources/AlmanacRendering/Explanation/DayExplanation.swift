import Almanac

/// Why a term, a phase, a festival or a day off is on its day: the instant, how far it is from midnight, what each calendar and each
/// authority has, the law or notice, and the sources as the data files have them.
package struct DayExplanation {
    /// The subject of an explanation.
    package enum Subject: Hashable, Sendable {
        case term(SolarTerm)
        case phase(MoonPhase)
        /// A day, perhaps as the day of something with a name.
        case day(name: String?)
    }

    private typealias Row = (name: String, pieces: [StyledText])

    private let report: DayReport
    private let subject: Subject
    /// nil for a table whose sources are not here.
    private let evidence: Evidence?

    /// An explanation by the calendar of the festivals; nil if it does not reach the day.
    package init?(
        _ festivals: Festivals,
        _ day: Day,
        _ subject: Subject,
        _ settings: TerminalSettings,
        _ evidence: Evidence?
    ) {
        guard let report = DayReport(festivals, day, settings) else { return nil }
        (self.report, self.subject, self.evidence) = (report, subject, evidence)
    }

    private var calendar: LunisolarCalendar { report.calendar }
    private var day: Day { report.day }
    private var language: CalendarLanguage { report.language }

    /// The page.
    package var lines: [StyledText] {
        let width = report.settings.width
        let table = rows.map {
            TableRow(
                cells: [StyledText($0.name, .dimmed)],
                notes: $0.pieces.flatMap { $0.broken(to: width - 12) }
            )
        }
        return [title, StyledText()] + TableRow.lines(table, width: width)
    }

    private var title: StyledText {
        let name: String? =
            switch subject {
            case .term(let term): term.name(in: language)
            case .phase(let phase): phase.name(in: language)
            case .day(let name): name
            }
        let date = GregorianDate(day).text(in: language)
        return StyledText([name, date].compactMap(\.self).joined(separator: "  "), .title)
            .appending("  " + day.weekday.name(in: language))
    }

    private var rows: [Row] {
        let caption = report.festivals.captionNames(report.settings) + report.clock.caption
        let last: [Row] = [(Phrase.calendar.text(in: language), caption.map { StyledText($0) })]
        switch subject {
        case .term(let term):
            let event = calendar.termEvents(in: day...day).first { $0.kind == term }
            return (event.map { rows(of: $0) } ?? []) + last
        case .phase(let phase):
            let event = calendar.phaseEvents(in: day...day).first { $0.kind == phase }
            return (event.map { rows(of: $0) } ?? []) + last
        case .day: return dayRows + last
        }
    }

    /// The lunar date with its new moon, and with the next one, by which the last day of a month is the last; the term, and who works.
    private var dayRows: [Row] {
        let next = day == report.month.lastDay ? day.next : nil
        let newMoons = [report.month.firstDay, next].compactMap(\.self).compactMap { first in
            calendar.phaseEvents(in: first...first).first { $0.kind == .newMoon }
        }
        let term = calendar.termEvent(on: day)
        let phases: [MoonPhaseEvent] = calendar.phaseEvents(in: day...day).filter { $0.kind != .newMoon }
        let events: [Row] = (newMoons + phases).flatMap { rows(of: $0) } + (term.map { rows(of: $0) } ?? [])
        return [(Phrase.lunarDate.text(in: language), report.lunarDate)]
            + events
            + (report.festivalLabels.map { [(Phrase.festivals.text(in: language), $0)] } ?? [])
            + workRows
    }

    /// The answer with its reason and notice, the days that are decided or why this one is not, and the source.
    private var workRows: [Row] {
        guard let daysOff = report.settings.daysOff else { return [] }
        let status = daysOff.status(of: day)
        let answer = DaysOffText(daysOff, report.festivals, report.settings).pieces(of: day)
        let why = daysOff.remarks(on: day...day, in: language) + [daysOff.completeness(in: language)]
        return [
            (Phrase.work.text(in: language), answer),
            (
                Phrase.decidedDays.text(in: language),
                (why + [daysOff.audience.name(in: language)]).map { StyledText($0) }
            ),
        ] + quotes(evidence?.source(of: status, on: day, in: daysOff) ?? [])
    }

    /// An event: its instant and margin, its day in every calendar, the times that were published, and who has another day.
    private func rows<Kind: NamedEvent>(of event: CelestialEvent<Kind>) -> [Row] {
        let name = event.kind is MoonPhase ? Phrase.moon.text(in: language) : SolarTerm.kindNames[language]
        let isPhase = event.kind is MoonPhase
        let published =
            evidence?.times(of: isPhase ? "phase" : "term", Int(event.kind.rawValue), near: event.instant) ?? []
        let remark = calendar.remark(on: event.certainty, in: language).map { StyledText($0) }
        let certainty = remark ?? StyledText(Phrase.dayIsCertain.text(in: language))
        return [(name, report.details(of: event) + [certainty])]
            + [(Phrase.elsewhere.text(in: language), others(event))]
            + (published.isEmpty
                ? [] : [(Phrase.publishedTimes.text(in: language), published.map { text(of: $0, event) })])
            + quotes(evidence?.reason(of: event, in: calendar) ?? [])
    }

    /// The day and the time of an event in the other calendars.
    private func others<Kind: NamedEvent>(_ event: CelestialEvent<Kind>) -> [StyledText] {
        calendar.table.calendarIDs.filter { $0 != calendar.id }.compactMap { id in
            guard let other = calendar.table.calendar(id), let time = other.localTime(of: event.instant),
                let around = DayRange(
                    from: event.day.advanced(by: -2) ?? event.day,
                    to: event.day.advanced(by: 2) ?? event.day
                )
            else { return nil }
            let (day, certainty): (Day, Certainty)
            if let term = event.kind as? SolarTerm,
                let found = other.termEvents(in: around).first(where: { $0.kind == term })
            {
                (day, certainty) = (found.day, found.certainty)
            } else if let phase = event.kind as? MoonPhase,
                let found = other.phaseEvents(in: around).first(where: { $0.kind == phase })
            {
                (day, certainty) = (found.day, found.certainty)
            } else {
                return nil
            }
            let clock = time.hoursMinutesSeconds + " " + other.clockName(at: event.instant)
            let text = StyledText("\(other.name(in: language)) ").appending(
                "\(day)\(certainty.sign)",
                day == event.day ? .normal : .title
            )
            return text.appending(" " + clock, .dimmed)
        }
    }

    /// A published time by the calendar's clock, with the authority and the source; one that is another is marked.
    private func text(of time: Evidence.PublishedTime, _ event: CelestialEvent<some NamedEvent>) -> StyledText {
        let shown = calendar.localTime(of: time.instant)
        let distance = event.instant.seconds(since: time.instant) ?? 0
        // Some cut the seconds off, others round them.
        let agrees = abs(distance) < time.precision
        let clock = shown.map {
            ($0.day == event.day ? "" : "\($0.day) ")
                + (time.precision == 1 ? $0.hoursMinutesSeconds : $0.hoursAndMinutes)
        }
        return StyledText("\(time.authority) \(agrees ? "" : "≠ ")\(clock ?? "")", note: time.source)
    }

    private func quotes(_ paragraphs: [String]) -> [Row] {
        guard !paragraphs.isEmpty else { return [] }
        return [(Phrase.sources.text(in: language), paragraphs.map { StyledText($0, .dimmed) })]
    }
}
