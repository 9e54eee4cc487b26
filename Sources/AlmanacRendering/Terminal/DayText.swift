// `almanac day`: everything known of a day.

import Almanac

extension Festivals {
    /// A day as text, or nil if the calendar does not reach it.
    package func text(of day: Day, _ settings: TerminalSettings) -> [StyledText]? {
        DayReport(self, day, settings).map { $0.lines(settings) }
    }
}

/// The facts of a day, and their lines.
private struct DayReport {
    let calendar: LunisolarCalendar
    let day: Day
    let language: CalendarLanguage
    let festivals: Festivals
    let lunar: LunarDate
    let month: DatedLunarMonth
    /// Nil in the first lunar year, of which the calendar has the last months only.
    let year: LunarYear?
    let pillars: DayPillars

    init?(_ festivals: Festivals, _ day: Day, _ settings: TerminalSettings) {
        let calendar = festivals.calendar
        guard let lunar = calendar.lunarDate(on: day), let month = calendar.month(containing: day),
            let pillars = calendar.pillars(on: day)
        else { return nil }
        self.calendar = calendar
        self.day = day
        language = settings.language
        self.festivals = festivals
        self.lunar = lunar
        self.month = month
        year = calendar.lunarYear(containing: day)
        self.pillars = pillars
    }

    /// The title, then a line for each topic that has something to say.
    func lines(_ settings: TerminalSettings) -> [StyledText] {
        let rows = DayTopic.allCases.compactMap { topic in content(topic).map { (topic, $0) } }
        let width = rows.map { $0.0.name(in: language).cellWidth }.max() ?? 0
        return [title(today: settings.today), StyledText()]
            + rows.flatMap { topic, pieces in
                let head = StyledText(topic.name(in: language), .dimmed).padded(to: width + 2)
                let flow = Flow(pieces: pieces, separator: StyledText("  "))
                return head.beside(flow.lines(width: settings.width - head.width))
            }
    }

    private func title(today: Day?) -> StyledText {
        let text = GregorianDate(day).text(in: language)
        var line = StyledText(text, day == today ? .today : .title)
        line.append(day == today ? "*" : "")
        line.append("  " + day.weekday.name(in: language))
        return line
    }

    /// What there is to say, in pieces that are not broken.
    private func content(_ topic: DayTopic) -> [StyledText]? {
        switch topic {
        case .lunarDate: [StyledText(lunar.text(in: language, year: .numberAndPillar), .title)]
        case .lunarMonth: span(lunar.day, of: month.length, month.firstDay, month.lastDay)
        case .lunarYear:
            year.map { year in
                span(day.days(since: year.newYearsDay) + 1, of: year.length, year.newYearsDay, year.lastDay)
            }
        case .pillars: pillarNames
        case .zodiac: [StyledText(pillars.year.zodiac.name(in: language))]
        case .term: term
        case .nextTerm: calendar.nextTermEvent(after: day).map(moment)
        case .phase: phase
        case .nextPhase: calendar.nextPhaseEvent(after: day).map(moment)
        case .festivals: festivalLabels
        case .before: day.previous.flatMap(neighbour)
        case .after: day.next.flatMap(neighbour)
        case .week: week
        }
    }
}

// MARK: - Lines

extension DayReport {
    /// `1/30  2026-02-17 – 2026-03-18`.
    private func span(_ number: Int, of length: Int, _ first: Day, _ last: Day) -> [StyledText] {
        [StyledText("\(number)/\(length)"), StyledText("\(first) – \(last)")]
    }

    /// Year, month and day.
    private var pillarNames: [StyledText] {
        let names = [pillars.year, pillars.month, pillars.day].map { $0.name(in: language) }
        let texts =
            switch language {
            case .simplifiedChinese, .traditionalChinese, .japanese: zip(names, ["年", "月", "日"]).map { $0 + $1 }
            case .korean: zip(names, ["년", "월", "일"]).map { $0 + $1 }
            case .english: zip(names, [" year", " month", " day"]).map { $0 + $1 }
            case .vietnamese: zip(["năm ", "tháng ", "ngày "], names).map { $0 + $1 }
            }
        return texts.map { StyledText($0) }
    }

    /// The term of the day with its margin, else the one in force since an earlier day.
    private var term: [StyledText]? {
        if let event = calendar.termEvent(on: day) { return momentAndMargin(event) }
        return calendar.previousTermEvent(before: day).map(moment)
    }

    /// The phase of the day with its margin, else the last one.
    private var phase: [StyledText]? {
        if let event = calendar.phaseEvent(on: day) { return momentAndMargin(event) }
        return calendar.previousPhaseEvent(before: day).map(moment)
    }

    /// All labels, with the number of the day in spans that go on and which are public holidays; nil if there are none.
    private var festivalLabels: [StyledText]? {
        let found = festivals.on(day)
        if found.isEmpty { return nil }
        return found.map { festival in
            let kind = festival.kind == .publicHoliday ? " (\(festival.kind.name(in: language)))" : ""
            return StyledText(festivals.label(of: festival, in: language) + kind, festival.kind.textStyle)
        }
    }

    private func neighbour(_ day: Day) -> [StyledText]? {
        guard let lunar = calendar.lunarDate(on: day) else { return nil }
        let term = calendar.term(on: day).map { StyledText($0.name(in: language), .term($0.season)) }
        let festival = festivals.labels(on: day, kinds: .publicHoliday ... .traditional, in: language).first
        let name = festival.map { StyledText($0.name, .festival) }
        return [StyledText("\(day)"), StyledText(LunarMonthDay(lunar).text(in: language))]
            + [name, term].compactMap(\.self)
    }

    /// The ISO week and weekday, the day of the year, the Julian Day Number at noon.
    private var week: [StyledText] {
        let length = GregorianDate.isLeapYear(GregorianDate(day).year) ? 366 : 365
        return [
            StyledText("\(day.isoWeek)-\(day.weekday.number)"), StyledText("\(GregorianDate(day).dayOfYear)/\(length)"),
            StyledText("JDN \(day.julianDayNumber)"),
        ]
    }
}

// MARK: - Events

/// A kind of event with a name and a style: terms and phases of the Moon.
private protocol NamedEvent: Hashable, Sendable {
    var textStyle: TextStyle { get }
    func name(in language: CalendarLanguage) -> String
}

extension SolarTerm: NamedEvent {
    fileprivate var textStyle: TextStyle { .term(season) }
}

extension MoonPhase: NamedEvent {
    fileprivate var textStyle: TextStyle { .normal }
}

extension DayReport {
    /// The name, then day and time by the calendar's clock.
    private func moment(_ event: CelestialEvent<some NamedEvent>) -> [StyledText] {
        [
            StyledText(event.kind.name(in: language), event.kind.textStyle),
            StyledText("\(event.day) \(calendar.hoursMinutesSeconds(of: event))\(event.doubtMark)"),
        ]
    }

    /// The same with the instant in UTC, how far it is from the nearest midnight, and how sure that is.
    private func momentAndMargin(_ event: CelestialEvent<some NamedEvent>) -> [StyledText] {
        var pieces = moment(event)
        pieces.append(StyledText("\(event.instant)", .dimmed))
        pieces.append(StyledText("\(margin(event.marginSeconds)) ± \(event.uncertaintySeconds) s", .dimmed))
        if case .disputed(let authority, let otherDay) = event.certainty {
            pieces.append(StyledText("≈ \(authority) \(otherDay)"))
        }
        return pieces
    }

    /// `24h − 0:08:05` for 485 seconds before midnight, `0h + 0:00:47` for 47 seconds after it.
    private func margin(_ seconds: Int) -> String {
        let distance = clockText(ofSeconds: abs(seconds))
        return seconds < 0 ? "24h − \(distance)" : "0h + \(distance)"
    }
}
