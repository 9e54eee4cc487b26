// almanac_table_release, almanac_calendar_open and their like: what a table is, its calendars, regions and territories.
// The contract of the functions is in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_abi() -> UInt32 { UInt32(ALMANAC_ABI) }

@c @implementation
public func almanac_table_close(_ table: OpaquePointer?) { Handle<AlmanacTable>.close(table) }

@c @implementation
public func almanac_table_release(
    _ table: OpaquePointer?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        try Handle<AlmanacTable>.memory(table).pointee.release
    }
}

@c @implementation
public func almanac_table_digest(
    _ table: OpaquePointer?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        try Handle<AlmanacTable>.memory(table).pointee.digest
    }
}

@c @implementation
public func almanac_table_days(
    _ table: OpaquePointer?,
    _ first: UnsafeMutablePointer<Int32>?,
    _ last: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        try write(try Handle<AlmanacTable>.memory(table).pointee.days, to: first, last)
    }
}

@c @implementation
public func almanac_table_calendar(
    _ table: OpaquePointer?,
    _ number: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        try Handle<AlmanacTable>.memory(table).pointee.calendarIDs.at(number).description
    }
}

// MARK: - Calendars

@c @implementation
public func almanac_calendar_open(
    _ table: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ calendar: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table)
        let found = try table.pointee.calendar(try CalendarID(named: id)).orThrow(.unknown)
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
        try write(try Handle<LunisolarCalendar>.memory(calendar).pointee.days, to: first, last)
    }
}

// MARK: - Regions and territories

@c @implementation
public func almanac_table_region(
    _ table: OpaquePointer?,
    _ number: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        try Handle<AlmanacTable>.memory(table).pointee.regionIDs.at(number).description
    }
}

@c @implementation
public func almanac_region_calendar(
    _ table: OpaquePointer?,
    _ region: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        let region = try RegionID(named: region)
        return try Handle<AlmanacTable>.memory(table).pointee.calendarID(of: region).orThrow(.unknown).description
    }
}

@c @implementation
public func almanac_region_territory(
    _ table: OpaquePointer?,
    _ region: UnsafePointer<CChar>?,
    _ number: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table).pointee
        let territories = table.territories(of: try table.known(region))
        return try territories.at(number).description
    }
}

@c @implementation
public func almanac_region_first_weekday(
    _ table: OpaquePointer?,
    _ region: UnsafePointer<CChar>?,
    _ weekday: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table).pointee
        let found = try table.firstWeekday(of: try table.known(region)).orThrow(.none)
        try write(Int32(found.rawValue), to: weekday)
    }
}

@c @implementation
public func almanac_territory_region(
    _ table: OpaquePointer?,
    _ territory: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table).pointee
        return try table.region(ofTerritory: try TerritoryCode(of: territory)).orThrow(.none).description
    }
}

@c @implementation
public func almanac_territory_first_weekday(
    _ table: OpaquePointer?,
    _ territory: UnsafePointer<CChar>?,
    _ weekday: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table).pointee
        let found = try table.firstWeekday(ofTerritory: try TerritoryCode(of: territory)).orThrow(.none)
        try write(Int32(found.rawValue), to: weekday)
    }
}

@c @implementation
public func almanac_has_holidays(
    _ calendar: OpaquePointer?,
    _ region: UnsafePointer<CChar>?,
    _ hasHolidays: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        let region = try RegionID(named: region)
        guard calendar.festivalSection.regions.contains(where: { $0.id == region }) else { throw .unknown }
        try write(calendar.hasHolidays(of: region) ? 1 : 0, to: hasHolidays)
    }
}

extension AlmanacTable {
    /// The region of a name, if the table knows it.
    func known(_ name: UnsafePointer<CChar>?) throws(Failure) -> RegionID {
        let region = try RegionID(named: name)
        guard regionIDs.contains(region) else { throw .unknown }
        return region
    }
}

extension TerritoryCode {
    /// The territory of a code of the caller's.
    fileprivate init(of code: UnsafePointer<CChar>?) throws(Failure) {
        self = try TerritoryCode(String(decoding: try bytes(of: code), as: UTF8.self)).orThrow(.none)
    }
}
