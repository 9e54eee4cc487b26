// almanac_holidays_release and its like: what a file of holidays is.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_holidays_close(_ holidays: OpaquePointer?) { Handle<HolidayTable>.close(holidays) }

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
public func almanac_holidays_made_with(
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
        let audiences = try holidays.audiences(in: region).orThrow(.unknown)
        guard audiences.indices.contains(number) else { throw .none }
        try write(audiences[number].description, to: text, size, needed)
    }
}
