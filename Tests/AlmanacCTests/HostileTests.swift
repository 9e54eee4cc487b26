import Almanac
import AlmanacC
import CAlmanac
import Foundation
import TestSupport
import Testing

/// Null pointers, wrong names and bytes that are no table: an error code, never a trap.
@Suite struct HostileTests {
    private let abi = UInt32(ALMANAC_ABI)

    @Test func nothingIsWrittenForANullPointer() throws {
        let library = try CLibrary(.china)
        let daysOff = try CDaysOff("korea", nil)
        let null = almanac_status(ALMANAC_ERROR_NULL)
        let statuses = [
            almanac_open(abi, nil), almanac_open_file(abi, nil, nil), almanac_open_bytes(abi, nil, 0, nil),
            almanac_table_release(nil, nil, 0, nil), almanac_table_digest(nil, nil, 0, nil),
            almanac_table_days(nil, nil, nil), almanac_table_days(library.table, nil, nil),
            almanac_table_calendar(nil, 0, nil, 0, nil), almanac_table_region(nil, 0, nil, 0, nil),
            almanac_region_calendar(nil, "taiwan", nil, 0, nil),
            almanac_region_calendar(library.table, nil, nil, 0, nil),
            almanac_day_of(2026, 1, 1, nil), almanac_date_on(0, nil), almanac_parse_day(nil, nil),
            almanac_parse_day("2026-01-01", nil), almanac_calendar_open(nil, "china", nil),
            almanac_calendar_open(library.table, nil, nil), almanac_calendar_open(library.table, "china", nil),
            almanac_calendar_days(nil, nil, nil), almanac_check_lunar(nil, 0),
            almanac_lunar_dates_on(nil, nil, 0, nil, nil), almanac_lunar_dates_on(library.calendar, nil, 1, nil, nil),
            almanac_days_of_lunar(library.calendar, nil, 1, nil, nil), almanac_parse_lunar(nil, nil),
            almanac_month_on(nil, 0, nil), almanac_month_on(library.calendar, 0, nil),
            almanac_months_of_year(nil, 2026, nil, 0, nil),
            almanac_months_of_year(library.calendar, 2026, nil, 13, nil),
            almanac_leap_month(nil, 2026, nil), almanac_leap_month(library.calendar, 2026, nil),
            almanac_term(nil, 2026, 0, nil), almanac_terms(nil, 0, 1, nil, 0, nil),
            almanac_phases(nil, 0, 1, nil, 0, nil),
            almanac_pillars_on(nil, 0, nil), almanac_pillars_at(nil, 0, 0, 0, 0, nil),
            almanac_festivals_open(nil, nil, nil), almanac_festivals_open(library.calendar, nil, nil),
            almanac_festivals_between(nil, 0, 1, nil, 0, nil), almanac_festival_after(nil, "x", 0, nil),
            almanac_festival_at(nil, 0, nil), almanac_page(nil, nil, 2026, 1, 1, 0, nil, 42, nil),
            almanac_page(library.calendar, nil, 2026, 1, 1, 0, nil, 42, nil),
            almanac_lunar_date_text(almanac_lunar(2026, 1, 0, 1), nil, nil, 0, nil),
            almanac_zodiac_name(nil, 2026, "en", nil, 0, nil), almanac_calendar_name(nil, "en", nil, 0, nil),
            almanac_festival_name(nil, "x", "en", nil, 0, nil),
            almanac_finder_open(nil, nil), almanac_finder_open_all(nil, nil),
            almanac_finder_open_all(library.table, nil), almanac_find(nil, "x", nil, 0, nil),
            almanac_holidays_open(nil), almanac_holidays_open_file(nil, nil), almanac_holidays_open_bytes(nil, 0, nil),
            almanac_holidays_release(nil, nil, 0, nil), almanac_holidays_digest(nil, nil, 0, nil),
            almanac_holidays_made_with(nil, nil, nil), almanac_holidays_made_with(nil, library.table, nil),
            almanac_holidays_region(nil, 0, nil, 0, nil), almanac_holidays_audience(nil, "korea", 0, nil, 0, nil),
            almanac_days_off_open(nil, nil, "korea", nil, nil),
            almanac_days_off_open(library.table, nil, nil, nil, nil),
            almanac_days_off_open(library.table, nil, "korea", nil, nil),
            almanac_days_off_audience(nil, nil, 0, nil), almanac_days_off_complete(nil, nil, nil),
            almanac_days_off_complete(daysOff.handle, nil, nil), almanac_days_off_looked_up(nil, nil),
            almanac_work_status_on(nil, 0, nil), almanac_work_status_on(daysOff.handle, 0, nil),
            almanac_work_kinds_on(nil, nil, 0, nil), almanac_work_kinds_on(daysOff.handle, nil, 1, nil),
            almanac_work_statuses_on(nil, nil, 0, nil), almanac_work_statuses_on(daysOff.handle, [0], 1, nil),
            almanac_count_workdays(nil, 0, 1, nil), almanac_count_workdays(daysOff.handle, 0, 1, nil),
            almanac_add_workdays(nil, 0, 1, nil), almanac_add_workdays(daysOff.handle, 20501, 1, nil),
            almanac_breaks(nil, 2026, nil, 0, nil), almanac_breaks(daysOff.handle, 2026, nil, 99, nil),
            almanac_bridges(nil, 2026, 1, nil, 0, nil), almanac_notice_at(nil, 0, nil),
            almanac_notice_at(daysOff.handle, 0, nil), almanac_notice_authority(nil, 0, nil, 0, nil),
            almanac_notice_number(nil, 0, nil, 0, nil), almanac_region_name(nil, "korea", "en", nil, 0, nil),
            almanac_region_name(library.table, nil, "en", nil, 0, nil), almanac_audience_name(nil, "en", nil, 0, nil),
            almanac_work_kind_name(0, nil, nil, 0, nil), almanac_work_reason_name(0, nil, nil, 0, nil),
        ]
        #expect(statuses.enumerated().filter { $1 != null }.map(\.offset) == [])
        almanac_close(nil)
        almanac_calendar_close(nil)
        almanac_festivals_close(nil)
        almanac_finder_close(nil)
        almanac_holidays_close(nil)
        almanac_days_off_close(nil)
        #expect(almanac_work_kind_on(nil, 0) == ALMANAC_UNKNOWN_DAY)
        #expect(almanac_work_kinds_on(daysOff.handle, nil, 0, nil) == 0)
        #expect(almanac_work_kinds_on(daysOff.handle, nil, -1, nil) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_lunar_date_on(nil, 0) == 0 && almanac_day_of_lunar(nil, 0) == .min)
        #expect(almanac_lunar_dates_on(library.calendar, nil, 0, nil, nil) == 0)
    }

    @Test func unknownNamesAreRefused() throws {
        let library = try CLibrary(.china)
        var handle: OpaquePointer?
        let unknown = almanac_status(ALMANAC_ERROR_UNKNOWN)
        for name in ["", "China", "atlantis", "中国", String(repeating: "a", count: 10_000), "china\n"] {
            #expect(almanac_calendar_open(library.table, name, &handle) == unknown)
            #expect(almanac_festivals_open(library.calendar, name, &handle) == unknown)
            #expect(almanac_region_calendar(library.table, name, nil, 0, nil) == unknown)
        }
        for list in [",", "taiwan,", ",taiwan", "taiwan,atlantis"] {
            #expect(almanac_festivals_open(library.calendar, list, &handle) == unknown)
        }
        #expect(handle == nil)
    }

    @Test func everyStatusHasASentenceOfItsOwn() {
        let sentences = (0...16).map { String(cString: almanac_status_text($0)!) }
        #expect(Set(sentences).count == 17)
        #expect(sentences[16] == "unknown status" && String(cString: almanac_status_text(.min)!) == "unknown status")
    }

    @Test func anotherVersionOfTheInterfaceIsRefused() {
        var handle: OpaquePointer?
        #expect(almanac_open(abi + 1, &handle) == ALMANAC_ERROR_ABI && handle == nil)
        #expect(almanac_abi() == abi)
    }

    @Test func filesAndBytes() throws {
        let path = DataFolder.path + "/almanac.bin"
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        func open(_ bytes: Data) -> almanac_status {
            var handle: OpaquePointer?
            defer { almanac_close(handle) }
            let status = bytes.withUnsafeBytes {
                almanac_open_bytes(abi, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 8), $0.count, &handle)
            }
            if (handle != nil) != (status == 0) { return -1 }
            return status
        }
        #expect(open(bytes) == 0)
        var handle: OpaquePointer?
        #expect(almanac_open_file(abi, path, &handle) == 0)
        almanac_close(handle)
        handle = nil
        #expect(almanac_open_file(abi, "no-such-folder/almanac.bin", &handle) == ALMANAC_ERROR_FILE)
        #expect(almanac_open_file(abi, DataFolder.path, &handle) == ALMANAC_ERROR_FILE && handle == nil)
        #expect(almanac_open_bytes(abi, [1], .max, &handle) == ALMANAC_ERROR_NO_TABLE)
        #expect(almanac_open_bytes(abi, [1], -1, &handle) == ALMANAC_ERROR_NO_TABLE)

        let body = try CompiledFile(Array(bytes), as: .almanac).body
        var failures = Failures()
        for length in 0..<bytes.count where length < 200 || length % 97 == 0 {
            failures.check(open(bytes.prefix(length)) > 0, "the first \(length) bytes")
        }
        for index in bytes.indices where index < 200 || index % 97 == 0 {
            var spoilt = bytes
            spoilt[index] ^= 1 << UInt8(index % 8)
            // Within a run of zeros another stream may give the same contents.
            let isSame = index >= TableHeader.byteCount && (try? CompiledFile(Array(spoilt), as: .almanac).body) == body
            failures.check(open(spoilt) > 0 || isSame, "bit \(index % 8) of byte \(index)")
        }
        failures.check(open(bytes + [0]) > 0, "a byte after the end")
        #expect(failures.isEmpty, "\(failures)")
    }
}
