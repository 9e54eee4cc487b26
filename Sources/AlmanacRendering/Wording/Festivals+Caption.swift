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
