import Almanac
import TestSupport
import Testing

@Suite("Festivals on the pages of months")
struct MonthGridFestivalTests {
    @Test(
        "each cell has the festivals of its day",
        arguments: [
            (CalendarID.china, Regions.mainland), (.china, .taiwan), (.china, .all), (.hongkong, .macau),
            (.korea, .korea), (.vietnam, .vietnam), (.japan, .japan), (.japan, .all),
        ]
    )
    func everyCell(_ id: CalendarID, _ regions: Regions) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        let any = try #require(calendar.festivals(ofYear: 2026).first { _ in true })
        var festivals = [Festival](repeating: any, count: 1000)
        var cells = [DayCell](repeating: .blank, count: 42)
        var failures = Failures()
        var most = 0
        for month in MonthGridTests.months {
            guard let page = calendar.grid(of: month, rows: .natural) else { continue }
            var span = cells.mutableSpan
            var festivalSpan = festivals.mutableSpan
            let count = page.fill(&span, festivals: &festivalSpan, of: calendar, in: regions)
            most = max(most, count)
            var end = 0
            for cell in cells[..<page.count] where !cell.festivals.isEmpty {
                failures.check(cell.festivals.lowerBound == end, "festivals before those of \(cell.day)")
                end = cell.festivals.upperBound
            }
            failures.check(end == count, "number of festivals of \(month)")
            for cell in cells[..<page.count] {
                let expected = calendar.festivals(on: cell.day, in: regions).map { Array($0) }
                failures.check(Array(festivals[cell.festivals]) == expected, "festivals of \(cell.day)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(regions == .all || most <= 128)
    }

    @Test("festivals that find no room are counted and left out")
    func noRoom() throws {
        let calendar = LunisolarCalendar.china
        let october = try #require(YearMonth("2025-10"))
        let page = try #require(calendar.grid(of: october, rows: .six))
        let any = try #require(calendar.festivals(ofYear: 2026).first { _ in true })
        var all = [Festival](repeating: any, count: 128)
        var few = [Festival](repeating: any, count: 3)
        var cells = [DayCell](repeating: .blank, count: 42)
        var span = cells.mutableSpan
        var allSpan = all.mutableSpan
        var fewSpan = few.mutableSpan
        let count = page.fill(&span, festivals: &allSpan, of: calendar)
        let whole = cells
        span = cells.mutableSpan
        #expect(page.fill(&span, festivals: &fewSpan, of: calendar) == count && count > 3)
        #expect(few == Array(all.prefix(3)))
        for (cell, full) in zip(cells, whole) {
            #expect(Array(cell.festivals) == full.festivals.filter { $0 < 3 }, "\(cell.day)")
        }
    }
}
