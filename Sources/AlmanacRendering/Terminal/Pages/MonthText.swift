import Almanac

extension Festivals {
    /// The page of `almanac month`: the lunar months above the days, the solar terms to the minute below. An empty line
    /// follows each week if the screen is high enough.
    ///
    /// - Returns: nil if the calendar does not reach all days of the page.
    package func text(of month: YearMonth, _ settings: TerminalSettings) -> [StyledText]? {
        guard let block = MonthBlock(month, of: self, settings) else { return nil }
        let size = CellSize.fitting(block.wantedRoom, within: settings.width)
        let width = Swift.max(settings.width, size.pageWidth)
        let clock = EventClock(calendar, settings.clock, of: block.terms.map(\.instant))
        let title = block.title(size.pageWidth, width: settings.width) + [StyledText()]
        let caption = caption(of: block.days, clock, legend: legend(block.signs, settings), settings)
        let body = block.body(size, gap: 0, clock, width: width)
        let lineCount = title.count + body.count + caption.count
        guard let height = settings.height, lineCount + block.gapCount < height else { return title + body + caption }
        return title + block.body(size, gap: 1, clock, width: width) + caption
    }
}
