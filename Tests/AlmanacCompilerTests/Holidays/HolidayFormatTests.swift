import AlmanacCore
import AlmanacFiles
import TestSupport
import Testing

@testable import Almanac
@testable import AlmanacCompiler

/// The file of holidays as bytes: small, the same every time, read by older programs, and safe whatever it holds.
@Suite struct HolidayFormatTests {
    private static let compilation = Result {
        try HolidayCompilation(SourceFolder(holidaysOf: DataFolder.path), with: .bundled)
    }

    private var bundledBytes: [UInt8] {
        get throws { try FileStore.read("\(DataFolder.path)/holidays.bin") }
    }

    // MARK: - What it is

    @Test("the bundled file is what the data compile to") func bundledFile() throws {
        let compilation = try Self.compilation.get()
        #expect(!tableDifference(between: try bundledBytes, and: compilation.contents).isInContents)
        #expect(HolidayTable.bundled.digest == compilation.holidays.digest)
        #expect(HolidayTable.bundled.wasMade(with: .bundled))
        #expect(HolidayTable.bundled.tableRelease == AlmanacTable.bundled.release)
        #expect(HolidayTable.bundled.regionIDs == AlmanacTable.bundled.regionIDs)
    }

    @Test("the file takes at most 12 KiB") func size() throws {
        #expect(try Self.compilation.get().fileBytes.count <= 12 * 1024)
    }

    @Test("a comment changes the digest alone") func comment() throws {
        let folder = try SourceFolder(holidaysOf: DataFolder.path)
        let changed = try HolidayCompilation(
            folder.replacing("# Days off of Hong Kong", in: "holidays/hongkong.txt", by: "# Days off in Hong Kong"),
            with: .bundled
        )
        #expect(changed.contents.body == (try Self.compilation.get().contents.body))
        #expect(changed.contents.header.digest != (try Self.compilation.get().contents.header.digest))
    }

    // MARK: - Newer and other files

    @Test("unknown sections and further fields are skipped") func newerMinorVersion() throws {
        var sections = try TestTable.sections(of: Self.compilation.get().contents.body)
        for index in sections.indices { sections[index].bytes += [1, 2, 3] }
        sections.append((999, [4, 5, 6]))
        let newer = try HolidayTable(bytes: TestTable.holidayFile(TestTable.body(sections)))
        #expect(newer.regions == (try Self.compilation.get().holidays.regions))
    }

    @Test("other files are refused by name") func otherFiles() throws {
        let holidays = try bundledBytes
        func refusal(_ bytes: [UInt8]) -> String? {
            do {
                _ = try HolidayTable(bytes: bytes)
                return nil
            } catch {
                return "\(error)"
            }
        }
        let table = try FileStore.read("\(DataFolder.path)/almanac.bin")
        #expect(refusal(table)?.contains("not a compiled file of holidays") == true)
        #expect(refusal([])?.contains("not a compiled file of holidays") == true)
        var newer = holidays
        newer[8] = 3
        #expect(refusal(newer)?.contains("format 3 is newer") == true)
        var older = holidays
        older[8] = 1
        #expect(refusal(older)?.contains("not a compiled file of holidays of this format") == true)
        #expect(throws: TableError(.notATable, in: .table)) { try AlmanacTable(bytes: holidays) }
        #expect(throws: TableError.self) { try HolidayTable(contentsOfFile: "no-such-file") }
    }

    @Test("a missing section is named") func missingSection() throws {
        let sections = try TestTable.sections(of: Self.compilation.get().contents.body)
        for section in sections {
            let body = TestTable.body(sections.filter { $0.kind != section.kind })
            #expect(throws: TableError(.missingSection(section.kind), in: .holidays)) {
                try TestTable.openHolidays(body)
            }
        }
    }

    /// What the compiler has laid out is what a reader finds, for every audience of every region on every day.
    @Test("the reader finds the days that the compiler lays out", arguments: AlmanacTable.bundled.regionIDs)
    func readBack(region: RegionID) throws {
        let holidays = try Self.compilation.get().holidays
        let file = try SourceFolder(holidaysOf: DataFolder.path).file("holidays/\(region).txt")
        let rules = try HolidayRules(HolidayFile(file, .bundled), .bundled)
        var failures = Failures()
        for audience in try #require(holidays.audiences(in: region)) {
            let layout = DaysOffLayout(rules, for: audience)
            let found = try #require(AlmanacTable.bundled.workCalendar(in: region, for: audience, by: holidays))
            for day in found.days {
                let (mine, theirs) = (layout.status(on: day), found.status(of: day))
                failures.check("\(mine) \(mine.week)" == "\(theirs) \(theirs.week)", "\(audience) \(day) \(theirs)")
                failures.check(
                    mine.noticeIndex == theirs.noticeIndex && mine.doubt == theirs.doubt,
                    "\(audience) \(day)"
                )
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}
