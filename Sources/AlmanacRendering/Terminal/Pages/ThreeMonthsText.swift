import Almanac

extension Festivals {
    /// The page of `almanac --three`: a month between the months before and after it, side by side if the smallest cells
    /// have room, otherwise one below the other. At an end of the calendar the page has two months.
    ///
    /// - Returns: nil if the calendar does not reach all days of the month.
    package func text(ofThreeMonthsAround month: YearMonth, _ settings: TerminalSettings) -> [StyledText]? {
        guard MonthBlock(month, of: self, settings) != nil else { return nil }
        let months = [month.previous, month, month.next].compactMap(\.self)
        let blocks = months.compactMap { MonthBlock($0, of: self, settings) }
        guard let first = blocks.first, let last = blocks.last else { return nil }
        let clock = EventClock(calendar, settings.clock, of: blocks.flatMap(\.terms).map(\.instant))
        let days = first.days.firstDay...last.days.lastDay
        let caption = caption(of: days, clock, legend: legend(blocks.flatMap(\.signs), settings), settings)
        let layout = ThreeMonths(blocks, clock, settings)
        let lines = layout.lines(gap: 0) + caption
        guard let height = settings.height, lines.count + layout.gapCount < height else { return lines }
        return layout.lines(gap: 1) + caption
    }
}

/// Three months on a page, or two at an end of the calendar.
private struct ThreeMonths {
    /// Cells of the terminal between two months.
    private static let space = 4

    private let blocks: [MonthBlock]
    private let clock: EventClock
    private let settings: TerminalSettings
    private let size: CellSize
    private let isSideBySide: Bool

    init(_ blocks: [MonthBlock], _ clock: EventClock, _ settings: TerminalSettings) {
        self.blocks = blocks
        self.clock = clock
        self.settings = settings
        isSideBySide = 3 * CellSize.smallest.pageWidth + 2 * Self.space <= settings.width
        size = CellSize.fitting(
            blocks.map(\.wantedRoom).max() ?? 0,
            within: isSideBySide ? (settings.width - 2 * Self.space) / 3 : settings.width
        )
    }

    /// The months, with a number of empty lines between two weeks and one after the last month.
    func lines(gap: Int) -> [StyledText] {
        isSideBySide ? sideBySide(gap: gap) : stacked(gap: gap)
    }

    /// The number of lines that a gap between weeks adds.
    var gapCount: Int {
        let counts = blocks.map(\.gapCount)
        return isSideBySide ? counts.max() ?? 0 : counts.reduce(0, +)
    }

    /// The weekdays of all months are on one line.
    private func sideBySide(gap: Int) -> [StyledText] {
        let titles = blocks.map { $0.title(size.pageWidth, width: size.pageWidth) }
        let titleHeight = (titles.map(\.count).max() ?? 0) + 1
        let months = zip(blocks, titles).map { block, title in
            title + [StyledText](repeating: StyledText(), count: titleHeight - title.count)
                + block.body(size, gap: gap, clock, width: size.pageWidth)
        }
        return months.sideBySide(width: size.pageWidth, gap: Self.space) + [StyledText()]
    }

    private func stacked(gap: Int) -> [StyledText] {
        let width = max(settings.width, size.pageWidth)
        return blocks.flatMap { block in
            block.title(size.pageWidth, width: settings.width) + [StyledText()]
                + block.body(size, gap: gap, clock, width: width) + [StyledText()]
        }
    }
}
