import Almanac

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
