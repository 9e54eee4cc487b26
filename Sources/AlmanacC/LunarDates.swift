// almanac_lunar_date_on and its like: days to lunar dates and back, one by one.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_lunar_date_on(
    _ calendar: OpaquePointer?,
    _ day: Int32,
    _ date: UnsafeMutablePointer<almanac_lunar_date>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = try calendar.pointee.lunarDate(on: Day(rawValue: day)).orThrow(.range)
        try write(found.rawValue, to: date)
    }
}

@c @implementation
public func almanac_day_of_lunar(
    _ calendar: OpaquePointer?,
    _ date: almanac_lunar_date,
    _ day: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let date = try LunarDate(rawValue: date).orThrow(.argument)
        guard let found = calendar.pointee.day(of: date) else {
            throw calendar.pointee.absence(of: date).map { Failure($0) } ?? .range
        }
        try write(found.rawValue, to: day)
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
