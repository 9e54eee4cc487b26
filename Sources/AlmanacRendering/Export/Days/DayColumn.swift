import Almanac

/// A column of the table of days. The article *Data dictionary* describes every one; a name never changes its meaning.
package struct DayColumn: Sendable {
    /// The name in the header of CSV: `lunar_month`.
    package let name: String
    /// The value on a day.
    let value: @Sendable (DayRow) -> ColumnValue

    init(_ name: String, _ value: @escaping @Sendable (DayRow) -> ColumnValue) {
        self.name = name
        self.value = value
    }

    /// Every column that all exports have, in the order of CSV. Those of work come after them, `WorkColumn`.
    package static let all =
        gregorian + lunar + pillars + term + phase + festivals + [
            DayColumn("anniversaries") { $0.listing($0.anniversaries.map(\.name), separator: "; ") },
            DayColumn("calendar") { .text("\($0.request.calendar.id)") },
            DayColumn("regions") { .text($0.request.regionsText) },
        ]

    /// What JSON says of every day; its terms, phases and festivals are arrays of their own.
    static let calendarDay = gregorian + lunar + pillars

    /// Whether the value tells of public holidays.
    package var showsHolidays: Bool { Self.festivals.contains { $0.name == name } }

    /// The name as a key of JSON: `lunarMonth`.
    var key: String {
        let words = name.split(separator: "_")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

// Columns that need no table: the date in the Gregorian calendar and in that of ISO weeks.

extension DayColumn {
    static let gregorian = [
        DayColumn("date") { .text("\($0.day)") },
        DayColumn("year") { .number($0.date.year) },
        DayColumn("quarter") { .number(($0.date.month + 2) / 3) },
        DayColumn("month") { .number($0.date.month) },
        DayColumn("day_of_month") { .number($0.date.day) },
        DayColumn("day_of_year") { .number($0.date.dayOfYear) },
        DayColumn("leap_year") { .truth(GregorianDate.isLeapYear($0.date.year)) },
        DayColumn("iso_year") { .number($0.day.isoWeek.year) },
        DayColumn("iso_week") { .number($0.day.isoWeek.week) },
        DayColumn("weekday") { .number($0.day.weekday.number) },
        DayColumn("weekend") { .truth($0.day.weekday.isWeekend) },
    ]
}

// Columns that are empty on most days: the solar term, the phase of the Moon and the festivals.

extension DayColumn {
    static let term =
        [
            DayColumn("term") { .text(of: $0.term?.name) },
            DayColumn("term_id") { .text(of: $0.term?.term?.identifier) },
            DayColumn("term_number") { $0.term?.term.map { .number($0.index + 1) } ?? .absent },
        ] + event("term") { $0.term }

    static let phase =
        [
            DayColumn("phase") { .text(of: $0.phase?.name) },
            DayColumn("phase_id") { .text(of: $0.phase?.phase?.identifier) },
            DayColumn("phase_number") { $0.phase?.phase.map { .number(Int($0.rawValue) + 1) } ?? .absent },
        ] + event("phase") { $0.phase }

    static let festivals = [
        DayColumn("festival_ids") { $0.listing($0.beginning.map { "\($0.id)" }, separator: " ") },
        DayColumn("festivals") { row in row.listing(row.beginning.map(row.name), separator: "; ") },
        DayColumn("festival_kinds") { $0.listing($0.beginning.map { "\($0.kind)" }, separator: " ") },
        DayColumn("running_ids") { $0.listing($0.running.map { "\($0.id)" }, separator: " ") },
        DayColumn("running_days") { $0.listing($0.running.map { "\($0.dayNumber)" }, separator: " ") },
        DayColumn("public_holiday") { .truth($0.isPublicHoliday) },
    ]

    /// The instant of an event, its certainty, the authority and the other day.
    private static func event(
        _ name: String,
        _ entry: @escaping @Sendable (DayRow) -> CalendarEntry?
    ) -> [DayColumn] {
        [
            DayColumn("\(name)_utc") { .text(of: entry($0)?.instant) },
            DayColumn("\(name)_certainty") { .text(of: entry($0)?.certainty) },
            DayColumn("\(name)_authority") { .text(of: entry($0)?.certainty.authority) },
            DayColumn("\(name)_other_day") { .text(of: entry($0)?.certainty.otherDay) },
        ]
    }
}

// Columns of the lunar date and of the pillars.

extension DayColumn {
    static let lunar = [
        DayColumn("lunar_year") { .number($0.lunarDate.year) },
        DayColumn("lunar_month") { .number($0.lunarDate.month.number) },
        DayColumn("lunar_leap") { .truth($0.lunarDate.month.isLeap) },
        DayColumn("lunar_day") { .number($0.lunarDate.day) },
        DayColumn("lunar_month_length") { .number($0.lunarMonth.length) },
        DayColumn("lunar_year_length") { $0.lunarYear.map { .number($0.length) } ?? .absent },
        DayColumn("lunar_date") { .text($0.lunarDate.text(in: $0.request.language)) },
    ]

    static let pillars = [
        DayColumn("year_pillar") { .text($0.pillars.year.name(in: $0.request.language)) },
        DayColumn("year_pillar_number") { .number($0.pillars.year.index + 1) },
        DayColumn("month_pillar") { .text($0.pillars.month.name(in: $0.request.language)) },
        DayColumn("month_pillar_number") { .number($0.pillars.month.index + 1) },
        DayColumn("day_pillar") { .text($0.pillars.day.name(in: $0.request.language)) },
        DayColumn("day_pillar_number") { .number($0.pillars.day.index + 1) },
        DayColumn("zodiac") { .text($0.request.calendar.name(of: $0.pillars.year.zodiac, in: $0.request.language)) },
        DayColumn("zodiac_number") { .number(Int($0.pillars.year.zodiac.rawValue) + 1) },
    ]
}
