// `almanac search`: in which years a festival or a lunar date falls on a Gregorian month and day.

import Almanac
import CommandSupport

/// What is looked for, and where.
struct SearchQuestion {
    /// The Gregorian years in which the two fall together, as days.
    let days: [Day]

    /// Reads the options and the operands.
    init(_ arguments: Arguments) throws {
        let table = try AlmanacTable(asked: arguments)
        let calendar = try table.calendar(asked: arguments)
        let (month, day) = try Self.gregorianDate(arguments.operands[1])
        let years = try Self.years(of: arguments.operands[0], on: (month, day), in: calendar, arguments)
        days = years.filter(table.promisedYears.contains).compactMap { Day(year: $0, month: month, day: day) }
    }

    private static func years(
        of sought: String,
        on date: (month: Int, day: Int),
        in calendar: LunisolarCalendar,
        _ arguments: Arguments
    ) throws(UsageError) -> YearsOnDate {
        // Any year will do that has all dates: `8-15` and `6L-1` are dates of it.
        if let lunar = LunarDate("2000-" + sought) {
            return calendar.years(ofLunarMonth: lunar.month, day: lunar.day, onMonth: date.month, day: date.day)
        }
        let regions = try Regions.asked(by: arguments) ?? calendar.id.homeRegions
        if let id = FestivalID(sought),
            let years = calendar.years(of: id, onMonth: date.month, day: date.day, regions: regions)
        {
            return years
        }
        let known = calendar.festivalIDs().map(\.description)
        throw .unknown("festival or lunar date", sought, among: known, listedBy: "'almanac festivals 2026'")
    }

    /// A Gregorian date such as `02-17`; `02-29` is one.
    private static func gregorianDate(_ text: String) throws(UsageError) -> (month: Int, day: Int) {
        guard let date = GregorianDate("2000-" + text) else {
            throw UsageError("\(quoted(text)) is no month and day such as 02-17")
        }
        return (date.month, date.day)
    }
}

/// `almanac search FESTIVAL MM-DD`
func printSearch(_ question: SearchQuestion, _ output: inout StandardOutput) throws(OutputFailure) {
    try output.writeRow("year", "day")
    for day in question.days {
        try output.writeRow("\(GregorianDate(day).year)", "\(day)")
    }
}
