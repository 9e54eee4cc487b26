import AlmanacCore
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import Ephemeris

/// A folder as a whole: files that are missing, a theory too short for the table, the name of the release.
@Suite struct SourceFolderTests {
    @Test(
        "a missing theory file is named",
        arguments: [
            "delta_t", "leap_seconds", "moon_distance", "moon_longitude", "moon_mean_longitude", "nutation_lunisolar",
            "nutation_planetary", "precession", "sun_distance", "sun_longitude",
        ]
    )
    func aMissingTheory(name: String) throws {
        let folder = try Fixture.folder.get().without("theory/\(name).txt")
        try expectError("theory/\(name).txt", 0, "no such file", "a file") { try Theory(from: folder) }
    }

    @Test(
        "a theory that ends inside the table is refused",
        arguments: [("valid 1899-01-01", "valid 1950-01-01", "1950-01-01"), ("2102-01-01", "2100-06-01", "2100-06-01")]
    )
    func aTheoryThatEnds(old: String, new: String, found: String) throws {
        for name in ["theory/precession.txt", "theory/moon_longitude.txt"] {
            let folder = try Fixture.folder.get().replacing(old, in: name, by: new)
            let line = try #require(try folder.file(name).dataLines().first { $0.word(0) == "valid" }).number
            try expectError(name, line, found, "1899-12-01 to 2102-01-01") { try Theory(from: folder) }
        }
    }

    @Test(
        "clocks that begin inside the table are refused",
        arguments: [
            (
                "theory/delta_t.txt", "valid 1950-01-01 2101-01-01\nrows 2\n1950-01-01 29 0 x\n2101-01-01 80 1 x\n", 1,
                "valid 1950-01-01 to 2101-01-01", "from 1899-12-01"
            ),
            (
                "theory/leap_seconds.txt", "valid 2017-01-01 2027-06-28\nrows 1\n2017-01-01 37\n", 3,
                "a first row of another day", "from 1972-01-01 on"
            ),
        ]
    )
    func clocksThatBegin(name: String, text: String, line: Int, found: String, expected: String) async throws {
        let folder = try Fixture.folder.get().with(name, text)
        let compiled = await Task { try await Compilation(folder) }.result
        try expectError(name, line, found, expected) { try compiled.get() }
    }

    /// Every row can be read, but the Sun or the Moon is nowhere near the sky: the file of the figure is named.
    @Test(
        "figures that make no sky are refused",
        arguments: [
            ("sun_longitude", "frequency\n", "frequency\nscale 1.1\n"),
            ("sun_distance", "frequency\n", "frequency\nscale 1.1\n"),
            ("moon_longitude", "arguments\n", "arguments\nscale 2\n"),
            ("moon_distance", "arguments\n", "arguments\nscale 1.1\n"),
            ("moon_mean_longitude", "tie -0.001166", "tie -60000"), ("nutation_lunisolar", "scale 1e-7", "scale 2e-7"),
            ("nutation_planetary", "scale 1e-7", "scale 1e-4"), ("precession", "5028.796195", "5082.796195"),
        ]
    )
    func figuresThatMake(name: String, old: String, new: String) throws {
        let folder = try Fixture.folder.get().replacing(old, in: "theory/\(name).txt", by: new)
        try expectError("theory/\(name).txt", 0, "figures by which", "from its mean at most") {
            try Theory(from: folder)
        }
    }

    /// A fault that the check of single files does not see shows in the instants.
    @Test("events that do not follow one another are refused") func eventsThatDoNotFollow() throws {
        let events = EventTable(
            firstTerm: 0,
            terms: [0, 15, 15].map { TerrestrialTime(secondsSinceJ2000: $0 * 86_400) },
            firstPhase: 0,
            phases: []
        )
        let error = try #require(#expect(throws: CompileError.self) { try events.requireOrder() })
        #expect(error.description.hasPrefix("theory: the solar terms as computed do not follow"), "\(error)")
    }

    @Test(
        "a bad release is refused",
        arguments: [
            ("", 0), ("# none\n", 0), ("2026", 1), ("26a", 1), ("2026A", 1), ("2026a b", 1), ("2026aa", 1),
            ("2026abc", 1), ("2026a\n2026b", 2), ("# tz's way\n2026-a", 2), ("２026a", 1),
        ]
    )
    func aBadRelease(text: String, line: Int) throws {
        let folder = try Fixture.folder.get().with("release", text)
        try expectError("release", line, "no release", "2026a") { try folder.releaseName() }
    }

    @Test("a release is a year and a letter", arguments: ["2026a", "# tz's way\n2026z\n"])
    func aReleaseIsAYear(text: String) throws {
        _ = try Fixture.folder.get().with("release", text).releaseName()
    }

    @Test("the digest sees every byte and every name") func theDigestSees() throws {
        let folder = try Fixture.folder.get()
        let release = try folder.releaseName().name.description
        let changed = try folder.replacing(release, in: "release", by: "1999z")
        let longer = try folder.replacing(release, in: "release", by: release + " ")
        let renamed = SourceFolder(files: folder.files.map { SourceFile(name: $0.name + "x", bytes: $0.bytes) })
        let shuffled = SourceFolder(files: folder.files.reversed())
        #expect(shuffled.digest == folder.digest)
        #expect(Set([folder, changed, longer, renamed].map { $0.digest.bytes }).count == 4)
    }
}
