// almanac_holidays_open and its like: files of holidays.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacFiles
import CAlmanac
import CAlmanacData

@c @implementation
public func almanac_holidays_open(_ holidays: UnsafeMutablePointer<OpaquePointer?>?) -> almanac_status {
    status { () throws(Failure) in
        let holidays = try holidays.orThrow(.null)
        holidays.pointee = Handle.open(try HolidayTable.insideLibrary)
    }
}

@c @implementation
public func almanac_holidays_open_file(
    _ path: UnsafePointer<CChar>?,
    _ holidays: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let holidays = try holidays.orThrow(.null)
        holidays.pointee = Handle.open(try HolidayTable(checking: try readFile(try path.orThrow(.null))))
    }
}

@c @implementation
public func almanac_holidays_open_bytes(
    _ bytes: UnsafeRawPointer?,
    _ size: Int,
    _ holidays: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let holidays = try holidays.orThrow(.null)
        holidays.pointee = Handle.open(try HolidayTable(checking: try copy(bytes, size)))
    }
}

@c @implementation
public func almanac_holidays_close(_ holidays: OpaquePointer?) { Handle<HolidayTable>.close(holidays) }

extension HolidayTable {
    /// The file inside the library.
    static var insideLibrary: HolidayTable {
        get throws(Failure) {
            let bytes = UnsafeBufferPointer(start: almanac_bundled_holidays(), count: almanac_bundled_holidays_size())
            return try HolidayTable(checking: Array(bytes))
        }
    }

    /// The file of bytes from anywhere.
    fileprivate init(checking bytes: [UInt8]) throws(Failure) {
        do throws(HolidayTableError) {
            try self.init(bytes: bytes)
        } catch {
            throw Failure(error.cause)
        }
    }
}

// MARK: - What it is

@c @implementation
public func almanac_holidays_release(
    _ holidays: OpaquePointer?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        try write(try Handle<HolidayTable>.memory(holidays).pointee.release, to: text, size, needed)
    }
}

@c @implementation
public func almanac_holidays_digest(
    _ holidays: OpaquePointer?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        try write(try Handle<HolidayTable>.memory(holidays).pointee.digest, to: text, size, needed)
    }
}

@c @implementation
public func almanac_holidays_fit(
    _ holidays: OpaquePointer?,
    _ table: OpaquePointer?,
    _ isMadeWith: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table).pointee
        let answer = try Handle<HolidayTable>.memory(holidays).pointee.wasMade(with: table)
        try write(answer ? 1 : 0, to: isMadeWith)
    }
}

@c @implementation
public func almanac_holidays_region(
    _ holidays: OpaquePointer?,
    _ number: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let ids = try Handle<HolidayTable>.memory(holidays).pointee.regionIDs
        guard ids.indices.contains(number) else { throw .none }
        try write(ids[number].description, to: text, size, needed)
    }
}

@c @implementation
public func almanac_holidays_audience(
    _ holidays: OpaquePointer?,
    _ region: UnsafePointer<CChar>?,
    _ number: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let holidays = try Handle<HolidayTable>.memory(holidays).pointee
        let region = try RegionID(bytes: try bytes(of: region)).orThrow(.unknown)
        guard holidays.regionIDs.contains(region) else { throw .unknown }
        let audiences = holidays.audiences(in: region)
        guard audiences.indices.contains(number) else { throw .none }
        try write(audiences[number].description, to: text, size, needed)
    }
}
