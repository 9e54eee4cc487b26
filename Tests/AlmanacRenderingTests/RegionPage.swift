import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// The festivals and the days off of one region, for pages.
struct RegionPage {
    let festivals: Festivals
    let daysOff: WorkCalendar

    init(_ region: RegionID) throws {
        let table = AlmanacTable.bundled
        let calendar = try #require(table.calendarID(of: region).flatMap { table.calendar($0) })
        festivals = try #require(calendar.festivals(in: [region]))
        daysOff = try #require(table.workCalendar(in: region))
    }

    /// Settings with the days off of the region.
    func settings(
        _ language: CalendarLanguage,
        width: Int = 80,
        palette: Palette = .none,
        today: Day? = nil
    ) -> TerminalSettings {
        TerminalSettings(width: width, palette: palette, language: language, today: today, daysOff: daysOff)
    }

    /// The text of a month.
    func month(_ month: String, _ settings: TerminalSettings) throws -> String {
        try #require(festivals.text(of: YearMonth(parsing: month), settings)).text(in: settings.palette)
    }

    /// A request of the years with the days off of the region.
    func request(_ years: ClosedRange<Int>, _ language: CalendarLanguage) throws -> ExportRequest {
        try #require(ExportRequest(festivals, years: years, language: language))
    }
}

extension [StyledText] {
    /// The lines as one text.
    func text(in palette: Palette = .none) -> String { map { $0.text(in: palette) }.joined(separator: "\n") }
}
