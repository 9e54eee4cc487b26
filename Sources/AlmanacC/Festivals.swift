// almanac_festivals_open, almanac_find and their like: festivals of regions, by day and by what people type.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import AlmanacWords
import CAlmanac

@c @implementation
public func almanac_festivals_open(_ calendar: Opened, _ regions: Text, _ festivals: Out<Opened>) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        let ids = try regions.map { list throws(Failure) in try regionIDs(try bytes(of: list)) }
        let found = ids.map { calendar.festivals(in: $0) } ?? calendar.festivals()
        try festivals.orThrow(.null).pointee = Handle.open(try found.orThrow(.unknown))
    }
}

/// The regions of a list separated by commas.
private func regionIDs(_ list: UnsafeBufferPointer<UInt8>) throws(Failure) -> [RegionID] {
    try list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { name throws(Failure) in
        try RegionID(bytes: name).orThrow(.unknown)
    }
}

@c @implementation
public func almanac_festivals_without_holidays(_ festivals: Opened, _ result: Out<Opened>) -> Status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.value(festivals)
        try result.orThrow(.null).pointee = Handle.open(festivals.withoutHolidays)
    }
}

@c @implementation
public func almanac_festivals_close(_ festivals: Opened) { Handle<Festivals>.close(festivals) }

@c @implementation
public func almanac_festivals_between(
    _ festivals: Opened,
    _ first: Int32,
    _ last: Int32,
    _ list: Out<almanac_festival>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals)
        let found = festivals.pointee.in(try DayRange(first, last, ofWhichSomeIn: festivals.pointee.days))
        try write(found, to: list, size, count) { almanac_festival($0) }
    }
}

@c @implementation
public func almanac_festival_after(_ festivals: Opened, _ id: Text, _ day: Int32, _ festival: Out<almanac_festival>)
    -> Status
{
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals)
        let id = try FestivalID(named: id)
        guard festivals.pointee.contains(id) else { throw .unknown }
        let found = try festivals.pointee.next(id, after: Day(rawValue: day)).orThrow(.none)
        try write(almanac_festival(found), to: festival)
    }
}

@c @implementation
public func almanac_festival_at(_ festivals: Opened, _ index: Int, _ festival: Out<almanac_festival>) -> Status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals)
        try write(almanac_festival(try festivals.pointee.at(index)), to: festival)
    }
}

@c @implementation
public func almanac_festival_doubt(_ festivals: Opened, _ id: Text, _ day: Int32, _ doubt: Out<almanac_doubt>)
    -> Status
{
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals)
        let id = try FestivalID(named: id)
        let found = try festivals.pointee.on(Day(rawValue: day)).first { $0.id == id }.orThrow(.none)
        try write(almanac_doubt(festivals.pointee.certainty(of: found)), to: doubt)
    }
}

extension almanac_festival {
    fileprivate init(_ festival: Festival) {
        self.init()
        fill(&id, with: festival.id.name)
        kind = festival.kind.rawValue
        length = UInt8(truncatingIfNeeded: festival.length)
        day_number = UInt8(truncatingIfNeeded: festival.dayNumber)
        day = festival.day.rawValue
    }
}

// MARK: - By what people type

@c @implementation
public func almanac_finder_open(_ table: Opened, _ festivals: Opened, _ finder: Out<Opened>) -> Status {
    status { () throws(Failure) in
        let found =
            if let festivals = Handle<Festivals>.optional(festivals) {
                FestivalFinder(festivals)
            } else {
                FestivalFinder(try Handle<AlmanacTable>.value(table))
            }
        try finder.orThrow(.null).pointee = Handle.open(found)
    }
}

@c @implementation
public func almanac_finder_close(_ finder: Opened) { Handle<FestivalFinder>.close(finder) }

@c @implementation
public func almanac_find(_ finder: Opened, _ words: Text, _ matches: Out<almanac_match>, _ size: Int, _ count: Out<Int>)
    -> Status
{
    status { () throws(Failure) in
        let finder = try Handle<FestivalFinder>.memory(finder)
        let words = try string(of: words)
        try write(finder.pointee.matching(words), to: matches, size, count) { almanac_match($0) }
    }
}

extension almanac_match {
    fileprivate init(_ match: NameMatch<FestivalID>) {
        self.init()
        fill(&id, with: match.value.name)
        fit = match.fit.rawValue
    }
}

// MARK: - Names

@c @implementation
public func almanac_festival_name(
    _ festivals: Opened,
    _ id: Text,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in
        let festivals = try Handle<Festivals>.value(festivals)
        let id = try FestivalID(named: id)
        // Also one that the regions do not keep: a notice may give a day for it.
        guard festivals.calendar.festivalSection.ids.contains(id) else { throw .unknown }
        return festivals.name(of: id, in: language)
    }
}

@c @implementation
public func almanac_festival_day_name(
    _ festivals: Opened,
    _ id: Text,
    _ day: Int32,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in
        let festivals = try Handle<Festivals>.value(festivals)
        let id = try FestivalID(named: id)
        let festival = try festivals.on(Day(rawValue: day)).first { $0.id == id }.orThrow(.unknown)
        return festivals.label(of: festival, in: language)
    }
}

@c @implementation
public func almanac_era_year(
    _ festivals: Opened,
    _ day: Int32,
    _ number: Int,
    _ language: Text,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    writeName(in: language, to: text, size, needed) { language throws(Failure) in
        let festivals = try Handle<Festivals>.value(festivals)
        return try festivals.eraYears(on: Day(rawValue: day), in: language).at(number)
    }
}
