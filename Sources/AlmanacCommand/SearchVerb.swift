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
        let sought = arguments.operands[0]
        let date = try Self.gregorianDate(arguments.operands[1])
        let years: Set<Int>
        // Any year will do that has all dates: `8-15` and `6L-1` are dates of it.
        if let lunar = LunarDate("2000-" + sought) {
            years = Set(
                calendar.years(ofLunarMonth: lunar.month, day: lunar.day, onMonth: date.month, day: date.day)
            )
        } else {
            let regions = try Regions.asked(by: arguments) ?? calendar.id.homeRegions
            let festivals = try Self.festivals(sought, in: calendar, regions, of: table)
            years = festivals.reduce(into: []) { years, id in
                let ofFestival = calendar.years(of: id, onMonth: date.month, day: date.day, regions: regions)
                if let ofFestival { years.formUnion(ofFestival) }
            }
        }
        days = years.filter(table.promisedYears.contains).sorted()
            .compactMap { Day(year: $0, month: date.month, day: date.day) }
    }

    /// The festivals of an id, or of a name in any language, that are kept in some regions; several may share a name.
    private static func festivals(
        _ sought: String,
        in calendar: LunisolarCalendar,
        _ regions: Regions,
        of table: AlmanacTable
    ) throws(UsageError) -> [FestivalID] {
        let found = calendar.festivalIDs(in: regions).filter { isSought(sought, $0) }
        guard found.isEmpty else { return found }
        let elsewhere = Regions.named.filter { region in
            calendar.festivalIDs(in: region).contains { isSought(sought, $0) }
        }
        if !elsewhere.isEmpty {
            let names = elsewhere.map(\.description).joined(separator: ",")
            throw UsageError("\(quoted(sought)) is no festival of \(regions): try --region \(names)")
        }
        let others = table.calendarIDs.filter { id in
            table.calendar(id)?.festivalIDs().contains { isSought(sought, $0) } == true
        }
        if let other = others.first {
            throw UsageError("\(quoted(sought)) is no festival of calendar \(calendar.id): try --calendar \(other)")
        }
        throw .unknown(
            "festival or lunar date",
            sought,
            among: calendar.festivalIDs().map(\.description),
            listedBy: "'almanac festivals 2026'"
        )
    }

    private static func isSought(_ sought: String, _ id: FestivalID) -> Bool {
        let spelling = sought.lowercased()
        return id.description == spelling
            || CalendarLanguage.allCases.contains { id.name(in: $0).lowercased() == spelling }
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
