import Almanac
import TestSupport
import Testing

@Suite("Festivals on the pages of months")
struct MonthGridFestivalTests {
    @Test(
        "each cell has the festivals of its day",
        arguments: [
            (CalendarID.china, "mainland"), (.china, "taiwan"), (.china, "all"), (.hongkong, "macau"),
            (.korea, "korea"), (.vietnam, "vietnam"), (.japan, "japan"), (.japan, "all"),
        ] as [(CalendarID, String)]
    )
    func everyCell(_ id: CalendarID, _ region: String) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        let regions = region == "all" ? AlmanacTable.bundled.regionIDs : [try #require(RegionID(region))]
        let festivals = try #require(calendar.festivals(in: regions))
        // Found without the index by day, which is what pages read.
        let ofDay = Dictionary(grouping: festivals, by: \.day)
        var cells = [DayCell](repeating: .blank, count: 42)
        var failures = Failures()
        var count = 0
        for month in YearMonthTests.months {
            guard let page = calendar.grid(of: month, rows: .natural) else { continue }
            var span = cells.mutableSpan
            page.fill(&span, festivals: festivals)
            for cell in cells[..<page.count] {
                let found = festivals[cell.festivalIndices]
                failures.check(found.elementsEqual(ofDay[cell.day] ?? []), "festivals of \(cell.day)")
                if cell.isInMonth { count += found.count }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(count == festivals.count { AlmanacTable.bundled.days.contains($0.day) })
    }

    @Test("a page that is filled again without festivals has none")
    func plainFill() throws {
        let october = try #require(YearMonth("2025-10"))
        let page = try #require(LunisolarCalendar.china.grid(of: october))
        var cells = [DayCell](repeating: .blank, count: 42)
        var span = cells.mutableSpan
        page.fill(&span, festivals: .mainland)
        #expect(cells.contains { !$0.festivalIndices.isEmpty })
        span = cells.mutableSpan
        page.fill(&span)
        #expect(cells.allSatisfy { $0.festivalIndices.isEmpty })
    }
}
