import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// The section of festivals as bytes: small, read back, and safe whatever it holds.
@Suite struct FestivalSectionTests {
    private func section() async throws -> (compilation: Compilation, bytes: [UInt8]) {
        let compilation = try await Fixture.compilation.value
        let sections = try TestTable.sections(of: compilation.body)
        let section = try #require(sections.first { $0.kind == TableBody.Kind.festivals.rawValue })
        return (compilation, section.bytes)
    }

    private func read(_ bytes: [UInt8]) throws(TableError) -> FestivalSection {
        let section = TableBody.Section(kind: TableBody.Kind.festivals.rawValue, bytes: bytes[...])
        return try FestivalSection(reading: section)
    }

    @Test func readBackAsWritten() async throws {
        let (_, bytes) = try await section()
        #expect(try read(bytes).bytes == bytes)
    }

    @Test func itCostsNoMoreThanFourKilobytes() async throws {
        let (compilation, _) = try await section()
        let others = try TestTable.sections(of: compilation.body)
            .filter { $0.kind != TableBody.Kind.festivals.rawValue }
        let without = try deflate(TestTable.body(others))
        #expect(compilation.deflated.count - without.count <= 4 * 1024)
    }

    @Test func aSectionThatEndsTooSoonIsMalformed() async throws {
        let (_, bytes) = try await section()
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: TableError.malformedSection(5)) { try read(Array(bytes.prefix(count))) }
        }
        // Bytes behind the last field are room for a later minor version.
        #expect(try read(bytes + [0]) == read(bytes))
    }

    @Test func aTableWithoutFestivalsHasNone() async throws {
        let (compilation, _) = try await section()
        let others = try TestTable.sections(of: compilation.body)
            .filter { $0.kind != TableBody.Kind.festivals.rawValue }
        let table = try TestTable.open(TestTable.body(others))
        let china = try #require(table.calendar(.china))
        #expect(Array(china.festivals(in: .min ... .max)).isEmpty)
        #expect(china.festivals(on: Day(rawValue: 0))?.isEmpty == true)
        #expect(china.festivalIDs().isEmpty)
    }

    /// Bytes changed at random, under a checksum that vouches for them: an error or some answer, never a trap.
    @Test func anyByteMayBeAnything() async throws {
        let (compilation, bytes) = try await section()
        let sections = try TestTable.sections(of: compilation.body)
        var numbers = RepeatableNumbers(seed: 5)
        var opened = 0
        for _ in 0..<300 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...2, using: &numbers) {
                changed[Int.random(in: 0..<bytes.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
            }
            guard (try? read(changed)) != nil else { continue }
            let body = TestTable.body(sections.map { $0.kind == 5 ? (5, changed) : $0 })
            guard let table = try? TestTable.open(body) else { continue }
            opened += 1
            for id in [CalendarID.china, .hongkong] {
                if let calendar = table.calendar(id) { interrogate(calendar, &numbers) }
            }
        }
        #expect(opened > 50)
    }

    /// Rows for every day of the year, more than the indexes hold.
    @Test func tooManyEntriesAreMalformed() async throws {
        let (compilation, bytes) = try await section()
        let good = try read(bytes)
        let id: FestivalID = "all-year"
        let row = FestivalRow(
            festival: 0,
            kind: .calendarNote,
            regions: .all,
            calendars: 1,
            years: FestivalRow.allYears,
            length: 255,
            anchor: .term(.dongzhi, days: -366),
            window: YearWindow(first: 1, last: 0)
        )
        let many = FestivalSection(
            calendars: good.calendars,
            ids: [id],
            rows: [FestivalRow](repeating: row, count: 60_000),
            firstListYear: 0,
            listYears: 0,
            lists: []
        )
        let sections = try TestTable.sections(of: compilation.body)
        let body = TestTable.body(sections.map { $0.kind == 5 ? (5, many.bytes) : $0 })
        #expect(throws: TableError.self) { try TestTable.open(body) }
    }

    private func interrogate(_ calendar: LunisolarCalendar, _ numbers: inout RepeatableNumbers) {
        let (first, last) = (calendar.days.firstDay.rawValue, calendar.days.lastDay.rawValue)
        for day in [first, last, Int32.random(in: first...last, using: &numbers)] {
            guard let festivals = calendar.festivals(on: Day(rawValue: day), in: .all) else { continue }
            for festival in festivals { _ = festival.lastDay }
        }
        var count = 0
        let year = Int.random(in: 1890...2110, using: &numbers)
        for festival in calendar.festivals(ofYear: year, regions: .all) { count += festival.length }
        if let page = YearMonth(year: year, month: 1).flatMap({ calendar.grid(of: $0, rows: .six) }) {
            count += page.filled(calendar, in: .all).cells.reduce(0) { $0 + $1.festivals.count }
        }
        for id in calendar.festivalIDs().prefix(3) + calendar.festivalIDs().suffix(3) {
            if let days = calendar.days(of: id, in: .min ... .max) { for _ in days.prefix(500) { count += 1 } }
            if let years = calendar.years(of: id, onMonth: 2, day: 29) { for _ in years { count += 1 } }
        }
    }
}
