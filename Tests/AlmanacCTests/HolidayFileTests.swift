import Almanac
import AlmanacC
import AlmanacCompiler
import CAlmanac
import Foundation
import TestSupport
import Testing

/// Files of holidays: the one inside, others, and bytes that are none.
@Suite struct HolidayFileTests {
    private let path = DataFolder.path + "/holidays.bin"

    @Test("a file of holidays says what it is")
    func about() throws {
        let library = try CLibrary(.china)
        let bundled = HolidayTable.bundled
        var handle: OpaquePointer?
        #expect(almanac_holidays_open(&handle) == 0)
        defer { almanac_holidays_close(handle) }
        let holidays = try #require(handle)
        #expect(text { almanac_holidays_release(holidays, $0, $1, $2) } == bundled.release)
        #expect(text { almanac_holidays_digest(holidays, $0, $1, $2) } == bundled.digest)
        var isMadeWith: Int32 = -1
        #expect(almanac_holidays_made_with(holidays, library.table, &isMadeWith) == 0 && isMadeWith == 1)
        for (number, region) in bundled.regionIDs.enumerated() {
            let found = text { almanac_holidays_region(holidays, number, $0, $1, $2) }
            #expect(found == region.description, "region \(number)")
            #expect(
                audiences(of: region.description, holidays) == bundled.audiences(in: region)?.map(\.description),
                "audiences of \(region)"
            )
        }
        #expect(almanac_holidays_region(holidays, -1, nil, 0, nil) == ALMANAC_ERROR_NONE)
        #expect(almanac_holidays_audience(holidays, "atlantis", 0, nil, 0, nil) == ALMANAC_ERROR_UNKNOWN)
    }

    /// The audiences of a region up to the first number that has none.
    private func audiences(of region: String, _ holidays: OpaquePointer) -> [String] {
        var audiences: [String] = []
        while true {
            let number = audiences.count
            let status = almanac_holidays_audience(holidays, region, number, nil, 0, nil)
            if status == ALMANAC_ERROR_NONE { return audiences }
            let found = text { almanac_holidays_audience(holidays, region, number, $0, $1, $2) }
            audiences.append(found ?? "status \(status)")
        }
    }

    @Test("another file replaces the one inside the library")
    func replacement() throws {
        let library = try CLibrary(.china)
        var (file, copy): (OpaquePointer?, OpaquePointer?)
        #expect(almanac_holidays_open_file(path, &file) == 0)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(bytes.withUnsafeBytes { almanac_holidays_open_bytes($0.baseAddress, $0.count, &copy) } == 0)
        let inside = try CDaysOff("korea", nil)
        for holidays in [file, copy] {
            var daysOff: OpaquePointer?
            #expect(almanac_days_off_open(library.table, holidays, "korea", "all", &daysOff) == 0)
            almanac_holidays_close(holidays)  // days off outlive their file
            // 2025-01-27, a day off by a notice of the government two weeks before.
            let day = day("2025-01-27").rawValue
            #expect(almanac_work_kind_on(daysOff, day) == ALMANAC_DAY_OFF)
            #expect(almanac_work_kind_on(inside.handle, day) == ALMANAC_DAY_OFF)
            almanac_days_off_close(daysOff)
        }
    }

    @Test("the file that is given decides, not the one inside the library")
    func givenFile() throws {
        let folder = try SourceFolder(holidaysOf: DataFolder.path)
        // The government gave another day.
        let files = folder.files.map { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return SourceFile(
                name: file.name,
                bytes: Array(text.replacing("off 2025-01-27 bridge", with: "off 2025-01-24 bridge").utf8)
            )
        }
        let bytes = try HolidayCompilation(SourceFolder(files: files), with: .bundled).fileBytes
        var (given, daysOff): (OpaquePointer?, OpaquePointer?)
        #expect(bytes.withUnsafeBytes { almanac_holidays_open_bytes($0.baseAddress, $0.count, &given) } == 0)
        defer { almanac_holidays_close(given) }
        let library = try CLibrary(.china)
        #expect(almanac_days_off_open(library.table, given, "korea", "all", &daysOff) == 0)
        defer { almanac_days_off_close(daysOff) }
        #expect(almanac_work_kind_on(daysOff, day("2025-01-27").rawValue) == ALMANAC_WORKDAY)
        #expect(almanac_work_kind_on(daysOff, day("2025-01-24").rawValue) == ALMANAC_DAY_OFF)
    }

    @Test("an unknown region or audience is refused")
    func unknownNames() throws {
        let library = try CLibrary(.china)
        var daysOff: OpaquePointer?
        func status(_ region: String, _ audience: String?) -> almanac_status {
            almanac_days_off_open(library.table, nil, region, audience, &daysOff)
        }
        for region in ["", "atlantis", "mainland ", "中国", String(repeating: "a", count: 10_000)] {
            #expect(status(region, nil) == ALMANAC_ERROR_UNKNOWN)
        }
        for audience in ["", "All", "nobody", "listed", String(repeating: "a", count: 10_000)] {
            #expect(status("mainland", audience) == ALMANAC_ERROR_UNKNOWN)
        }
        #expect(daysOff == nil)
    }

    @Test("bytes that are no file of holidays give an error")
    func hostileBytes() throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        func open(_ bytes: Data) -> almanac_status {
            var handle: OpaquePointer?
            defer { almanac_holidays_close(handle) }
            let status = bytes.withUnsafeBytes {
                almanac_holidays_open_bytes($0.baseAddress ?? UnsafeRawPointer(bitPattern: 8), $0.count, &handle)
            }
            return (handle != nil) == (status == 0) ? status : -1
        }
        try expectRefusals(of: bytes, as: .holidays, step: 23, open)

        // Each kind of file is refused where the other is meant.
        let table = try Data(contentsOf: URL(fileURLWithPath: DataFolder.path + "/almanac.bin"))
        #expect(open(table) == ALMANAC_ERROR_NO_TABLE)
        var handle: OpaquePointer?
        #expect(almanac_table_open_file(UInt32(ALMANAC_ABI), path, &handle) == ALMANAC_ERROR_NO_TABLE)
        #expect(almanac_holidays_open_file(DataFolder.path, &handle) == ALMANAC_ERROR_FILE)
        #expect(almanac_holidays_open_bytes([1], .max, &handle) == ALMANAC_ERROR_NO_TABLE)
        #expect(almanac_holidays_open_bytes([1], -1, &handle) == ALMANAC_ERROR_NO_TABLE && handle == nil)
    }
}
