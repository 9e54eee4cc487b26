// almanac_table_release, almanac_calendar_open and their like: what a table is, its calendars, regions and territories, and a table
// with own days among its festivals.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

@c @implementation
public func almanac_version() -> UInt32 { UInt32(ALMANAC_VERSION) }

@c @implementation
public func almanac_table_close(_ table: Opened) { Handle<AlmanacTable>.close(table) }

@c @implementation
public func almanac_table_release(_ table: Opened, _ text: Room, _ size: Int, _ needed: Out<Int>) -> Status {
    writeText(to: text, size, needed, try Handle<AlmanacTable>.memory(table).pointee.release)
}

@c @implementation
public func almanac_table_digest(_ table: Opened, _ text: Room, _ size: Int, _ needed: Out<Int>) -> Status {
    writeText(to: text, size, needed, try Handle<AlmanacTable>.memory(table).pointee.digest)
}

@c @implementation
public func almanac_table_days(_ table: Opened, _ first: Out<Int32>, _ last: Out<Int32>) -> Status {
    status(try write(try Handle<AlmanacTable>.memory(table).pointee.days, to: first, last))
}

@c @implementation
public func almanac_table_calendar(_ table: Opened, _ number: Int, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    writeText(to: text, size, needed, try Handle<AlmanacTable>.memory(table).pointee.calendarIDs.at(number).description)
}

// MARK: - Calendars

@c @implementation
public func almanac_calendar_open(_ table: Opened, _ id: Text, _ calendar: Out<Opened>) -> Status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table)
        let found = try table.pointee.calendar(try CalendarID(named: id)).orThrow(.unknown)
        try calendar.orThrow(.null).pointee = Handle.open(found)
    }
}

@c @implementation
public func almanac_calendar_close(_ calendar: Opened) { Handle<LunisolarCalendar>.close(calendar) }

@c @implementation
public func almanac_calendar_days(_ calendar: Opened, _ first: Out<Int32>, _ last: Out<Int32>) -> Status {
    status(try write(try Handle<LunisolarCalendar>.memory(calendar).pointee.days, to: first, last))
}

// MARK: - Regions and territories

@c @implementation
public func almanac_table_region(_ table: Opened, _ number: Int, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    writeText(to: text, size, needed, try Handle<AlmanacTable>.memory(table).pointee.regionIDs.at(number).description)
}

@c @implementation
public func almanac_region_calendar(_ table: Opened, _ region: Text, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    status { () throws(Failure) in
        let region = try RegionID(named: region)
        let calendar = try Handle<AlmanacTable>.memory(table).pointee.calendarID(of: region).orThrow(.unknown)
        try write(calendar.description, to: text, size, needed)
    }
}

@c @implementation
public func almanac_region_territory(
    _ table: Opened,
    _ region: Text,
    _ number: Int,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.value(table)
        let territories = table.territories(of: try table.known(region))
        try write(try territories.at(number).description, to: text, size, needed)
    }
}

@c @implementation
public func almanac_territory_region(_ table: Opened, _ territory: Text, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.value(table)
        let region = try table.region(ofTerritory: try TerritoryCode(of: territory)).orThrow(.none)
        try write(region.description, to: text, size, needed)
    }
}

@c @implementation
public func almanac_region_named(_ table: Opened, _ name: Text, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.value(table)
        let region = table.region(named: try string(of: name))
        try write(try region.orThrow(.none).description, to: text, size, needed)
    }
}

@c @implementation
public func almanac_locale_language(_ locale: Text, _ text: Room, _ size: Int, _ needed: Out<Int>) -> Status {
    writeText(to: text, size, needed, try CalendarLanguage(tag: string(of: locale)).orThrow(.none).tag)
}

@c @implementation
public func almanac_locale_territory(_ locale: Text, _ text: Room, _ size: Int, _ needed: Out<Int>) -> Status {
    writeText(to: text, size, needed, try TerritoryCode(locale: string(of: locale)).orThrow(.none).description)
}

@c @implementation
public func almanac_first_weekday(_ table: Opened, _ place: Text, _ weekday: Out<Int32>) -> Status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.value(table)
        let found =
            if let territory = TerritoryCode(try string(of: place)) {
                table.firstWeekday(ofTerritory: territory)
            } else {
                RegionID(bytes: try bytes(of: place)).flatMap { table.firstWeekday(of: $0) }
            }
        try write(Int32(try found.orThrow(.none).rawValue), to: weekday)
    }
}

@c @implementation
public func almanac_has_holidays(_ calendar: Opened, _ region: Text, _ hasHolidays: Out<Int32>) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        let region = try RegionID(named: region)
        guard calendar.festivalSection.regions.contains(where: { $0.id == region }) else { throw .unknown }
        try write(calendar.hasHolidays(of: region) ? 1 : 0, to: hasHolidays)
    }
}

// MARK: - Own days

@c @implementation
public func almanac_table_adding(_ table: Opened, _ rows: Text, _ added: Out<Opened>) -> Status {
    status { () throws(Failure) in
        guard case .success(let found) = try adding(rows, to: table) else { throw .rule }
        try added.orThrow(.null).pointee = Handle.open(found)
    }
}

@c @implementation
public func almanac_table_adding_fault(_ table: Opened, _ rows: Text, _ text: Room, _ size: Int, _ needed: Out<Int>)
    -> Status
{
    status { () throws(Failure) in
        guard case .failure(let error) = try adding(rows, to: table) else { throw .none }
        try write("line \(error)", to: text, size, needed)
    }
}

/// The table with the own days of a text of the caller's, or why there is none.
private func adding(_ rows: Text, to table: Opened) throws(Failure) -> Result<AlmanacTable, OwnDayError> {
    let (table, rows) = (try Handle<AlmanacTable>.value(table), try bytes(of: rows))
    return Result { () throws(OwnDayError) in try table.adding(try OwnDay.days(inFile: rows)) }
}

// MARK: - Names of the caller's

extension AlmanacTable {
    /// The region of a name, if the table knows it.
    func known(_ name: Text) throws(Failure) -> RegionID {
        let region = try RegionID(named: name)
        guard regionIDs.contains(region) else { throw .unknown }
        return region
    }
}

extension TerritoryCode {
    /// The territory of a code of the caller's.
    fileprivate init(of code: Text) throws(Failure) { self = try TerritoryCode(try string(of: code)).orThrow(.none) }
}
