import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Signs and remarks keep every page in its width.
@Suite struct MarkedLayoutTests {
    @Test(arguments: AlmanacTable.bundled.regionIDs) func linesFit(region: RegionID) throws {
        let page = try RegionPage(region)
        var failures = Failures()
        for language in CalendarLanguage.allCases {
            for (width, palette) in [(40, Palette.none), (40, .terminal), (80, .none), (200, .terminal)] {
                let settings = page.settings(language, width: width, palette: palette, today: day("2026-02-17"))
                for lines in try Self.pages(of: page, settings) {
                    let widest = try #require(lines.max { $0.width < $1.width })
                    failures.check(widest.width <= width, "\(language) at \(width): \(widest.text(in: .none))")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Years that are decided, in part, by law alone, and long ago.
    private static func pages(of page: RegionPage, _ settings: TerminalSettings) throws -> [[StyledText]] {
        let (festivals, years) = (page.festivals, [1990, 2013, 2026, 2027])
        let months = years.flatMap { year in (1...12).compactMap { YearMonth(year: year, month: $0) } }
        return try months.map { try #require(festivals.text(of: $0, settings)) }
            + years.map { try #require(festivals.text(ofYear: $0, settings)) }
            + years.map { try #require(festivals.detailedText(ofYear: $0, settings)) }
            + years.compactMap { YearMonth(year: $0, month: 2) }
            .map { try #require(festivals.text(ofThreeMonthsAround: $0, settings)) }
    }

    /// A year of 80 columns stays within a screen and a half, whatever its signs and remarks.
    @Test(arguments: AlmanacTable.bundled.regionIDs) func aYearIsCompact(region: RegionID) throws {
        let page = try RegionPage(region)
        for language in CalendarLanguage.allCases {
            for year in [2013, 2026, 2027, 2028] {
                let lines = try #require(page.festivals.text(ofYear: year, page.settings(language)))
                #expect(lines.count <= 36, "\(language) \(year): \(lines.count)")
            }
        }
    }

    /// No line of a week or a day is wider than the terminal.
    @Test(arguments: CalendarLanguage.allCases) func linesOfDaysFit(language: CalendarLanguage) throws {
        let page = try RegionPage("mainland")
        let settings = page.settings(language, width: 60)
        for number in 0..<365 {
            let day = try #require(day("2026-01-01").advanced(by: number))
            let lines =
                try #require(page.festivals.text(of: day, settings))
                + #require(page.festivals.text(ofWeekContaining: day, settings))
            #expect(lines.allSatisfy { $0.width <= 60 }, "\(day)")
        }
    }

    /// Every line is as wide as the page, so every number begins in the column of its weekday.
    @Test(arguments: CalendarLanguage.allCases) func numbersStandInTheirColumns(language: CalendarLanguage) throws {
        let page = try RegionPage("mainland")
        for palette in [Palette.none, .terminal] {
            let settings = page.settings(language, palette: palette, today: day("2026-02-17"))
            let grid = try #require(page.festivals.calendar.grid(of: YearMonth(parsing: "2026-02"), rows: .six))
            let month = MonthPage(grid, page.festivals, kinds: .publicHoliday ... .calendarNote, settings)
            for size in [CellSize.smallest, CellSize(room: 10, gap: 1)] {
                #expect(month.body(size).weeks.joined().allSatisfy { $0.width == size.pageWidth })
            }
        }
    }
}
