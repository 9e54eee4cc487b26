import Almanac
import AlmanacC
import CAlmanac
import Foundation
import TestSupport
import Testing

/// A calendar of the bundled table as a C program has it, and the same one in Swift; closed with the last reference.
final class CLibrary {
    /// The handle that `almanac_table_open` gave.
    let table: OpaquePointer
    /// The handle that `almanac_calendar_open` gave.
    let calendar: OpaquePointer
    /// The calendar of the Swift library.
    let swift: LunisolarCalendar

    init(_ id: CalendarID) throws {
        swift = try #require(AlmanacTable.bundled.calendar(id))
        var handle: OpaquePointer?
        #expect(almanac_table_open(UInt32(ALMANAC_ABI), &handle) == 0)
        table = try #require(handle)
        var calendar: OpaquePointer?
        #expect(almanac_calendar_open(table, id.description, &calendar) == 0)
        self.calendar = try #require(calendar)
    }

    deinit {
        almanac_calendar_close(calendar)
        almanac_table_close(table)
    }

    /// The festivals of regions separated by commas, of the home region if nil; the caller closes them.
    func festivals(in regions: String?) throws -> OpaquePointer {
        var handle: OpaquePointer?
        #expect(almanac_festivals_open(calendar, regions, &handle) == 0)
        return try #require(handle)
    }
}

/// The text that a function of the C library writes, as its size says it needs; nil if it does not succeed.
func text(_ write: (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> almanac_status) -> String? {
    var needed = 0
    guard write(nil, 0, &needed) == ALMANAC_ERROR_BUFFER else { return nil }
    var buffer = [CChar](repeating: 1, count: needed)
    guard write(&buffer, needed, nil) == 0, buffer.last == 0 else { return nil }
    return String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The list that a function of the C library writes, as its count says there are; nil if it does not succeed.
func list<Element>(
    of blank: Element,
    _ write: (UnsafeMutablePointer<Element>?, Int, UnsafeMutablePointer<Int>?) -> almanac_status
) -> [Element]? {
    var count = 0
    let status = write(nil, 0, &count)
    guard status == (count == 0 ? 0 : almanac_status(ALMANAC_ERROR_BUFFER)) else { return nil }
    var elements = [Element](repeating: blank, count: count)
    return write(&elements, count, nil) == 0 ? elements : nil
}

/// The text in a field of bytes, up to the first zero.
func string<Field>(in field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

/// Expects an error of every shorter file, of one with a bit changed and of a longer one; from byte 200 on of each `step`.
func expectRefusals(of file: Data, as format: FileFormat, step: Int, _ open: (Data) -> almanac_status) throws {
    let body = try CompiledFile(Array(file), as: format).body
    var failures = Failures()
    for index in file.indices where index < 200 || index % step == 0 {
        failures.check(open(file.prefix(index)) > 0, "the first \(index) bytes")
        var spoilt = file
        spoilt[index] ^= 1 << UInt8(index % 8)
        // Within a range of zeros another stream may give the same contents.
        let isSame = index >= TableHeader.byteCount && (try? CompiledFile(Array(spoilt), as: format).body) == body
        failures.check(open(spoilt) > 0 || isSame, "bit \(index % 8) of byte \(index)")
    }
    failures.check(open(file + [0]) > 0, "a byte after the end")
    #expect(failures.isEmpty, "\(failures)")
}
