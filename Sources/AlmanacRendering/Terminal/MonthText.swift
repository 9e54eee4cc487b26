import Almanac

extension Festivals {
    /// The page of `almanac month`: the lunar months above the days, the solar terms to the minute below.
    ///
    /// - Returns: nil if the calendar does not reach all days of the page.
    package func text(of month: YearMonth, _ settings: TerminalSettings) -> [StyledText]? {
        guard let grid = calendar.grid(of: month, firstWeekday: settings.firstWeekday, rows: settings.rows) else {
            return nil
        }
        let page = MonthPage(grid, self, kinds: .publicHoliday ... .calendarNote, settings)
        let size = CellSize.fitting(page.wantedRoom, within: settings.width)
        let body = page.body(size)
        // Every term has a note with its time, which takes the place of a term that did not fit into its cell.
        let terms = calendar.termEvents(in: month)
        let clock = EventClock(calendar, settings.clock, of: terms.map(\.instant))
        let others = body.notes.filter { note in
            !note.label.style.isTerm && !terms.contains { names(note, $0, settings.language) }
        }
        let notes = terms.map { termNote($0, clock, settings) } + others
        return title(of: month, size, settings) + [page.header(size)] + body.lines + [StyledText()]
            + DayNote.lines(
                notes.sorted { $0.dayOfMonth < $1.dayOfMonth },
                width: Swift.max(settings.width, size.pageWidth)
            ) + caption(clock, settings)
    }

    /// The month on the left and its lunar months on the right of the page, or below the month if the line is too short.
    private func title(of month: YearMonth, _ size: CellSize, _ settings: TerminalSettings) -> [StyledText] {
        let left = heading(month.text(in: settings.language), of: month.days, in: settings.language)
        let lunar = Flow(pieces: lunarMonths(month, settings.language), separator: StyledText(" – ", .dimmed))
        let lines = lunar.lines(width: settings.width)
        guard lines.count == 1, let right = lines.first, left.width + 2 + right.width <= size.pageWidth else {
            return [left] + lines + [StyledText()]
        }
        var line = left.padded(to: size.pageWidth - right.width)
        line.append(right)
        return [line, StyledText()]
    }

    /// The lunar months that share a day with the month; the year is part of the first and of every one in which it changes.
    private func lunarMonths(_ month: YearMonth, _ language: CalendarLanguage) -> [StyledText] {
        var year: Int?
        return calendar.months(overlapping: month.days).map { lunarMonth in
            defer { year = lunarMonth.year }
            let name = lunarMonth.year == year ? lunarMonth.month.name(in: language) : lunarMonth.text(in: language)
            return StyledText(name, .dimmed)
        }
    }

    /// A solar term of the month with its time by the calendar's clock.
    private func termNote(_ event: SolarTermEvent, _ clock: EventClock, _ settings: TerminalSettings) -> DayNote {
        DayNote(dayOfMonth: GregorianDate(event.day).day, label: label(ofTerm: event, clock, in: settings.language))
    }

    /// Whether a note is the name of the festival which a term is.
    private func names(_ note: DayNote, _ event: SolarTermEvent, _ language: CalendarLanguage) -> Bool {
        note.dayOfMonth == GregorianDate(event.day).day
            && note.label == label(of: event.kind, on: event.day, in: language)
    }
}
