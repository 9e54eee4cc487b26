// When a lunar month and day are kept.

import AlmanacCore
import CAlmanac

/// The first day after another on which the month and day of a lunar date are kept; the choices of the rule are raw values of
/// `AnniversaryRule.LeapMonth` and `.Thirtieth`.
@c(web_next_anniversary)
public func nextAnniversary(
    _ calendar: OpaquePointer?,
    _ date: almanac_lunar_date,
    _ after: Int32,
    _ leapMonth: UInt8,
    _ thirtieth: UInt8,
    _ day: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        let monthDay = LunarMonthDay(try LunarDate(rawValue: date).orThrow(.argument))
        let rule = try AnniversaryRule(leapMonth, thirtieth)
        let after = Day(rawValue: after)
        guard calendar.days.contains(after) else { throw .range }
        day?.pointee = try calendar.nextAnniversary(of: monthDay, after: after, rule: rule).orThrow(.none).rawValue
    }
}

/// The days on which the month and day of a lunar date are kept from one lunar year to another, both included.
@c(web_anniversaries)
public func anniversaries(
    _ calendar: OpaquePointer?,
    _ date: almanac_lunar_date,
    _ firstYear: Int32,
    _ lastYear: Int32,
    _ leapMonth: UInt8,
    _ thirtieth: UInt8,
    _ days: UnsafeMutablePointer<Int32>?,
    _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        let monthDay = LunarMonthDay(try LunarDate(rawValue: date).orThrow(.argument))
        let rule = try AnniversaryRule(leapMonth, thirtieth)
        guard firstYear <= lastYear else { throw .argument }
        let years = Int(firstYear)...Int(lastYear)
        let found = calendar.anniversaries(of: monthDay, inLunarYears: years, rule: rule)
        try write(found, to: days, size, count) { $0.rawValue }
    }
}

extension AnniversaryRule {
    fileprivate init(_ leapMonth: UInt8, _ thirtieth: UInt8) throws(Failure) {
        self.init(
            leapMonth: try LeapMonth(rawValue: leapMonth).orThrow(.argument),
            thirtieth: try Thirtieth(rawValue: thirtieth).orThrow(.argument)
        )
    }
}
