import AlmanacCore

/// The laws of a region in addition to its public holidays: the rows of a file of holidays, and the days off of everybody.
struct HolidayLaws {
    /// What a law makes of a festival, year by year.
    struct Row {
        let action: MovingRule.Action
        let festival: FestivalID?
        let audience: Audience
        /// The day of each Gregorian year in which the law holds: the one that becomes off, or the festival's own.
        var days: [Int: Day]
    }

    /// The rows: festivals in the order of the table, then days between and audiences that are bound.
    private(set) var rows: [Row] = []
    /// Every day off by law for everybody.
    let daysOff: Set<Day>

    init(
        _ region: RegionHolidays,
        _ rules: [MovingRule],
        _ weeks: [WorkWeek],
        order: [FestivalID]
    ) throws(DataFileError) {
        let general = try MovedHolidays(of: region.holidays, in: region, rules, weeks)
        daysOff = general.daysOff
        for displacement in general.displacements { add(displacement, for: displacement.rule.audience) }
        for rule in rules { try add(rule, region) }
        // The days to which holidays of the shorter list go when no other holidays are taken.
        let listing = rows.filter { $0.action == .listed }
        // Workers have what the shorter list has; another rule would have no effect.
        if !listing.isEmpty, let bound = rules.first(where: { $0.action == .bound && $0.audience == .workers }) {
            throw bound.line.error("'bound' for workers", expected: "no such row where there is a shorter list")
        }
        let listed = region.holidays.filter { holiday in
            listing.contains { $0.festival == holiday.id && $0.days[holiday.year] != nil }
        }
        let common = rules.filter { $0.audience == .everybody }
        let moved = try listing.isEmpty ? nil : MovedHolidays(of: listed, in: region, common, weeks)
        for displacement in moved?.displacements ?? [] { add(displacement, for: .listed) }
        for day in general.daysBetween { addDayBetween(day) }
        rows.sort { left, right in
            (left.festival.flatMap(order.firstIndex) ?? order.count, left.action.rawValue)
                < (right.festival.flatMap(order.firstIndex) ?? order.count, right.action.rawValue)
        }
    }

    private mutating func add(_ displacement: MovedHolidays.Displacement, for audience: Audience) {
        let (holiday, action) = (displacement.holiday, displacement.rule.action)
        add(Row(action: action, festival: holiday.id, audience: audience, days: [holiday.year: displacement.target]))
    }

    /// Days off for an audience alone, and whole years of the shorter list.
    private mutating func add(_ rule: MovingRule, _ region: RegionHolidays) throws(DataFileError) {
        if rule.action == .bound { return try addBound(rule) }
        guard let festival = rule.festival, rule.target == nil else { return }
        var isEmpty = true
        for year in TableSpan.bundled.yearsWithDays where rule.holds(inYear: year) {
            guard let day = region.day(of: festival, inYear: year) else { continue }
            add(Row(action: rule.action, festival: festival, audience: rule.audience, days: [year: day]))
            isEmpty = false
        }
        if isEmpty {
            throw rule.line.error("\(festival) on no day of these years", expected: "years in which it has a day")
        }
    }

    /// The years in which holidays of everybody bind an audience.
    private mutating func addBound(_ rule: MovingRule) throws(DataFileError) {
        let years = TableSpan.bundled.yearsWithDays.filter(rule.holds)
        let isSecond = rows.contains { $0.action == .bound && $0.audience == rule.audience }
        guard !years.isEmpty, !isSecond, rule.audience != .everybody else {
            let expected = "years of the table, and an audience but all, once"
            throw rule.line.error("'\(rule.line.rest(from: 0))'", expected: expected)
        }
        let days = years.compactMap { year in Day(year: year, month: 1, day: 1).map { (year, $0) } }
        let row = Row(
            action: .bound,
            festival: nil,
            audience: rule.audience,
            days: Dictionary(uniqueKeysWithValues: days)
        )
        rows.append(row)
    }

    /// A year may have several days between, each in a row of its own.
    private mutating func addDayBetween(_ day: Day) {
        let year = GregorianDate(day).year
        if let row = rows.firstIndex(where: { $0.action == .between && $0.days[year] == nil }) {
            rows[row].days[year] = day
        } else {
            rows.append(Row(action: .between, festival: nil, audience: .everybody, days: [year: day]))
        }
    }

    /// Adds the days of a row to the one of the same action, festival and audience, if there is one.
    private mutating func add(_ row: Row) {
        let same = rows.firstIndex {
            ($0.action, $0.festival, $0.audience) == (row.action, row.festival, row.audience)
        }
        if let same { rows[same].days.merge(row.days) { $1 } } else { rows.append(row) }
    }
}
