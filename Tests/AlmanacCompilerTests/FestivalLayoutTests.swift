import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// Festivals laid out by day are those a slow oracle reads off the rows, on rows as odd as a table may hold.
@Suite struct FestivalLayoutTests {
    private static let ids: [FestivalID] = (0..<24).compactMap { FestivalID("festival-\($0)") }
    private static let regions: [RegionID] = ["east", "west"]
    private static let (east, west, everywhere): (UInt16, UInt16, UInt16) = (1, 2, FestivalSection.everyRegion)

    private static func row(
        _ festival: UInt16,
        _ anchor: FestivalRow.Anchor,
        _ kind: FestivalKind = .observance,
        days length: UInt8 = 1,
        in regions: UInt16 = everywhere,
        years: ClosedRange<Int16> = FestivalRow.allYears
    ) -> FestivalRow {
        FestivalRow(
            festival: festival,
            kind: kind,
            regions: regions,
            calendars: 1,
            years: years,
            length: length,
            anchor: anchor
        )
    }

    /// Every kind of row: alone, long, over New Year, twice for one festival, of another kind here or there, and in years
    /// without it.
    private static let rows: [FestivalRow] = [
        row(0, .gregorian(month: 1, day: 1)),
        row(0, .gregorian(month: 1, day: 1), .publicHoliday, in: west, years: 1950...1999),
        row(0, .lunar(month: 12, day: 1, leapToo: false), .calendarNote),
        row(1, .gregorian(month: 2, day: 29)),
        row(2, .gregorian(month: 2, day: 28), .traditional, days: 3),
        row(2, .gregorian(month: 3, day: 1), .publicHoliday, in: east),
        row(3, .gregorian(month: 12, day: 30), .seasonCount, days: 4),
        row(3, .gregorian(month: 12, day: 31), .traditional, days: 4, years: 1980...2080),
        row(4, .gregorian(month: 12, day: 31), .publicHoliday, years: 1950...2050),
        row(5, .lunar(month: 1, day: 1, leapToo: false), .traditional, days: 3),
        row(5, .lastOfLunarYear, .publicHoliday, days: 2, in: west),
        row(6, .lunar(month: 12, day: 30, leapToo: false), .traditional),
        row(7, .lunar(month: 4, day: 29, leapToo: true), days: 2),
        row(7, .lunar(month: 4, day: 29, leapToo: false), .publicHoliday, days: 9, in: east),
        row(8, .lunar(month: 11, day: 20, leapToo: true), .seasonCount, days: 255),
        row(9, .term(.dongzhi, days: 72), .seasonCount, days: 9),
        row(10, .term(.dongzhi, days: 366)),
        row(10, .term(.dongzhi, days: 1), .traditional, in: east),
        row(11, .term(.xiaohan, days: -366), .calendarNote, days: 5),
        row(12, .term(.chunfen, days: 0), days: 255),
        row(12, .term(.chunfen, days: 30), .publicHoliday, days: 60, in: west),
        row(13, .term(.qiufen, days: 300), .calendarNote, days: 120),
        row(14, .term(.xiazhi, days: -100), days: 99),
        row(15, .term(.lichun, days: 0), .traditional),
        row(16, .list(0)),
        row(17, .list(1), .seasonCount, days: 20),
        row(18, .list(1), .publicHoliday, in: west),
        row(18, .list(1), .calendarNote, years: 2000...2000),
        row(19, .list(2), .traditional, days: 200),
        // They fall in the years of the row, and are counted from terms of the year after the last and before the first.
        row(20, .term(.xiaohan, days: -10), years: 1990...1995),
        row(21, .term(.dongzhi, days: 20), years: 1990...1995),
    ]

    @Test("odd rows, from the first day of the table to the last", arguments: [["east"], ["west"], ["east", "west"]])
    func oddRows(_ regions: [RegionID]) async throws {
        var numbers = RepeatableNumbers(seed: 11)
        let calendar = try await Self.calendar(.china, Self.section(.china, Self.rows, Self.lists(3, &numbers)))
        try check(calendar, regions, &numbers)
    }

    @Test("random rows are laid out as festivals are worked out one by one", arguments: 1...10)
    func randomRows(_ seed: Int) async throws {
        var numbers = RepeatableNumbers(seed: UInt64(seed))
        let id = [CalendarID.china, .korea, .vietnam, .japan, .hongkong][seed % 5]
        let lists = Self.lists(4, &numbers)
        var kinds = RepeatableNumbers(seed: UInt64(100 + seed))
        let rows = (0..<15).map { _ in
            Self.randomRow(&numbers, FestivalKind.allCases.randomElement(using: &kinds) ?? .observance)
        }
        let calendar = try await Self.calendar(id, Self.section(id, rows, lists))
        try check(calendar, [["east"], ["west"], ["east", "west"], []][seed % 4], &numbers)
    }

    /// A festival stands among those of its first kind in the regions, on its first day and on later ones.
    @Test(
        "a festival has the first of its kinds in the regions",
        arguments: [
            (["east"], ["traditional 1", "observance 0", "season 3"], ["traditional 2 day 2", "season 3 day 2"]),
            (["west"], ["public 0", "traditional 1", "season 3"], ["public 3 day 2", "note 2 day 2"]),
            (["west", "east"], ["public 0", "traditional 1", "season 3"], ["public 3 day 2", "traditional 2 day 2"]),
        ] as [([RegionID], [String], [String])]
    )
    func kinds(_ regions: [RegionID], _ beginning: [String], _ running: [String]) async throws {
        let (newYear, eve) = (
            FestivalRow.Anchor.gregorian(month: 1, day: 1), FestivalRow.Anchor.gregorian(month: 12, day: 31)
        )
        let rows = [
            Self.row(0, newYear), Self.row(0, newYear, .publicHoliday, in: Self.west),
            Self.row(0, newYear, .calendarNote), Self.row(1, newYear, .traditional),
            Self.row(2, eve, .calendarNote, days: 2), Self.row(2, eve, .traditional, days: 3, in: Self.east),
            Self.row(3, eve, .seasonCount, days: 2), Self.row(3, eve, .publicHoliday, days: 3, in: Self.west),
            Self.row(3, newYear, .seasonCount),
        ]
        let calendar = try await Self.calendar(.china, Self.section(.china, rows, Self.noLists))
        let festivals = try #require(calendar.festivals(in: regions))
        let found = festivals.on(day("2001-01-01")).map { festival in
            let name = "\(festival.kind) \(festival.id.description.dropFirst("festival-".count))"
            return festival.isFirstDay ? name : "\(name) day \(festival.dayNumber)"
        }
        #expect(found == beginning + running)
    }

    /// A row holds in Gregorian years; the term it counts from may be of the year after the last or before the first.
    @Test("days counted from terms of the years next to those of the row")
    func yearsBesideTheRow() async throws {
        let rows = [
            Self.row(0, .term(.xiaohan, days: -10), years: 1990...1995),
            Self.row(1, .term(.dongzhi, days: 20), years: 1990...1995),
        ]
        let calendar = try await Self.calendar(.china, Self.section(.china, rows, Self.noLists))
        let festivals = try #require(calendar.festivals(in: []))
        // Xiaohan was on 1991-01-06 and on 1996-01-06, the solstice on 1989-12-22 and on 1994-12-22.
        let days = try [0, 1].map {
            try #require(festivals.occurrences(of: Self.ids[$0], in: calendar.days)).map(\.day)
        }
        #expect(days.map(\.count) == [6, 6])
        #expect([days[0].first, days[0].last] == [day("1990-12-27"), day("1995-12-27")])
        #expect([days[1].first, days[1].last] == [day("1990-01-11"), day("1995-01-11")])
    }

    /// A festival of every day would not fit into the count of a day, one byte: the ones after it are left out.
    @Test("no day has more than 255 festivals")
    func mostOnADay() async throws {
        let ids = (0..<300).compactMap { FestivalID("festival-\($0)") }
        let rows = ids.indices.map { Self.row(UInt16($0), .gregorian(month: 5, day: 1)) }
        let section = Self.section(.china, rows, Self.noLists, ids: ids)
        let festivals = try #require(try await Self.calendar(.china, section).festivals(in: []))
        #expect(festivals.on(day("2001-05-01")).map(\.id) == Array(ids.prefix(255)))
        #expect(festivals.on(day("2001-05-02")).isEmpty)
    }

    /// The table ends with the eve of 2101-01-29, of which it has no month: that is New Year's day by the lunation that ends it.
    @Test("the last day of the last year is the eve of the lunation that ends the table")
    func lastEve() async throws {
        let section = Self.section(.china, [Self.row(0, .lastOfLunarYear)], Self.noLists)
        let calendar = try await Self.calendar(.china, section)
        let festivals = try #require(calendar.festivals(in: []))
        let eves = try #require(festivals.occurrences(of: Self.ids[0], in: calendar.days)).map(\.day)
        #expect(eves.suffix(2) == [day("2100-02-08"), day("2101-01-28")] && calendar.days.lastDay == eves.last)
    }

    /// The calendar has days of December 1899 and January 2101; rows of the years before and after have none of them.
    @Test("rows of years next to those of the calendar do not hold in it")
    func yearsBesideTheCalendar() async throws {
        let rows = [
            Self.row(0, .gregorian(month: 12, day: 25), years: 1890...1897),
            Self.row(1, .gregorian(month: 1, day: 5), years: 2103...2110),
            Self.row(2, .gregorian(month: 12, day: 25), years: 1890...1899),
            Self.row(3, .gregorian(month: 1, day: 5), years: 2101...2110),
        ]
        let calendar = try await Self.calendar(.china, Self.section(.china, rows, Self.noLists))
        let festivals = try #require(calendar.festivals(in: []))
        #expect(festivals.on(day("1899-12-25")).map(\.id) == [Self.ids[2]])
        #expect(festivals.on(day("2101-01-05")).map(\.id) == [Self.ids[3]])
        #expect(festivals.count == 2)
    }

    /// The bound of `FestivalRow.mostDays`: 680 years or three more than the row names, twice that with leap months.
    @Test(
        "rows may have 1 048 576 days in all, and no more",
        arguments: [
            (FestivalRow.allYears, FestivalRow.Anchor.lastOfLunarYear, 1542),
            (FestivalRow.allYears, .lunar(month: 1, day: 1, leapToo: true), 771),
            (2000...2000, .lastOfLunarYear, 349_525), (2000...2000, .lunar(month: 1, day: 1, leapToo: true), 174_762),
        ]
    )
    func mostDays(_ years: ClosedRange<Int16>, _ anchor: FestivalRow.Anchor, _ lengths: Int) async throws {
        func section(_ lengths: Int) -> FestivalSection {
            let whole = [FestivalRow](repeating: Self.row(0, anchor, days: 255, years: years), count: lengths / 255)
            let rest =
                (lengths % 255).isMultiple(of: 255)
                ? [] : [Self.row(0, anchor, days: UInt8(lengths % 255), years: years)]
            return Self.section(.china, whole + rest, Self.noLists)
        }
        _ = try await Self.calendar(.china, section(lengths))
        await #expect(throws: TableError(.malformedSection(5), in: .table)) {
            try await Self.calendar(.china, section(lengths + 1))
        }
    }

    @Test("rows out of the order of kinds are malformed")
    func orderOfKinds() async throws {
        let rows = [Self.row(0, .lastOfLunarYear, .observance), Self.row(1, .lastOfLunarYear, .publicHoliday)]
        _ = try await Self.calendar(.china, Self.section(.china, rows, Self.noLists))
        let unsorted = Self.section(.china, rows, Self.noLists, isSorted: false)
        await #expect(throws: TableError(.malformedSection(5), in: .table)) {
            try await Self.calendar(.china, unsorted)
        }
    }

    /// Compares the layout with the oracle on the days at both ends of the calendar and on some years between them.
    private func check(
        _ calendar: LunisolarCalendar,
        _ regions: [RegionID],
        _ numbers: inout RepeatableNumbers
    ) throws {
        let festivals = try #require(calendar.festivals(in: regions))
        let mask = regions.reduce(FestivalSection.worldwide) { $0 | (calendar.festivalSection.bit(of: $1) ?? 0) }
        let oracle = FestivalRowOracle(calendar, regions: mask)
        let (first, last) = (calendar.days.firstDay, calendar.days.lastDay)
        var firstDays = [first, Day(rawValue: last.rawValue - 299)]
        for _ in 0..<4 {
            firstDays.append(Day(rawValue: .random(in: first.rawValue...last.rawValue - 299, using: &numbers)))
        }
        var failures = Failures()
        for start in firstDays {
            let days = start...Day(rawValue: start.rawValue + 299)
            for (day, expected) in zip(days, oracle.festivals(on: days)) {
                failures.check(festivals.on(day).elementsEqual(expected), "\(day): \(expected.map(\.id))")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// A row of any kind, most of them in every region.
    private static func randomRow(_ numbers: inout RepeatableNumbers, _ kind: FestivalKind) -> FestivalRow {
        let date = GregorianDate(Day(rawValue: 10_957 + .random(in: 0..<366, using: &numbers)))
        let term = SolarTerm.allCases.randomElement(using: &numbers) ?? .dongzhi
        let month = UInt8.random(in: 1...12, using: &numbers)
        let day = UInt8.random(in: 1...30, using: &numbers)
        let anchors: [FestivalRow.Anchor] = [
            .gregorian(month: UInt8(date.month), day: UInt8(date.day)),
            .lunar(month: month, day: day, leapToo: .random(using: &numbers)),
            .lastOfLunarYear,
            .term(term, days: .random(in: -366...366, using: &numbers)),
            .list(.random(in: 0..<4, using: &numbers)),
        ]
        let firstYear = Int16.random(in: 1890...2110, using: &numbers)
        let years = [FestivalRow.allYears, FestivalRow.allYears, firstYear...firstYear + 40, 0...firstYear]
        return row(
            .random(in: 0..<16, using: &numbers),
            anchors.randomElement(using: &numbers) ?? .lastOfLunarYear,
            kind,
            days: [1, 1, 1, 2, 9, 40, 100, 101, 255].randomElement(using: &numbers) ?? 1,
            in: [east, west, everywhere, everywhere].randomElement(using: &numbers) ?? everywhere,
            years: years.randomElement(using: &numbers) ?? FestivalRow.allYears
        )
    }

    private static var listYears: Int { 203 }

    /// Lists in which some years have no day, and others the first, the last or any: of 255 days in turn at the beginning and at
    /// the end of the year, as a list has room for no more.
    private static func lists(_ count: Int, _ numbers: inout RepeatableNumbers) -> [UInt16] {
        var lists: [UInt16] = []
        for list in 0..<count {
            for year in 1899..<1899 + listYears {
                let days: ClosedRange<UInt16> =
                    list.isMultiple(of: 2) ? 1...255 : 112...UInt16(GregorianDate.length(ofYear: year))
                let any = UInt16.random(in: days, using: &numbers)
                lists.append([0, days.lowerBound, days.upperBound, any, any, any].randomElement(using: &numbers) ?? 0)
            }
        }
        return lists
    }

    /// One list without days.
    private static var noLists: [UInt16] { [UInt16](repeating: 0, count: listYears) }

    /// A section of rows, which it puts into the order of kinds unless asked not to.
    private static func section(
        _ id: CalendarID,
        _ rows: [FestivalRow],
        _ lists: [UInt16],
        ids: [FestivalID] = ids,
        isSorted: Bool = true
    ) -> FestivalSection {
        let order = rows.indices.sorted { (rows[$0].kind.rawValue, $0) < (rows[$1].kind.rawValue, $1) }
        return FestivalSection(
            calendars: [id],
            regions: regions.map { .init(id: $0, calendar: id) },
            ids: ids,
            rows: isSorted ? order.map { rows[$0] } : rows,
            firstListYear: 1899,
            listYears: listYears,
            lists: lists
        )
    }

    /// A calendar as compiled, with the festivals of a section and without names.
    private static func calendar(_ id: CalendarID, _ section: FestivalSection) async throws -> LunisolarCalendar {
        let sections = try await Fixture.sections()
            .filter { $0.kind != TableBody.Kind.names.rawValue }
            .map { $0.kind == TableBody.Kind.festivals.rawValue ? ($0.kind, section.bytes) : $0 }
        return try #require(try TestTable.open(TestTable.body(sections)).calendar(id))
    }
}
