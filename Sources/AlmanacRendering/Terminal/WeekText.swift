// `almanac week`: seven days, one line each.

import Almanac

extension Festivals {
    /// The week of a day as text, or nil if the calendar does not reach all of it.
    package func text(ofWeekContaining day: Day, _ settings: TerminalSettings) -> [StyledText]? {
        guard let first = day.latest(settings.firstWeekday), let last = first.advanced(by: 6),
            days.contains(first), days.contains(last)
        else { return nil }
        let rows = (first...last).compactMap { weekRow($0, settings) }
        let widths = (0..<WeekRow.columns).map { column in rows.map { $0.cells[column].width }.max() ?? 0 }
        return rows.flatMap { $0.lines(widths, width: settings.width) }
    }

    private func weekRow(_ day: Day, _ settings: TerminalSettings) -> WeekRow? {
        guard let lunar = calendar.lunarDate(on: day) else { return nil }
        let language = settings.language
        let weekday = StyledText(day.weekday.shortName(in: language), .dimmed)
        let mark = day == settings.today ? "*" : ""
        var date = StyledText("\(day)", day == settings.today ? .today : .normal)
        date.append(mark)
        let cells = [
            weekday, date, StyledText(LunarMonthDay(lunar).text(in: language)),
            StyledText(day.pillar.name(in: language), .dimmed),
        ]
        return WeekRow(cells: cells, labels: labels(on: day, settings))
    }

    /// The festivals, the term with its time, and the phase of the Moon with its.
    private func labels(on day: Day, _ settings: TerminalSettings) -> [StyledText] {
        let language = settings.language
        var labels = labels(on: day, kinds: .publicHoliday ... .calendarNote, in: language)
            .map { StyledText($0.name, $0.kind.textStyle) }
        if let event = calendar.termEvent(on: day) {
            labels.append(label(event, event.kind.name(in: language), .term(event.kind.season)))
        }
        if let event = calendar.phaseEvent(on: day) {
            labels.append(label(event, event.kind.name(in: language), .normal))
        }
        return labels
    }

    private func label<Kind>(_ event: CelestialEvent<Kind>, _ name: String, _ style: TextStyle) -> StyledText {
        var label = StyledText(name, style)
        label.append(" " + calendar.hoursAndMinutes(of: event) + event.doubtMark)
        return label
    }
}

extension CelestialEvent {
    /// `≈` if its civil day hangs by seconds, or another authority has another.
    var doubtMark: String { certainty == .certain ? "" : "≈" }
}

/// One day of a week: cells under each other, then its labels, in as many lines as they need.
private struct WeekRow {
    static let columns = 4
    /// Where labels begin that have no room beside their day.
    private static let indent = 4

    let cells: [StyledText]
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
