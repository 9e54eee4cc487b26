// almanac_days_off_open and its like: who works when in a region.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_days_off_open(
    _ table: OpaquePointer?,
    _ holidays: OpaquePointer?,
    _ region: UnsafePointer<CChar>?,
    _ audience: UnsafePointer<CChar>?,
    _ daysOff: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table).pointee
        let region = try RegionID(bytes: try bytes(of: region)).orThrow(.unknown)
        let daysOff = try daysOff.orThrow(.null)
        let audience = try audience.map { name throws(Failure) in
            try Audience(bytes: try bytes(of: name)).orThrow(.unknown)
        }
        let given = try holidays.map { handle throws(Failure) in try Handle<HolidayTable>.memory(handle).pointee }
        let used = if let given { given } else { try HolidayTable.insideLibrary }
        let found = try table.workCalendar(in: region, for: audience, by: used).orThrow(.unknown)
        daysOff.pointee = Handle.open(found)
    }
}

@c @implementation
public func almanac_days_off_close(_ daysOff: OpaquePointer?) { Handle<WorkCalendar>.close(daysOff) }

@c @implementation
public func almanac_days_off_audience(
    _ daysOff: OpaquePointer?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        try write(try Handle<WorkCalendar>.memory(daysOff).pointee.audience.description, to: text, size, needed)
    }
}

@c @implementation
public func almanac_days_off_complete(
    _ daysOff: OpaquePointer?,
    _ first: UnsafeMutablePointer<Int32>?,
    _ last: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let days = try Handle<WorkCalendar>.memory(daysOff).pointee.completeDays
        try write(days.firstDay.rawValue, to: first)
        try write(days.lastDay.rawValue, to: last)
    }
}

@c @implementation
public func almanac_days_off_looked_up(
    _ daysOff: OpaquePointer?,
    _ day: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        try write(try Handle<WorkCalendar>.memory(daysOff).pointee.lookedUp.rawValue, to: day)
    }
}
