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

    /// Nor in any region and language, with its days off and without; a year has its smallest months side by side or one below
    /// the other, and the pages with days off are decided, in part, by law alone, and of long ago.
    @Test("no line is wider than the page in any region", arguments: AlmanacTable.bundled.regionIDs)
    func linesOfRegionsFit(region: RegionID) throws {
        let region = try RegionPage(region)
        let festivals = region.festivals
        let december = try YearMonth(parsing: "2026-12")
        let plainMonths = try #require(DayRange(year: 2033)).filter { $0.dayOfMonth == 1 }.map { YearMonth($0) }
        let markedMonths = try #require(DayRange(year: 2026)).filter { $0.dayOfMonth == 1 }.map { YearMonth($0) }
        let otherMonths = try ["1990-02", "2027-02"].map { try YearMonth(parsing: $0) }
        var failures = Failures()
        for language in CalendarLanguage.allCases {
            for width in [40, 80, 200] {
                let plain = TerminalSettings(
                    width: width,
                    palette: .terminal,
                    language: language,
                    firstWeekday: .sunday
                )
                let palette = width == 40 ? Palette.none : .terminal
                let marked = region.settings(language, width: width, palette: palette, today: day("2026-02-17"))
                let pages =
                    plainMonths.map { festivals.text(of: $0, plain) }
                    + (markedMonths + otherMonths).map { festivals.text(of: $0, marked) }
                    + [
                        festivals.text(ofYear: 2033, plain), festivals.detailedText(ofYear: 2033, plain),
                        festivals.text(ofYear: 2026, marked), festivals.text(ofYear: 2027, marked),
                        festivals.detailedText(ofYear: 2026, marked),
                        festivals.text(ofThreeMonthsAround: december, marked),
                    ]
                for page in pages {
                    let lines = try #require(page)
                    let widest = try #require(lines.max { $0.width < $1.width })
                    failures.check(widest.width <= width, "\(language) at \(width): \(widest.text(in: .none))")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// No line of a week or a day is wider than the terminal, in the first months with days off too.
    @Test("no line of the pages of days is wider than the page", arguments: CalendarLanguage.allCases)
    func linesOfDaysFit(language: CalendarLanguage) throws {
        let marked = try RegionPage("mainland").settings(language, width: 60)
        for (number, day) in try #require(DayRange(year: 2026)).enumerated() {
            // A clock that is slower than the calendar's by hours, and changes in the middle of the year.
            let clock = ReaderClock(name: "America/New_York") { $0 < Self.midsummer ? -18_000 : -14_400 }
            let plain = TerminalSettings(width: 60, language: language, clock: number % 2 == 0 ? clock : nil)
            for settings in number < 90 ? [plain, marked] : [plain] {
                let lines =
                    try #require(Self.festivals.text(of: day, settings))
                    + #require(Self.festivals.text(ofWeekContaining: day, settings))
                #expect(lines.allSatisfy { $0.width <= 60 }, "\(day)")
            }
        }
    }

    /// Every line is as wide as the page, so every number begins in the column of its weekday.
    @Test("every number stands in the column of its weekday", arguments: CalendarLanguage.allCases)
    func numberColumns(language: CalendarLanguage) throws {
        let grid = try #require(LunisolarCalendar.china.grid(of: YearMonth(parsing: "2026-02"), rows: .six))
        let marked = try [Palette.none, .terminal].map {
            try RegionPage("mainland").settings(language, palette: $0, today: day("2026-02-17"))
        }
        for settings in [TerminalSettings(palette: .terminal, language: language)] + marked {
            let page = MonthPage(grid, Self.festivals, lastKind: .calendarNote, settings)
            for size in [CellSize.smallest, CellSize(room: 10, gap: 1), CellSize(room: 13, gap: 2)] {
                #expect(page.body(size).weeks.joined().allSatisfy { $0.width == size.pageWidth })
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
            let face = TerminalSettings(language: language).face(of: cell, festivals, style)
            let labels = DayLabels(cell, face, in: language)
            let text = CellText(StyledText("\(cell.dayOfMonth)"), labels, room: room)
            let shown = text.lines.map { $0.text(in: .none) }.joined(separator: " ")
            for label in labels.others where !text.hidden.contains(label) {
                #expect(shown.contains(label.text))
            }
            #expect(text.lines.allSatisfy { $0.width <= room })
        }
    }

    @Test("a page out of reach is nil") func pageOutOfReach() throws {
        let settings = TerminalSettings()
        #expect(Self.festivals.text(of: try #require(YearMonth(year: 1800, month: 1)), settings) == nil)
        #expect(Self.festivals.text(ofYear: 2101, settings) == nil)
        #expect(Self.festivals.text(of: Day.max, settings) == nil)
        #expect(Self.festivals.text(ofWeekContaining: Day.max, settings) == nil)
        #expect(Self.festivals.text(ofWeekContaining: Day.min, settings) == nil)
    }
}
