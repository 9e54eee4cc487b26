// almanac_term, almanac_terms and almanac_phases: what happens in the sky.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_term(
    _ calendar: OpaquePointer?,
    _ year: Int32,
    _ term: Int32,
    _ event: UnsafeMutablePointer<almanac_event>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let term = try UInt8(exactly: term).flatMap(SolarTerm.init(rawValue:)).orThrow(.argument)
        let found = try calendar.pointee.termEvent(term, inYear: Int(year)).orThrow(.range)
        try write(almanac_event(found, kind: term.rawValue), to: event)
    }
}

@c @implementation
public func almanac_terms(
    _ calendar: OpaquePointer?,
    _ first: Int32,
    _ last: Int32,
    _ events: UnsafeMutablePointer<almanac_event>?,
    _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = calendar.pointee.termEvents(in: try DayRange(first, last, ofWhichSomeIn: calendar.pointee.days))
        try write(found, to: events, size, count) { almanac_event($0, kind: $0.kind.rawValue) }
    }
}

@c @implementation
public func almanac_phases(
    _ calendar: OpaquePointer?,
    _ first: Int32,
    _ last: Int32,
    _ events: UnsafeMutablePointer<almanac_event>?,
    _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let found = calendar.pointee.phaseEvents(in: try DayRange(first, last, ofWhichSomeIn: calendar.pointee.days))
        try write(found, to: events, size, count) { almanac_event($0, kind: $0.kind.rawValue) }
    }
}

extension DayRange {
    /// The days between two days, both included.
    init(_ first: Int32, _ last: Int32) throws(Failure) {
        self = try DayRange(from: Day(rawValue: first), to: Day(rawValue: last)).orThrow(.argument)
    }

    /// The days between two days, both included, unless none of them is held: then nothing is known, not that there is none.
    init(_ first: Int32, _ last: Int32, ofWhichSomeIn held: DayRange) throws(Failure) {
        try self.init(first, last)
        guard overlaps(held) else { throw .range }
    }
}

extension almanac_event {
    fileprivate init<Kind>(_ event: CelestialEvent<Kind>, kind: UInt8) {
        self.init()
        instant = event.instant.secondsSince1970
        day = event.day.rawValue
        margin_seconds = Int32(truncatingIfNeeded: event.marginSeconds)
        uncertainty_seconds = Int32(clamping: event.uncertaintySeconds)
        other_day = event.certainty.otherDay?.rawValue ?? noDay
        self.kind = kind
        certainty = event.certainty.level.rawValue
        if let name = event.certainty.authority?.name { fill(&authority, with: name) }
    }
}
