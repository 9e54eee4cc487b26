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
            let isSix = index % 5 == 0
            let rows: RowPolicy = isSix ? .six : .natural
            let grid = try #require(library.swift.grid(of: month, firstWeekday: weekday, rows: rows))
            var span = page.mutableSpan
            grid.fill(&span, festivals: festivals)
            var count = 0
            let (year, number, first) = (Int32(month.year), Int32(month.month), Int32(weekday.rawValue))
            let six = isSix ? Int32(1 + index % 2) : 0
            let status = almanac_page(library.calendar, handle, year, number, first, six, &cells, 42, &count)
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
            && cell.lunar_certainty == expected.lunarCertainty.rawValue
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

    @Test("a day has the face of the Swift library", arguments: ["mainland", "hongkong", "japan"])
    func faces(_ region: RegionID) throws {
        let table = AlmanacTable.bundled
        let library = try CLibrary(try #require(table.calendarID(of: region)))
        let festivals = try library.festivals(in: region.description)
        defer { almanac_festivals_close(festivals) }
        let work = try CDaysOff(region, nil)
        var other = almanac_label_style()
        other.sources = (UInt8(ALMANAC_TERM_SOURCE), UInt8(ALMANAC_FESTIVAL_SOURCE), 0)
        other.last_kind = UInt8(ALMANAC_OBSERVANCE)
        other.span_days = UInt8(ALMANAC_ALL_DAYS)
        let reader = try #require(Reader(tags: ["ja"], home: [region]))
        let style = CellLabel.Style(sources: [.term, .festival], lastKind: .observance, showsEveryDay: true)
        var failures = Failures()
        for day in try #require(DayRange(year: 2026)) {
            let expected = try #require(reader.face(on: day, style: style))
            let found = face(library.calendar, festivals, work.handle, day, &other)
            failures.check(found.map { agrees($0, expected) } ?? false, "\(day): \(found?.lines ?? [])")
            // Without festivals, days off and a style: the term, or the lunar date.
            let cell = try #require(library.swift.cell(of: day))
            let plain = try #require(face(library.calendar, nil, nil, day, nil))
            let colour = DayColour(cell.weekday, saturdays: .red)
            failures.check(
                plain.lines[0] == cell.label(in: .japanese).text && plain.labels.count == (cell.term == nil ? 2 : 3)
                    && plain.face.mark == 0 && plain.face.colour == colour.rawValue,
                "\(day): \(plain.lines)"
            )
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private typealias Face = (face: almanac_face, labels: [almanac_label], lines: [String])

    /// The face of a day in Japanese; nil if it is refused, or if the sizes that it asks for are not enough.
    private func face(
        _ calendar: OpaquePointer,
        _ festivals: OpaquePointer?,
        _ work: OpaquePointer?,
        _ day: Day,
        _ style: UnsafePointer<almanac_label_style>?
    ) -> Face? {
        var (face, count, needed) = (almanac_face(), 0, 0)
        let number = day.rawValue
        var labels: [almanac_label] = []
        func ask(_ lines: UnsafeMutablePointer<CChar>?, _ size: Int, _ needs: UnsafeMutablePointer<Int>?)
            -> almanac_status
        {
            let room = labels.count
            return almanac_day_face(
                calendar,
                festivals,
                work,
                number,
                style,
                "ja",
                &face,
                &labels,
                room,
                &count,
                lines,
                size,
                needs
            )
        }
        guard ask(nil, 0, &needed) == ALMANAC_ERROR_BUFFER else { return nil }
        labels = [almanac_label](repeating: almanac_label(), count: count)
        let lines = text { ask($0, $1, $2) }
        guard let lines, lines.utf8.count + 1 == needed else { return nil }
        return (face, labels, lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    private func agrees(_ found: Face, _ expected: DayFace) -> Bool {
        let labels = [expected.label, expected.lunarDate] + expected.names
        return found.labels.count == labels.count && zip(found.labels, labels).allSatisfy(agrees)
            && found.lines == labels.map(\.text)
            && found.face.colour == expected.colour.rawValue && found.face.phase == expected.phase?.rawValue ?? 255
            && found.face.mark == expected.mark.map { $0.rawValue + 1 } ?? 0
    }

    private func agrees(_ label: almanac_label, _ expected: CellLabel) -> Bool {
        let (subject, kind): (Int, UInt8) =
            switch expected.subject {
            case .festival(let kind): (ALMANAC_FESTIVAL_LABEL, kind.rawValue)
            case .term: (ALMANAC_TERM_LABEL, 255)
            case .lunarMonth: (ALMANAC_LUNAR_MONTH_LABEL, 255)
            case .lunarDay: (ALMANAC_LUNAR_DAY_LABEL, 255)
            }
        return Int(label.subject) == subject && label.kind == kind && label.term == expected.term?.rawValue ?? 255
            && label.season == expected.season?.rawValue ?? 255
            && label.certainty == expected.certainty.rawValue
    }

    @Test("a style, a day or a weekday that is not there is refused")
    func wrongQuestions() throws {
        let library = try CLibrary(.china)
        var style = almanac_label_style()
        func label(_ day: Int32) -> almanac_status {
            almanac_day_face(library.calendar, nil, nil, day, &style, "en", nil, nil, 0, nil, nil, 0, nil)
        }
        #expect(label(20501) == ALMANAC_ERROR_BUFFER && label(.max) == ALMANAC_ERROR_RANGE)
        style.sources.2 = 4
        #expect(label(20501) == ALMANAC_ERROR_ARGUMENT)
        style.sources.2 = 0
        style.last_kind = 5
        #expect(label(20501) == ALMANAC_ERROR_ARGUMENT)
        style.last_kind = 0
        style.span_days = 2
        #expect(label(20501) == ALMANAC_ERROR_ARGUMENT)
        var colour: Int32 = -1
        for (region, saturdays) in [("japan", ALMANAC_BLUE), ("mainland", ALMANAC_RED)] {
            #expect(almanac_weekday_colour(library.table, region, 6, &colour) == 0 && Int(colour) == saturdays)
        }
        #expect(almanac_weekday_colour(library.table, nil, 7, &colour) == 0 && Int(colour) == ALMANAC_RED)
        #expect(almanac_weekday_colour(library.table, nil, 8, &colour) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_weekday_colour(library.table, "atlantis", 6, &colour) == ALMANAC_ERROR_UNKNOWN)
    }
}
