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

    @Test("the file takes at most 8 KiB") func size() throws {
        #expect(try Self.compilation.get().fileBytes.count <= 8 * 1024)
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

    /// Japan's public offices rest from 29 December to 3 January: those four bytes, changed.
    @Test("a day that some years lack ends no range") func leapDay() throws {
        let sections = try TestTable.sections(of: Self.compilation.get().contents.body)
        let rest = try #require(sections.firstIndex { $0.kind == HolidaySection.rest.rawValue })
        func open(with ends: [UInt8]) throws {
            var changed = sections
            changed[rest].bytes.replace([12, 29, 1, 3], with: ends, maxReplacements: 1)
            #expect(changed[rest].bytes != sections[rest].bytes)
            _ = try TestTable.openHolidays(TestTable.body(changed))
        }
        try open(with: [12, 28, 2, 28])
        #expect(throws: TableError.self) { try open(with: [2, 29, 3, 3]) }
        #expect(throws: TableError.self) { try open(with: [12, 29, 2, 29]) }
        #expect(throws: TableError.self) { try open(with: [12, 29, 2, 30]) }
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
        newer[8] = 2
        #expect(refusal(newer)?.contains("format 2 is newer") == true)
        var older = holidays
        older[8] = 0
        #expect(refusal(older)?.contains("not a compiled file of holidays of this format") == true)
        #expect(throws: TableError(.notATable, in: .table)) { try AlmanacTable(bytes: holidays) }
        #expect(throws: TableError.self) { try HolidayTable(contentsOfFile: "no-such-file") }
    }

    @Test("a missing section is named") func missingSection() throws {
        let sections = try TestTable.sections(of: Self.compilation.get().contents.body)
        for section in sections where section.kind < 7 {
            let body = TestTable.body(sections.filter { $0.kind != section.kind })
            #expect(throws: TableError(.missingSection(section.kind), in: .holidays)) {
                try TestTable.openHolidays(body)
            }
        }
    }

    /// Files of version 1.0 have no section 7: their weekends are known for the complete days alone.
    @Test("an older file has no days of rest by law") func olderFile() throws {
        let sections = try TestTable.sections(of: Self.compilation.get().contents.body)
        let older = try HolidayTable(bytes: TestTable.holidayFile(TestTable.body(sections.filter { $0.kind != 7 })))
        #expect(older.regions.allSatisfy { $0.restLaws.isEmpty })
        // Files of version 1.1 have no section 8 either: nothing is known of another audience.
        let before = try HolidayTable(bytes: TestTable.holidayFile(TestTable.body(sections.filter { $0.kind != 8 })))
        #expect(before.completeDays(in: "japan") != nil && before.completeDays(in: "japan", for: .banks) == nil)
        let hongkong = try #require(AlmanacTable.bundled.workCalendar(in: "hongkong", by: older))
        #expect(hongkong.status(of: day("2028-01-02")).kind == .unknown)
        #expect(hongkong.status(of: day("2026-11-22")).kind == .weekend)
    }
}
