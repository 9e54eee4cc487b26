import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// A kind of section that is rows and texts, read whole and written again as it was.
enum RewritableSection: CaseIterable {
    case festivals, names, aliases, territories, customs

    /// The kind as it stands in a body.
    var kind: UInt16 {
        switch self {
        case .festivals: TableBody.Kind.festivals.rawValue
        case .names: TableBody.Kind.names.rawValue
        case .aliases: TableBody.Kind.aliases.rawValue
        case .territories: TableBody.Kind.territories.rawValue
        case .customs: TableBody.Kind.customs.rawValue
        }
    }

    /// The section in the table that the data compile to.
    func bytes() async throws -> [UInt8] {
        let sections = try await Fixture.sections()
        return try #require(sections.first { $0.kind == kind }).bytes
    }

    /// Reads a section and writes it again.
    func rewritten(_ bytes: [UInt8]) throws(TableError) -> [UInt8] {
        switch self {
        case .festivals: try bytes.read(as: kind, FestivalSection.init(reading:)).bytes
        case .names: try bytes.read(as: kind, NameSection.init(reading:)).bytes
        case .aliases: try bytes.read(as: kind, AliasSection.init(reading:)).bytes
        case .territories: try bytes.read(as: kind, TerritorySection.init(reading:)).bytes
        case .customs: try bytes.read(as: kind, CustomSection.init(reading:)).bytes
        }
    }
}

/// Sections of rows and texts: read back as they were written, and refused when bytes are missing.
@Suite struct RewritableSectionTests {
    @Test("read back as written", arguments: RewritableSection.allCases) func readBackAsWritten(
        _ section: RewritableSection
    ) async throws {
        let bytes = try await section.bytes()
        #expect(try section.rewritten(bytes) == bytes)
        // Bytes after the last field are room for a later minor version.
        #expect(try section.rewritten(bytes + [0]) == bytes)
    }

    @Test("a section that ends too soon is malformed", arguments: RewritableSection.allCases)
    func aSectionThatEnds(_ section: RewritableSection) async throws {
        let bytes = try await section.bytes()
        // Every length of the small ones, every seventh of the others.
        for count in stride(from: 0, to: bytes.count, by: bytes.count < 2048 ? 1 : 7) {
            #expect(throws: TableError(.malformedSection(section.kind), in: .table)) {
                try section.rewritten(Array(bytes.prefix(count)))
            }
        }
    }
}
