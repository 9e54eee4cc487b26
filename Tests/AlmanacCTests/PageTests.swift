import Almanac
import AlmanacC
import CAlmanac
import TestSupport
import Testing

/// Pages and festivals through the C functions are those of the Swift library.
@Suite struct PageTests {
    @Test(
        "every page of every calendar is that of the Swift library, with festivals",
        arguments: AlmanacTable.bundled.calendarIDs
    )
    func everyPage(_ id: CalendarID) throws {
        let library = try CLibrary(id)
        let festivals = library.swift.festivals()
        let handle = try library.festivals(in: nil)
        defer { almanac_festivals_close(handle) }
        var failures = Failures()
        var page = [DayCell](repeating: .blank, count: 42)
        var cells = [almanac_cell](repeating: almanac_cell(), count: 42)
        for index in 1900 * 12..<2101 * 12 {
            let month = try #require(YearMonth(monthIndex: index))
            let weekday = Weekday(daysAfterMonday: index)
            let grid = try #require(
                library.swift.grid(of: month, firstWeekday: weekday, rows: index % 5 == 0 ? .six : .natural)
            )
            var span = page.mutableSpan
            grid.fill(&span, festivals: festivals)
            var count = 0
            let status = almanac_page(
                library.calendar,
                handle,
                Int32(month.year),
                Int32(month.month),
                Int32(weekday.rawValue),
                index % 5 == 0 ? 1 : 0,
                &cells,
                42,
                &count
            )
            failures.check(status == 0 && count == grid.count, "\(month): \(status), \(count) cells")
            for (cell, expected) in zip(cells.prefix(count), page) {
                failures.check(agrees(cell, expected), "\(month): \(expected)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func agrees(_ cell: almanac_cell, _ expected: DayCell) -> Bool {
        cell.day == expected.day.rawValue && cell.date == expected.lunarDate.rawValue
            && Int(cell.first_festival)..<Int(cell.first_festival) + Int(cell.festival_count)
                == expected.festivalIndices
            && Int(cell.day_of_month) == expected.dayOfMonth && cell.weekday == expected.weekday.rawValue
            && (cell.is_in_month == 1) == expected.isInMonth && cell.pillar == expected.pillar.rawValue
            && cell.term == expected.term?.rawValue ?? 255
            && cell.term_certainty == expected.termCertainty?.rawValue ?? 0
            && cell.new_moon_certainty == expected.newMoonCertainty?.rawValue ?? 0
    }

    @Test("pages that are not there are refused")
    func wrongPages() throws {
        let library = try CLibrary(.china)
        var cells = [almanac_cell](repeating: almanac_cell(), count: 42)
        var count = 0
        func page(_ year: Int32, _ month: Int32, _ weekday: Int32, size: Int = 42) -> almanac_status {
            almanac_page(library.calendar, nil, year, month, weekday, 0, &cells, size, &count)
        }
        #expect(page(2026, 2, 1) == 0 && count == 28 + 7)
        #expect(page(2026, 13, 1) == ALMANAC_ERROR_ARGUMENT && page(2026, 0, 1) == ALMANAC_ERROR_ARGUMENT)
        #expect(page(2026, 2, 0) == ALMANAC_ERROR_ARGUMENT && page(2026, 2, 8) == ALMANAC_ERROR_ARGUMENT)
        #expect(page(2226, 2, 1) == ALMANAC_ERROR_RANGE && page(.max, 2, 1) != 0)
        #expect(page(2026, 2, 1, size: 34) == ALMANAC_ERROR_BUFFER && count == 35)
        #expect(page(2026, 2, 1, size: -1) == ALMANAC_ERROR_BUFFER)
    }

    @Test(
        "festivals of regions are those of the Swift library",
        arguments: ["mainland", "hongkong", "taiwan", "hongkong,macau", "korea", "japan"]
    )
    func festivals(_ regions: String) throws {
        let first = try #require(RegionID(regions.prefix { $0 != "," }))
        let id = try #require(AlmanacTable.bundled.calendarID(of: first))
        let library = try CLibrary(id)
        let ids = regions.split(separator: ",").compactMap { RegionID($0) }
        let expected = try #require(library.swift.festivals(in: ids))
        let handle = try library.festivals(in: regions)
        defer { almanac_festivals_close(handle) }
        let days = library.swift.days
        let found = list(of: almanac_festival()) {
            almanac_festivals_between(handle, days.firstDay.rawValue, days.lastDay.rawValue, $0, $1, $2)
        }
        #expect(found?.count == expected.count)
        var failures = Failures()
        for (index, (found, expected)) in zip(found ?? [], expected).enumerated() {
            failures.check(
                string(in: found.id) == expected.id.description && found.day == expected.day.rawValue
                    && found.kind == expected.kind.rawValue && Int(found.length) == expected.length
                    && Int(found.day_number) == expected.dayNumber,
                "\(expected)"
            )
            var again = almanac_festival()
            let isAgain = almanac_festival_at(handle, index, &again) == 0 && again.day == found.day
            failures.check(isAgain, "\(index)")
        }
        for id in expected.ids {
            var festival = almanac_festival()
            let next = expected.next(id, after: day("2026-11-21"))
            let status = almanac_festival_after(handle, id.description, day("2026-11-21").rawValue, &festival)
            failures.check(
                next.map { status == 0 && festival.day == $0.day.rawValue } ?? (status == ALMANAC_ERROR_NONE),
                "the next \(id)"
            )
            for language in CalendarLanguage.allCases {
                let name = text { almanac_festival_name(handle, id.description, language.tag, $0, $1, $2) }
                failures.check(name == expected.name(of: id, in: language), "\(id): \(name ?? "-")")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}
