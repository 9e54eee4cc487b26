// What a page calls its festivals.

import AlmanacCore
import AlmanacNames
import CAlmanac

/// The name of a festival on one of its days, with the number of the day from the second on.
@c(web_festival_label)
public func festivalLabel(
    _ festivals: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ day: Int32,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals).pointee
        let id = try FestivalID(bytes: try bytes(of: id)).orThrow(.unknown)
        let festival = try festivals.on(Day(rawValue: day)).first { $0.id == id }.orThrow(.unknown)
        let language = try CalendarLanguage(named: language)
        try write(festivals.label(of: festival, in: language), to: text, size, needed)
    }
}

/// The name of a kind of festivals as the regions call it.
@c(web_festival_kind)
public func festivalKindName(
    _ festivals: OpaquePointer?,
    _ kind: UInt8,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals).pointee
        let kind = try FestivalKind(rawValue: kind).orThrow(.argument)
        try write(festivals.name(of: kind, in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}

/// The year of a day in the eras of the regions, by number from 0.
@c(web_era_year)
public func eraYear(
    _ festivals: OpaquePointer?,
    _ day: Int32,
    _ number: Int,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals).pointee
        let years = festivals.eraYears(on: Day(rawValue: day))
        guard years.indices.contains(number) else { throw .none }
        try write(festivals.text(of: years[number], in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}
