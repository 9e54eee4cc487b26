import Almanac

/// Everything that a page in a terminal depends on in addition to the festivals and the days shown.
package struct TerminalSettings: Sendable {
    /// The greatest width of a line, in cells of the terminal; lines are wider where a week of the smallest cells is.
    package var width = 80
    /// The lines of the screen, to leave gaps where they fit; nil if there is none.
    package var height: Int?
    /// How styles are written.
    package var palette = Palette.none
    /// The language of names and dates.
    package var language = CalendarLanguage.english
    /// The reader's local date, to be marked; nil marks no day.
    package var today: Day?
    package var firstWeekday = Weekday.monday
    /// The colour of Saturdays by the custom of the region.
    package var saturdayColour = DayColour.red
    /// Who works when in the region of the page; nil shows public holidays by law alone.
    package var daysOff: WorkCalendar?
    /// The number of rows of a month.
    package var rows = RowPolicy.natural
    /// The reader's clock, to be shown where it differs from the calendar's; nil shows the calendar's alone.
    package var clock: ReaderClock?

    /// The settings of a terminal without colours, 80 cells wide.
    package static let plain = TerminalSettings()
}

// MARK: - The heading and the caption of a page

extension Festivals {
    /// The names of the calendar and the regions: 中國農曆, 臺灣.
    func captionNames(in language: CalendarLanguage) -> [String] {
        [calendar.name(in: language)] + regions.map { calendar.name(of: $0, in: language) }
    }

    /// The same with the audience of the days off: 中國農曆, 臺灣, 政府機關.
    func captionNames(_ settings: TerminalSettings) -> [String] {
        captionNames(in: settings.language) + (settings.daysOff?.audienceNames(in: settings.language) ?? [])
    }

    /// The last lines of a page: what its signs mean, whose calendar and festivals it shows, and by which clock. Below a
    /// month or a week of which not all days are decided, a line that says so comes first; days up to one after the published calendars are
    /// computed.
    func caption(
        of days: DayRange? = nil,
        until lastDay: Day? = nil,
        _ clock: EventClock?,
        legend: [StyledText] = [],
        _ settings: TerminalSettings
    ) -> [StyledText] {
        let computed = calendar.computedNames(until: lastDay ?? days?.lastDay, in: settings.language)
        let names = captionNames(settings) + (clock?.caption ?? []) + computed
        let pieces = legend + names.map { StyledText($0, .dimmed) }
        return (days.map { settings.remarks(on: $0) } ?? [])
            + pieces.flow(width: settings.width, separator: StyledText(" · ", .dimmed))
    }

    /// The title of a page, then the year in the eras of the regions, 2026年2月  令和8年.
    func heading(_ title: String, of days: DayRange, in language: CalendarLanguage) -> StyledText {
        let eras = eraText(of: days, in: language)
        return StyledText(title, .title).appending(eras.isEmpty ? "" : "  " + eras, .dimmed)
    }

    /// The year of some days in the eras of the regions, 令和8年; both if the days are of two: 平成31年 – 令和元年; empty without eras.
    func eraText(of days: DayRange, in language: CalendarLanguage) -> String {
        let years = [days.firstDay, days.lastDay].map { eraYears(on: $0, in: language).joined(separator: " · ") }
        return years.unique.filter { !$0.isEmpty }.joined(separator: " – ")
    }

    /// The solar term of the day of a festival, if the festival is that term.
    func term(of festival: Festival) -> SolarTerm? {
        guard festival.isFirstDay, let term = calendar.term(on: festival.day),
            self.festival(for: term, on: festival.day)?.id == festival.id
        else { return nil }
        return term
    }

    /// The name of the solar term of a day: that of the festival which it is, 清明節, or its own.
    func label(of term: SolarTerm, on day: Day, in language: CalendarLanguage) -> StyledText {
        guard let festival = festival(for: term, on: day) else {
            return StyledText(term.name(in: language), term.textStyle)
        }
        let style = festival.kind == .publicHoliday ? .publicHoliday : term.textStyle
        return StyledText(name(of: festival.id, on: day, in: language), style)
    }
}

extension TerminalSettings {
    /// The note that not all days of a range are decided, in as many lines as it needs; none if all are.
    func remarks(on days: DayRange) -> [StyledText] {
        let remarks = daysOff?.remarks(on: days, in: language) ?? []
        return remarks.flatMap { StyledText($0, .title).broken(to: width) }
    }
}
