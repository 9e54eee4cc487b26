import AlmanacCore

/// What decides the days off of a region: its holidays, its laws and its notices.
struct HolidayRules {
    /// The most rows of a region that count, and the most days in them.
    static let (mostRows, mostDays) = (65_535, 1 << 18)

    let file: HolidayFile
    /// The public holidays on their own days, by day and on one day in the order of labels.
    let holidays: [RegionHolidays.Holiday]
    let laws: HolidayLaws
    /// The rows of notices that count.
    let rows: [HolidayRow]
    let uncertain: [UncertainHoliday]
    let calendar: LunisolarCalendar
    /// The first of a holiday's own days in each year.
    private let ownDays: [FestivalID: [Int: Day]]

    /// The rules of a file, which have to be right.
    init(_ file: HolidayFile, _ table: AlmanacTable) throws {
        guard let region = RegionHolidays(table, in: file.head.id),
            let calendar = table.calendarID(of: file.head.id).flatMap({ table.calendar($0) })
        else { throw CompileError.doesNotFit("days off of \(file.head.id)") }
        let weeks = file.head.usual.weeks
        (self.file, self.calendar, holidays) = (file, calendar, region.holidays)
        laws = try HolidayLaws(region, file.rules, weeks, order: table.festivals.ids)
        try file.requireUsable(region, daysOffByLaw: laws.daysOff)
        rows = try file.decidingRows()
        try CompileError.require(rows.count, atMost: Self.mostRows, "rows of \(file.head.id)")
        let days = rows.map(\.days.count).reduce(0, +)
        try CompileError.require(days, atMost: Self.mostDays, "days in rows of \(file.head.id)")
        uncertain = try laws.uncertainDays(region, file.rules, weeks, order: table.festivals.ids)
        ownDays = Dictionary(grouping: holidays, by: \.id).mapValues { holidays in
            Dictionary(holidays.map { ($0.year, $0.day) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The first own day of a public holiday in a Gregorian year.
    func ownDay(of festival: FestivalID?, inYear year: Int) -> Day? { festival.flatMap { ownDays[$0]?[year] } }

    /// Whether the region has a shorter list of holidays, which bind every employer.
    var hasList: Bool { laws.rows.contains { $0.action == .listed } }

    /// Whether a law, a notice or a week of the region is about an audience alone.
    func areAbout(_ audience: Audience) -> Bool {
        audience != .everybody && audience != .listed
            && (laws.rows.contains { $0.audience == audience } || rows.contains { $0.audience == audience }
                || file.restLaws.contains { $0.audience == audience }
                || file.head.audiences.contains { $0.audience == audience })
    }
}

/// The days off of a region for an audience: its week, then laws over it, then notices over both; `Data/holidays/RULES.md` is the
/// specification.
struct DaysOffLayout {
    /// The week with the days of rest by law.
    let weeks: [WorkWeek]
    /// The days that are decided; nil if nobody looked them up.
    let completeDays: DayRange?
    /// The days that a law or a notice makes something, or of which it confirms what they are.
    private(set) var statuses: [Day: WorkStatus] = [:]

    private let rules: HolidayRules
    private let audience: Audience?
    /// The days of the calendar.
    let days: DayRange
    /// How much of each day of the calendar is off by the week; nil before the first rule.
    let rests: [WorkWeek.Rest?]
    /// The row that says in which years everybody's holidays apply to this audience; nil for all years.
    private let bound: HolidayLaws.Row?

    /// The layout for an audience; nil for one of whom no rule of the region speaks.
    init(_ rules: HolidayRules, for asked: Audience?) {
        self.rules = rules
        // Workers have only the holidays that bind every employer.
        audience = asked == .workers && rules.hasList ? .listed : asked
        days = rules.calendar.days
        let audience = audience
        bound = rules.laws.rows.first { $0.action == .bound && $0.audience == audience }
        completeDays = rules.file.head.completeDays(for: audience)
        let isBound = bound != nil
        let restLaws = rules.file.restLaws.filter { law in
            law.audience == audience || law.audience == .everybody && audience != .listed && !isBound
        }
        weeks = rules.file.head.weeks(for: audience).with(restLaws)
        rests = weeks.rests(in: days)
        layOutHolidays()
        for row in rules.laws.rows where concerns(row.audience) { layOut(row) }
        for law in restLaws { layOutRestOfTheYear(law) }
        layOutNotices()
        layOutDoubts()
    }

    /// Whether a rule for an audience applies here. Rules for everybody apply to all audiences except the one with the shorter
    /// list.
    private func concerns(_ other: Audience) -> Bool { other == audience || other == .everybody && audience != .listed }

    /// Whether a law or a notice for an audience that applies here binds this one on a day.
    private func binds(_ other: Audience, on day: Day) -> Bool {
        other == audience || bound.map { $0.days[GregorianDate(day).year] != nil } ?? true
    }

    // MARK: - Statuses

    /// The status of a day of the calendar; unknown if only the week speaks of it and it is not decided.
    func status(on day: Day) -> WorkStatus {
        if let status = statuses[day] { return status }
        let status = ofWeek(day)
        let isDecided = status.reason == .law || completeDays?.contains(day) ?? false
        return isDecided ? status : WorkStatus(.unknown, .usual, week: status.week)
    }

    /// The status of a day of the calendar so far.
    private func soFar(_ day: Day) -> WorkStatus { statuses[day] ?? ofWeek(day) }

    /// The status of a day by its week.
    private func ofWeek(_ day: Day) -> WorkStatus {
        switch rests[day.days(since: days.firstDay)] {
        case nil: .undecided
        case .some(.none): WorkStatus(.workday, .usual, week: .workday)
        case .afternoon: WorkStatus(.halfDay, .usual, half: .afternoon, week: .halfDay)
        case .day: WorkStatus(.weekend, .usual, week: .weekend)
        case .dayByLaw: WorkStatus(.weekend, .law, week: .weekend)
        }
    }

    /// Makes a day off, unless the calendar does not have it or it is a day off already.
    private mutating func makeOff(
        _ day: Day,
        _ reason: WorkStatus.Reason,
        _ festival: FestivalID? = nil,
        insteadOf otherDay: Day? = nil
    ) {
        guard days.contains(day), case let was = soFar(day), was.kind != .dayOff else { return }
        statuses[day] = WorkStatus(.dayOff, reason, festival: festival, otherDay: otherDay, week: was.week)
    }
}

// MARK: - Laws

extension DaysOffLayout {
    /// Lays out the holidays that stay on their own days; of two on a day the first has it.
    private mutating func layOutHolidays() {
        let rows = Dictionary(grouping: rules.laws.rows.filter { concerns($0.audience) }, by: \.festival)
        for holiday in rules.holidays where binds(.everybody, on: holiday.day) {
            let actions = rows[holiday.id]?.filter { $0.days[holiday.year] != nil }.map(\.action) ?? []
            if (audience != .listed || actions.contains(.listed)) && !actions.contains(.move) {
                makeOff(holiday.day, .law, holiday.id)
            }
        }
    }

    private mutating func layOut(_ row: HolidayLaws.Row) {
        for (year, day) in row.days.sorted(by: { $0.key < $1.key }) where binds(row.audience, on: day) {
            switch row.action {
            case .listed, .bound: break
            case .move, .add:
                makeOff(day, .substitute, row.festival, insteadOf: rules.ownDay(of: row.festival, inYear: year))
            case .between: makeOff(day, .between)
            case .only: makeOff(day, .law, row.festival)
            case .half:
                guard days.contains(day), case let was = soFar(day), !was.isOff, was.week != .unknown else { continue }
                statuses[day] = WorkStatus(.halfDay, .law, half: .either, festival: row.festival, week: was.week)
            }
        }
    }

    /// Lays out days of every year for which a law holds; one that is a holiday remains it.
    private mutating func layOutRestOfTheYear(_ law: RestLaw) {
        let next = rules.file.restLaws.first { $0.audience == law.audience && $0.week.firstDay > law.week.firstDay }
        let last = next?.week.firstDay.previous ?? days.lastDay
        guard let held = DayRange(from: law.week.firstDay, to: last)?.intersection(days) else { return }
        for year in GregorianDate(held.firstDay).year - 1...GregorianDate(held.lastDay).year {
            for days in law.yearDays.compactMap({ $0.days(from: year)?.intersection(held) }) {
                for day in days { makeOff(day, .law) }
            }
        }
    }
}

// MARK: - Notices, and the doubts about days that they do not decide

extension DaysOffLayout {
    /// Lays out the notices for everybody, then those for the audience alone.
    private mutating func layOutNotices() {
        let own = rules.rows.filter { $0.audience == audience && audience != .everybody }
        for row in rules.rows.filter({ $0.audience == .everybody }) + own {
            for day in row.days where days.contains(day) && binds(row.audience, on: day) {
                statuses[day] = soFar(day).decided(by: row)
            }
        }
    }

    /// Marks the days that depend on an uncertain holiday; a doubt about the status' own holiday goes before another.
    private mutating func layOutDoubts() {
        let (calendar, region) = (rules.calendar, rules.file.head.id)
        for uncertain in rules.uncertain where concerns(uncertain.audience) {
            let holiday = uncertain.holiday
            guard let day = holiday.day.advanced(by: Int(uncertain.distance)), days.contains(day),
                binds(uncertain.audience, on: day), case var status = status(on: day), !status.isByNotice,
                status.doubt == nil || status.festival == holiday.id,
                let doubt = calendar.doubt(about: holiday.id, on: holiday.day, in: region)
            else { continue }
            status.doubt = doubt
            statuses[day] = status
        }
    }
}

extension WorkStatus {
    /// The status after a decision; a holiday by law stays one, and so does a day of the weekend within a holiday.
    fileprivate func decided(by row: HolidayRow) -> WorkStatus {
        guard let kind = row.kind, !isOff || kind == .dayOff || kind == .makeUpWorkday else { return self }
        if kind == .unknown { return WorkStatus(.unknown, .usual, week: week) }
        if isOff && kind == .dayOff && (reason != .usual || row.reason == .holiday) {
            var confirmed = self
            confirmed.festival = festival ?? row.festival
            confirmed.noticeIndex = row.notice
            return confirmed
        }
        return WorkStatus(
            kind,
            row.reason,
            half: row.half,
            festival: row.festival,
            otherDay: row.otherDay,
            noticeIndex: row.notice,
            week: week
        )
    }
}

extension [WorkWeek] {
    /// How much of each day of a range is off; nil before the first rule, and for days of which a rule says nothing.
    fileprivate func rests(in days: DayRange) -> [WorkWeek.Rest?] {
        var rests = [WorkWeek.Rest?](repeating: nil, count: days.count)
        for (index, week) in enumerated() {
            let end = index + 1 < count ? self[index + 1].firstDay.previous : days.lastDay
            guard let end, let range = DayRange(from: week.firstDay, to: end)?.intersection(days) else { continue }
            let first = range.firstDay.days(since: days.firstDay)
            let others = week.isKnown ? WorkWeek.Rest.none : nil
            rests.replaceSubrange(first..<first + range.count, with: repeatElement(others, count: range.count))
            week.forEachRest(in: range) { day, rest in
                let index = day.days(since: days.firstDay)
                rests[index] = Swift.max(rests[index] ?? WorkWeek.Rest.none, rest)
            }
        }
        return rests
    }
}
