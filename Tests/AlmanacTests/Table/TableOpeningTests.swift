import Almanac
import Foundation
import TestSupport
import Testing

/// Where a table comes from: the library itself, a file, bytes.
@Suite struct TableOpeningTests {
    private let file = DataFolder.path + "/almanac.bin"

    @Test("the bundled table is the file of the project")
    func bundled() throws {
        let (bundled, read) = (AlmanacTable.bundled, try AlmanacTable(contentsOfFile: file))
        #expect(bundled.release == read.release)
        #expect(bundled.digest == read.digest)
        #expect(bundled.calendarIDs == read.calendarIDs)
        #expect(bundled.days == read.days)
    }

    @Test("the table has the name of its release")
    func release() throws {
        let release = try String(contentsOfFile: DataFolder.path + "/release", encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect([AlmanacTable.bundled.release] == release.map(String.init))
        #expect(AlmanacTable.bundled.digest.count == 64)
        #expect(AlmanacTable.bundled.digest.allSatisfy { $0.isHexDigit })
    }

    @Test("opened bytes are copied")
    func copies() throws {
        var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
        let table = try AlmanacTable(bytes: bytes)
        for index in bytes.indices { bytes[index] = 0 }
        #expect(table.calendar(.china)?.lunarDate(on: day("2026-02-17")) == LunarDate(year: 2026, month: 1, day: 1))
    }

    @Test("the error of a missing file has its path")
    func missingFile() throws {
        let error = try #require(
            #expect(throws: TableError.self) { try AlmanacTable(contentsOfFile: "no-such-folder/almanac.bin") }
        )
        let (path, words) = ("no-such-folder/almanac.bin", "No such file or directory")
        #expect(error.reason == .unreadableFile(path: Array(path.utf8), words: Array(words.utf8)))
        #expect("\(error)" == "cannot read no-such-folder/almanac.bin: No such file or directory")
    }

    @Test("a folder cannot be opened")
    func folder() {
        #expect(throws: TableError.self) { try AlmanacTable(contentsOfFile: DataFolder.path) }
    }

    @Test("another file is not a table")
    func otherFile() {
        #expect(throws: TableError(.notATable, in: .table)) { try AlmanacTable(contentsOfFile: #filePath) }
        #expect(throws: TableError(.notATable, in: .table)) { try AlmanacTable(bytes: []) }
    }

    @Test("a file without an end is refused")
    func endlessFile() throws {
        let error = try #require(#expect(throws: TableError.self) { try AlmanacTable(contentsOfFile: "/dev/zero") })
        #expect("\(error)".contains("larger than"))
    }

    @Test("an unknown calendar is nil")
    func unknownCalendar() throws {
        #expect(AlmanacTable.bundled.calendar("atlantis") == nil)
        #expect(AlmanacTable.bundled.calendarIDs.contains(.china))
        #expect(AlmanacTable.bundled.calendarIDs.contains(.hongkong))
        #expect(LunisolarCalendar.china.id == .china && LunisolarCalendar.hongkong.id == .hongkong)
    }
}
