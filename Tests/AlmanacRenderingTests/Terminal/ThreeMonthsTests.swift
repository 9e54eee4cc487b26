import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// A month between its neighbours, and the gaps that a high screen allows.
@Suite struct ThreeMonthsTests {
    private static let festivals = LunisolarCalendar.china.festivals()

    @Test("no line is wider than the page", arguments: CalendarLanguage.allCases)
    func linesFit(language: CalendarLanguage) throws {
        var failures = Failures()
        for index in stride(from: 12 * 1900, to: 12 * 2101, by: 37) {
            let month = try #require(YearMonth(monthIndex: index))
            for width in [40, 80, 110, 200] {
                let settings = TerminalSettings(width: width, palette: .terminal, language: language)
                let lines = try #require(Self.festivals.text(ofThreeMonthsAround: month, settings))
                failures.check(lines.allSatisfy { $0.width <= width }, "\(month) at \(width)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("three months are side by side where they fit") func sideBySide() throws {
        let weekdays = "Mon  Tue  Wed  Thu  Fri  Sat  Sun"
        for (width, count) in [(80, 3), (109, 3), (110, 1)] {
            let lines = try page(2026, 2, TerminalSettings(width: width, language: .english))
            #expect(lines.filter { $0.contains(weekdays) || $0.hasPrefix("Mon ") }.count == count, "\(width)")
            let text = lines.joined(separator: "\n")
            for title in ["January 2026", "February 2026", "March 2026"] { #expect(text.contains(title)) }
            // The caption and what the signs mean are said once.
            #expect(text.split(separator: "Mainland China").count == 2)
            #expect(text.split(separator: "+ Public holiday").count == 2)
        }
    }

    @Test("the page at an end of the calendar has two months") func endOfCalendar() throws {
        let first = try page(1900, 1, TerminalSettings(width: 200, language: .english)).joined(separator: "\n")
        #expect(first.contains("January 1900") && first.contains("February 1900") && !first.contains("1899"))
        let last = try page(2100, 12, TerminalSettings(width: 80, language: .english)).joined(separator: "\n")
        #expect(last.contains("November 2100") && last.contains("December 2100") && !last.contains("2101"))
    }

    // MARK: Gaps between weeks

    /// The page with gaps has one line more for each week but the last, and only if the prompt has a line too.
    @Test("weeks have gaps on a high screen") func weekGaps() throws {
        let month = try #require(YearMonth(year: 2026, month: 2))
        let dense = try #require(Self.festivals.text(of: month, TerminalSettings())).count
        for (height, lines) in [(dense + 4, dense), (dense + 5, dense + 4), (100, dense + 4), (1, dense)] {
            let settings = TerminalSettings(height: height)
            #expect(try #require(Self.festivals.text(of: month, settings)).count == lines, "\(height)")
        }
    }

    @Test("a page with gaps has the lines of the page without them") func gapsAreEmptyLines() throws {
        for index in stride(from: 12 * 1900, to: 12 * 2101, by: 61) {
            let month = try #require(YearMonth(monthIndex: index))
            let dense = try #require(Self.festivals.text(of: month, TerminalSettings()))
            let high = try #require(Self.festivals.text(of: month, TerminalSettings(height: 100)))
            #expect(dense.filter { $0.width > 0 } == high.filter { $0.width > 0 })
        }
    }

    private func page(_ year: Int, _ month: Int, _ settings: TerminalSettings) throws -> [String] {
        let month = try #require(YearMonth(year: year, month: month))
        return try #require(Self.festivals.text(ofThreeMonthsAround: month, settings)).map { $0.text(in: .none) }
    }
}
