import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// The sections of festivals and of their names as bytes: small, read back, and safe whatever they hold.
@Suite struct FestivalSectionTests {
    /// The body without sections of some kinds, or with other bytes in them.
    private func body(_ change: (UInt16, [UInt8]) -> [UInt8]?) async throws -> [UInt8] {
        let sections = try await Fixture.sections()
        return TestTable.body(sections.compactMap { kind, bytes in change(kind, bytes).map { (kind, $0) } })
    }

    /// Names of every festival in six languages are more than half of it.
    @Test("they cost no more than twelve kilobytes") func theyCostNoMore() async throws {
        let compilation = try await Fixture.compilation.value
        let without = try await body { kind, bytes in kind == 5 || kind == 6 ? nil : bytes }
        #expect(compilation.contents.deflated.count - (try deflate(without)).count <= 12 * 1024)
        #expect(compilation.fileBytes.count <= 30_000)
    }

    @Test("a table without festivals has none") func aTableWithout() async throws {
        let table = try TestTable.open(try await body { kind, bytes in kind == 5 || kind == 6 ? nil : bytes })
        let china = try #require(table.calendar(.china))
        #expect(china.festivals().isEmpty && china.festivals().ids.isEmpty)
        #expect(table.regionIDs.isEmpty && china.festivals(in: ["mainland"]) == nil)
    }

    /// Names that are counted for other things would be given to them.
    @Test("names of other things are malformed") func namesOfOther() async throws {
        let fewer = NameSection(
            languages: NameTexts.languages,
            festivals: [["a", "a", "a", "", "", ""]],
            regions: [],
            calendars: []
        )
        let body = try await body { kind, bytes in kind == 6 ? fewer.bytes : bytes }
        #expect(throws: TableError(.malformedSection(6), in: .table)) { try TestTable.open(body) }
        let without = try TestTable.open(try await self.body { kind, bytes in kind == 6 ? nil : bytes })
        #expect(without.names.festival(0, in: "en") == nil)
    }

    @Test("names of some years are read back") func namesOfSomeYears() async throws {
        let names = NameSection(
            languages: NameTexts.languages,
            festivals: [["a", "a", "a", "", "", ""]],
            regions: [["r", "r", "r", "", "", ""]],
            calendars: [],
            regional: [
                .init(region: 0, festival: 0, years: 1950...1960, texts: ["", "", "then", "", "", ""]),
                .init(region: 0, festival: 0, texts: ["", "always", "always", "", "", ""]),
            ]
        )
        let found = try names.bytes.read(as: 6, NameSection.init(reading:))
        #expect(found == names && found.festival(0, region: 0, in: "en") == "always")
        #expect(found.festival(0, region: 0, year: 1955, in: "en") == "then")
        #expect(found.festival(0, region: 0, year: 1955, in: "zh-hant") == "always")
        #expect(found.festival(0, region: 0, year: 1961, in: "en") == "always")
        var backwards = names.bytes
        backwards[backwards.count - 6 - 4 - 2] = 0  // 1960 becomes 1792, before 1950
        #expect(throws: TableError(.malformedSection(6), in: .table)) {
            try backwards.read(as: 6, NameSection.init(reading:))
        }
    }

    /// The small table has three festivals, a region and a calendar.
    @Test(
        "names of more or fewer festivals, regions or calendars are malformed",
        arguments: [(2, 1, 1), (4, 1, 1), (3, 0, 1), (3, 2, 1), (3, 1, 0), (3, 1, 2)]
    )
    func namesOfOthers(festivals: Int, regions: Int, calendars: Int) throws {
        func names(_ count: Int) -> [[String]] { [[String]](repeating: ["a"], count: count) }
        let section = NameSection(
            languages: [.init(tag: "en", substitute: 0)],
            festivals: names(festivals),
            regions: names(regions),
            calendars: names(calendars)
        )
        #expect(throws: TableError(.malformedSection(6), in: .table)) { try Self.small(.names, section.bytes) }
        let right = NameSection(
            languages: [.init(tag: "en", substitute: 0)],
            festivals: names(3),
            regions: names(1),
            calendars: names(1)
        )
        #expect(try Self.small(.names, right.bytes).calendar(.china) != nil)
    }

    /// The small table promises days of 1900 to 1902.
    @Test("a table without the delta T of a promised year is malformed", arguments: [(1901, 4), (1900, 2), (1890, 5)])
    func missingDeltaT(first: Int, count: Int) throws {
        let section = DeltaTSection(
            firstYear: first,
            centiseconds: [Int16](repeating: 0, count: count),
            sigmaCentiseconds: [UInt16](repeating: 0, count: count)
        )
        #expect(throws: TableError(.malformedSection(4), in: .table)) { try Self.small(.deltaT, section.bytes) }
    }

    /// The small table has 25 months; the new moon that ends the last is the 26th.
    @Test("a table with as many months as new moons is malformed")
    func missingNewMoon() throws {
        func phases(_ count: Int) -> [UInt8] {
            let model = PhaseSection.Model(
                parabola: [-2_206_000_000 << 24, 2_551_443 << 24, 5],
                harmonics: [.init(amplitude: 9_000_000, phase: 77)],
                residuals: [Int8](repeating: -3, count: count)
            )
            return PhaseSection(firstLunation: -1236, frequencies: [123_456], models: [model, model, model, model])
                .bytes
        }
        #expect(try Self.small(.phases, phases(26)).calendar(.china) != nil)
        #expect(throws: TableError(.malformedSection(16), in: .table)) { try Self.small(.phases, phases(25)) }
    }

    /// The small table with another section of a kind.
    private static func small(_ kind: TableBody.Kind, _ bytes: [UInt8]) throws -> AlmanacTable {
        let sections = try TestTable.sections(of: SmallTable.body())
        return try TestTable.open(TestTable.body(sections.map { $0.kind == kind.rawValue ? ($0.kind, bytes) : $0 }))
    }

    /// Bytes changed at random, under a checksum that vouches for them: an error or some answer, never a trap.
    @Test("any byte may be anything", arguments: [RewritableSection.festivals, .names, .customs])
    func anyByteMayBeAnything(_ section: RewritableSection) async throws {
        let bytes = try await section.bytes()
        var numbers = RepeatableNumbers(seed: 5)
        var opened = 0
        for _ in 0..<60 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...2, using: &numbers) {
                changed[Int.random(in: 0..<bytes.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
            }
            guard (try? section.rewritten(changed)) != nil else { continue }
            let body = try await body { $0 == section.kind ? changed : $1 }
            guard let table = try? TestTable.open(body) else { continue }
            opened += 1
            _ = TableQuestions(table).answers(&numbers)
        }
        #expect(opened > 10)
    }

    /// More days than a reader lays out.
    @Test("too many days are malformed") func tooManyDays() async throws {
        let row = FestivalRow(
            festival: 0,
            kind: .calendarNote,
            regions: FestivalSection.everyRegion,
            calendars: 1,
            years: FestivalRow.allYears,
            length: 255,
            anchor: .term(.dongzhi, days: -366)
        )
        func body(rows: Int) async throws -> [UInt8] {
            let many = Self.section([FestivalRow](repeating: row, count: rows))
            return try await self.body { $0 == 5 ? many.bytes : $0 == 6 ? nil : $1 }
        }
        // 680 years × 255 days a row, and 2²⁰ days in all.
        #expect(try TestTable.open(try await body(rows: 6)).calendar(.china)?.festivals().count ?? 0 > 40_000)
        let tooMany = try await body(rows: 7)
        #expect(throws: TableError(.malformedSection(5), in: .table)) { try TestTable.open(tooMany) }
    }

    /// Day 366 of a common year, and days after the last of any year.
    @Test("days that no year has are malformed") func daysThatNoYear() async throws {
        func body(_ days: [UInt16]) async throws -> [UInt8] {
            let section = Self.section(lists: days)
            return try await self.body { $0 == 5 ? section.bytes : $0 == 6 ? nil : $1 }
        }
        #expect(try TestTable.open(try await body([365, 366])).festivals.lists == [365, 366])
        for days in [[366, 366], [365, 367], [600, 365], [65_535, 65_535]] as [[UInt16]] {
            let malformed = try await body(days)
            #expect(throws: TableError(.malformedSection(5), in: .table)) { try TestTable.open(malformed) }
        }
    }

    /// A section of one festival in China, in the lists of 2023 and of the next years.
    private static func section(_ rows: [FestivalRow] = [], lists: [UInt16] = []) -> FestivalSection {
        FestivalSection(
            calendars: [.china],
            regions: [],
            ids: ["some-day"],
            rows: rows,
            firstListYear: 2023,
            listYears: lists.count,
            lists: lists
        )
    }
}
