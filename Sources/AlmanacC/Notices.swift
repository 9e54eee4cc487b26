// almanac_notice_at and its like: who decided.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

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
    status { () throws(Failure) in
        try write(try HolidayNotice(index, of: daysOff).authority, to: text, size, needed)
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
    status { () throws(Failure) in
        try write(try HolidayNotice(index, of: daysOff).number, to: text, size, needed)
    }
}

extension HolidayNotice {
    /// The notice of an index.
    fileprivate init(_ index: Int, of daysOff: OpaquePointer?) throws(Failure) {
        let daysOff = try Handle<WorkCalendar>.memory(daysOff)
        guard daysOff.pointee.notices.indices.contains(index) else { throw .none }
        self = daysOff.pointee.notices[index]
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
