import Almanac
import CommandSupport

/// Prints every month, New Year and festival on which two calendars differ, as `what a b`.
func printDifferences(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let table = try AlmanacTable(asked: arguments)
    let difference = CalendarDifference(
        between: try table.calendar(named: arguments.operands[0], for: arguments.verb),
        and: try table.calendar(named: arguments.operands[1], for: arguments.verb),
        in: try table.days(of: arguments.operands[2]),
        of: table
    )
    try output.writeRow("what", "a", "b")
    for row in difference.rows {
        try output.writeRow("\(row.thing)", row.a.map { "\($0)" } ?? "-", row.b.map { "\($0)" } ?? "-")
    }
}

/// The things that two calendars have on different days.
struct CalendarDifference {
    /// A thing with its day in either calendar, nil if there is none.
    struct Row: Equatable {
        let thing: Thing
        let a: Day?
        let b: Day?

        /// The first of its days.
        fileprivate var firstDay: Day { [a, b].compactMap { $0 }.min() ?? .max }
    }

    /// A thing that has a day in a calendar.
    enum Thing: Hashable {
        /// A month of a lunar year.
        case month(Int, LunarMonth)
        /// The New Year's day of a lunar year.
        case newYear(Int)
        /// A festival, one of those that begin in a Gregorian year.
        case festival(FestivalID, year: Int, ordinal: Int)
    }

    /// The differences, by their first days.
    let rows: [Row]

    /// Compares the things that begin within a range of days in either calendar.
    init(between a: LunisolarCalendar, and b: LunisolarCalendar, in days: DayRange, of table: AlmanacTable) {
        let months = Set(Self.months(of: a, days) + Self.months(of: b, days)).map { thing in
            // Also a month that begins outside the days in the other calendar has its day there.
            Row(thing: thing, a: thing.firstDay(in: a), b: thing.firstDay(in: b))
        }
        rows = (months + Self.festivals(of: a, b, days, of: table)).filter { $0.a != $0.b }.sorted {
            ($0.firstDay, "\($0.thing)") < ($1.firstDay, "\($1.thing)")
        }
    }

    private static func months(of calendar: LunisolarCalendar, _ days: DayRange) -> [Thing] {
        calendar.months(beginningIn: days).flatMap { month -> [Thing] in
            let isNewYear = month.month.number == 1 && !month.month.isLeap
            return [.month(month.year, month.month)] + (isNewYear ? [.newYear(month.year)] : [])
        }
    }

    /// The festivals that both calendars know, each matched with itself in order within a Gregorian year.
    private static func festivals(
        of a: LunisolarCalendar,
        _ b: LunisolarCalendar,
        _ days: DayRange,
        of table: AlmanacTable
    ) -> [Row] {
        guard let left = a.festivals(in: table.regionIDs), let right = b.festivals(in: table.regionIDs) else {
            return []
        }
        return left.ids.filter(right.contains).flatMap { id in
            let (left, right) = (dated(id, in: left, days), dated(id, in: right, days))
            return Set(left.keys).union(right.keys).map { Row(thing: $0, a: left[$0], b: right[$0]) }
        }
    }

    private static func dated(
        _ id: FestivalID,
        in festivals: Festivals,
        _ days: DayRange
    ) -> [Thing: Day] {
        var found: [Thing: Day] = [:]
        for festival in festivals.beginnings(of: id, in: days) {
            let year = GregorianDate(festival.firstDay).year
            var ordinal = 1
            while found[.festival(id, year: year, ordinal: ordinal)] != nil { ordinal += 1 }
            found[.festival(id, year: year, ordinal: ordinal)] = festival.firstDay
        }
        return found
    }
}

extension CalendarDifference.Thing: CustomStringConvertible {
    /// The first day of a month or year in a calendar, or nil if it has no such thing.
    fileprivate func firstDay(in calendar: LunisolarCalendar) -> Day? {
        switch self {
        case .month(let year, let month): calendar.month(month, ofYear: year)?.firstDay
        case .newYear(let year): LunarMonth(number: 1).flatMap { calendar.month($0, ofYear: year)?.firstDay }
        case .festival: nil
        }
    }

    /// `month 2033-11L`, `new-year 2034`, `qingming 2026`; `chuxi 2034 (2)` for the second of a year.
    var description: String {
        switch self {
        case .month(let year, let month): "month \(year)-\(month)"
        case .newYear(let year): "new-year \(year)"
        case .festival(let id, let year, let ordinal): "\(id) \(year)" + (ordinal > 1 ? " (\(ordinal))" : "")
        }
    }
}
