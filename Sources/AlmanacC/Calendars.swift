// almanac_calendar_open and its like: calendars.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_calendar_open(
    _ table: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ calendar: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table)
        let id = try CalendarID(bytes: try bytes(of: id)).orThrow(.unknown)
        let found = try table.pointee.calendar(id).orThrow(.unknown)
        try calendar.orThrow(.null).pointee = Handle.open(found)
    }
}

@c @implementation
public func almanac_calendar_close(_ calendar: OpaquePointer?) { Handle<LunisolarCalendar>.close(calendar) }

@c @implementation
public func almanac_calendar_days(
    _ calendar: OpaquePointer?,
    _ first: UnsafeMutablePointer<Int32>?,
    _ last: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let days = try Handle<LunisolarCalendar>.memory(calendar).pointee.days
        try write(days.firstDay.rawValue, to: first)
        try write(days.lastDay.rawValue, to: last)
    }
}
