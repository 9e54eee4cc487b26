// almanac_lunar_date_text and its like: names in six languages.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

@c @implementation
public func almanac_lunar_date_text(
    _ date: almanac_lunar_date,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let date = try LunarDate(rawValue: date).orThrow(.argument)
        try write(date.text(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_lunar_month_name(
    _ date: almanac_lunar_date,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let date = try LunarDate(rawValue: date).orThrow(.argument)
        try write(date.month.name(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_lunar_day_name(
    _ date: almanac_lunar_date,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let date = try LunarDate(rawValue: date).orThrow(.argument)
        try write(date.dayName(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_term_name(
    _ term: Int32,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let term = try UInt8(exactly: term).flatMap(SolarTerm.init(rawValue:)).orThrow(.argument)
        try write(term.name(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_phase_name(
    _ phase: Int32,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let phase = try UInt8(exactly: phase).flatMap(MoonPhase.init(rawValue:)).orThrow(.argument)
        try write(phase.name(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_pillar_name(
    _ pillar: Int32,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        guard (0..<60).contains(pillar) else { throw .argument }
        let pillar = StemBranch(wrapping: Int(pillar))
        try write(pillar.name(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_zodiac_name(
    _ calendar: OpaquePointer?,
    _ lunarYear: Int32,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        let zodiac = StemBranch.year(Int(lunarYear)).branch.zodiac
        try write(calendar.name(of: zodiac, in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_calendar_name(
    _ calendar: OpaquePointer?,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        try write(calendar.name(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

@c @implementation
public func almanac_festival_name(
    _ festivals: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals).pointee
        let id = try FestivalID(bytes: try bytes(of: id)).orThrow(.unknown)
        // Also one that the regions do not keep: a notice may give a day for it.
        guard festivals.calendar.festivalSection.ids.contains(id) else { throw .unknown }
        try write(festivals.name(of: id, in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}
