import Almanac

extension Festivals {
    /// The page of `almanac blind-years`: the lunar years without 立春 and those with two, each with its days.
    ///
    /// - Parameters:
    ///   - years: Lunar years, by the Gregorian years in which they begin.
    ///   - settings: The width and the language.
    package func text(ofSpringsIn years: ClosedRange<Int>, _ settings: TerminalSettings) -> [StyledText] {
        let rows = years.compactMap { SpringRow($0, calendar, settings.language) }
        let widths = (0..<SpringRow.columns).map { column in rows.map { $0.cells[column].width }.max() ?? 0 }
        let lines = rows.flatMap { $0.lines(widths, width: settings.width) }
        return (lines.isEmpty ? [StyledText(noneNames[settings.language])] : lines) + [StyledText()]
            + caption(nil, settings)
    }
}

private let noneNames = Names("无", "無", "none", "없음", "なし", "không có")

/// A year without 立春, or with two.
private struct SpringRow {
    static let columns = 3

    /// The number of the year, its pillar and animal, and which of both it is.
    let cells: [StyledText]
    /// Its days, and its 立春 if there are any.
    let days: [StyledText]

    /// The row of a lunar year; nil if it has one 立春, or is not held whole.
    init?(_ year: Int, _ calendar: LunisolarCalendar, _ language: CalendarLanguage) {
        guard let events = calendar.lichunEvents(inLunarYear: year), let days = calendar.lunarYear(year)?.days,
            let name = SpringCount(rawValue: events.count)?.name(in: language)
        else { return nil }
        cells = [
            StyledText("\(year)", .title), StyledText(calendar.nameOfYear(year, in: language)), StyledText(name),
        ]
        let springs = events.map { "\($0.day)\($0.certainty.sign)" }.joined(separator: ", ")
        let lichun = StyledText(SolarTerm.lichun.name(in: language) + " " + springs, .term(SolarTerm.lichun.season))
        self.days = [StyledText("\(days.firstDay) – \(days.lastDay)", .dimmed)] + (events.isEmpty ? [] : [lichun])
    }

    func lines(_ widths: [Int], width: Int) -> [StyledText] {
        var head = StyledText()
        for (cell, width) in zip(cells, widths) { head.append(cell.padded(to: width + 2)) }
        return head.beside(Flow(pieces: days, separator: StyledText("  ")).lines(width: width - head.width))
    }
}
