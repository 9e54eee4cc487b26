import Almanac
import AlmanacC
import CAlmanac
import Foundation
import TestSupport
import Testing

/// Wrong names, another version and bytes that are no table: an error code, never a trap.
@Suite struct HostileTests {
    private let abi = UInt32(ALMANAC_ABI)

    @Test("unknown names are refused")
    func unknownNames() throws {
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

    @Test("every status has a sentence of its own")
    func sentences() {
        let sentences = (0...17).map { String(cString: almanac_status_text($0)!) }
        #expect(Set(sentences).count == 18)
        let words = [
            (ALMANAC_ERROR_NULL, "null"), (ALMANAC_ERROR_ABI, "version"), (ALMANAC_ERROR_BUFFER, "buffer"),
            (ALMANAC_ERROR_ARGUMENT, "number"), (ALMANAC_ERROR_RANGE, "reach"),
            (ALMANAC_ERROR_LEAP_MONTH, "leap month"), (ALMANAC_ERROR_THIRTIETH, "29 days"),
            (ALMANAC_ERROR_UNKNOWN, "unknown name"), (ALMANAC_ERROR_NONE, "none"),
            (ALMANAC_ERROR_TEXT, "no date"), (ALMANAC_ERROR_FILE, "be read"),
            (ALMANAC_ERROR_NO_TABLE, "not a compiled"), (ALMANAC_ERROR_NEWER, "newer format"),
            (ALMANAC_ERROR_DAMAGED, "damaged"), (ALMANAC_ERROR_UNDECIDED, "decided"),
            (ALMANAC_ERROR_RULE, "no rule"),
        ]
        for (status, word) in words {
            #expect(String(cString: almanac_status_text(almanac_status(status))!).contains(word))
        }
        #expect(sentences[17] == "unknown status" && String(cString: almanac_status_text(.min)!) == "unknown status")
    }

    @Test("another version of the interface is refused")
    func abiVersion() {
        var handle: OpaquePointer?
        #expect(almanac_table_open(abi + 1, &handle) == ALMANAC_ERROR_ABI && handle == nil)
        #expect(almanac_version() / 1000 == abi)
    }

    @Test("damaged files and bytes give an error", arguments: ["almanac.bin", "almanac-wide.bin"])
    func hostileBytes(_ name: String) throws {
        let path = "\(DataFolder.path)/\(name)"
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        func open(_ bytes: Data) -> almanac_status {
            var handle: OpaquePointer?
            defer { almanac_table_close(handle) }
            let status = bytes.withUnsafeBytes {
                almanac_table_open_bytes(abi, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 8), $0.count, &handle)
            }
            if (handle != nil) != (status == 0) { return -1 }
            return status
        }
        #expect(open(bytes) == 0)
        var handle: OpaquePointer?
        #expect(almanac_table_open_file(abi, path, &handle) == 0)
        almanac_table_close(handle)
        handle = nil
        #expect(almanac_table_open_file(abi, "no-such-folder/almanac.bin", &handle) == ALMANAC_ERROR_FILE)
        #expect(almanac_table_open_file(abi, DataFolder.path, &handle) == ALMANAC_ERROR_FILE && handle == nil)
        #expect(almanac_table_open_bytes(abi, [1], .max, &handle) == ALMANAC_ERROR_NO_TABLE)
        #expect(almanac_table_open_bytes(abi, [1], -1, &handle) == ALMANAC_ERROR_NO_TABLE)
        try expectRefusals(of: bytes, as: .table, step: 97, open)
    }
}
