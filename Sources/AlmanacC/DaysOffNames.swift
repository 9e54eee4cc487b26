// almanac_region_name and its like: names of what days off have, in six languages.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

@c @implementation
public func almanac_region_name(
    _ table: OpaquePointer?,
    _ region: UnsafePointer<CChar>?,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table).pointee
        let region = try RegionID(bytes: try bytes(of: region)).orThrow(.unknown)
        guard table.regionIDs.contains(region) else { throw .unknown }
        try write(table.name(of: region, in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_audience_name(
    _ audience: UnsafePointer<CChar>?,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let audience = try Audience(bytes: try bytes(of: audience)).orThrow(.unknown)
        try write(audience.name(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_work_kind_name(
    _ kind: Int32,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let kind = try UInt8(exactly: kind).flatMap(WorkStatus.Kind.init(rawValue:)).orThrow(.argument)
        try write(kind.name(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_work_reason_name(
    _ reason: Int32,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let reason = try UInt8(exactly: reason).flatMap(WorkStatus.Reason.init(rawValue:)).orThrow(.argument)
        try write(reason.name(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}
