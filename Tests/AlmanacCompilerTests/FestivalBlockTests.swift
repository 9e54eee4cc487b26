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
        years: ClosedRange<Int16> = FestivalRow.allYears
    ) -> FestivalRow {
        FestivalRow(
            festival: festival,
            kind: .observance,
            regions: regions,
            calendars: 1,
            years: years,
            length: length,
            anchor: anchor,
            window: YearWindow(first: 0, last: 365)
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

    private func section() -> FestivalSection {
        var numbers = RepeatableNumbers(seed: 11)
        let years = 203
        let lists = (0..<3 * years).map { place -> UInt16 in
            // Some years have none; the others have any day, the first and the last of the year among them.
            place % 7 == 3 ? 0 : place % 5 == 1 ? 365 : place % 11 == 2 ? 1 : .random(in: 1...365, using: &numbers)
        }
        return FestivalSection(
            calendars: [.china],
            ids: Self.ids,
            rows: rows,
            firstListYear: 1899,
            listYears: years,
            lists: lists
        )
    }

    @Test("a page has what its days have, and so has a span of days", arguments: [Regions.mainland, .taiwan, .all])
    func pagesAndDays(_ regions: Regions) async throws {
        let compilation = try await Fixture.compilation.value
        let sections = try TestTable.sections(of: compilation.body).map { $0.kind == 5 ? (5, section().bytes) : $0 }
        let china = try #require(try TestTable.open(TestTable.body(sections)).calendar(.china))
        var failures = Failures()
        var beginnings: [Festival] = []
        for day in DayRange(china.days) {
            beginnings += china.festivals(on: day, in: regions)?.filter(\.isFirstDay) ?? []
        }
        failures.check(Array(china.festivals(in: china.days, regions: regions)) == beginnings, "all days")
        for year in 1900...2100 {
            for month in 1...12 {
                guard let page = YearMonth(year: year, month: month).flatMap({ china.grid(of: $0) }) else { continue }
                let (cells, festivals) = page.filled(china, in: regions)
                for cell in cells {
                    let expected = Array(try #require(china.festivals(on: cell.day, in: regions)))
                    failures.check(Array(festivals[cell.festivals]) == expected, "\(cell.day)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}

extension MonthGrid {
    /// The cells and the festivals of the page.
    func filled(_ calendar: LunisolarCalendar, in regions: Regions) -> (cells: [DayCell], festivals: [Festival]) {
        var cells = [DayCell](repeating: .blank, count: count)
        let any = Festival(id: "any", kind: .calendarNote, firstDay: Day(rawValue: 0), length: 1, dayNumber: 1)
        var festivals = [Festival](repeating: any, count: 2000)
        var cellSpan = cells.mutableSpan
        var festivalSpan = festivals.mutableSpan
        fill(&cellSpan, festivals: &festivalSpan, of: calendar, in: regions)
        return (cells, festivals)
    }
}
