import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Properties of every page, whatever its content.
@Suite struct PageLayoutTests {
    private static let festivals = LunisolarCalendar.china.festivals()
    private static let midsummer = Instant(secondsSince1970: 1_782_000_000)

    /// No line is wider than the terminal, in every month from 1900 to 2100; languages and widths alternate.
    @Test("no line is wider than the page") func linesFit() throws {
        for index in 12 * 1900..<12 * 2101 {
            let month = try #require(YearMonth(monthIndex: index))
            let settings = TerminalSettings(
                width: [40, 60, 80, 200][index % 4],
                palette: index % 5 == 0 ? .none : .terminal,
                language: CalendarLanguage.allCases[index % 7 % 6],
                firstWeekday: Weekday.allCases[index % 7],
                rows: index % 3 == 0 ? .six : .natural
            )
            let lines = try #require(Self.festivals.text(of: month, settings))
            let widest = lines.max { $0.width < $1.width }
            #expect(try #require(widest).width <= settings.width, "\(month), \(settings)")
        }
    }

    /// Nor in any region and language at three usual widths; a year has its smallest months side by side or one below the other.
    @Test("no line is wider than the page in any region", arguments: AlmanacTable.bundled.regionIDs)
    func linesOfRegionsFit(region: RegionID) throws {
        let id = try #require(AlmanacTable.bundled.calendarID(of: region))
        let festivals = try #require(AlmanacTable.bundled.calendar(id)?.festivals(in: [region]))
        var failures = Failures()
        for language in CalendarLanguage.allCases {
            for width in [40, 80, 200] {
                let settings = TerminalSettings(
                    width: width,
                    palette: .terminal,
                    language: language,
                    firstWeekday: .sunday
                )
                var pages = [
                    festivals.text(ofYear: 2033, settings), festivals.detailedText(ofYear: 2033, settings),
                ]
                for month in 1...12 {
                    let month = try #require(YearMonth(year: 2033, month: month))
                    pages.append(festivals.text(of: month, settings))
                }
                for page in pages {
                    let widest = try #require(page).max { $0.width < $1.width }
                    failures.check(
                        try #require(widest).width <= width,
                        "\(language) at \(width): \(widest ?? StyledText())"
                    )
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// No line of a week or a day is wider than the terminal.
    @Test("no line of the pages of days is wider than the page", arguments: CalendarLanguage.allCases)
    func linesOfDaysFit(language: CalendarLanguage) throws {
        let first = try #require(Day(year: 2026, month: 1, day: 1))
        for number in 0..<365 {
            let day = try #require(first.advanced(by: number))
            // A clock that is slower than the calendar's by hours, and changes in the middle of the year.
            let clock = ReaderClock(name: "America/New_York") { $0 < Self.midsummer ? -18_000 : -14_400 }
            let settings = TerminalSettings(width: 60, language: language, clock: number % 2 == 0 ? clock : nil)
            let lines =
                try #require(Self.festivals.text(of: day, settings))
                + #require(Self.festivals.text(ofWeekContaining: day, settings))
            #expect(lines.allSatisfy { $0.width <= 60 }, "\(day)")
        }
    }

    /// Every line is as wide as the page, so every number begins in the column of its weekday.
    @Test("every number stands in the column of its weekday", arguments: CalendarLanguage.allCases)
    func numberColumns(language: CalendarLanguage) throws {
        let month = try #require(YearMonth(year: 2026, month: 2))
        let grid = try #require(LunisolarCalendar.china.grid(of: month, rows: .six))
        let page = MonthPage(
            grid,
            Self.festivals,
            lastKind: .calendarNote,
            TerminalSettings(palette: .terminal, language: language)
        )
        for size in [CellSize.smallest, CellSize(room: 10, gap: 1), CellSize(room: 13, gap: 2)] {
            for line in page.body(size).weeks.joined() {
                #expect(line.width == size.pageWidth)
            }
        }
    }

    /// Every label is in its cell or in the notes.
    @Test("every label is in its cell or in the notes", arguments: CalendarLanguage.allCases, [4, 7, 10, 20])
    func everyLabel(language: CalendarLanguage, room: Int) throws {
        let month = try #require(YearMonth(year: 2026, month: 10))
        let grid = try #require(LunisolarCalendar.china.grid(of: month, rows: .six))
        let festivals = Self.festivals
        for cell in grid where cell.isInMonth {
            let style = CellLabel.Style(sources: [.festival, .term], lastKind: .calendarNote)
            let names = festivals.names(of: cell, in: language, style: style)
            let labels = DayLabels(cell, names, in: language)
            let text = CellText(StyledText("\(cell.dayOfMonth)"), labels, room: room)
            let shown = text.lines.map { $0.text(in: .none) }.joined(separator: " ")
            for label in labels.others where !text.hidden.contains(label) {
                #expect(shown.contains(label.text(in: .none)))
            }
            #expect(text.lines.allSatisfy { $0.width <= room })
        }
    }

    @Test("a page out of reach is nil") func pageOutOfReach() throws {
        let settings = TerminalSettings()
        #expect(
            Self.festivals.text(of: try #require(YearMonth(year: 1800, month: 1)), settings) == nil
        )
        #expect(Self.festivals.text(ofYear: 2101, settings) == nil)
        #expect(Self.festivals.text(of: Day.max, settings) == nil)
        #expect(Self.festivals.text(ofWeekContaining: Day.max, settings) == nil)
        #expect(Self.festivals.text(ofWeekContaining: Day.min, settings) == nil)
    }
}
