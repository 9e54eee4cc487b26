import Almanac

extension Festivals {
    /// The page of `almanac month`: the lunar months above the days, the solar terms to the minute below. An empty line
    /// follows each week if the screen is high enough.
    ///
    /// - Returns: nil if the calendar does not reach all days of the page.
    package func text(of month: YearMonth, _ settings: TerminalSettings) -> [StyledText]? {
        MonthPage(month, of: self, settings).map { page([$0], settings) }
    }

    /// The page of `almanac --three`: a month between the months before and after it, side by side if the smallest cells
    /// have room, otherwise one below the other. At an end of the calendar the page has two months.
    ///
    /// - Returns: nil if the calendar does not reach all days of the month.
    package func text(ofThreeMonthsAround month: YearMonth, _ settings: TerminalSettings) -> [StyledText]? {
        guard MonthPage(month, of: self, settings) != nil else { return nil }
        let months = [month.previous, month, month.next].compactMap(\.self)
        return page(months.compactMap { MonthPage($0, of: self, settings) }, settings)
    }

    /// A page of consecutive months, at least one.
    private func page(_ pages: [MonthPage], _ settings: TerminalSettings) -> [StyledText] {
        let clock = EventClock(calendar, settings.clock, of: pages.flatMap(\.terms).map(\.instant))
        let days = pages[0].month.days.firstDay...pages[pages.count - 1].month.days.lastDay
        let legend = legend(pages.flatMap(\.signs), settings)
        let caption = (pages.count > 1 ? [StyledText()] : []) + caption(of: days, clock, legend: legend, settings)
        let layout = MonthLayout(pages, clock, settings)
        let lines = layout.lines(gap: 0) + caption
        guard let height = settings.height, lines.count + layout.gapCount < height else { return lines }
        return layout.lines(gap: 1) + caption
    }
}

/// The months of a page: one, three, or two at an end of the calendar.
private struct MonthLayout {
    /// Cells of the terminal between two months.
    private static let space = 4

    private let pages: [MonthPage]
    private let clock: EventClock
    private let settings: TerminalSettings
    private let size: CellSize
    private let isSideBySide: Bool

    init(_ pages: [MonthPage], _ clock: EventClock, _ settings: TerminalSettings) {
        (self.pages, self.clock, self.settings) = (pages, clock, settings)
        isSideBySide = pages.count > 1 && 3 * CellSize.smallest.pageWidth + 2 * Self.space <= settings.width
        let width = isSideBySide ? (settings.width - 2 * Self.space) / 3 : settings.width
        size = CellSize.fitting(pages.map(\.wantedRoom).max() ?? 0, within: width)
    }

    /// The months, with a number of empty lines between two weeks and one between two months.
    func lines(gap: Int) -> [StyledText] { isSideBySide ? sideBySide(gap: gap) : stacked(gap: gap) }

    /// The number of lines that a gap between weeks adds.
    var gapCount: Int {
        let counts = pages.map(\.gapCount)
        return isSideBySide ? counts.max() ?? 0 : counts.reduce(0, +)
    }

    /// The weekdays of all months are on one line.
    private func sideBySide(gap: Int) -> [StyledText] {
        let titles = pages.map { $0.title(size.pageWidth, width: size.pageWidth) }
        let titleHeight = (titles.map(\.count).max() ?? 0) + 1
        let months = zip(pages, titles).map { page, title in
            title + [StyledText](repeating: StyledText(), count: titleHeight - title.count)
                + page.lines(size, gap: gap, clock, width: size.pageWidth)
        }
        return months.sideBySide(width: size.pageWidth, gap: Self.space)
    }

    private func stacked(gap: Int) -> [StyledText] {
        let width = max(settings.width, size.pageWidth)
        let months = pages.map { page in
            page.title(size.pageWidth, width: settings.width) + [StyledText()]
                + page.lines(size, gap: gap, clock, width: width)
        }
        return Array(months.joined(separator: [StyledText()]))
    }
}

// MARK: - One month of a page, without the caption that all months of a page share

extension MonthPage {
    /// The page of a month; nil if the calendar does not reach all of its days.
    fileprivate init?(_ month: YearMonth, of festivals: Festivals, _ settings: TerminalSettings) {
        let calendar = festivals.calendar
        let grid = calendar.grid(of: month, firstWeekday: settings.firstWeekday, rows: settings.rows)
        guard let grid else { return nil }
        self.init(grid, festivals, lastKind: .calendarNote, settings)
    }

    fileprivate var month: YearMonth { grid.month }
    fileprivate var terms: CalendarSlice<SolarTermEvent> { festivals.calendar.termEvents(in: month.days) }

    /// The names of the weekdays, the weeks with `gap` empty lines between two, and the notes, at most `width` wide.
    fileprivate func lines(_ size: CellSize, gap: Int, _ clock: EventClock, width: Int) -> [StyledText] {
        let (weeks, notes) = body(size)
        let empty = [StyledText](repeating: StyledText(), count: gap)
        return [header(size)] + weeks.joined(separator: empty) + [StyledText()]
            + DayNote.lines(self.notes(besides: notes, clock), width: width)
    }

    /// The month on the left and its lunar months on the right of the weeks, which are `pageWidth` wide, or below the
    /// month if the line is too short. No line is wider than `width`.
    fileprivate func title(_ pageWidth: Int, width: Int) -> [StyledText] {
        let left = festivals.heading(month.text(in: settings.language), of: month.days, in: settings.language)
        let lunarMonths = festivals.calendar.lunarMonthNames(of: month, in: settings.language)
        let lines = lunarMonths.map { StyledText($0, .dimmed) }.flow(
            width: width,
            separator: StyledText(" – ", .dimmed)
        )
        guard lines.count == 1, let right = lines.first, left.width + 2 + right.width <= pageWidth else {
            return [left] + lines
        }
        return [left.padded(to: pageWidth - right.width).appending(right)]
    }

    /// Every term with its time, which takes the place of a term that did not fit into its cell, and the other labels that did not.
    private func notes(besides hidden: [DayNote], _ clock: EventClock) -> [DayNote] {
        let timed = terms.map { event in
            let label = festivals.label(ofTerm: event, clock, in: settings.language)
            return DayNote(dayOfMonth: GregorianDate(event.day).day, label: label)
        }
        return (timed + hidden.filter { !$0.isTerm }).sorted { $0.dayOfMonth < $1.dayOfMonth }
    }
}
