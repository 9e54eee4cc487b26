// almanac_festivals_open and its like: festivals of regions.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_festivals_open(
    _ calendar: OpaquePointer?,
    _ regions: UnsafePointer<CChar>?,
    _ festivals: UnsafeMutablePointer<OpaquePointer?>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar).pointee
        let found: Festivals
        if regions == nil {
            found = calendar.festivals()
        } else {
            found = try calendar.festivals(in: try regionIDs(try bytes(of: regions))).orThrow(.unknown)
        }
        try festivals.orThrow(.null).pointee = Handle.open(found)
    }
}

/// The regions of a list separated by commas.
private func regionIDs(_ list: UnsafeBufferPointer<UInt8>) throws(Failure) -> [RegionID] {
    var ids: [RegionID] = []
    for name in list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        ids.append(try RegionID(bytes: name).orThrow(.unknown))
    }
    return ids
}

@c @implementation
public func almanac_festivals_close(_ festivals: OpaquePointer?) { Handle<Festivals>.close(festivals) }

@c @implementation
public func almanac_festivals_between(
    _ festivals: OpaquePointer?,
    _ first: Int32,
    _ last: Int32,
    _ list: UnsafeMutablePointer<almanac_festival>?,
    _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals)
        let found = festivals.pointee.in(try DayRange(first, last, ofWhichSomeIn: festivals.pointee.days))
        try write(found, to: list, size, count) { almanac_festival($0) }
    }
}

@c @implementation
public func almanac_festival_after(
    _ festivals: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ day: Int32,
    _ festival: UnsafeMutablePointer<almanac_festival>?
) -> almanac_status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals)
        let id = try FestivalID(bytes: try bytes(of: id)).orThrow(.unknown)
        guard festivals.pointee.contains(id) else { throw .unknown }
        let found = try festivals.pointee.next(id, after: Day(rawValue: day)).orThrow(.none)
        try write(almanac_festival(found), to: festival)
    }
}

@c @implementation
public func almanac_festival_at(
    _ festivals: OpaquePointer?,
    _ index: Int,
    _ festival: UnsafeMutablePointer<almanac_festival>?
) -> almanac_status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals)
        guard festivals.pointee.indices.contains(index) else { throw .none }
        try write(almanac_festival(festivals.pointee[index]), to: festival)
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
