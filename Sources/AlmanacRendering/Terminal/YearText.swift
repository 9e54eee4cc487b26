// `almanac year`: twelve months, as many side by side as fit.

import Almanac

extension Festivals {
    /// A year as text, or nil if the calendar does not reach all of its pages.
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
    }

    /// The lines of one month: its name, its weeks, and what found no room in them.
    private func yearBlock(_ page: MonthPage, _ month: YearMonth, _ settings: TerminalSettings) -> [StyledText] {
        let size = CellSize.smallest
        let body = page.body(size)
        return [StyledText(month.text(in: settings.language), .title), page.header(size)] + body.lines
            + DayNote.lines(body.notes, width: size.pageWidth)
    }

    /// The year, with the stem and branch and the animal of the lunar year that begins in it.
    private func yearTitle(_ year: Int, _ language: CalendarLanguage) -> StyledText {
        var line = StyledText("\(year)", .title)
        let pillar = StemBranch.year(year)
        let animal = pillar.zodiac.name(in: language)
        line.append("  \(pillar.name(in: language)) \(animal)", .dimmed)
        return line
    }
}

/// Pages beside each other.
private enum YearLayout {
    /// Cells between two pages.
    static let gap = 3
    /// Twelve pages in rows of as many are all full.
    private static let possible = [6, 4, 3, 2]

    static func pagesPerRow(within width: Int) -> Int {
        possible.first { $0 * (CellSize.smallest.pageWidth + gap) - gap <= width } ?? 1
    }

    /// Lines of blocks joined from left to right; shorter blocks end in empty lines.
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
