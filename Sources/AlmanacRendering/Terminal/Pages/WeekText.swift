import Almanac

extension Festivals {
    /// The page of `almanac week`: seven days, a line each.
    ///
    /// - Returns: nil if the calendar does not reach all days of the week.
    package func text(ofWeekContaining day: Day, _ settings: TerminalSettings) -> [StyledText]? {
        guard let first = day.onOrBefore(settings.firstWeekday), let last = first.advanced(by: 6) else { return nil }
        return text(of: first...last, settings)
    }

    /// The same page of other days in a row, such as those of a weekend.
    ///
    /// - Returns: nil if the calendar does not reach all of them.
    package func text(of week: DayRange, _ settings: TerminalSettings) -> [StyledText]? {
        guard days.contains(week.firstDay), days.contains(week.lastDay) else { return nil }
        let instants = calendar.termEvents(in: week).map(\.instant) + calendar.phaseEvents(in: week).map(\.instant)
        let clock = EventClock(calendar, settings.clock, of: instants)
        let rows = week.compactMap { weekRow($0, clock, settings) }
        let lines = zip(rows.map(\.row), TableRow.heads(of: rows.map(\.row))).flatMap { row, head in
            // Labels are on the line of their day only if each of them has room there, otherwise indented below it.
            row.notes.allSatisfy { head.width + $0.width <= settings.width }
                ? row.lines(after: head, width: settings.width)
                : [head] + row.lines(after: StyledText().padded(to: 4), width: settings.width)
        }
        return lines + [StyledText()]
            + caption(of: week, clock, legend: legend(rows.compactMap(\.sign), settings), settings)
    }

    /// The cells and the labels of a day, and the sign after the date of a day off or a make-up workday.
    private func weekRow(_ day: Day, _ clock: EventClock, _ settings: TerminalSettings)
        -> (row: TableRow, sign: MarkSign?)?
    {
        guard let cell = calendar.cell(of: day) else { return nil }
        let language = settings.language
        let style = CellLabel.Style(sources: [.festival], lastKind: .calendarNote)
        let face = settings.face(of: cell, self, style)
        let number = DayNumber("\(day)", of: face, settings)
        let cells = [
            settings.columnHead(day.weekday), number.text,
            StyledText(LunarMonthDay(cell.lunarDate).text(in: language) + cell.lunarCertainty.sign),
            StyledText(day.pillar.name(in: language), .dimmed),
        ]
        let labels = face.names.filter { $0.term == nil }.map(\.signed) + events(on: day, clock, in: language)
        return (TableRow(cells: cells, notes: labels, separator: StyledText(" · ", .dimmed)), number.sign)
    }

    /// The solar term and the phase of the Moon, each with its time, and the note of the country's almanacs.
    private func events(on day: Day, _ clock: EventClock, in language: CalendarLanguage) -> [StyledText] {
        [
            calendar.termEvent(on: day).map { label(ofTerm: $0, clock, in: language) },
            calendar.phaseEvent(on: day).map { calendar.label(of: $0, clock, in: language) },
            calendar.customLabel(of: day, in: language).map { StyledText($0, .dimmed) },
        ].compactMap(\.self)
    }
}
