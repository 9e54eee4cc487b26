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

    /// The same below some days; if not all of them are decided, a line that says so comes first.
    func caption(
        of days: DayRange,
        _ clock: EventClock?,
        legend: [StyledText],
        _ settings: TerminalSettings
    ) -> [StyledText] {
        let remark = settings.daysOff?.remark(on: days, in: settings.language) ?? ""
        let lines = LineBreaks(remark) { $0.cellWidth <= settings.width }.lines.map { StyledText($0, .title) }
        return lines + caption(clock, legend: legend, settings)
    }
}
