import Almanac

extension Festivals {
    /// The page of `almanac year --details`: twelve months with the lunar date of every day, as many side by side as fit.
    ///
    /// - Returns: nil if the calendar does not reach all days of the pages.
    package func detailedText(ofYear year: Int, _ settings: TerminalSettings) -> [StyledText]? {
        guard let days = DayRange(year: year),
            let grids = calendar.grids(inYear: year, firstWeekday: settings.firstWeekday, rows: settings.rows)
        else { return nil }
        let size = CellSize.smallest
        let pages = grids.map { MonthPage($0, self, kinds: .publicHoliday ... .traditional, settings) }
        let blocks = zip(grids, pages).map { grid, page in
            let body = page.body(size)
            return [StyledText(grid.month.text(in: settings.language), .title), page.header(size)] + body.weeks.joined()
                + DayNote.lines(body.notes, width: size.pageWidth)
        }
        let gap = 3
        let count = YearLayout.monthsPerRow(of: size.pageWidth, gap: gap, within: settings.width)
        let rows = blocks.inRows(of: count, width: size.pageWidth, gap: gap)
        let legend = legend(pages.flatMap(\.signs), settings)
        return yearTitle(year, days, settings) + [StyledText()] + rows.joined(separator: [StyledText()])
            + [StyledText()] + caption(nil, legend: legend, settings)
    }

    /// The year, with the name of the lunar year that begins in it, and that not all its days are decided if that is so; on a
    /// narrow page in several lines.
    func yearTitle(_ year: Int, _ days: DayRange, _ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        let title = heading("\(year)", of: days, in: language)
        let spring = calendar.springCount(ofLunarYear: year)?.name(in: language)
        let names = [calendar.nameOfYear(year, in: language), spring].compactMap(\.self)
        let pieces = [title] + names.map { StyledText($0, .dimmed) } + settings.remarks(on: days)
        return Flow(pieces: pieces, separator: StyledText("  ")).lines(width: settings.width)
    }
}
