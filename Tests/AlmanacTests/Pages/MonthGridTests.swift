import Almanac
import TestSupport
import Testing

@Suite("Pages of months")
struct MonthGridTests {
    /// The days of a page, found by hand: from the 1st back to the first weekday, then week after week.
    private static func pages(_ month: YearMonth, _ firstWeekday: Weekday, _ rows: RowPolicy) -> [ObservatoryDays.Page]
    {
        let days = ObservatoryDays.shared
        var place = days.pages.startIndex + Int(month.firstDay.rawValue - ObservatoryDays.firstRawDay)
        while days.pages[place].weekday != firstWeekday.number { place -= 1 }
        var pages: [ObservatoryDays.Page] = []
        let least =
            switch rows {
            case .natural: 1
            case .atLeastFive: 5
            case .six: 6
            }
        let end = month.lastDay
        while pages.count < 7 * least || days.pages[place].day <= end {
            pages += days.pages[place..<place + 7]
            place += 7
        }
        return pages
    }

    /// Whether a cell says what a page of the oracle says.
    private static func isSame(_ cell: DayCell, _ page: ObservatoryDays.Page, _ month: YearMonth) -> Bool {
        cell.day == page.day && cell.dayOfMonth == page.dayOfMonth && cell.weekday.number == page.weekday
            && cell.isWeekend == (page.weekday >= 6)
            && cell.isInMonth == (page.month == month.month && page.year == month.year)
            && cell.lunarDate.year == page.lunarYear && cell.lunarDate.month.number == page.lunarMonth
            && cell.lunarDate.month.isLeap == page.isLeap && cell.lunarDate.day == page.lunarDay
            && cell.term?.index == page.term && cell.pillar.index == page.pillar
    }

    @Test("every cell equals the slow calendar", arguments: Weekday.allCases)
    func everyCell(_ firstWeekday: Weekday) {
        var failures = Failures()
        var cells = [DayCell](repeating: .blank, count: 42)
        for month in YearMonthTests.months {
            guard let grid = LunisolarCalendar.hongkong.grid(of: month, firstWeekday: firstWeekday, rows: .six) else {
                failures.check(false, "no page of \(month)")
                continue
            }
            let pages = Self.pages(month, firstWeekday, .six)
            var span = cells.mutableSpan
            grid.fill(&span)
            var array: [DayCell] = []
            grid.fill(&array)
            failures.check(array == grid.cells && array[...] == cells[..<grid.count], "arrays of \(month)")
            failures.check(grid.count == 42 && grid.rowCount == 6, "cells of \(month)")
            for (position, page) in pages.enumerated() {
                failures.check(Self.isSame(cells[position], page, month), "\(page.day) on the page of \(month)")
                failures.check(grid[position] == cells[position], "\(page.day) alone on the page of \(month)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("rows are as many as the weeks, 4 to 6, or as asked for", arguments: Weekday.allCases)
    func rows(_ firstWeekday: Weekday) {
        var failures = Failures()
        for month in YearMonthTests.months {
            for rows in RowPolicy.allCases {
                let grid = LunisolarCalendar.china.grid(of: month, firstWeekday: firstWeekday, rows: rows)
                let pages = Self.pages(month, firstWeekday, rows)
                failures.check(grid?.count == pages.count, "cells of \(month)")
                failures.check(grid?.days.firstDay == pages.first?.day, "first day of \(month)")
                failures.check(grid?.days.lastDay == pages.last?.day, "last day of \(month)")
                failures.check(grid?.indicesInMonth.count == month.length, "days of \(month)")
                failures.check(grid?.index(of: month.firstDay) == grid?.indicesInMonth.lowerBound, "1st of \(month)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a February of 28 days that begins with the week has four rows, and a long month may have six")
    func rowCounts() throws {
        let china = LunisolarCalendar.china
        func rowCount(_ text: String, _ first: Weekday, _ rows: RowPolicy = .natural) throws -> Int? {
            china.grid(of: try #require(YearMonth(text)), firstWeekday: first, rows: rows)?.rowCount
        }
        #expect(try rowCount("2015-02", .sunday) == 4)
        #expect(try rowCount("2015-02", .sunday, .atLeastFive) == 5)
        #expect(try rowCount("2015-02", .monday) == 5)
        #expect(try rowCount("2026-08", .sunday) == 6)
        #expect(try rowCount("2025-02", .sunday) == 5)
    }

    @Test("cells carry their own month, year and term, also before and after the month")
    func neighbours() throws {
        let january = try #require(YearMonth("2024-01"))
        let grid = try #require(LunisolarCalendar.china.grid(of: january, firstWeekday: .sunday, rows: .six))
        #expect(grid[0].day == day("2023-12-31") && !grid[0].isInMonth && grid[0].lunarDate == lunar("2023-11-19"))
        let lichun = try #require(grid.index(of: day("2024-02-04")))
        #expect(grid[lichun].term == .lichun && !grid[lichun].isInMonth && grid[lichun].dayOfMonth == 4)
        let newYear = try #require(grid.index(of: day("2024-02-10")))
        #expect(grid[newYear].lunarDate == lunar("2024-1-1") && grid[newYear - 1].lunarDate == lunar("2023-12-30"))
        #expect(grid.index(of: day("2025-01-01")) == nil && grid.index(of: .max) == nil)
    }

    @Test("a cell has the certainties of its events, alone as on its page")
    func certainties() {
        for calendar in EveryDayTests.calendars {
            var failures = Failures()
            var count = 0
            for month in YearMonthTests.months {
                guard let grid = calendar.grid(of: month, rows: .natural) else { continue }
                for cell in grid {
                    let newMoon = cell.lunarDate.day == 1 ? calendar.phaseEvents(in: cell.day...cell.day).first : nil
                    let term = cell.term == nil ? nil : calendar.termEvent(on: cell.day)
                    let lunar = calendar.lunarCertainty(on: cell.day)
                    failures.check(cell.lunarCertainty == lunar?.level, "lunar date of \(cell.day)")
                    failures.check(newMoon == nil || lunar == newMoon?.certainty, "new moon of \(cell.day)")
                    failures.check(cell.termCertainty == term?.certainty.level, "term of \(cell.day)")
                    failures.check(calendar.cell(of: cell.day) == cell || !cell.isInMonth, "cell of \(cell.day)")
                    count += cell.lunarCertainty == .certain && cell.termCertainty ?? .certain == .certain ? 0 : 1
                }
            }
            #expect(failures.isEmpty, "\(failures)")
            #expect(count >= 5)
        }
    }

    @Test("a single day has a cell also where its month has no page, and none outside the calendar")
    func cellsAtTheEnds() {
        for calendar in EveryDayTests.calendars {
            for day in [calendar.days.firstDay, calendar.days.lastDay] {
                let cell = calendar.cell(of: day)
                #expect(calendar.grid(of: YearMonth(day)) == nil && cell?.isInMonth == true)
                #expect(cell?.lunarDate == calendar.lunarDate(on: day) && cell?.dayOfMonth == GregorianDate(day).day)
            }
            for day in [calendar.days.firstDay.previous, calendar.days.lastDay.next, .min, .max] {
                #expect(day.flatMap { calendar.cell(of: $0) } == nil)
            }
        }
    }

    @Test("a year is its twelve pages", arguments: [1900, 2026, 2100])
    func year(_ year: Int) throws {
        let calendar = LunisolarCalendar.china
        for rows in RowPolicy.allCases {
            let pages = try #require(calendar.grids(inYear: year, firstWeekday: .sunday, rows: rows))
            let expected = YearMonthTests.months.filter { $0.year == year }
                .compactMap { calendar.grid(of: $0, firstWeekday: .sunday, rows: rows) }
            #expect(pages.elementsEqual(expected))
            var cells = [DayCell](repeating: .blank, count: 504)
            var span = cells.mutableSpan
            let count = pages.fill(&span)
            #expect(Array(cells[..<count]) == expected.flatMap { Array($0) })
            #expect(cells[count...].allSatisfy { $0 == .blank })
            pages.fill(&cells)
            #expect(cells == expected.flatMap(\.cells))
        }
    }

    @Test("there is no page out of reach")
    func outOfReach() throws {
        let china = LunisolarCalendar.china
        for text in ["1899-11", "2101-02", "0001-01", "9999-12"] {
            #expect(china.grid(of: try #require(YearMonth(text))) == nil)
        }
        let ends = [YearMonth(Day.min), YearMonth(Day.min).next, YearMonth(Day.max)]
        for month in ends.compactMap({ $0 }) { #expect(china.grid(of: month) == nil) }
        #expect(china.grids(inYear: 1899) == nil && china.grids(inYear: 2101) == nil)
        #expect(china.grids(inYear: .min) == nil && china.grids(inYear: .max) == nil)
        #expect(MemoryLayout<DayCell>.stride == 16)
    }
}
