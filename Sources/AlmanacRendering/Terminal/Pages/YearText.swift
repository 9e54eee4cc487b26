import Almanac

extension Festivals {
    /// The page of `almanac year`: twelve small months, as many side by side as fit: at most 39 lines of 80 columns, and
    /// one more where the title needs two.
    ///
    /// - Returns: nil if the calendar does not reach all days of the pages.
    package func text(ofYear year: Int, _ settings: TerminalSettings) -> [StyledText]? {
        guard let days = DayRange(year: year),
            let grids = calendar.grids(inYear: year, firstWeekday: settings.firstWeekday, rows: .six)
        else { return nil }
        let months = grids.map { SmallMonth(grid: $0, festivals: self, settings: settings) }
        let gap = SmallMonth.gap
        let count = monthsPerRow(of: SmallMonth.width, gap: gap, within: settings.width)
        let width = Swift.min(SmallMonth.widestTitle, Swift.max(SmallMonth.width, (settings.width + gap) / count - gap))
        let rows = months.map { $0.lines(width: width) }.inRows(of: count, width: width, gap: gap)
        // A sixth week that has days does not separate months.
        let separated = rows.enumerated().flatMap { index, row in
            let isFull = index > 0 && rows[index - 1].last.map { !$0.text(in: .none).allSatisfy { $0 == " " } } ?? false
            return (isFull ? [StyledText()] : []) + row
        }
        return yearTitle(year, days, settings) + [StyledText()] + separated
            + caption(until: days.lastDay, nil, legend: SmallMonth.legend(of: days, self, settings), settings)
    }

    /// The page of `almanac year --details`: twelve months with the lunar date of every day, as many side by side as fit.
    ///
    /// - Returns: nil if the calendar does not reach all days of the pages.
    package func detailedText(ofYear year: Int, _ settings: TerminalSettings) -> [StyledText]? {
        guard let days = DayRange(year: year),
            let grids = calendar.grids(inYear: year, firstWeekday: settings.firstWeekday, rows: settings.rows)
        else { return nil }
        let size = CellSize.smallest
        let pages = grids.map { MonthPage($0, self, lastKind: .traditional, settings) }
        let blocks = zip(grids, pages).map { grid, page in
            let body = page.body(size)
            return [StyledText(grid.month.text(in: settings.language), .title), page.header(size)] + body.weeks.joined()
                + DayNote.lines(body.notes, width: size.pageWidth)
        }
        let gap = 3
        let count = monthsPerRow(of: size.pageWidth, gap: gap, within: settings.width)
        let rows = blocks.inRows(of: count, width: size.pageWidth, gap: gap)
        let legend = legend(pages.flatMap(\.signs), settings)
        return yearTitle(year, days, settings) + [StyledText()] + rows.joined(separator: [StyledText()])
            + [StyledText()] + caption(until: days.lastDay, nil, legend: legend, settings)
    }

    /// The year, with the name of the lunar year that begins in it, and that not all its days are decided if that is so; on a
    /// narrow page in several lines.
    private func yearTitle(_ year: Int, _ days: DayRange, _ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        let title = heading("\(year)", of: days, in: language)
        let spring = calendar.springNote(ofLunarYear: year, in: language)
        let names = [calendar.nameOfYear(year, in: language), spring].compactMap(\.self)
        let pieces = [title] + names.map { StyledText($0, .dimmed) } + settings.remarks(on: days)
        return pieces.flow(width: settings.width)
    }
}

/// The number of months of a width, with gaps between them, that share a line: a divisor of twelve, so that every row is full.
private func monthsPerRow(of monthWidth: Int, gap: Int, within width: Int) -> Int {
    [6, 4, 3, 2].first { $0 * (monthWidth + gap) - gap <= width } ?? 1
}

/// A month of the page of a year: its name with the days on which lunar months begin, and six weeks of numbers. The sixth,
/// of which there is seldom anything, separates it from the month below.
///
/// One sign at most follows a number: `*` for today if the palette has no inverse text, `≈`, `+` for a day off, `!` for a
/// make-up workday, `½` for half a day off, `'` for the first day of a lunar month, `"` for a solar term.
private struct SmallMonth {
    /// Cells of the terminal between two months.
    static let gap = 2
    /// The width of the weeks: seven numbers, each with its sign.
    static let width = 7 * pitch
    /// Enough for the name of every month and two lunar months, in every language.
    static let widestTitle = 25

    private static let pitch = 3

    let grid: MonthGrid
    let festivals: Festivals
    let settings: TerminalSettings

    /// The name of the month, at most `width` wide, the weekdays and the weeks.
    func lines(width: Int) -> [StyledText] {
        let weeks = (0..<grid.rowCount).map { week in
            (7 * week..<7 * week + 7).reduce(into: StyledText()) { $0.append(cell(grid[$1])) }
        }
        return [title(width: width), weekdays] + weeks
    }

    private var weekdays: StyledText {
        grid.prefix(7).reduce(into: StyledText()) { line, cell in
            // Two cells, as wide as the numbers: in English two of the three letters.
            let head = settings.columnHead(cell.weekday)
            let name = String(head.text(in: .none).prefix(2))
            line.append(StyledText(name, head.style).padded(to: Self.pitch))
        }
    }

    private func cell(_ cell: DayCell) -> StyledText {
        guard cell.isInMonth else { return StyledText().padded(to: Self.pitch) }
        let mark = festivals.mark(on: cell.day, work: settings.daysOff?.status(of: cell.day))
        let style = settings.style(ofNumber: cell.day, mark)
        return StyledText(cell.dayOfMonth < 10 ? " " : "")
            .appending("\(cell.dayOfMonth)", style == .number(.plain) ? .normal : style)
            .appending(sign(of: cell, mark)).padded(to: Self.pitch)
    }

    private func sign(of cell: DayCell, _ mark: WorkStatus.Mark?) -> StyledText {
        if settings.needsTodaySign(cell.day) { return StyledText(DayNumber.todaySign) }
        let certaintySign = festivals.certaintySign(of: cell)
        if !certaintySign.isEmpty { return StyledText(certaintySign) }
        if let mark { return MarkSign(mark, within: 1, settings).styled }
        if cell.lunarDate.day == 1 { return StyledText(Self.newMonthSign, .title) }
        if let term = cell.term { return StyledText(Self.termSign, term.textStyle) }
        return StyledText()
    }
}

// MARK: - The title

extension SmallMonth {
    /// The name of the month and the days on which lunar months begin in it, `2月  17 正月`, in the longest wording that fits;
    /// the name alone if none does.
    private func title(width: Int) -> StyledText {
        let name = StyledText(grid.month.monthName(in: settings.language), .title)
        let wordings = [firstDays(\.first), firstDays(\.last)].map { days in
            days.reduce(into: name) { $0.append("  " + $1, .dimmed) }
        }
        return wordings.first { $0.width <= width } ?? name
    }

    /// `17 正月`, for each first day of a lunar month with the wording that `choice` takes.
    private func firstDays(_ choice: ([String]) -> String?) -> [String] {
        grid.indicesInMonth.map { grid[$0] }.filter { $0.lunarDate.day == 1 }.map { cell in
            let name = choice(cell.lunarDate.month.namesBesideGregorian(in: settings.language)) ?? ""
            return "\(cell.dayOfMonth)\(cell.lunarCertainty.sign) \(name)"
        }
    }
}

// MARK: - The signs

extension SmallMonth {
    private static let newMonthSign = "'"
    private static let termSign = "\""

    /// The meaning of the signs on a range of days.
    static func legend(of days: DayRange, _ festivals: Festivals, _ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        let marks = Set(days.compactMap { festivals.mark(on: $0, work: settings.daysOff?.status(of: $0)) })
        let signs = marks.map { MarkSign($0, within: 1, settings) }
        return festivals.legend(signs, settings)
            + [(newMonthSign, Phrase.firstOfMonth.text(in: language)), (termSign, SolarTerm.kindNames[language])].map {
                sign,
                name in
                StyledText(sign, .title).appending(" " + name, .dimmed)
            }
    }
}
