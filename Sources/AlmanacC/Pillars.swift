// almanac_pillars_on and almanac_pillars_at: stems and branches.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_pillars_on(
    _ calendar: OpaquePointer?,
    _ day: Int32,
    _ pillars: UnsafeMutablePointer<almanac_pillars>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = try calendar.pointee.pillars(on: Day(rawValue: day)).orThrow(.range)
        try write(almanac_pillars(found.year, found.month, found.day, hour: nil), to: pillars)
    }
}

@c @implementation
public func almanac_pillars_at(
    _ calendar: OpaquePointer?,
    _ instant: Int64,
    _ yearFrom: Int32,
    _ monthFrom: Int32,
    _ dayFrom: Int32,
    _ pillars: UnsafeMutablePointer<almanac_pillars>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let boundaries = PillarBoundaries(
            year: try UInt8(exactly: yearFrom).flatMap(YearBoundary.init(rawValue:)).orThrow(.argument),
            month: try UInt8(exactly: monthFrom).flatMap(MonthBoundary.init(rawValue:)).orThrow(.argument),
            day: try UInt8(exactly: dayFrom).flatMap(DayBoundary.init(rawValue:)).orThrow(.argument)
        )
        let instant = Instant(secondsSince1970: instant)
        let found = try calendar.pointee.pillars(at: instant, boundaries: boundaries).orThrow(.range)
        try write(almanac_pillars(found.year, found.month, found.day, hour: found.hour), to: pillars)
    }
}

extension almanac_pillars {
    fileprivate init(_ year: StemBranch, _ month: StemBranch?, _ day: StemBranch, hour: StemBranch?) {
        let none = UInt8(ALMANAC_NO_PILLAR)
        self.init(
            year: year.rawValue,
            month: month?.rawValue ?? none,
            day: day.rawValue,
            hour: hour?.rawValue ?? none
        )
    }
}
