import Almanac
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// The section of aliases as bytes, and tables without it.
@Suite struct AliasSectionTests {
    private static let kind = TableBody.Kind.aliases.rawValue

    private func read(_ bytes: [UInt8]) throws(TableError) -> AliasSection {
        try bytes.read(as: Self.kind, AliasSection.init(reading:))
    }

    /// One alias: the festival with index 0, two letters.
    @Test("a section that no writer writes is malformed") func whatNoWriter() {
        #expect(throws: Never.self) { try read([1, 0, 0, 0, 2] + Array("ab".utf8)) }
        let nothing: [UInt8] = [1, 0, 0, 0, 0]
        let control: [UInt8] = [1, 0, 0, 0, 2, 0x61, 0x1B]
        for bytes in [nothing, control] {
            #expect(throws: TableError(.malformedSection(Self.kind), in: .table)) { try read(bytes) }
        }
    }

    @Test("an alias of no festival and no region is none") func anAliasOfNoFestival() async throws {
        let sections = try await Fixture.sections()
        let count = try TestTable.open(TestTable.body(sections)).festivals.ids.count
        let aliases = AliasSection([
            .init(subject: 65_535, text: "Nobody's"), .init(subject: 0, text: "Somebody's"),
            .init(subject: count, text: "Our Country"),
        ])
        let changed = sections.map { kind, bytes in (kind, kind == Self.kind ? aliases.bytes : bytes) }
        let table = try TestTable.open(TestTable.body(changed))
        #expect(table.festivals(matching: "Nobody's").isEmpty && table.region(named: "Nobody's") == nil)
        #expect(table.region(named: "our country") == table.regionIDs[0])
        #expect(table.festivals(matching: "Our Country").isEmpty)
        #expect(table.festivals(matching: "Somebody's").map(\.value) == [table.festivals.ids[0]])
    }

    /// A table of an earlier minor version has none; its festivals go by their names alone.
    @Test("a table without the section has none") func aTableWithout() async throws {
        let sections = try await Fixture.sections()
        let with = try TestTable.open(TestTable.body(sections))
        let without = try TestTable.open(TestTable.body(sections.filter { $0.kind != Self.kind }))
        #expect(with.festivals(matching: "CNY").first?.value == "chunjie")
        #expect(without.festivals(matching: "CNY").isEmpty)
        #expect(without.festivals(matching: "春节").first?.value == "chunjie")
    }
}
