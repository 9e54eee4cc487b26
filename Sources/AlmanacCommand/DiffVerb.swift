// almanac diff CALENDAR CALENDAR YEARS.

import Almanac
import CommandSupport

/// Prints every month and New Year on which two calendars differ, as `what a b`.
func printDifferences(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let table = try AlmanacTable(asked: arguments)
    let difference = CalendarDifference(
        between: try table.calendar(named: arguments.operands[0]),
        and: try table.calendar(named: arguments.operands[1]),
        in: try table.days(of: arguments.operands[2])
    )
    try output.writeRow("what", "a", "b")
    for row in difference.rows { try output.writeRow(row.what, row.a, row.b) }
}

/// What two calendars have on different days.
struct CalendarDifference {
    /// One thing, and the day on which either calendar has it; empty if one of them does not.
    struct Row: Equatable {
        let what: String
        let a: String
        let b: String
    }

    /// The differences in the order of the first of their days.
    private(set) var rows: [Row] = []

    /// Compares two calendars over the things that begin in some days in either of them.
    init(between a: LunisolarCalendar, and b: LunisolarCalendar, in days: ClosedRange<Day>) {
        let (left, right) = (Self.dated(a, days), Self.dated(b, days))
        // What begins outside the span in one calendar is looked up there all the same.
        let names = Set(left.map(\.thing)).union(right.map(\.thing))
        let found = names.compactMap { thing -> (first: Day, row: Row)? in
            let (ours, theirs) = (thing.day(in: a), thing.day(in: b))
            guard ours != theirs, let first = [ours, theirs].compactMap({ $0 }).min() else { return nil }
            return (first, Row(what: "\(thing)", a: ours.map { "\($0)" } ?? "", b: theirs.map { "\($0)" } ?? ""))
        }
        rows = found.sorted { ($0.first, $0.row.what) < ($1.first, $1.row.what) }.map(\.row)
    }

    private static func dated(_ calendar: LunisolarCalendar, _ days: ClosedRange<Day>) -> [(thing: Thing, day: Day)] {
        calendar.months(beginningIn: days).flatMap { month in
            let isNewYear = month.month.number == 1 && !month.month.isLeap
            let things: [Thing] = [.month(month.year, month.month)] + (isNewYear ? [.newYear(month.year)] : [])
            return things.map { ($0, month.firstDay) }
        }
    }
}

extension CalendarDifference {
    /// Something that calendars have on days.
    enum Thing: Hashable, CustomStringConvertible {
        /// A month of a lunar year.
        case month(Int, LunarMonth)
        /// The New Year's day of a lunar year.
        case newYear(Int)

        /// The day on which a calendar has it.
        func day(in calendar: LunisolarCalendar) -> Day? {
            switch self {
            case .month(let year, let month): calendar.month(month, ofYear: year)?.firstDay
            case .newYear(let year): LunarMonth(number: 1).flatMap { calendar.month($0, ofYear: year)?.firstDay }
            }
        }

        /// `month 2033-11L`, `new-year 2034`
        var description: String {
            switch self {
            case .month(let year, let month): "month \(year)-\(month)"
            case .newYear(let year): "new-year \(year)"
            }
        }
    }
}
