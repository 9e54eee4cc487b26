// almanac_days_off_open, almanac_work_status_on and their like: who works when in a region.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_days_off_open(
    _ table: Opened,
    _ holidays: Opened,
    _ region: Text,
    _ audience: Text,
    _ daysOff: Out<Opened>
) -> Status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.value(table)
        let region = try RegionID(named: region)
        let daysOff = try daysOff.orThrow(.null)
        let audience = try audience.map { name throws(Failure) in try Audience(named: name) }
        let given = Handle<HolidayTable>.optional(holidays)
        let used = if let given { given } else { try HolidayTable.insideLibrary }
        let found = try table.workCalendar(in: region, for: audience, by: used).orThrow(.unknown)
        daysOff.pointee = Handle.open(found)
    }
}

@c @implementation
public func almanac_days_off_close(_ daysOff: Opened) { Handle<WorkCalendar>.close(daysOff) }

@c @implementation
public func almanac_days_off_audience(_ daysOff: Opened, _ text: Room, _ size: Int, _ needed: Out<Int>) -> Status {
    writeText(to: text, size, needed, try Handle<WorkCalendar>.memory(daysOff).pointee.audience.description)
}

@c @implementation
public func almanac_days_off_complete(_ daysOff: Opened, _ first: Out<Int32>, _ last: Out<Int32>) -> Status {
    status { () throws(Failure) in
        let days = try Handle<WorkCalendar>.memory(daysOff).pointee.completeDays
        try write(try days.orThrow(.none), to: first, last)
    }
}

@c @implementation
public func almanac_days_off_looked_up(_ daysOff: Opened, _ day: Out<Int32>) -> Status {
    status(try write(try Handle<WorkCalendar>.memory(daysOff).pointee.lookedUp.rawValue, to: day))
}

// MARK: - What days are, one by one and by the array

@c @implementation
public func almanac_work_kind_on(_ daysOff: Opened, _ day: Int32) -> Int32 {
    let kind = daysOff.map { UnsafePointer<WorkCalendar>($0).pointee.status(of: Day(rawValue: day)).kind }
    return kind.map { Int32($0.rawValue) } ?? Int32(ALMANAC_UNKNOWN_DAY)
}

@c @implementation
public func almanac_is_workday(_ daysOff: Opened, _ day: Int32) -> Int32 {
    let isWorkday = daysOff.flatMap { UnsafePointer<WorkCalendar>($0).pointee.isWorkday(Day(rawValue: day)) }
    return isWorkday.map { $0 ? 1 : 0 } ?? notDecided
}

/// `ALMANAC_NOT_DECIDED`, a macro that Swift cannot import.
private let notDecided: Int32 = -1

@c @implementation
public func almanac_work_status_on(_ daysOff: Opened, _ day: Int32, _ result: Out<almanac_work_status>) -> Status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff)
        try write(almanac_work_status(daysOff.pointee.status(of: Day(rawValue: day))), to: result)
    }
}

@c @implementation
public func almanac_work_doubt(_ daysOff: Opened, _ day: Int32, _ result: Out<almanac_doubt>) -> Status {
    status { () throws(Failure) in
        let found = try Handle<WorkCalendar>.memory(daysOff).pointee.status(of: Day(rawValue: day)).doubt
        try write(almanac_doubt(found?.certainty ?? .certain), to: result)
    }
}

@c @implementation
public func almanac_work_kinds_on(_ daysOff: Opened, _ days: In<Int32>, _ count: Int, _ kinds: Out<UInt8>) -> Status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.value(daysOff)
        try convert(days, count, to: kinds) { daysOff.status(of: Day(rawValue: $0)).kind.rawValue }
    }
}

@c @implementation
public func almanac_work_statuses_on(
    _ daysOff: Opened,
    _ days: In<Int32>,
    _ count: Int,
    _ statuses: Out<almanac_work_status>
) -> Status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.value(daysOff)
        try convert(days, count, to: statuses) { almanac_work_status(daysOff.status(of: Day(rawValue: $0))) }
    }
}

@c @implementation
public func almanac_work_mark_kind(_ mark: Int32, _ kind: Out<Int32>) -> Status {
    status(try write(Int32(try WorkStatus.Mark(number: mark &- 1).kind.rawValue), to: kind))
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
        is_off = status.isOff ? 1 : 0
        mark = status.mark.map { $0.rawValue + 1 } ?? 0
    }
}

/// `ALMANAC_NO_NOTICE`, a macro that Swift cannot import.
private let noNotice: Int32 = -1

// MARK: - Counts, steps, breaks and bridges

@c @implementation
public func almanac_count_workdays(
    _ daysOff: Opened,
    _ first: Int32,
    _ last: Int32,
    _ result: Out<almanac_workday_count>
) -> Status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.value(daysOff)
        let asked = try DayRange(first, last)
        // All others are unknown: they need not be asked one by one, and may be more than an Int holds.
        let possible = asked.intersection(daysOff.days)
        let count = possible.map { daysOff.workdayCount(in: $0) } ?? WorkdayCount()
        let others = Int64(last) - Int64(first) + 1 - Int64(possible?.count ?? 0)
        try write(almanac_workday_count(count, others: others), to: result)
    }
}

extension almanac_workday_count {
    fileprivate init(_ count: WorkdayCount, others: Int64) {
        self.init(
            workdays: Int64(count.workdays),
            half_days: Int64(count.halfDays),
            days_off: Int64(count.daysOff),
            unknown: Int64(count.unknown) + others
        )
    }
}

@c @implementation
public func almanac_add_workdays(_ daysOff: Opened, _ day: Int32, _ number: Int32, _ result: Out<Int32>) -> Status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff)
        let found = daysOff.pointee.workday(byAdding: Int(number), to: Day(rawValue: day))
        try write(try found.orThrow(.undecided).rawValue, to: result)
    }
}

@c @implementation
public func almanac_workday_numbers_on(_ daysOff: Opened, _ days: In<Int32>, _ count: Int, _ numbers: Out<Int32>)
    -> Status
{
    status { () throws(Failure) in
        let index = WorkdayIndex(try Handle<WorkCalendar>.value(daysOff))
        try convert(days, count, to: numbers) { index.number(of: Day(rawValue: $0)).map { Int32($0) } ?? noCount }
    }
}

@c @implementation
public func almanac_add_workdays_to(
    _ daysOff: Opened,
    _ days: In<Int32>,
    _ count: Int,
    _ number: Int32,
    _ results: Out<Int32>
) -> Status {
    status { () throws(Failure) in
        let index = WorkdayIndex(try Handle<WorkCalendar>.value(daysOff))
        try convert(days, count, to: results) { day in
            index.workday(byAdding: Int(number), to: Day(rawValue: day))?.rawValue ?? noDay
        }
    }
}

@c @implementation
public func almanac_workdays_between(
    _ daysOff: Opened,
    _ firsts: In<Int32>,
    _ lasts: In<Int32>,
    _ count: Int,
    _ workdays: Out<Int32>
) -> Status {
    status { () throws(Failure) in
        let index = WorkdayIndex(try Handle<WorkCalendar>.value(daysOff))
        var last = try lasts.orThrow(.null)
        try convert(firsts, count, to: workdays) { first in
            defer { last += 1 }
            return index.workdayCount(from: Day(rawValue: first), to: Day(rawValue: last.pointee)).map { Int32($0) }
                ?? noCount
        }
    }
}

/// `ALMANAC_NO_COUNT`, a macro that Swift cannot import.
private let noCount: Int32 = -1

@c @implementation
public func almanac_breaks(
    _ daysOff: Opened,
    _ year: Int32,
    _ breaks: Out<almanac_break>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff)
        let found = try daysOff.pointee.breaks(inYear: Int(year)).orThrow(.range)
        try write(found, to: breaks, size, count) { almanac_break($0) }
    }
}

extension almanac_break {
    fileprivate init(_ rest: HolidayBreak) {
        self.init()
        (first_day, last_day) = (rest.days.firstDay.rawValue, rest.days.lastDay.rawValue)
        is_open = rest.isOpen ? 1 : 0
        certainty = rest.doubt.map { $0.certainty.level.rawValue } ?? 0
        if let main = rest.festivals.first { fill(&festival, with: main.name) }
    }
}

@c @implementation
public func almanac_bridges(
    _ daysOff: Opened,
    _ year: Int32,
    _ most: Int32,
    _ bridges: Out<almanac_bridge>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff)
        guard most > 0 else { throw .argument }
        let found = try daysOff.pointee.leaveSuggestions(inYear: Int(year), takingUpTo: Int(most)).orThrow(.range)
        try write(found, to: bridges, size, count) { bridge in
            almanac_bridge(
                first_leave: bridge.leave.firstDay.rawValue,
                last_leave: bridge.leave.lastDay.rawValue,
                first_day: bridge.days.firstDay.rawValue,
                last_day: bridge.days.lastDay.rawValue,
                is_open: bridge.isOpen ? 1 : 0
            )
        }
    }
}
