import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// The section of territories as bytes, and what a table says of a reader's territory.
@Suite struct TerritorySectionTests {
    private static let kind = TableBody.Kind.territories.rawValue

    private func read(_ bytes: [UInt8]) throws(TableError) -> TerritorySection {
        try bytes.read(as: Self.kind, TerritorySection.init(reading:))
    }

    /// Eight in the byte of the weekday is the colour of Saturdays.
    @Test("a weekday has the colour of Saturdays") func aWeekdayHasTheColour() throws {
        let codes: [UInt8] = [2] + Array("KRVN".utf8)
        let section = try read(codes + [8 + 7, 1] + Array("korea\0\0\0vietnam\0".utf8))
        #expect(section.territories.map(\.firstWeekday) == [.sunday, .monday])
        #expect(section.territories.map(\.hasBlueSaturdays) == [true, false])
    }

    /// Sixteen in the byte of the weekday says that the territory has no region, and no name of one follows.
    @Test("a territory may have no region") func aTerritoryMayHaveNoRegion() throws {
        let section = try read([2] + Array("USKR".utf8) + [16 + 7, 7] + Array("korea\0\0\0".utf8))
        #expect(section.territories.map(\.region) == [nil, "korea"])
        #expect(section.territories.map(\.firstWeekday) == [.sunday, .sunday])
    }

    @Test("a section that no writer writes is malformed") func whatNoWriter() {
        let korea = Array("korea\0\0\0".utf8)
        let good: [UInt8] = [1, UInt8(ascii: "K"), UInt8(ascii: "R"), 7] + korea
        #expect(throws: Never.self) { try read(good) }
        let twice: [UInt8] = [2] + Array("KRKR".utf8) + [7, 7] + korea + korea
        let noLetters: [UInt8] = [1, UInt8(ascii: "K"), 0, 7] + korea
        let noWeekday: [UInt8] = [1, UInt8(ascii: "K"), UInt8(ascii: "R"), 8] + korea
        let noSuchBit: [UInt8] = [1, UInt8(ascii: "K"), UInt8(ascii: "R"), 32 + 7] + korea
        let noRegion: [UInt8] = [1, UInt8(ascii: "K"), UInt8(ascii: "R"), 7] + Array("KOREA\0\0\0".utf8)
        for bytes in [twice, noLetters, noWeekday, noSuchBit, noRegion] {
            #expect(throws: TableError(.malformedSection(Self.kind), in: .table)) { try read(bytes) }
        }
    }

    /// A table of an earlier minor version has none, and one without festivals knows no region.
    @Test("a table without the section knows none") func aTableWithout() async throws {
        let sections = try await Fixture.sections()
        let korea = try #require(TerritoryCode("KR"))
        let without = try TestTable.open(TestTable.body(sections.filter { $0.kind != Self.kind }))
        #expect(without.region(ofTerritory: korea) == nil && without.firstWeekday(ofTerritory: korea) == nil)
        let noFestivals = try TestTable.open(TestTable.body(sections.filter { $0.kind != 5 && $0.kind != 6 }))
        #expect(noFestivals.region(ofTerritory: korea) == nil)
    }
}
