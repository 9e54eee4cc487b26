import Almanac

/// A column of the table of days. The article *Data dictionary* describes every one; a name never changes its meaning.
package struct DayColumn: Sendable {
    /// The name in the header of CSV: `lunar_month`.
    package let name: String
    let value: @Sendable (DayRow) -> ColumnValue

    init(_ name: String, _ value: @escaping @Sendable (DayRow) -> ColumnValue) {
        self.name = name
        self.value = value
    }

    /// Every column that all exports have, in the order of CSV. The columns of work come after them, `WorkColumn`.
    package static let all =
        gregorian + lunar + pillars + term + phase + festivals + [
            DayColumn("anniversaries") { $0.listing($0.anniversaries.map(\.withoutFormula), separator: "; ") },
            DayColumn("calendar") { .text("\($0.request.calendar.id)") },
            DayColumn("regions") { .text($0.request.regionsText) },
        ] + doubts + keys

    /// The members that JSON has for every day; its terms, phases and festivals are arrays of their own.
    static let calendarDay = gregorian + lunar + pillars

    /// Whether the value tells of public holidays.
    package var showsHolidays: Bool { Self.festivals.contains { $0.name == name } }

    /// The name as a key of JSON: `lunarMonth`.
    var key: String {
        let words = name.split(separator: "_")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

// MARK: - Columns that need no table: the date in the Gregorian calendar and in that of ISO weeks

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

// MARK: - Keys: the date and the lunar date as numbers of their digits

extension DayColumn {
    static let keys = [
        DayColumn("date_key") { .number(($0.date.year * 100 + $0.date.month) * 100 + $0.date.day) },
        DayColumn("lunar_key") { row in
            let (date, month) = (row.lunarDate, row.lunarDate.month)
            return .number(((date.year * 100 + month.number) * 10 + (month.isLeap ? 1 : 0)) * 100 + date.day)
        },
    ]

    /// The audience for whom the columns of a region are.
    fileprivate static func audience(of daysOff: WorkCalendar) -> DayColumn {
        DayColumn("work_audience_\(daysOff.region)") { _ in .text("\(daysOff.audience)") }
    }

    /// The running number of workdays in a region.
    fileprivate static func workdayNumber(of daysOff: WorkCalendar) -> DayColumn {
        let index = WorkdayIndex(daysOff)
        return DayColumn("workday_number_\(daysOff.region)") { index.number(of: $0.day).map { .number($0) } ?? .absent }
    }
}

// MARK: - Columns that are empty on most days: the solar term, the phase of the Moon and the festivals

extension DayColumn {
    static let term = event("term") { $0.term }
    static let phase = event("phase") { $0.phase }

    static let festivals = [
        DayColumn("festival_ids") { $0.listing($0.beginning.map { "\($0.id)" }, separator: " ") },
        DayColumn("festivals") { row in row.listing(row.beginning.map(row.name), separator: "; ") },
        DayColumn("festival_kinds") { $0.listing($0.beginning.map { "\($0.kind)" }, separator: " ") },
        DayColumn("running_ids") { $0.listing($0.running.map { "\($0.id)" }, separator: " ") },
        DayColumn("running_days") { $0.listing($0.running.map { "\($0.dayNumber)" }, separator: " ") },
        DayColumn("public_holiday") { .truth($0.isPublicHoliday) },
    ]

    /// The name, the identifier and the number of an event, its instant, its certainty, the authority and the other day.
    private static func event<Kind: NamedEvent>(
        _ name: String,
        _ event: @escaping @Sendable (DayRow) -> CelestialEvent<Kind>?
    ) -> [DayColumn] {
        [
            DayColumn(name) { .text(of: event($0)?.kind.name(in: $0.request.language)) },
            DayColumn("\(name)_id") { .text(of: event($0)?.kind.identifier) },
            DayColumn("\(name)_number") { event($0).map { .number(Int($0.kind.rawValue) + 1) } ?? .absent },
            DayColumn("\(name)_utc") { .text(of: event($0)?.instant) },
        ] + certainty(name) { event($0)?.certainty }
    }

    /// A certainty, the authority and the other day.
    private static func certainty(
        _ name: String,
        _ certainty: @escaping @Sendable (DayRow) -> Certainty?
    ) -> [DayColumn] {
        [
            DayColumn("\(name)_certainty") { .text(of: certainty($0)) },
            DayColumn("\(name)_authority") { .text(of: certainty($0)?.authority) },
            DayColumn("\(name)_other_day") { .text(of: certainty($0)?.otherDay) },
        ]
    }

    /// The certainty of the lunar date.
    static let lunarDoubts = certainty("lunar") { $0.request.calendar.lunarCertainty(on: $0.day) }

    /// That, and the certainty of the festivals that begin on the day: of the first that is not certain.
    static let doubts =
        lunarDoubts
        + certainty("festival") { $0.request.festivals.certainty(on: $0.day) }
}

// MARK: - The lunar date and the pillars

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
        DayColumn("year_pillar") { .text($0.lunarDate.yearPillar.name(in: $0.request.language)) },
        DayColumn("year_pillar_number") { .number($0.lunarDate.yearPillar.index + 1) },
        DayColumn("month_pillar") { row in
            row.monthPillar.map { .text($0.name(in: row.request.language)) } ?? .absent
        },
        DayColumn("month_pillar_number") { $0.monthPillar.map { .number($0.index + 1) } ?? .absent },
        DayColumn("day_pillar") { .text($0.day.pillar.name(in: $0.request.language)) },
        DayColumn("day_pillar_number") { .number($0.day.pillar.index + 1) },
        DayColumn("zodiac") {
            .text($0.request.calendar.name(of: $0.lunarDate.yearPillar.zodiac, in: $0.request.language))
        },
        DayColumn("zodiac_number") { .number(Int($0.lunarDate.yearPillar.zodiac.rawValue) + 1) },
    ]
}

/// A column of what a day is in a region. In CSV its name ends with the region, `work_kind_mainland`; in JSON it is a member
/// of the region's object. The article *Data dictionary* describes every one.
package struct WorkColumn: Sendable {
    /// The name without the region: `work_kind`.
    package let name: String
    /// The member in JSON: `kind`.
    let key: String
    let value: @Sendable (WorkStatus, WorkCalendar) -> ColumnValue

    /// Every column of a region, in the order of CSV.
    package static let all = [
        WorkColumn(name: "work_kind", key: "kind") { status, _ in .text(status.kind.description) },
        WorkColumn(name: "work_reason", key: "reason") { status, _ in
            status.kind == .unknown ? .absent : .text(status.reason.description)
        },
        WorkColumn(name: "work_half", key: "half") { status, _ in .text(of: status.half?.description) },
        WorkColumn(name: "work_festival", key: "festival") { status, _ in .text(of: status.festival) },
        WorkColumn(name: "work_basis", key: "basis") { status, _ in .text(of: status.basis) },
        WorkColumn(name: "work_other_day", key: "otherDate") { status, _ in .text(of: status.otherDay) },
        WorkColumn(name: "work_notice", key: "notice") { status, daysOff in
            .text(of: daysOff.notice(for: status)?.citation)
        },
        WorkColumn(name: "work_certainty", key: "certainty") { status, _ in .text(of: status.certainty) },
        WorkColumn(name: "work_off_for", key: "offFor") { status, daysOff in
            let audiences = daysOff.audiencesOff(for: status).map(\.description)
            return audiences.isEmpty ? .absent : .text(audiences.joined(separator: " "))
        },
    ]
}

extension ExportRequest {
    /// Every column, in the order of CSV: those of all exports, then those of work, region by region.
    package var columns: [DayColumn] {
        DayColumn.all
            + daysOff.flatMap { daysOff in
                WorkColumn.all.map { $0.column(of: daysOff) } + [.audience(of: daysOff), .workdayNumber(of: daysOff)]
            }
    }

    /// The columns that a name means: one, or for the name of a column of work without its region that of every region; none
    /// if no column has the name.
    package func columns(named name: String) -> [DayColumn] {
        columns.filter { column in column.name == name || daysOff.contains { column.name == "\(name)_\($0.region)" } }
    }
}

extension WorkColumn {
    fileprivate func column(of daysOff: WorkCalendar) -> DayColumn {
        DayColumn("\(name)_\(daysOff.region)") { value(daysOff.status(of: $0.day), daysOff) }
    }
}

extension WorkStatus {
    /// The basis of pay: whether a day off is a holiday of the law on its own day; nil for a day that is worked, of the
    /// week alone, or unknown.
    fileprivate var basis: String? {
        if isStatutory { return "statutory" }
        return (kind == .dayOff || kind == .halfDay) && reason != .usual ? "adjusted" : nil
    }
}

/// The value of a column on a day, for CSV and JSON alike.
enum ColumnValue: Hashable, Sendable {
    /// Any text.
    case text(String)
    /// A count or an ordinal.
    case number(Int)
    /// Yes or no: `1` or `0` in CSV, `true` or `false` in JSON.
    case truth(Bool)
    /// Nothing on this day: an empty field in CSV, `null` in JSON.
    case absent

    /// The text of a value, or nothing.
    static func text(of value: (some CustomStringConvertible)?) -> ColumnValue {
        value.map { .text($0.description) } ?? .absent
    }

    /// The value as a field of CSV.
    var field: String {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .truth(let isTrue): isTrue ? "1" : "0"
        case .absent: ""
        }
    }

    var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): .number(number)
        case .truth(let isTrue): .truth(isTrue)
        case .absent: .null
        }
    }
}
