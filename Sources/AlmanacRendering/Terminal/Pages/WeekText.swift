import Almanac

extension Festivals {
    /// The page of `almanac week`: seven days, a line each.
    ///
    /// - Returns: nil if the calendar does not reach all days of the week.
    package func text(ofWeekContaining day: Day, _ settings: TerminalSettings) -> [StyledText]? {
        guard let first = day.onOrBefore(settings.firstWeekday), let last = first.advanced(by: 6),
            days.contains(first), days.contains(last)
        else { return nil }
        let week = first...last
        let instants = calendar.termEvents(in: week).map(\.instant) + calendar.phaseEvents(in: week).map(\.instant)
        let clock = EventClock(calendar, settings.clock, of: instants)
        let rows = week.compactMap { weekRow($0, clock, settings) }
        let widths = (0..<WeekRow.columns).map { column in rows.map { $0.cells[column].width }.max() ?? 0 }
        return rows.flatMap { $0.lines(widths, width: settings.width) } + [StyledText()]
            + caption(of: week, clock, legend: legend(rows.compactMap(\.sign), settings), settings)
    }

    private func weekRow(_ day: Day, _ clock: EventClock, _ settings: TerminalSettings) -> WeekRow? {
        guard let lunar = calendar.lunarDate(on: day) else { return nil }
        let language = settings.language
        let number = number("\(day)", of: day, settings)
        let cells = [
            settings.columnHead(day.weekday), number.text,
            StyledText(LunarMonthDay(lunar).text(in: language)), StyledText(day.pillar.name(in: language), .dimmed),
        ]
        return WeekRow(cells: cells, sign: number.sign, labels: weekLabels(on: day, clock, settings))
    }

    /// The festivals, then the solar term and the phase of the Moon, each with its time.
    private func weekLabels(on day: Day, _ clock: EventClock, _ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        return labels(on: day, kinds: .publicHoliday ... .calendarNote, settings)
            .filter { $0.term == nil }
            .map { StyledText($0.name, $0.kind.textStyle) }
            + [
                calendar.termEvent(on: day).map { label(ofTerm: $0, clock, in: language) },
                calendar.phaseEvent(on: day).map { calendar.label(of: $0, clock, in: language) },
                calendar.customLabel(of: day, in: language).map { StyledText($0, .dimmed) },
            ].compactMap(\.self)
    }
}

/// One day of a week: its cells, then its labels in as many lines as they need.
private struct WeekRow {
    static let columns = 4
    /// The indent, in cells of the terminal, of labels that do not fit on the line of their day.
    private static let indent = 4

    let cells: [StyledText]
    /// The sign after the date of a day off or a make-up workday.
    let sign: MarkSign?
    let labels: [StyledText]

    func lines(_ widths: [Int], width: Int) -> [StyledText] {
        var head = StyledText()
        for (cell, width) in zip(cells, widths) {
            head.append(cell.padded(to: width + 2))
        }
        let flow = Flow(pieces: labels, separator: StyledText(" · ", .dimmed))
        guard labels.allSatisfy({ head.width + $0.width <= width }) else {
            let indent = StyledText().padded(to: Self.indent)
            return [head] + indent.beside(flow.lines(width: width - Self.indent))
        }
        return head.beside(flow.lines(width: width - head.width))
    }
}
