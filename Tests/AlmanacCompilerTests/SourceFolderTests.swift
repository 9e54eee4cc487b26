import AlmanacCore
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import Ephemeris

/// A folder as a whole: files that are missing, a theory too short for the table, the name of the release.
@Suite struct SourceFolderTests {
    @Test(arguments: [
        "delta_t", "leap_seconds", "moon_distance", "moon_longitude", "moon_mean_longitude", "nutation_lunisolar",
        "nutation_planetary", "precession", "sun_distance", "sun_longitude",
    ])
    func aMissingTheoryFileIsNamed(name: String) throws {
        let folder = try Fixture.folder.get().without("theory/\(name).txt")
        let error = try #require(#expect(throws: DataFileError.self) { try Theory(from: folder) })
        expectError(error, file: "theory/\(name).txt", line: 0, found: "no such file", expected: "a file")
    }

    @Test(arguments: [
        ("valid 1899-01-01", "valid 1950-01-01", "1950-01-01"), ("2102-01-01", "2100-06-01", "2100-06-01"),
    ])
    func aTheoryThatEndsInsideTheTableIsRefused(old: String, new: String, found: String) async throws {
        let folder = try Fixture.folder.get().replacing(old, in: "theory/precession.txt", by: new)
        let error = await #expect(throws: DataFileError.self) { try await Compilation(folder) }
        expectError(try #require(error), file: "theory", line: 0, found: found, expected: "1899-12-01 to 2102-01-01")
    }

    @Test func clocksThatBeginInsideTheTableAreRefused() async throws {
        let folder = try Fixture.folder.get()
        let late = folder.with(
            "theory/delta_t.txt",
            "valid 1950-01-01 2101-01-01\nrows 2\n1950-01-01 29 0 x\n2101-01-01 80 1 x\n"
        )
        var error = await #expect(throws: DataFileError.self) { try await Compilation(late) }
        expectError(
            try #require(error),
            file: "theory/delta_t.txt",
            line: 0,
            found: "from 1950-01-01 to 2101-01-01",
            expected: "from 1899-12-01"
        )
        let short = folder.with("theory/leap_seconds.txt", "valid 2017-01-01 2027-06-28\nrows 1\n2017-01-01 37\n")
        error = await #expect(throws: DataFileError.self) { try await Compilation(short) }
        expectError(
            try #require(error),
            file: "theory/leap_seconds.txt",
            line: 0,
            found: "another first row",
            expected: "from 1972-01-01 on"
        )
    }

    @Test func figuresThatMakeNoSkyAreRefused() async throws {
        // Every row can be read, but the Sun is nowhere.
        let folder = try Fixture.folder.get().replacing(
            "frequency\n",
            in: "theory/sun_longitude.txt",
            by: "frequency\nscale 1e306\n"
        )
        let error = try #require(await #expect(throws: CompileError.self) { try await Compilation(folder) })
        guard case .eventsOutOfOrder = error else {
            Issue.record("\(error)")
            return
        }
    }

    @Test(arguments: ["", "2026", "26a", "2026A", "2026a b", "2026aa", "2026abc", "2026a\n2026b", "2026-a", "２026a"])
    func aBadReleaseIsRefused(text: String) throws {
        let folder = try Fixture.folder.get().with("release", text)
        let error = try #require(#expect(throws: DataFileError.self) { try folder.releaseName() })
        expectError(error, file: "release", line: 0, found: "no release", expected: "2026a")
    }

    @Test(arguments: ["2026a", "# tz's way\n2026z\n"])
    func aReleaseIsAYearAndALetter(text: String) throws {
        _ = try Fixture.folder.get().with("release", text).releaseName()
    }

    @Test func theDigestSeesEveryByteAndEveryName() throws {
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
