// almanac_lunar_date_on and its like: days to lunar dates and back, one by one.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_lunar_date_on(_ calendar: OpaquePointer?, _ day: Int32) -> almanac_lunar_date {
    guard let calendar else { return 0 }
    return Handle<LunisolarCalendar>.memory(of: calendar).pointee.lunarDate(on: Day(rawValue: day))?.rawValue ?? 0
}

@c @implementation
public func almanac_day_of_lunar(_ calendar: OpaquePointer?, _ date: almanac_lunar_date) -> Int32 {
    guard let calendar, let date = LunarDate(rawValue: date) else { return noDay }
    return Handle<LunisolarCalendar>.memory(of: calendar).pointee.day(of: date)?.rawValue ?? noDay
}

@c @implementation
public func almanac_check_lunar(_ calendar: OpaquePointer?, _ date: almanac_lunar_date) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let date = try LunarDate(rawValue: date).orThrow(.argument)
        if let absence = calendar.pointee.absence(of: date) { throw Failure(absence) }
    }
}

@c @implementation
public func almanac_parse_lunar(
    _ text: UnsafePointer<CChar>?,
    _ date: UnsafeMutablePointer<almanac_lunar_date>?
) -> almanac_status {
    status { () throws(Failure) in
        try write(try LunarDate(parsingC: text).rawValue, to: date)
    }
}
