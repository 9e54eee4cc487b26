// `almanac month`: one month, its lunar months above it, its terms to the minute below.

import Almanac

extension Festivals {
    /// A month as text, or nil if the calendar does not reach all of its page.
    package func text(of month: YearMonth, _ settings: TerminalSettings) -> [StyledText]? {
        guard let grid = calendar.grid(of: month, firstWeekday: settings.firstWeekday, rows: settings.rows) else {
            return nil
        }
        let page = MonthPage(grid, self, kinds: .publicHoliday ... .calendarNote, settings)
        let size = CellSize.fitting(page.wantedRoom, within: settings.width)
        let body = page.body(size)
        // All terms are told, as here they have their times.
        let notes = termNotes(month, settings) + body.notes.filter { !$0.label.style.isTerm }
        return title(of: month, size, settings) + [page.header(size)] + body.lines + [StyledText()]
            + DayNote.lines(
                notes.sorted { $0.dayOfMonth < $1.dayOfMonth },
                width: Swift.max(settings.width, size.pageWidth)
            )
    }

    /// The month at the left, its lunar months at the right of the page, or below if there is no room.
    private func title(of month: YearMonth, _ size: CellSize, _ settings: TerminalSettings) -> [StyledText] {
        let left = StyledText(month.text(in: settings.language), .title)
        let lunar = Flow(pieces: lunarMonths(month, settings.language), separator: StyledText(" – ", .dimmed))
        let lines = lunar.lines(width: settings.width)
        guard lines.count == 1, let right = lines.first, left.width + 2 + right.width <= size.pageWidth else {
            return [left] + lines + [StyledText()]
        }
        var line = left.padded(to: size.pageWidth - right.width)
        line.append(right)
        return [line, StyledText()]
    }

    /// The lunar months on a page, with the year before the first and where it changes.
    private func lunarMonths(_ month: YearMonth, _ language: CalendarLanguage) -> [StyledText] {
        var year: Int?
        return calendar.months(overlapping: month.days).map { lunarMonth in
            defer { year = lunarMonth.year }
            let name = lunarMonth.year == year ? lunarMonth.month.name(in: language) : lunarMonth.text(in: language)
            return StyledText(name, .dimmed)
        }
    }

    /// The terms of the month with the time by the calendar's clock.
    private func termNotes(_ month: YearMonth, _ settings: TerminalSettings) -> [DayNote] {
        calendar.termEvents(in: month).map { event in
            var label = StyledText(event.kind.name(in: settings.language), .term(event.kind.season))
            label.append(" \(calendar.hoursAndMinutes(of: event))\(event.doubtMark)")
            return DayNote(dayOfMonth: GregorianDate(event.day).day, label: label)
        }
    }
}
