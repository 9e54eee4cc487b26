import Almanac

extension Festivals {
    /// Whose calendar and festivals these are: 中國農曆, 臺灣.
    func captionNames(in language: CalendarLanguage) -> [String] {
        [calendar.name(in: language)] + regions.map { calendar.name(of: $0, in: language) }
    }

    /// The last lines of a page: whose calendar and festivals it shows, and by which clock.
    func caption(_ clock: EventClock?, _ settings: TerminalSettings) -> [StyledText] {
        let pieces = captionNames(in: settings.language) + (clock?.caption ?? [])
        let flow = Flow(pieces: pieces.map { StyledText($0, .dimmed) }, separator: StyledText(" · ", .dimmed))
        return flow.lines(width: settings.width)
    }
}
