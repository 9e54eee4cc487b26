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
        let id = try festival(sought, in: calendar, regions)
        guard let years = calendar.years(of: id, onMonth: date.month, day: date.day, regions: regions) else {
            throw UsageError("calendar \(calendar.id) has no festival \(quoted(sought))")
        }
        return years
    }

    /// The festival of an id, or of a name in any language.
    private static func festival(
        _ sought: String,
        in calendar: LunisolarCalendar,
        _ regions: Regions
    ) throws(UsageError) -> FestivalID {
        let known = calendar.festivalIDs()
        let spelling = sought.lowercased()
        let named = known.first { id in Language.allCases.contains { id.name(in: $0).lowercased() == spelling } }
        guard let id = FestivalID(sought).flatMap({ known.contains($0) ? $0 : nil }) ?? named else {
            throw .unknown(
                "festival or lunar date",
                sought,
                among: known.map(\.description),
                listedBy: "'almanac festivals 2026'"
            )
        }
        guard calendar.festivalIDs(in: regions).contains(id) else {
            throw UsageError("\(quoted(sought)) is no festival of \(regions): try --region all")
        }
        return id
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
