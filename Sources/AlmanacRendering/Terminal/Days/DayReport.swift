import Almanac

extension Festivals {
    /// The page of `almanac day`: everything the table knows of a day.
    ///
    /// - Returns: nil if the calendar does not reach the day.
    package func text(of day: Day, _ settings: TerminalSettings) -> [StyledText]? {
        DayReport(self, day, settings)?.lines
    }
}

/// The facts of a day and the lines that state them.
struct DayReport {
    let festivals: Festivals
    let day: Day
    let settings: TerminalSettings
    let lunar: LunarDate
    let month: LunarMonth
    /// nil in the first lunar year, of which the calendar has only the last months.
    let year: LunarYear?
    /// nil where the calendar has no terms.
    let monthPillar: StemBranch?
    /// The clock of the terms and phases.
    let clock: EventClock

    var calendar: LunisolarCalendar { festivals.calendar }
    var language: CalendarLanguage { settings.language }

    init?(_ festivals: Festivals, _ day: Day, _ settings: TerminalSettings) {
        let calendar = festivals.calendar
        guard let lunar = calendar.lunarDate(on: day), let month = calendar.month(containing: day) else { return nil }
        (self.festivals, self.day, self.settings, self.lunar, self.month) = (festivals, day, settings, lunar, month)
        year = calendar.lunarYear(containing: day)
        monthPillar = calendar.pillars(on: day)?.month
        let instants = [
            (calendar.termEvent(on: day) ?? calendar.previousTermEvent(before: day))?.instant,
            calendar.nextTermEvent(after: day)?.instant,
            (calendar.phaseEvent(on: day) ?? calendar.previousPhaseEvent(before: day))?.instant,
            calendar.nextPhaseEvent(after: day)?.instant,
        ].compactMap(\.self)
        clock = EventClock(calendar, settings.clock, of: instants)
    }

    /// The title, then a line of each topic that has any content.
    var lines: [StyledText] {
        let rows = topics.compactMap { name, pieces in
            pieces.map { TableRow(cells: [StyledText(name, .dimmed)], notes: $0) }
        }
        return [title, StyledText()] + TableRow.lines(rows, width: settings.width)
    }

    private var title: StyledText {
        // A day off needs no sign here: its line says it in words.
        let mark = festivals.mark(on: day, work: settings.daysOff?.status(of: day))
        return StyledText(GregorianDate(day).text(in: language), settings.style(ofNumber: day, mark))
            .appending(settings.needsTodaySign(day) ? DayNumber.todaySign : "")
            .appending("  " + day.weekday.name(in: language))
    }

    /// The topics in the order of the page: the words at the beginning of the line, and the content in pieces that are kept
    /// whole; nil if there is none.
    private var topics: [Topic] {
        let zodiac = [StyledText(calendar.name(of: lunar.yearPillar.zodiac, in: language))]
        let custom = calendar.customLabel(of: day, in: language).map { [StyledText($0)] }
        let work = settings.daysOff.map { DaysOffText($0, festivals, settings).pieces(of: day) }
        let caption = festivals.captionNames(settings) + clock.caption
        return [
            topic(.lunarDate, lunarDate),
            topic(.lunarMonth, lunarMonth),
            topic(.lunarYear, lunarYear),
            topic(.era, eraYears),
            topic(.pillars, pillarNames),
            topic(.otherwise, otherPillars),
            topic(.zodiac, zodiac),
            (SolarTerm.kindNames[language], term),
            topic(.nextTerm, nextTerm),
            topic(.moon, phase),
            topic(.nextPhase, nextPhase),
            topic(.festivals, festivalLabels),
            topic(.work, work),
            topic(.custom, custom),
            topic(.dayBefore, day.previous.flatMap(neighbour)),
            topic(.dayAfter, day.next.flatMap(neighbour)),
            topic(.week, week),
            topic(.calendar, caption.map { StyledText($0) }),
        ]
    }

    private typealias Topic = (name: String, pieces: [StyledText]?)

    private func topic(_ phrase: Phrase, _ pieces: [StyledText]?) -> Topic { (phrase.text(in: language), pieces) }
}
