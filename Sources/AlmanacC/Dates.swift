// almanac_day_of, almanac_lunar_date_on and their like: Gregorian days, lunar dates, months and anniversaries.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

@c @implementation
public func almanac_day_of(_ year: Int32, _ month: Int32, _ day: Int32, _ result: Out<Int32>) -> Status {
    let day = Day(year: Int(year), month: Int(month), day: Int(day))
    return status(try write(try day.orThrow(.argument).rawValue, to: result))
}

@c @implementation
public func almanac_date_on(_ day: Int32, _ date: Out<almanac_date>) -> Status {
    status { () throws(Failure) in
        let gregorian = GregorianDate(Day(rawValue: day))
        var result = almanac_date()
        result.year = Int32(truncatingIfNeeded: gregorian.year)
        result.month = UInt8(truncatingIfNeeded: gregorian.month)
        result.day = UInt8(truncatingIfNeeded: gregorian.day)
        result.weekday = Day(rawValue: day).weekday.rawValue
        try write(result, to: date)
    }
}

@c @implementation
public func almanac_parse_day(_ text: Text, _ day: Out<Int32>) -> Status {
    status(try write(try Day(parsingC: text).rawValue, to: day))
}

// MARK: - Lunar dates in one number

// almanac.h has these inline, so that Swift does not let them be its implementations.

@c(almanac_lunar)
public func lunar(_ year: Int32, _ month: Int32, _ isLeap: Int32, _ day: Int32) -> almanac_lunar_date {
    guard 1...9999 ~= year, 1...12 ~= month, 1...30 ~= day else { return 0 }
    return UInt32(year) << 16 | UInt32(month) << 9 | (isLeap != 0 ? 256 : 0) | UInt32(day)
}

@c(almanac_lunar_year)
public func lunarYear(_ date: almanac_lunar_date) -> Int32 { Int32(date >> 16) }

@c(almanac_lunar_month)
public func lunarMonth(_ date: almanac_lunar_date) -> Int32 { Int32(date >> 9 & 127) }

@c(almanac_lunar_is_leap)
public func lunarIsLeap(_ date: almanac_lunar_date) -> Int32 { Int32(date >> 8 & 1) }

@c(almanac_lunar_day)
public func lunarDay(_ date: almanac_lunar_date) -> Int32 { Int32(date & 255) }

// MARK: - Lunar dates

@c @implementation
public func almanac_lunar_date_on(_ calendar: Opened, _ day: Int32) -> almanac_lunar_date {
    calendar.flatMap { UnsafePointer<LunisolarCalendar>($0).pointee.lunarDate(on: Day(rawValue: day))?.rawValue } ?? 0
}

@c @implementation
public func almanac_day_of_lunar(_ calendar: Opened, _ date: almanac_lunar_date) -> Int32 {
    guard let calendar, let date = LunarDate(rawValue: date) else { return noDay }
    return UnsafePointer<LunisolarCalendar>(calendar).pointee.day(of: date)?.rawValue ?? noDay
}

@c @implementation
public func almanac_lunar_absence(_ calendar: Opened, _ date: almanac_lunar_date) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let date = try LunarDate(number: date)
        if let absence = calendar.pointee.absence(of: date) { throw Failure(absence) }
    }
}

@c @implementation
public func almanac_lunar_dates_on(
    _ calendar: Opened,
    _ days: In<Int32>,
    _ count: Int,
    _ dates: Out<almanac_lunar_date>,
    _ missing: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        var absent = 0
        try convert(days, count, to: dates) { (day: Int32) -> almanac_lunar_date in
            if let date = calendar.lunarDate(on: Day(rawValue: day)) { return date.rawValue }
            absent += 1
            return 0
        }
        missing?.pointee = absent
    }
}

@c @implementation
public func almanac_days_of_lunar(
    _ calendar: Opened,
    _ dates: In<almanac_lunar_date>,
    _ count: Int,
    _ days: Out<Int32>,
    _ missing: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        var absent = 0
        try convert(dates, count, to: days) { (date: almanac_lunar_date) -> Int32 in
            if let day = LunarDate(rawValue: date).flatMap({ calendar.day(of: $0) }) { return day.rawValue }
            absent += 1
            return noDay
        }
        missing?.pointee = absent
    }
}

@c @implementation
public func almanac_parse_lunar(_ text: Text, _ date: Out<almanac_lunar_date>) -> Status {
    status(try write(try LunarDate(parsingC: text).rawValue, to: date))
}

// MARK: - Months

@c @implementation
public func almanac_month_on(_ calendar: Opened, _ day: Int32, _ month: Out<almanac_month>) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = try calendar.pointee.month(containing: Day(rawValue: day)).orThrow(.range)
        try write(almanac_month(found), to: month)
    }
}

@c @implementation
public func almanac_months_of_year(
    _ calendar: Opened,
    _ lunarYear: Int32,
    _ months: Out<almanac_month>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        let year = try calendar.lunarYear(Int(lunarYear)).orThrow(.range)
        try write(year, to: months, size, count) { almanac_month($0) }
    }
}

@c @implementation
public func almanac_leap_month(_ calendar: Opened, _ lunarYear: Int32, _ month: Out<Int32>) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
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

// MARK: - Anniversaries

@c @implementation
public func almanac_next_anniversary(
    _ calendar: Opened,
    _ date: almanac_lunar_date,
    _ after: Int32,
    _ leapMonth: Int32,
    _ thirtieth: Int32,
    _ day: Out<Int32>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        let monthDay = LunarMonthDay(try LunarDate(number: date))
        let rule = try AnniversaryRule(leapMonth, thirtieth)
        let after = Day(rawValue: after)
        guard calendar.days.contains(after) else { throw .range }
        let found = try calendar.nextAnniversary(of: monthDay, after: after, rule: rule).orThrow(.none)
        try write(found.rawValue, to: day)
    }
}

@c @implementation
public func almanac_anniversaries(
    _ calendar: Opened,
    _ date: almanac_lunar_date,
    _ firstYear: Int32,
    _ lastYear: Int32,
    _ leapMonth: Int32,
    _ thirtieth: Int32,
    _ days: Out<Int32>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        let monthDay = LunarMonthDay(try LunarDate(number: date))
        let rule = try AnniversaryRule(leapMonth, thirtieth)
        guard firstYear <= lastYear else { throw .argument }
        let years = Int(firstYear)...Int(lastYear)
        let found = calendar.anniversaries(of: monthDay, inLunarYears: years, rule: rule)
        try write(found, to: days, size, count) { $0.rawValue }
    }
}

extension AnniversaryRule {
    init(_ leapMonth: Int32, _ thirtieth: Int32) throws(Failure) {
        self.init(leapMonth: try LeapMonth(number: leapMonth), thirtieth: try LunarDate.Overflow(number: thirtieth))
    }
}
