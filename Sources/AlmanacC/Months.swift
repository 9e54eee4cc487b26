// almanac_month_on and its like: lunar months and years.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_month_on(
    _ calendar: OpaquePointer?,
    _ day: Int32,
    _ month: UnsafeMutablePointer<almanac_month>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = try calendar.pointee.month(containing: Day(rawValue: day)).orThrow(.range)
        try write(almanac_month(found), to: month)
    }
}

@c @implementation
public func almanac_months_of_year(
    _ calendar: OpaquePointer?,
    _ lunarYear: Int32,
    _ months: UnsafeMutablePointer<almanac_month>?,
    _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        let year = try calendar.lunarYear(Int(lunarYear)).orThrow(.range)
        try write(year.months, to: months, size, count) { almanac_month($0) }
    }
}

@c @implementation
public func almanac_leap_month(
    _ calendar: OpaquePointer?,
    _ lunarYear: Int32,
    _ month: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        guard calendar.lunarYears.contains(Int(lunarYear)) else { throw .range }
        let leapMonth = calendar.leapMonth(inLunarYear: Int(lunarYear))
        try write(Int32(leapMonth?.number ?? 0), to: month)
    }
}

extension almanac_month {
    fileprivate init(_ month: LunarMonth) {
        self.init()
        first_date = LunarDate(year: month.year, month: month.month, day: 1)?.rawValue ?? 0
        first_day = month.firstDay.rawValue
        length = Int32(truncatingIfNeeded: month.length)
    }
}
