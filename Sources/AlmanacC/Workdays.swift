// almanac_count_workdays and its like: counts, steps and breaks.
// What the functions do is said in almanac.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_count_workdays(
    _ daysOff: OpaquePointer?,
    _ first: Int32,
    _ last: Int32,
    _ result: UnsafeMutablePointer<almanac_workday_count>?
) -> almanac_status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff).pointee
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
public func almanac_add_workdays(
    _ daysOff: OpaquePointer?,
    _ day: Int32,
    _ number: Int32,
    _ result: UnsafeMutablePointer<Int32>?
) -> almanac_status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff)
        let found = daysOff.pointee.workday(byAdding: Int(number), to: Day(rawValue: day))
        try write(try found.orThrow(.undecided).rawValue, to: result)
    }
}

@c @implementation
public func almanac_breaks(
    _ daysOff: OpaquePointer?,
    _ year: Int32,
    _ breaks: UnsafeMutablePointer<almanac_break>?,
    _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff)
        let found = try daysOff.pointee.breaks(inYear: Int(year)).orThrow(.range)
        try write(found, to: breaks, size, count) { rest in
            almanac_break(
                first: rest.days.firstDay.rawValue,
                last: rest.days.lastDay.rawValue,
                is_open: rest.isOpen ? 1 : 0
            )
        }
    }
}

@c @implementation
public func almanac_bridges(
    _ daysOff: OpaquePointer?,
    _ year: Int32,
    _ most: Int32,
    _ bridges: UnsafeMutablePointer<almanac_bridge>?,
    _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let daysOff = try Handle<WorkCalendar>.memory(daysOff)
        guard most > 0 else { throw .argument }
        let found = try daysOff.pointee.leaveSuggestions(inYear: Int(year), takingUpTo: Int(most)).orThrow(.range)
        try write(found, to: bridges, size, count) { bridge in
            almanac_bridge(
                first_leave: bridge.leave.firstDay.rawValue,
                last_leave: bridge.leave.lastDay.rawValue,
                first: bridge.days.firstDay.rawValue,
                last: bridge.days.lastDay.rawValue,
                is_open: bridge.isOpen ? 1 : 0
            )
        }
    }
}
