import Almanac

/// The facts of a day and the lines that state them.
struct DayReport {
    let calendar: LunisolarCalendar
    let day: Day
    let language: CalendarLanguage
    let festivals: Festivals
    let lunar: LunarDate
    let month: LunarMonth
    /// nil in the first lunar year, of which the calendar has only the last months.
    let year: LunarYear?
    let pillars: DayPillars
    /// The clock of the terms and phases.
    let clock: EventClock
    /// Whether the day is worked, why, and by which notice; nil if the page has no days off.
    let work: [StyledText]?
    /// Whose calendar, festivals and days off these are, and by which clock.
    let captionNames: [String]

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
        let instants = [
            calendar.termEvent(on: day) ?? calendar.previousTermEvent(before: day), calendar.nextTermEvent(after: day),
        ].compactMap { $0?.instant }
        let phaseInstants = [
            calendar.phaseEvent(on: day) ?? calendar.previousPhaseEvent(before: day),
            calendar.nextPhaseEvent(after: day),
        ].compactMap { $0?.instant }
        clock = EventClock(calendar, settings.clock, of: instants + phaseInstants)
        captionNames = festivals.captionNames(settings) + clock.caption
        work = settings.daysOff.map { DaysOffText($0, festivals, settings).pieces(of: day) }
    }

    /// The title, then the lines of each topic that has any content.
    func lines(_ settings: TerminalSettings) -> [StyledText] {
        let rows = DayTopic.allCases.compactMap { topic in
            content(topic).map { TopicRow(name: topic.name(in: language), pieces: $0) }
        }
        return [title(settings), StyledText()] + TopicRow.lines(rows, width: settings.width)
    }

    private func title(_ settings: TerminalSettings) -> StyledText {
        // A day off needs no sign here: its line says it in words.
        let mark = festivals.mark(on: day, by: settings.daysOff)
        var line = StyledText(GregorianDate(day).text(in: language), settings.style(ofNumber: day, mark))
        line.append(settings.needsTodaySign(day) ? DayNumber.todaySign : "")
        line.append("  " + day.weekday.name(in: language))
        return line
    }

    /// The content of a topic in pieces that are kept whole; nil if it has none.
    private func content(_ topic: DayTopic) -> [StyledText]? {
        switch topic {
        case .lunarDate: [StyledText(lunar.text(in: language, year: .numberAndPillar), .title)]
        case .lunarMonth: progress(lunar.day, of: month.length, month.firstDay, month.lastDay)
        case .lunarYear:
            year.map { year in
                progress(day.days(since: year.newYearsDay) + 1, of: year.length, year.newYearsDay, year.lastDay)
                    + springNote
            }
        case .era: eraYears
        case .pillars: pillarNames
        case .otherPillars: otherPillars
        case .zodiac: [StyledText(calendar.name(of: pillars.year.zodiac, in: language))]
        case .term: term
        case .nextTerm: calendar.nextTermEvent(after: day).map(summary)
        case .phase: phase
        case .nextPhase: calendar.nextPhaseEvent(after: day).map(summary)
        case .festivals: festivalLabels
        case .work: work
        case .custom: calendar.customLabel(of: day, in: language).map { [StyledText($0)] }
        case .before: day.previous.flatMap(neighbour)
        case .after: day.next.flatMap(neighbour)
        case .week: week
        case .calendar: captionNames.map { StyledText($0) }
        }
    }
}
