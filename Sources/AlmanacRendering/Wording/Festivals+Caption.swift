import Almanac

extension Festivals {
    /// Whose calendar and festivals these are: 中國農曆, 臺灣.
    func captionNames(in language: CalendarLanguage) -> [String] {
        [calendar.name(in: language)] + regions.map { calendar.name(of: $0, in: language) }
    }

    /// The last lines of a page: what its signs mean, whose calendar and festivals it shows, and by which clock.
    func caption(_ clock: EventClock?, legend: [StyledText] = [], _ settings: TerminalSettings) -> [StyledText] {
        let names = captionNames(in: settings.language) + (clock?.caption ?? [])
        let pieces = legend + names.map { StyledText($0, .dimmed) }
        return Flow(pieces: pieces, separator: StyledText(" · ", .dimmed)).lines(width: settings.width)
    }
}
