// almanac_table_release and its like: what a table is.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_abi() -> UInt32 { UInt32(ALMANAC_ABI) }

@c @implementation
public func almanac_close(_ table: OpaquePointer?) { Handle<AlmanacTable>.close(table) }

@c @implementation
public func almanac_table_release(
    _ table: OpaquePointer?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        try write(try Handle<AlmanacTable>.memory(table).pointee.release, to: text, size, needed)
    }
}

@c @implementation
public func almanac_table_digest(
    _ table: OpaquePointer?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        try write(try Handle<AlmanacTable>.memory(table).pointee.digest, to: text, size, needed)
    }
}

@c @implementation
public func almanac_table_days(
    _ table: OpaquePointer?,
    _ first: UnsafeMutablePointer<Int32>?,
    _ last: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let days = try Handle<AlmanacTable>.memory(table).pointee.days
        try write(days.firstDay.rawValue, to: first)
        try write(days.lastDay.rawValue, to: last)
    }
}

@c @implementation
public func almanac_table_calendar(
    _ table: OpaquePointer?,
    _ number: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let ids = try Handle<AlmanacTable>.memory(table).pointee.calendarIDs
        guard ids.indices.contains(number) else { throw .none }
        try write(ids[number].description, to: text, size, needed)
    }
}

@c @implementation
public func almanac_table_region(
    _ table: OpaquePointer?,
    _ number: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let ids = try Handle<AlmanacTable>.memory(table).pointee.regionIDs
        guard ids.indices.contains(number) else { throw .none }
        try write(ids[number].description, to: text, size, needed)
    }
}

@c @implementation
public func almanac_region_calendar(
    _ table: OpaquePointer?,
    _ region: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let region = try RegionID(bytes: try bytes(of: region)).orThrow(.unknown)
        let calendar = try Handle<AlmanacTable>.memory(table).pointee.calendarID(of: region)
        try write(try calendar.orThrow(.unknown).description, to: text, size, needed)
    }
}
