// almanac_recurrence and its like: the days of rules of iCalendar, and of lunar dates between two days.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

@c @implementation
public func almanac_anniversaries_between(
    _ calendar: Opened,
    _ date: almanac_lunar_date,
    _ first: Int32,
    _ last: Int32,
    _ leapMonth: Int32,
    _ thirtieth: Int32,
    _ days: Out<Int32>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        let monthDay = LunarMonthDay(try LunarDate(number: date))
        let rule = Recurrence(monthDay, rule: try AnniversaryRule(leapMonth, thirtieth), in: calendar)
        let window = try DayRange(first, last, ofWhichSomeIn: calendar.days)
        try write(rule.days(in: window), to: days, size, count) { $0.rawValue }
    }
}

@c @implementation
public func almanac_recurrence(
    _ table: Opened,
    _ rule: Text,
    _ start: Int32,
    _ first: Int32,
    _ last: Int32,
    _ days: Out<Int32>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let found: Recurrence
        switch try recurrence(rule, start, table) {
        case .success(let rule): found = rule
        case .failure(let error): throw error == .outOfRange ? .range : .rule
        }
        let window = try DayRange(first, last, ofWhichSomeIn: found.reach)
        try write(found.days(in: window), to: days, size, count) { $0.rawValue }
    }
}

@c @implementation
public func almanac_recurrence_fault(
    _ table: Opened,
    _ rule: Text,
    _ start: Int32,
    _ text: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    status { () throws(Failure) in
        guard case .failure(let error) = try recurrence(rule, start, table), error != .outOfRange else {
            throw .none
        }
        try write(error.description, to: text, size, needed)
    }
}

/// The rule of a text of the caller's, or why there is none.
private func recurrence(
    _ text: Text,
    _ start: Int32,
    _ table: Opened
) throws(Failure) -> Result<Recurrence, RecurrenceError> {
    let (table, text) = (try Handle<AlmanacTable>.value(table), try bytes(of: text))
    return Result { () throws(RecurrenceError) in
        try Recurrence(parsing: text, from: Day(rawValue: start), in: table)
    }
}
