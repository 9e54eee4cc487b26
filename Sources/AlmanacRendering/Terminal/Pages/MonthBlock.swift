import Almanac

/// One month of a page: its title, its weeks and its notes, without the caption that all months of a page share.
struct MonthBlock {
    /// The solar terms of the month.
    let terms: CalendarSlice<SolarTermEvent>

    /// The days of the month.
    var days: DayRange { month.days }

    private let festivals: Festivals
    private let month: YearMonth
    private let settings: TerminalSettings
    private let page: MonthPage

    /// The block of a month; nil if the calendar does not reach all days of the page.
    init?(_ month: YearMonth, of festivals: Festivals, _ settings: TerminalSettings) {
        let calendar = festivals.calendar
        guard let grid = calendar.grid(of: month, firstWeekday: settings.firstWeekday, rows: settings.rows) else {
            return nil
        }
        self.festivals = festivals
        self.month = month
        self.settings = settings
        page = MonthPage(grid, festivals, kinds: .publicHoliday ... .calendarNote, settings)
        terms = calendar.termEvents(in: month)
    }

    /// The width of a cell in which all labels of every day fit on one line.
    var wantedRoom: Int { page.wantedRoom }

    /// The signs after the numbers of days off and make-up workdays.
    var signs: [MarkSign] { page.signs }

    /// The names of the weekdays, the weeks with a number of empty lines between two, and the notes.
    ///
    /// - Parameters:
    ///   - size: The size of a cell.
    ///   - gap: The number of empty lines between two weeks.
    ///   - clock: The clock of the terms.
    ///   - width: The greatest width of the notes.
    func body(_ size: CellSize, gap: Int, _ clock: EventClock, width: Int) -> [StyledText] {
        let (weeks, notes) = page.body(size)
        let empty = [StyledText](repeating: StyledText(), count: gap)
        return [page.header(size)] + weeks.joined(separator: empty) + [StyledText()]
            + DayNote.lines(self.notes(besides: notes, clock), width: width)
    }

    /// The number of places for a gap between two weeks.
    var gapCount: Int { page.weekCount - 1 }
}

// MARK: - The title

extension MonthBlock {
    /// The month on the left and its lunar months on the right of the page, or below the month if the line is too short.
    ///
    /// - Parameters:
    ///   - pageWidth: The width of the weeks.
    ///   - width: The greatest width of a line.
    func title(_ pageWidth: Int, width: Int) -> [StyledText] {
        let left = festivals.heading(month.text(in: settings.language), of: month.days, in: settings.language)
        let lines = Flow(pieces: lunarMonths, separator: StyledText(" – ", .dimmed)).lines(width: width)
        guard lines.count == 1, let right = lines.first, left.width + 2 + right.width <= pageWidth else {
            return [left] + lines
        }
        var line = left.padded(to: pageWidth - right.width)
        line.append(right)
        return [line]
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
