import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Signs and remarks keep every page in its width.
@Suite struct MarkedLayoutTests {
    @Test("no line is wider than the page", arguments: AlmanacTable.bundled.regionIDs) func linesFit(region: RegionID)
        throws
    {
        let page = try RegionPage(region)
        var failures = Failures()
        for language in CalendarLanguage.allCases {
            for (width, palette) in [(40, Palette.none), (80, .terminal)] {
                let settings = page.settings(language, width: width, palette: palette, today: day("2026-02-17"))
                for lines in try Self.pages(of: page, settings) {
                    let widest = try #require(lines.max { $0.width < $1.width })
                    failures.check(widest.width <= width, "\(language) at \(width): \(widest.text(in: .none))")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Months and years that are decided, in part, by law alone, and long ago.
    private static func pages(of page: RegionPage, _ settings: TerminalSettings) throws -> [[StyledText]] {
        let festivals = page.festivals
        let names = (1...12).map { "2026-\($0 < 10 ? "0" : "")\($0)" } + ["1990-02", "2027-02"]
        let months = try names.map { try YearMonth(parsing: $0) }
        return try months.map { try #require(festivals.text(of: $0, settings)) } + [
            #require(festivals.text(ofYear: 2026, settings)), #require(festivals.text(ofYear: 2027, settings)),
            #require(festivals.detailedText(ofYear: 2026, settings)),
            #require(festivals.text(ofThreeMonthsAround: YearMonth(parsing: "2026-12"), settings)),
        ]
    }

    /// A year of 80 columns stays compact, whatever its signs and remarks; its title may need a second line, rows of six weeks three more.
    @Test("the page of a year is compact in every region", arguments: AlmanacTable.bundled.regionIDs) func compactYear(
        region: RegionID
    ) throws {
        let page = try RegionPage(region)
        for language in CalendarLanguage.allCases {
            for year in [2026, 2028] {
                let lines = try #require(page.festivals.text(ofYear: year, page.settings(language)))
                let titleCount = lines.prefix { $0.width > 0 }.count
                #expect(lines.count <= 38 + titleCount && titleCount <= 2, "\(language) \(year): \(lines.count)")
            }
        }
    }

    /// No line of a week or a day is wider than the terminal.
    @Test("no line of the pages of days is wider than the page", arguments: CalendarLanguage.allCases)
    func linesOfDaysFit(language: CalendarLanguage) throws {
        let page = try RegionPage("mainland")
        let settings = page.settings(language, width: 60)
        for number in 0..<90 {
            let day = try #require(day("2026-01-01").advanced(by: number))
            let lines =
                try #require(page.festivals.text(of: day, settings))
                + #require(page.festivals.text(ofWeekContaining: day, settings))
            #expect(lines.allSatisfy { $0.width <= 60 }, "\(day)")
        }
    }

    /// Every line is as wide as the page, so every number begins in the column of its weekday.
    @Test("every number stands in the column of its weekday", arguments: CalendarLanguage.allCases) func numberColumns(
        language: CalendarLanguage
    ) throws {
        let page = try RegionPage("mainland")
        for palette in [Palette.none, .terminal] {
            let settings = page.settings(language, palette: palette, today: day("2026-02-17"))
            let grid = try #require(page.festivals.calendar.grid(of: YearMonth(parsing: "2026-02"), rows: .six))
            let month = MonthPage(grid, page.festivals, lastKind: .calendarNote, settings)
            for size in [CellSize.smallest, CellSize(room: 10, gap: 1)] {
                #expect(month.body(size).weeks.joined().allSatisfy { $0.width == size.pageWidth })
            }
        }
    }
}
