// almanac_work_kind_on and its like: what days are, one by one and by the array.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_work_kind_on(_ daysOff: OpaquePointer?, _ day: Int32) -> Int32 {
    guard let daysOff else { return Int32(ALMANAC_UNKNOWN_DAY) }
    return Int32(Handle<WorkCalendar>.memory(of: daysOff).pointee.status(of: Day(rawValue: day)).kind.rawValue)
}

@c @implementation
public func almanac_work_status_on(
    _ daysOff: OpaquePointer?,
    _ day: Int32,
    _ result: UnsafeMutablePointer<almanac_work_status>?
) -> almanac_status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff)
        try write(almanac_work_status(daysOff.pointee.status(of: Day(rawValue: day))), to: result)
    }
}

@c @implementation
public func almanac_work_kinds_on(
    _ daysOff: OpaquePointer?,
    _ days: UnsafePointer<Int32>?,
    _ count: Int,
    _ kinds: UnsafeMutablePointer<UInt8>?
) -> almanac_status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff).pointee
        try convert(days, count, to: kinds) { daysOff.status(of: Day(rawValue: $0)).kind.rawValue }
    }
}

@c @implementation
public func almanac_work_statuses_on(
    _ daysOff: OpaquePointer?,
    _ days: UnsafePointer<Int32>?,
    _ count: Int,
    _ statuses: UnsafeMutablePointer<almanac_work_status>?
) -> almanac_status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff).pointee
        try convert(days, count, to: statuses) { almanac_work_status(daysOff.status(of: Day(rawValue: $0))) }
    }
}

extension almanac_work_status {
    @inline(__always)
    fileprivate init(_ status: WorkStatus) {
        self.init()
        other_day = status.otherDay?.rawValue ?? noDay
        notice = status.noticeIndex.map { Int32(clamping: $0) } ?? noNotice
        if let id = status.festival { fill(&festival, with: id.name) }
        kind = status.kind.rawValue
        reason = status.reason.rawValue
        half = status.half.map { $0.rawValue + 1 } ?? 0
        week = status.week.rawValue
        is_statutory = status.isStatutory ? 1 : 0
    }
}

/// `ALMANAC_NO_NOTICE`, a macro that Swift cannot import.
private let noNotice: Int32 = -1
