import AlmanacCore
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import Ephemeris

/// The compilation as a whole: repeatable, and honest about rounding.
@Suite struct CompilationTests {
    @Test("two compilations give the same bytes") func twoCompilationsGive() async throws {
        let first = try await Fixture.compilation.value
        #expect(try await Compilation(Fixture.folder.get()).fileBytes == first.fileBytes)
    }

    @Test("a comment changes the digest alone") func aCommentChanges() async throws {
        let first = try await Fixture.compilation.value
        let folder = try Fixture.folder.get().replacing("# ", in: "theory/precession.txt", by: "#  ")
        let second = try await Compilation(folder)
        #expect(first.body == second.body)
        #expect(first.header.digestText != second.header.digestText)
        #expect(first.header.digestText.count == 64)
        let difference = tableDifference(between: second.fileBytes, and: first.contents)
        #expect(difference.words.contains("compiled from other input"))
    }

    @Test("the table is as small as promised") func theTableIsAsSmall() async throws {
        let compilation = try await Fixture.compilation.value
        // With five calendars, their festivals, and the public holidays of seven regions by law.
        #expect(compilation.fileBytes.count <= 30_000)
    }

    // MARK: - Rounding

    @Test(
        "halves are rounded up",
        arguments: [
            (0.0, 0), (0.499_999, 0), (0.5, 1), (1.5, 2), (-0.5, 0), (-0.500_001, -1), (-1.5, -1), (-1.499, -1),
            (2_208_988_800.5, 2_208_988_801), (-2_208_988_800.5, -2_208_988_800),
        ] as [(Double, Int64)]
    )
    func halvesAreRoundedUp(seconds: Double, rounded: Int64) {
        #expect(RoundedInstants.rounded(seconds) == rounded)
    }

    @Test("the event nearest to a rounding boundary is reported") func theEventNearest() async throws {
        let instants = try await Fixture.compilation.value.instants
        let distances = instants.unrounded.map { seconds in abs(seconds - seconds.rounded(.down) - 0.5) }
        #expect(instants.nearestToRounding.distance == distances.min())
        // Some 14 800 events: the nearest is about 1/30 000 s away. An error of 1e-6 s in a sum would not turn it.
        #expect(instants.nearestToRounding.distance > 1e-6)
    }

    @Test("rounding never changes a day unnoticed") func roundingNeverChanges() async throws {
        let china = try #require(try await Fixture.calendars(of: Fixture.folder.get()).first { $0.id == .china })
        let scales = try Theory(from: Fixture.folder.get()).timeScales
        // Midnight of 2020-01-02 in China, 16:00 UTC, is 69.184 s later in TT.
        let midnight = Double(day("2020-01-01").rawValue) * 86_400 + 16 * 3600 + 69.184
        for (offset, isRefused) in [(-0.6, false), (-0.4, true), (-0.1, true), (0.1, false), (0.4, false)] {
            let time = TerrestrialTime(secondsSince1970: midnight + offset)
            let events = EventTable(
                firstTerm: 0,
                terms: [time],
                firstPhase: 0,
                phases: []
            )
            let instants = RoundedInstants(events, scales)
            if isRefused {
                #expect(throws: CompileError.self, "\(offset)") { try instants.requireRoundingKeepsDays(china) }
            } else {
                #expect(throws: Never.self, "\(offset)") { try instants.requireRoundingKeepsDays(china) }
            }
        }
    }

    // MARK: - Differences

    @Test("every difference is named") func everyDifferenceIsNamed() async throws {
        let compilation = try await Fixture.compilation.value
        let file = compilation.fileBytes
        #expect(!tableDifference(between: file, and: compilation.contents).isInContents)
        #expect(tableDifference(between: Array(file.dropLast()), and: compilation.contents).words.contains("cut off"))
        #expect(tableDifference(between: [], and: compilation.contents).words.contains("not an almanac table"))

        var body = compilation.body
        body[1000] ^= 1
        let other = try TestTable.file(body: body, like: compilation.header)
        #expect(tableDifference(between: other, and: compilation.contents).words.contains("first at byte 1000"))
        let longer = try TestTable.file(body: compilation.body + [0], like: compilation.header)
        #expect(
            tableDifference(between: longer, and: compilation.contents).words.contains("byte \(compilation.body.count)")
        )

        let renamed = try TestTable.file(body: compilation.body, like: compilation.header, release: "1999z")
        #expect(tableDifference(between: renamed, and: compilation.contents).words.contains("release 1999z"))
        #expect(tableDifference(between: renamed, and: compilation.contents).isInContents)
    }

    @Test("another deflation is no difference in contents") func anotherDeflationIsNoDifference() async throws {
        let compilation = try await Fixture.compilation.value
        let stored = TestTable.stored(compilation.body)
        let file = try TestTable.file(body: compilation.body, like: compilation.header, stream: stored)
        let difference = tableDifference(between: file, and: compilation.contents)
        #expect(!difference.isInContents)
        #expect(difference.words.contains("another zlib"))
    }
}
