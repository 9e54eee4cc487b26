import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// Festivals of many days are found another way than those of one; on rows as odd as a table may hold, both agree.
@Suite struct FestivalBlockTests {
    private static let ids: [FestivalID] = (0..<24).compactMap { FestivalID("festival-\($0)") }

    private func row(
        _ festival: UInt16,
        _ anchor: FestivalRow.Anchor,
        days length: UInt8 = 1,
        in regions: Regions = .all,
        years: ClosedRange<Int16> = FestivalRow.allYears,
        window: YearWindow = YearWindow(first: 0, last: 365)
    ) -> FestivalRow {
        FestivalRow(
            festival: festival,
            kind: .observance,
            regions: regions,
            calendars: 1,
            years: years,
            length: length,
            anchor: anchor,
            window: window
        )
    }

    /// Every kind of row: alone, long, over New Year, twice for one festival, and in years without it.
    private var rows: [FestivalRow] {
        [
            row(0, .gregorian(month: 1, day: 1)),
            row(0, .lunar(month: 12, day: 1, leapToo: false)),
            row(1, .gregorian(month: 2, day: 29)),
            row(2, .gregorian(month: 2, day: 28), days: 3),
            row(3, .gregorian(month: 12, day: 30), days: 4),
            row(4, .gregorian(month: 12, day: 31), years: 1950...2050),
            row(5, .lunar(month: 1, day: 1, leapToo: false), days: 3),
            row(5, .lastOfLunarYear, days: 2, in: .taiwan),
            row(6, .lunar(month: 12, day: 30, leapToo: false)),
            row(7, .lunar(month: 4, day: 29, leapToo: true), days: 2),
            row(8, .lunar(month: 11, day: 20, leapToo: false), days: 255),
            row(9, .term(.dongzhi, days: 72), days: 9),
            row(10, .term(.dongzhi, days: 366)),
            row(10, .term(.dongzhi, days: 1), in: .mainland),
            row(11, .term(.xiaohan, days: -366), days: 5),
            row(12, .term(.chunfen, days: 0), days: 255),
            row(13, .term(.qiufen, days: 300), days: 120),
            row(14, .term(.xiazhi, days: -100), days: 99),
            row(15, .term(.lichun, days: 0)),
            row(16, .list(0)),
            row(17, .list(1), days: 20),
            row(18, .list(1), in: .taiwan),
            row(18, .list(1), years: 2000...2000),
            row(19, .list(2), days: 200),
        ]
    }

    /// Lists in which some years have no day, and others the first, the last or any.
    private static func lists(_ count: Int, _ numbers: inout RepeatableNumbers) -> [UInt16] {
        var lists: [UInt16] = []
        for _ in 0..<count {
            for year in 1899..<1899 + listYears {
                let last = UInt16(GregorianDate.length(ofYear: year))
                let any = UInt16.random(in: 1...last, using: &numbers)
                lists.append([0, 1, last, any, any, any].randomElement(using: &numbers) ?? 0)
            }
        }
        return lists
    }

    private static var listYears: Int { 203 }

    private static func section(_ id: CalendarID, _ rows: [FestivalRow], _ lists: [UInt16]) -> FestivalSection {
        FestivalSection(
            calendars: [id],
            ids: ids,
            rows: rows,
            firstListYear: 1899,
            listYears: listYears,
            lists: lists
        )
    }

    /// A calendar as compiled, with the festivals of a section.
    private func calendar(_ id: CalendarID, _ section: FestivalSection) async throws -> LunisolarCalendar {
        let compilation = try await Fixture.compilation.value
        let sections = try TestTable.sections(of: compilation.body).map { $0.kind == 5 ? (5, section.bytes) : $0 }
        return try #require(try TestTable.open(TestTable.body(sections)).calendar(id))
    }

    @Test("a page has what its days have, and so has a span of days", arguments: [Regions.mainland, .taiwan, .all])
    func pagesAndDays(_ regions: Regions) async throws {
        var numbers = RepeatableNumbers(seed: 11)
        let china = try await calendar(.china, Self.section(.china, rows, Self.lists(3, &numbers)))
        var failures = Failures()
        let beginnings = Self.beginnings(china, regions)
        failures.check(Array(china.festivals(in: china.days, regions: regions)) == beginnings, "all days")
        for year in 1900...2100 {
            for month in 1...12 {
                guard let page = YearMonth(year: year, month: month).flatMap({ china.grid(of: $0, rows: .six) }) else {
                    continue
                }
                try check(page, china, regions, &failures)
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("rows at random with the windows of a compiler", arguments: 1...10)
    func randomRows(_ seed: Int) async throws {
        var numbers = RepeatableNumbers(seed: UInt64(seed))
        let id = [CalendarID.china, .korea, .vietnam, .japan, .hongkong][seed % 5]
        let regions = [Regions.mainland, .taiwan, .all, .korea][seed % 4]
        let lists = Self.lists(4, &numbers)
        let bare = try await calendar(id, Self.section(id, [], lists))
        let rows = (0..<30).map { _ in randomRow(bare.festivalIndex, &numbers) }
        let calendar = try await calendar(id, Self.section(id, rows, lists))
        var failures = Failures()
        let beginnings = Self.beginnings(calendar, regions)
        for _ in 0..<100 {
            let year = Int.random(in: 1900...2100, using: &numbers)
            let month = YearMonth(year: year, month: .random(in: 1...12, using: &numbers))
            let weekday = Weekday.allCases.randomElement(using: &numbers) ?? .monday
            guard let page = month.flatMap({ calendar.grid(of: $0, firstWeekday: weekday, rows: .six) }) else {
                continue
            }
            try check(page, calendar, regions, &failures)
            // Spans of days of any length, also out of the calendar's reach.
            let first = Day(rawValue: calendar.days.firstDay.rawValue &+ .random(in: -60...73_500, using: &numbers))
            let last = Day(rawValue: first.rawValue &+ .random(in: 0...130, using: &numbers))
            let found = Array(calendar.festivals(in: first...last, regions: regions))
            failures.check(found == beginnings.filter { (first...last).contains($0.firstDay) }, "\(first)...\(last)")
            let ofYear = Array(calendar.festivals(ofYear: year, regions: regions))
            failures.check(ofYear == beginnings.filter { GregorianDate($0.firstDay).year == year }, "\(year)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// A row of any kind, in the window its first days need.
    private func randomRow(_ index: FestivalIndex, _ numbers: inout RepeatableNumbers) -> FestivalRow {
        let date = GregorianDate(Day(rawValue: 10_957 + .random(in: 0..<366, using: &numbers)))
        let day = UInt8.random(in: 1...30, using: &numbers)
        let month = UInt8.random(in: 1...12, using: &numbers)
        let term = SolarTerm.allCases.randomElement(using: &numbers) ?? .dongzhi
        let anchors: [FestivalRow.Anchor] = [
            .gregorian(month: UInt8(date.month), day: UInt8(date.day)),
            .lunar(month: month, day: day, leapToo: .random(using: &numbers)),
            .lastOfLunarYear,
            .term(term, days: .random(in: -366...366, using: &numbers)),
            .list(.random(in: 0..<4, using: &numbers)),
        ]
        let anchor = anchors.randomElement(using: &numbers) ?? .lastOfLunarYear
        let lengths: [UInt8] = [1, 1, 1, 2, 9, 40, 100, 101, 255]
        let length = lengths.randomElement(using: &numbers) ?? 1
        let regions = [Regions.mainland, .taiwan, [.mainland, .korea], .all].randomElement(using: &numbers) ?? .all
        let festival = UInt16.random(in: 0..<16, using: &numbers)
        let anywhere = row(festival, anchor, days: length, in: regions)
        var days: [Day] = []
        for year in 1895...2105 {
            days += [false, true].compactMap { index.firstDay(anywhere, year: year, inLeapMonth: $0) }
        }
        return row(festival, anchor, days: length, in: regions, window: YearWindow(of: days))
    }

    /// What begins on each day, asked day by day.
    private static func beginnings(_ calendar: LunisolarCalendar, _ regions: Regions) -> [Festival] {
        calendar.days.flatMap { day in
            calendar.festivals(on: day, in: regions)?.filter(\.isFirstDay) ?? []
        }
    }

    private func check(
        _ page: MonthGrid,
        _ calendar: LunisolarCalendar,
        _ regions: Regions,
        _ failures: inout Failures
    ) throws {
        let (cells, festivals) = page.filled(calendar, in: regions)
        for cell in cells {
            let expected = Array(try #require(calendar.festivals(on: cell.day, in: regions)))
            failures.check(Array(festivals[cell.festivals]) == expected, "\(cell.day)")
        }
    }
}

extension MonthGrid {
    /// The cells and the festivals of the page.
    func filled(_ calendar: LunisolarCalendar, in regions: Regions) -> (cells: [DayCell], festivals: [Festival]) {
        var cells = [DayCell](repeating: .blank, count: count)
        var festivals = [Festival](repeating: .blank, count: 2000)
        var cellSpan = cells.mutableSpan
        var festivalSpan = festivals.mutableSpan
        fill(&cellSpan, festivals: &festivalSpan, of: calendar, in: regions)
        return (cells, festivals)
    }
}
