import AlmanacCore

/// Where the laws of a region move its holidays: steps 3 to 7 of `Data/holidays/RULES.md`.
struct MovedHolidays {
    /// A holiday and the day to which it goes in place of its own, perhaps one that is off anyway.
    typealias Displacement = (holiday: RegionHolidays.Holiday, target: Day, rule: MovingRule)

    /// The displacements, by the own days.
    private(set) var displacements: [Displacement] = []
    /// The days between two holidays.
    private(set) var daysBetween: [Day] = []
    /// Every day off by law for everybody: own days that stay, targets, days between.
    private(set) var daysOff: Set<Day> = []

    private let region: RegionHolidays
    private let weeks: [WorkWeek]
    /// The rules that move or add a day, by festival.
    private let rules: [FestivalID: [MovingRule]]
    private var taken: Set<Day> = []

    /// Evaluates the rules of a region for its public holidays: all of them, or those of the shorter list.
    init(
        of holidays: [RegionHolidays.Holiday],
        in region: RegionHolidays,
        _ rules: [MovingRule],
        _ weeks: [WorkWeek]
    ) throws(DataFileError) {
        self.region = region
        self.weeks = weeks
        self.rules = rules.filter { $0.target != nil }.reduce(into: [:]) { byFestival, rule in
            if let festival = rule.festival { byFestival[festival, default: []].append(rule) }
        }
        let applied = applied(to: holidays)
        taken = Set(zip(holidays, applied).filter { $1?.action != .move }.map(\.0.day))
        daysOff = taken
        for (holiday, rule) in zip(holidays, applied) {
            if let rule { try displace(holiday, by: rule) }
        }
        for rule in rules where rule.action == .between { findDaysBetween(holidays, rule) }
    }

    // MARK: - Which rule is applied

    /// The rule that is applied to each holiday, the first whose condition holds.
    private func applied(to holidays: [RegionHolidays.Holiday]) -> [MovingRule?] {
        let staying = staying(holidays)
        let sundays = Set(holidays.map(\.day).filter { $0.weekday == .sunday })
        return holidays.map { holiday in
            var facts: Set<MovingRule.Fact> = [.weekday(holiday.day.weekday)]
            if !staying.contains(holiday) { facts.insert(.holiday) }
            if let eve = holiday.day.previous, sundays.contains(eve) { facts.insert(.sundayBefore) }
            return rules(for: holiday).first { $0.condition.contains { $0.isSubset(of: facts) } }
        }
    }

    /// The holidays that stay where several meet: those without a rule about that; if there is none, the first.
    private func staying(_ holidays: [RegionHolidays.Holiday]) -> Set<RegionHolidays.Holiday> {
        var staying: Set<RegionHolidays.Holiday> = []
        for meeting in Dictionary(grouping: holidays, by: \.day).values {
            let firm = meeting.filter { holiday in
                !rules(for: holiday).contains { $0.condition.contains { $0.contains(.holiday) } }
            }
            staying.formUnion(firm.isEmpty ? Array(meeting.prefix(1)) : firm)
        }
        return staying
    }

    private func rules(for holiday: RegionHolidays.Holiday) -> [MovingRule] {
        (rules[holiday.id] ?? []).filter { $0.holds(inYear: holiday.year) }
    }

    // MARK: - Where it goes

    private mutating func displace(_ holiday: RegionHolidays.Holiday, by rule: MovingRule) throws(DataFileError) {
        guard let target = rule.target else { return }
        guard let day = day(of: target, for: holiday) else {
            throw rule.line.error("no day for \(holiday.id) of \(holiday.day)", expected: "a target that there is")
        }
        guard abs(day.days(since: holiday.day)) <= HolidayRow.farthestOtherDay else {
            let expected = "a target at most \(HolidayRow.farthestOtherDay) days from the holiday"
            throw rule.line.error("\(holiday.id) of \(holiday.day) on \(day)", expected: expected)
        }
        displacements.append((holiday, day, rule))
        taken.insert(day)
        if rule.audience == .everybody { daysOff.insert(day) }
    }

    private func day(of target: MovingRule.Target, for holiday: RegionHolidays.Holiday) -> Day? {
        switch target {
        case .nextDay: holiday.day.next
        case .nextWeekday: free(from: holiday.day, 1) { $0.weekday == .sunday }
        case .nextWorkday: free(from: holiday.day, 1, isOfWeekend)
        case .previousWorkday: free(from: holiday.day, -1, isOfWeekend)
        case .from(let id, let days): region.day(of: id, inYear: holiday.year)?.advanced(by: days)
        }
    }

    /// The first day after (before) another that is free, and not excluded.
    private func free(from day: Day, _ step: Int, _ isExcluded: (Day) -> Bool) -> Day? {
        // Taken days and weekends end within a month.
        (1...31).lazy.compactMap { day.advanced(by: step * $0) }.first { !taken.contains($0) && !isExcluded($0) }
    }

    private func isOfWeekend(_ day: Day) -> Bool { weeks.rest(on: day) == .day }

    // MARK: - Days between

    private mutating func findDaysBetween(_ holidays: [RegionHolidays.Holiday], _ rule: MovingRule) {
        let own = Set(holidays.filter { rule.holds(inYear: $0.year) }.map(\.day))
        for day in own.sorted() {
            guard let between = day.next, let next = between.next, own.contains(next), !own.contains(between),
                between.weekday != .sunday, !daysOff.contains(between)
            else { continue }
            daysBetween.append(between)
            daysOff.insert(between)
        }
    }
}

/// The festivals of a region on their own days, as the table has them: steps 1 and 2 of `Data/holidays/RULES.md`.
struct RegionHolidays {
    /// A public holiday on its own day.
    struct Holiday: Hashable {
        let id: FestivalID
        let day: Day
        let year: Int

        init(_ id: FestivalID, on day: Day) { (self.id, self.day, year) = (id, day, GregorianDate(day).year) }
    }

    /// Every public holiday, by day and on one day in the order of labels.
    let holidays: [Holiday]
    /// The day on which each festival first begins in each year, whatever its kind, in this region or else in another.
    private let firstDays: [FestivalID: [Int: Day]]
    /// The festivals of the region, then of all.
    private let lists: [Festivals]
    /// The place of each festival in the order of labels.
    private let order: [FestivalID: Int]

    /// The festivals of a region, reckoned by its calendar; nil if the table lacks one of them.
    init?(_ table: AlmanacTable, in region: RegionID) {
        guard let calendar = table.calendarID(of: region).flatMap({ table.calendar($0) }),
            let own = calendar.festivals(in: [region]), let all = calendar.festivals(in: table.regionIDs)
        else { return nil }
        let order = table.festivals.ids.enumerated().map { ($0.element, $0.offset) }
        self.init([own, all], Dictionary(uniqueKeysWithValues: order)) { _, festival in festival.day }
    }

    /// The same with every uncertain festival on its other day.
    var onOtherDays: RegionHolidays {
        RegionHolidays(lists, order) { $0.certainty(of: $1).otherDay ?? $1.day }
    }

    private init(_ lists: [Festivals], _ order: [FestivalID: Int], day: (Festivals, Festival) -> Day) {
        (self.lists, self.order) = (lists, order)
        holidays =
            lists[0].filter { $0.kind == .publicHoliday }
            .map { Holiday($0.id, on: day(lists[0], $0)) }
            .sorted { ($0.day, order[$0.id] ?? 0) < ($1.day, order[$1.id] ?? 0) }
        var firstDays: [FestivalID: [Int: Day]] = [:]
        for festivals in lists {
            var found: [FestivalID: [Int: Day]] = [:]
            for festival in festivals where festival.isFirstDay {
                let day = day(festivals, festival)
                let year = GregorianDate(day).year
                if found[festival.id]?[year] == nil { found[festival.id, default: [:]][year] = day }
            }
            firstDays.merge(found) { own, all in own.merging(all) { own, _ in own } }
        }
        self.firstDays = firstDays
    }

    /// The day of a festival in a Gregorian year, or nil if it has none.
    func day(of id: FestivalID, inYear year: Int) -> Day? { firstDays[id]?[year] }
}
