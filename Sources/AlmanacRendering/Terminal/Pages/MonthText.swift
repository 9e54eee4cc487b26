import Almanac

extension Festivals {
    /// The page of `almanac month`: the lunar months above the days, the solar terms to the minute below. An empty line
    /// follows each week if the screen is high enough.
    ///
    /// - Returns: nil if the calendar does not reach all days of the page.
    package func text(of month: YearMonth, _ settings: TerminalSettings) -> [StyledText]? {
        MonthBlock(month, of: self, settings).map { page([$0], settings) }
    }

    /// The page of `almanac --three`: a month between the months before and after it, side by side if the smallest cells
    /// have room, otherwise one below the other. At an end of the calendar the page has two months.
    ///
    /// - Returns: nil if the calendar does not reach all days of the month.
    package func text(ofThreeMonthsAround month: YearMonth, _ settings: TerminalSettings) -> [StyledText]? {
        guard MonthBlock(month, of: self, settings) != nil else { return nil }
        let months = [month.previous, month, month.next].compactMap(\.self)
        return page(months.compactMap { MonthBlock($0, of: self, settings) }, settings)
    }

    /// A page of consecutive months, at least one.
    private func page(_ blocks: [MonthBlock], _ settings: TerminalSettings) -> [StyledText] {
        let clock = EventClock(calendar, settings.clock, of: blocks.flatMap(\.terms).map(\.instant))
        let days = blocks[0].days.firstDay...blocks[blocks.count - 1].days.lastDay
        let legend = legend(blocks.flatMap(\.page.signs), settings)
        let caption = (blocks.count > 1 ? [StyledText()] : []) + caption(of: days, clock, legend: legend, settings)
        let layout = MonthLayout(blocks, clock, settings)
        let lines = layout.lines(gap: 0) + caption
        guard let height = settings.height, lines.count + layout.gapCount < height else { return lines }
        return layout.lines(gap: 1) + caption
    }
}

/// The months of a page: one, three, or two at an end of the calendar.
private struct MonthLayout {
    /// Cells of the terminal between two months.
    private static let space = 4

    private let blocks: [MonthBlock]
    private let clock: EventClock
    private let settings: TerminalSettings
    private let size: CellSize
    private let isSideBySide: Bool

    init(_ blocks: [MonthBlock], _ clock: EventClock, _ settings: TerminalSettings) {
        (self.blocks, self.clock, self.settings) = (blocks, clock, settings)
        isSideBySide = blocks.count > 1 && 3 * CellSize.smallest.pageWidth + 2 * Self.space <= settings.width
        size = CellSize.fitting(
            blocks.map(\.page.wantedRoom).max() ?? 0,
            within: isSideBySide ? (settings.width - 2 * Self.space) / 3 : settings.width
        )
    }

    /// The months, with a number of empty lines between two weeks and one between two months.
    func lines(gap: Int) -> [StyledText] {
        isSideBySide ? sideBySide(gap: gap) : stacked(gap: gap)
    }

    /// The number of lines that a gap between weeks adds.
    var gapCount: Int {
        let counts = blocks.map(\.page.gapCount)
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
        return months.sideBySide(width: size.pageWidth, gap: Self.space)
    }

    private func stacked(gap: Int) -> [StyledText] {
        let width = max(settings.width, size.pageWidth)
        let months = blocks.map { block in
            block.title(size.pageWidth, width: settings.width) + [StyledText()]
                + block.body(size, gap: gap, clock, width: width)
        }
        return Array(months.joined(separator: [StyledText()]))
    }
}

/// One month of a page: its title, its weeks and its notes, without the caption that all months of a page share.
private struct MonthBlock {
    let terms: CalendarSlice<SolarTermEvent>

    var days: DayRange { month.days }

    private let festivals: Festivals
    private let month: YearMonth
    private let settings: TerminalSettings
    let page: MonthPage

    /// The block of a month; nil if the calendar does not reach all days of the page.
    init?(_ month: YearMonth, of festivals: Festivals, _ settings: TerminalSettings) {
        let calendar = festivals.calendar
        guard let grid = calendar.grid(of: month, firstWeekday: settings.firstWeekday, rows: settings.rows) else {
            return nil
        }
        (self.festivals, self.month, self.settings) = (festivals, month, settings)
        page = MonthPage(grid, festivals, lastKind: .calendarNote, settings)
        terms = calendar.termEvents(in: month.days)
    }

    /// The names of the weekdays, the weeks with `gap` empty lines between two, and the notes, at most `width` wide.
    func body(_ size: CellSize, gap: Int, _ clock: EventClock, width: Int) -> [StyledText] {
        let (weeks, notes) = page.body(size)
        let empty = [StyledText](repeating: StyledText(), count: gap)
        return [page.header(size)] + weeks.joined(separator: empty) + [StyledText()]
            + DayNote.lines(self.notes(besides: notes, clock), width: width)
    }
}

// MARK: - The title

extension MonthBlock {
    /// The month on the left and its lunar months on the right of the weeks, which are `pageWidth` wide, or below the
    /// month if the line is too short. No line is wider than `width`.
    func title(_ pageWidth: Int, width: Int) -> [StyledText] {
        let left = festivals.heading(month.text(in: settings.language), of: month.days, in: settings.language)
        let lines = lunarMonths.flow(width: width, separator: StyledText(" – ", .dimmed))
        guard lines.count == 1, let right = lines.first, left.width + 2 + right.width <= pageWidth else {
            return [left] + lines
        }
        return [left.padded(to: pageWidth - right.width).appending(right)]
    }

    /// The lunar months that share a day with the month; the year is part of the first and of every one in which it changes.
    private var lunarMonths: [StyledText] {
        var year: Int?
        return festivals.calendar.months(overlapping: month.days).map { lunarMonth in
            defer { year = lunarMonth.year }
            let language = settings.language
            let name = lunarMonth.year == year ? lunarMonth.month.name(in: language) : lunarMonth.text(in: language)
            return StyledText(name, .dimmed)
        }
    }
}

// MARK: - The notes

extension MonthBlock {
    /// Every term with its time, which takes the place of a term that did not fit into its cell, and the other labels that
    /// did not.
    private func notes(besides hidden: [DayNote], _ clock: EventClock) -> [DayNote] {
        let others = hidden.filter { note in !note.label.style.isTerm && !terms.contains { names(note, $0) } }
        return (terms.map { note(on: $0, clock) } + others).sorted { $0.dayOfMonth < $1.dayOfMonth }
    }

    /// A solar term of the month with its time by the calendar's clock.
    private func note(on event: SolarTermEvent, _ clock: EventClock) -> DayNote {
        DayNote(
            dayOfMonth: GregorianDate(event.day).day,
            label: festivals.label(ofTerm: event, clock, in: settings.language)
        )
    }

    /// Whether a note is the name of the festival which a term is.
    private func names(_ note: DayNote, _ event: SolarTermEvent) -> Bool {
        note.dayOfMonth == GregorianDate(event.day).day
            && note.label == festivals.label(of: event.kind, on: event.day, in: settings.language)
    }
}
