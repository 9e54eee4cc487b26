import Almanac

extension Festivals {
    /// The page of `almanac year`: twelve months, as many side by side as fit.
    ///
    /// - Returns: nil if the calendar does not reach all days of the pages.
    package func text(ofYear year: Int, _ settings: TerminalSettings) -> [StyledText]? {
        guard let grids = calendar.grids(ofYear: year, firstWeekday: settings.firstWeekday, rows: settings.rows) else {
            return nil
        }
        let blocks = grids.map { grid in
            let page = MonthPage(grid, self, kinds: .publicHoliday ... .traditional, settings)
            return yearBlock(page, grid.month, settings)
        }
        let perRow = YearLayout.pagesPerRow(within: settings.width)
        let rows = stride(from: 0, to: blocks.count, by: perRow).map { first in
            YearLayout.sideBySide(Array(blocks[first..<Swift.min(first + perRow, blocks.count)]))
        }
        return [yearTitle(year, settings.language), StyledText()] + rows.joined(separator: [StyledText()])
            + [StyledText()] + caption(nil, settings)
    }

    /// The lines of one month: its name, its weeks, and the labels that did not fit into them.
    private func yearBlock(_ page: MonthPage, _ month: YearMonth, _ settings: TerminalSettings) -> [StyledText] {
        let size = CellSize.smallest
        let body = page.body(size)
        return [StyledText(month.text(in: settings.language), .title), page.header(size)] + body.lines
            + DayNote.lines(body.notes, width: size.pageWidth)
    }

    /// The year, with the name of the lunar year that begins in it.
    private func yearTitle(_ year: Int, _ language: CalendarLanguage) -> StyledText {
        var line =
            DayRange(year: year).map { heading("\(year)", of: $0, in: language) } ?? StyledText("\(year)", .title)
        let spring = calendar.springCount(ofLunarYear: year)?.name(in: language)
        let names = [calendar.nameOfYear(year, in: language), spring].compactMap(\.self)
        line.append("  " + names.joined(separator: "  "), .dimmed)
        return line
    }
}

/// Months side by side.
private enum YearLayout {
    /// Cells of the terminal between two months.
    static let gap = 3
    /// Divisors of twelve, so that every row of months is full.
    private static let possible = [6, 4, 3, 2]

    static func pagesPerRow(within width: Int) -> Int {
        possible.first { $0 * (CellSize.smallest.pageWidth + gap) - gap <= width } ?? 1
    }

    /// The lines of blocks joined from left to right; a block shorter than the longest is filled with empty lines.
    static func sideBySide(_ blocks: [[StyledText]]) -> [StyledText] {
        (0..<(blocks.map(\.count).max() ?? 0)).map { number in
            blocks.reduce(into: StyledText()) { line, block in
                if line.width > 0 { line.append(String(repeating: " ", count: gap)) }
                let part = number < block.count ? block[number] : StyledText()
                line.append(part.padded(to: CellSize.smallest.pageWidth))
            }
        }
    }
}
