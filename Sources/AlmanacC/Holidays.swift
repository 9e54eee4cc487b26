// almanac_holidays_release, almanac_notice_at and their like: what a file of holidays is, and who decided.
// The contract of the functions is in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_holidays_close(_ holidays: OpaquePointer?) { Handle<HolidayTable>.close(holidays) }

@c @implementation
public func almanac_holidays_release(
    _ holidays: OpaquePointer?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        try Handle<HolidayTable>.memory(holidays).pointee.release
    }
}

@c @implementation
public func almanac_holidays_digest(
    _ holidays: OpaquePointer?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        try Handle<HolidayTable>.memory(holidays).pointee.digest
    }
}

@c @implementation
public func almanac_holidays_made_with(
    _ holidays: OpaquePointer?,
    _ table: OpaquePointer?,
    _ isMadeWith: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.memory(table).pointee
        let answer = try Handle<HolidayTable>.memory(holidays).pointee.wasMade(with: table)
        try write(answer ? 1 : 0, to: isMadeWith)
    }
}

@c @implementation
public func almanac_holidays_region(
    _ holidays: OpaquePointer?,
    _ number: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        try Handle<HolidayTable>.memory(holidays).pointee.regionIDs.at(number).description
    }
}

@c @implementation
public func almanac_holidays_audience(
    _ holidays: OpaquePointer?,
    _ region: UnsafePointer<CChar>?,
    _ number: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        let holidays = try Handle<HolidayTable>.memory(holidays).pointee
        return try holidays.audiences(in: try RegionID(named: region)).orThrow(.unknown).at(number).description
    }
}

// MARK: - Notices

@c @implementation
public func almanac_notice_at(
    _ daysOff: OpaquePointer?,
    _ index: Int,
    _ notice: UnsafeMutablePointer<almanac_notice>?
) -> almanac_status {
    status { () throws(Failure) in
        try write(almanac_notice(try HolidayNotice(index, of: daysOff)), to: notice)
    }
}

@c @implementation
public func almanac_notice_authority(
    _ daysOff: OpaquePointer?,
    _ index: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        try HolidayNotice(index, of: daysOff).authority
    }
}

@c @implementation
public func almanac_notice_number(
    _ daysOff: OpaquePointer?,
    _ index: Int,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    writeText(to: text, size, needed) { () throws(Failure) in
        try HolidayNotice(index, of: daysOff).number
    }
}

extension HolidayNotice {
    /// The notice of an index.
    fileprivate init(_ index: Int, of daysOff: OpaquePointer?) throws(Failure) {
        self = try Handle<WorkCalendar>.memory(daysOff).pointee.notices.at(index)
    }
}

extension almanac_notice {
    fileprivate init(_ notice: HolidayNotice) {
        self.init()
        day = notice.day?.rawValue ?? noDay
        fill(&id, with: notice.id)
        fill(&authority, with: notice.authorityID.name)
    }
}
