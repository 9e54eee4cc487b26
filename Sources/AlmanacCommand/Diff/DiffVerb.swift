import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let diff = Verb(
        "diff",
        "prints the months, New Years, solar terms and festivals that fall on different days in two calendars; festivals kept on "
            + "one lunar date under two names, 中秋 and 추석, are compared",
        operands: [
            Operand("CALENDAR", choices: calendar.choices()), Operand("CALENDAR", choices: calendar.choices()),
            Operand("YEARS"),
        ],
        options: [table]
    )
}

/// `almanac diff CALENDAR CALENDAR YEARS`
func printDifferences(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let table = try AlmanacTable(asked: arguments)
    let (a, b) = (
        try table.calendar(named: arguments.operands[0], for: arguments.verb),
        try table.calendar(named: arguments.operands[1], for: arguments.verb)
    )
    let days = try table.days(of: arguments.operands[2])
    let difference = CalendarDifference(between: a, and: b, in: days)
    for calendar in [a, b] {
        let (first, firstTerm) = (calendar.days.firstDay, calendar.firstTermDay)
        calendar.noteBeginning(first, of: days)
        if first < firstTerm { calendar.noteBeginning(firstTerm, of: days, rows: "term") }
    }
    try output.writeRow("what", "a", "b")
    if difference.rows.isEmpty {
        let values = ["\(a.id)", "\(b.id)", "\(days)"]
        StandardError.writeLine("almanac: \(Phrase.noDifference.text(in: .ofMessages(about: []), values))")
    }
    for row in difference.rows {
        try output.writeRow(row.thing, row.a.map { "\($0)" } ?? "-", row.b.map { "\($0)" } ?? "-")
    }
}

/// The things that two calendars have on different days.
struct CalendarDifference {
    /// A thing with its day in either calendar, nil if there is none.
    struct Row: Equatable {
        /// `month 2033-11L`, `new-year 2034`, `term chunfen 2084`, `qingming 2026`, `zhongqiu/chuseok 2027`; `chuxi 2034 (2)`
        /// for the second of a year.
        let thing: String
        let a: Day?
        let b: Day?

        fileprivate var firstDay: Day { [a, b].compactMap { $0 }.min() ?? .max }
    }

    /// The differences, by their first days.
    let rows: [Row]

    /// Compares the things that begin within a range of days in either calendar.
    init(between a: LunisolarCalendar, and b: LunisolarCalendar, in days: DayRange) {
        // A thing that one calendar does not know yet is no difference.
        let months = max(a.days.firstDay, b.days.firstDay)
        let known = (months: months, terms: max(months, a.firstTermDay, b.firstTermDay))
        let things = Self.things(of: a, days, known).merging(Self.things(of: b, days, known)) { first, _ in first }
        // Also a thing that begins outside the days in the other calendar has its day there.
        let rows = things.map { Row(thing: $0, a: $1(a), b: $1(b)) } + Self.festivals(of: a, b, days)
        self.rows = rows.filter { $0.a != $0.b }.sorted { ($0.firstDay, $0.thing) < ($1.firstDay, $1.thing) }
    }

    /// The months, New Years and terms of a calendar, each with its first day in any calendar, nil if that has no such thing.
    private static func things(
        of calendar: LunisolarCalendar,
        _ days: DayRange,
        _ known: (months: Day, terms: Day)
    ) -> [String: (LunisolarCalendar) -> Day?] {
        var things: [String: (LunisolarCalendar) -> Day?] = [:]
        for month in calendar.months(beginningIn: days) where month.firstDay >= known.months {
            let firstDay = { (calendar: LunisolarCalendar) in
                calendar.month(month.month, inLunarYear: month.year)?.firstDay
            }
            things["month \(month.year)-\(month.month)"] = firstDay
            if month.month.number == 1, !month.month.isLeap { things["new-year \(month.year)"] = firstDay }
        }
        for event in calendar.termEvents(in: days) where event.day >= known.terms {
            let (term, year) = (event.kind, GregorianDate(event.day).year)
            things["term \(term.identifier) \(year)"] = { $0.termEvent(term, inYear: year)?.day }
        }
        return things
    }

    /// The festivals of both calendars, each matched with itself in order within a Gregorian year.
    private static func festivals(of a: LunisolarCalendar, _ b: LunisolarCalendar, _ days: DayRange) -> [Row] {
        let regions = a.table.regionIDs
        guard let left = a.festivals(in: regions), let right = b.festivals(in: regions) else { return [] }
        return SharedFestival.all(of: left, right).flatMap { festival in
            let known = max(left.firstKnownDay(of: festival.a), right.firstKnownDay(of: festival.b))
            let (left, right) = (
                dated(festival, festival.a, in: left, days, known), dated(festival, festival.b, in: right, days, known)
            )
            // Two ids of one date need not be kept in the same years.
            let things = festival.isOne ? Set(left.keys).union(right.keys) : Set(left.keys).intersection(right.keys)
            return things.map { Row(thing: $0, a: left[$0], b: right[$0]) }
        }
    }

    private static func dated(
        _ festival: SharedFestival,
        _ id: FestivalID,
        in festivals: Festivals,
        _ days: DayRange,
        _ known: Day
    ) -> [String: Day] {
        var (found, counts): ([String: Day], [String: Int]) = ([:], [:])
        for beginning in festivals.occurrences(of: id, in: days) ?? [] where beginning.firstDay >= known {
            let name = "\(festival) \(GregorianDate(beginning.firstDay).year)"
            let ordinal = counts[name, default: 0] + 1
            counts[name] = ordinal
            found[ordinal == 1 ? name : "\(name) (\(ordinal))"] = beginning.firstDay
        }
        return found
    }
}

/// A festival that two calendars have in common: one id in both, or two ids of one lunar date, such as `zhongqiu` and
/// `chuseok`.
///
/// The data do not say that festivals of one lunar date have one origin. Nearly all do; a few, such as 上巳 and the
/// Vietnamese Tết Hàn thực, share no more than their day.
struct SharedFestival: CustomStringConvertible {
    let a: FestivalID
    let b: FestivalID

    /// Whether it has one id in both calendars.
    var isOne: Bool { a == b }

    /// The id, or both: `qingming`, `zhongqiu/chuseok`.
    var description: String { isOne ? "\(a)" : "\(a)/\(b)" }

    static func all(of a: Festivals, _ b: Festivals) -> [SharedFestival] {
        let (left, right) = (a.ids, b.ids)
        let same = left.filter(right.contains).map { SharedFestival(a: $0, b: $0) }
        var others = right.filter { !left.contains($0) }
        let pairs = left.filter { !right.contains($0) }.compactMap { id -> SharedFestival? in
            guard let anchor = a.lunarAnchor(of: id),
                let index = others.firstIndex(where: { b.lunarAnchor(of: $0) == anchor })
            else { return nil }
            return SharedFestival(a: id, b: others.remove(at: index))
        }
        return same + pairs
    }
}
