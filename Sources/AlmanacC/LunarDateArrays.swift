// almanac_lunar_dates_on and almanac_days_of_lunar: by the array, for languages that pay for every call.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_lunar_dates_on(
    _ calendar: OpaquePointer?,
    _ days: UnsafePointer<Int32>?,
    _ count: Int,
    _ dates: UnsafeMutablePointer<almanac_lunar_date>?,
    _ missing: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        let absent = try convert(days, count, to: dates) { (day: Int32) -> almanac_lunar_date? in
            calendar.lunarDate(on: Day(rawValue: day))?.rawValue
        } otherwise: {
            0
        }
        missing?.pointee = absent
    }
}

@c @implementation
public func almanac_days_of_lunar(
    _ calendar: OpaquePointer?,
    _ dates: UnsafePointer<almanac_lunar_date>?,
    _ count: Int,
    _ days: UnsafeMutablePointer<Int32>?,
    _ missing: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        let absent = try convert(dates, count, to: days) { (date: almanac_lunar_date) -> Int32? in
            LunarDate(rawValue: date).flatMap { calendar.day(of: $0)?.rawValue }
        } otherwise: {
            noDay
        }
        missing?.pointee = absent
    }
}
