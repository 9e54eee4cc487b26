/// Lays out the days of a region for an audience: the week, then laws over it, then notices over both.
struct DaysOffLayout {
    /// The days of the calendar.
    let days: DayRange
    /// The statuses that days have; the first is undecided.
    private(set) var statuses: [WorkStatus] = [.undecided]
    /// For each of the days an index into `statuses`.
    private(set) var codes: [UInt16]
    /// The public holidays of the law in any year, the oldest first.
    let holidays: [FestivalID]

    private let region: HolidayRegion
    private let names: HolidayNameSection
    private let audience: Audience
    /// The years in which holidays for everybody bind the audience; nil if they always do.
    private let boundYears: Range<Int>?

    /// The layout of a region's holidays by its calendar, and of its decisions, for an audience.
    init(_ calendar: LunisolarCalendar, _ region: HolidayRegion, _ names: HolidayNameSection, for audience: Audience) {
        let own = OwnHolidays(of: region.head.id, calendar, names)
        self.init(own, calendar.days, region, names, for: audience)
        layOutDoubts(calendar)
        noteAudiencesOff(own)
    }

    private init(
        _ own: OwnHolidays,
        _ days: DayRange,
        _ region: HolidayRegion,
        _ names: HolidayNameSection,
        for audience: Audience
    ) {
        self.region = region
        self.names = names
        // Workers have only the holidays that bind every employer.
        let hasList = region.laws.contains { $0.action == .listed }
        self.audience = audience == .workers && hasList ? .listed : audience
        boundYears = region.laws.first { $0.action == .bound && names.audiences[$0.audience] == audience }?.years
        self.days = days
        codes = [UInt16](repeating: 0, count: days.count)
        holidays = own.oldestFirst
        layOutWeeks()
        layOutRestOfTheWeekByLaw()
        layOut(own)
        for law in region.laws where concerns(names.audiences[law.audience]) { layOut(law, own) }
        layOutRestOfTheYearByLaw()
        layOutDecisions()
        withholdUndecidedDays()
    }

    /// Whether a rule for an audience applies here. Rules for everybody apply to all audiences except the one with the shorter
    /// list.
    private func concerns(_ other: Audience) -> Bool { other == audience || other == .everybody && audience != .listed }

    /// Whether a law or a notice for an audience that applies here binds this one on a day.
    private func binds(_ other: Audience, on day: Day) -> Bool {
        other == audience || boundYears.map { $0.contains(GregorianDate(day).year) } ?? true
    }

    // MARK: - Codes

    /// The index of a day of the calendar.
    private func index(of day: Day) -> Int { Int(day.rawValue &- days.firstDay.rawValue) }

    /// The indices of days of the calendar.
    private func indices(of range: DayRange) -> Range<Int> { index(of: range.firstDay)..<index(of: range.lastDay) + 1 }

    /// The status of a day so far, or nil if the calendar does not have it.
    private func status(on day: Day) -> WorkStatus? { days.contains(day) ? statuses[Int(codes[index(of: day)])] : nil }

    /// Gives a day of the calendar another status. An equal one among the statuses from `start` on is used again.
    private mutating func set(_ day: Day, to status: WorkStatus, since start: Int) {
        assert(days.contains(day))
        codes[index(of: day)] = code(of: status, since: start)
    }

    /// The index of a status among those from `start` on; the status is added if it is not there.
    private mutating func code(of status: WorkStatus, since start: Int) -> UInt16 {
        if let index = statuses[start...].firstIndex(of: status) { return UInt16(truncatingIfNeeded: index) }
        // No honest file has as many statuses; a hostile one gets days of which nothing is known.
        guard statuses.count <= Int(UInt16.max) else { return 0 }
        statuses.append(status)
        return UInt16(truncatingIfNeeded: statuses.count - 1)
    }

    /// Makes a day off, unless the calendar does not have it or it is a day off already.
    private mutating func makeOff(
        _ day: Day?,
        _ reason: WorkStatus.Reason,
        _ festival: FestivalID? = nil,
        insteadOf otherDay: Day? = nil,
        since start: Int
    ) {
        guard let day, let was = status(on: day), was.kind != .dayOff else { return }
        set(day, to: WorkStatus(.dayOff, reason, festival: festival, otherDay: otherDay, week: was.week), since: start)
    }
}

// MARK: - The week, and the days that nobody has decided

extension DaysOffLayout {
    /// The codes of the week alone: a workday, half a day, a whole day of rest.
    private static var weekCodes: ClosedRange<UInt16> { 1...3 }

    /// The distance from the code of a week's day to the code of the same day undecided.
    private static var fromWeekToUndecided: UInt16 { 3 }

    private mutating func layOutWeeks() {
        statuses.append(WorkStatus(.workday, .usual, week: .workday))
        statuses.append(WorkStatus(.halfDay, .usual, half: .afternoon, week: .halfDay))
        statuses.append(WorkStatus(.weekend, .usual, week: .weekend))
        for code in Self.weekCodes {
            statuses.append(WorkStatus(.unknown, .usual, week: statuses[Int(code)].week))
        }
        let weeks = region.head.weeks(for: audience)
        for (index, week) in weeks.enumerated() {
            let end = index + 1 < weeks.count ? weeks[index + 1].firstDay.previous : days.lastDay
            guard let end, let range = DayRange(from: week.firstDay, to: end)?.intersection(days) else { continue }
            layOut(week, in: range)
        }
    }

    private mutating func layOut(_ week: WorkWeek, in range: DayRange) {
        let workday = Self.weekCodes.lowerBound
        for index in indices(of: range) { codes[index] = workday }
        week.forEachRest(in: range) { day, rest in
            let index = index(of: day)
            codes[index] = max(codes[index], workday + UInt16(rest.rawValue))
        }
    }

    /// Makes every day unknown that only the week speaks of and that is not within the complete days of the audience.
    private mutating func withholdUndecidedDays() {
        let complete = region.head.completeDays(for: audience).flatMap { days.intersection($0) }
        let decided = complete.map { indices(of: $0) } ?? 0..<0
        for part in [0..<decided.lowerBound, decided.upperBound..<codes.count] {
            for index in part where Self.weekCodes.contains(codes[index]) { codes[index] &+= Self.fromWeekToUndecided }
        }
    }
}

// MARK: - Holidays by law, and where rules move them

extension DaysOffLayout {
    private mutating func layOut(_ own: OwnHolidays) {
        // The codes of each holiday on a day of each status that there is before laws; 0 until one is needed.
        let kinds = statuses.count
        var lawCodes = [UInt16](repeating: 0, count: own.ids.count * kinds)
        let isKept = keptHolidays()
        for holiday in own.holidays where binds(.everybody, on: holiday.day) {
            if let index = own.fileIndices[holiday.index] {
                guard isKept[index, holiday.year] else { continue }
            } else if audience == .listed {
                continue
            }
            let index = index(of: holiday.day)
            let was = Int(codes[index])
            // Of two holidays on a day the first has it.
            guard was < kinds else { continue }
            let lawIndex = holiday.index * kinds + was
            if lawCodes[lawIndex] == 0 {
                let status = WorkStatus(.dayOff, .law, festival: own.ids[holiday.index], week: statuses[was].week)
                lawCodes[lawIndex] = code(of: status, since: statuses.count)
            }
            codes[index] = lawCodes[lawIndex]
        }
    }

    /// The holidays and years in which a holiday of the audience's list stays on its own day.
    private func keptHolidays() -> FestivalYears<Bool> {
        var isKept = FestivalYears(of: names, during: days, audience != .listed)
        let laws = region.laws.filter { concerns(names.audiences[$0.audience]) }
        for law in laws where law.action == .listed {
            if let festival = law.festival { law.years.forEach { isKept[festival, $0] = true } }
        }
        for law in laws where law.action == .move {
            if let festival = law.festival { law.forEachYear { year, _ in isKept[festival, year] = false } }
        }
        return isKept
    }

    private mutating func layOut(_ law: HolidayLaw, _ own: OwnHolidays) {
        let festival = law.festival.map { names.festivals[$0] }
        let start = statuses.count
        law.forEachYear { year, value in
            let isByOwnDay = law.action == .move || law.action == .add
            let ownDay = isByOwnDay ? law.festival.flatMap { own.day(of: $0, inYear: year) } : nil
            let day = isByOwnDay ? ownDay?.advanced(by: Int(value)) : HolidayLaw.day(value, inYear: year)
            guard let day, binds(names.audiences[law.audience], on: day) else { return }
            switch law.action {
            case .listed, .bound: break
            // Every year has another own day, so that no status is used again.
            case .move, .add: makeOff(day, .substitute, festival, insteadOf: ownDay, since: statuses.count)
            case .between: makeOff(day, .between, since: start)
            case .only: makeOff(day, .law, festival, since: start)
            case .half:
                guard let was = status(on: day), !was.isOff, was.week != .unknown else { return }
                let half = WorkStatus(.halfDay, .law, half: .either, festival: festival, week: was.week)
                set(day, to: half, since: start)
            }
        }
    }
}

// MARK: - Days of rest by law

extension DaysOffLayout {
    /// Lays out days of rest of every week; a holiday on one of them is laid over it.
    private mutating func layOutRestOfTheWeekByLaw() {
        let weekend = code(of: WorkStatus(.weekend, .law, week: .weekend), since: statuses.count)
        for (law, days) in restLaws {
            law.week.forEachRest(in: days) { day, rest in
                if rest == .day { codes[index(of: day)] = weekend }
            }
        }
    }

    /// Lays out days of every year; one that is a holiday remains it.
    private mutating func layOutRestOfTheYearByLaw() {
        let start = statuses.count
        for (law, days) in restLaws {
            let years = GregorianDate(days.firstDay).year - 1...GregorianDate(days.lastDay).year
            for yearDays in law.yearDays {
                for year in years {
                    guard let range = yearDays.days(from: year)?.intersection(days) else { continue }
                    for day in range { makeOff(day, .law, since: start) }
                }
            }
        }
    }

    /// The laws about the audience, each with the days of the calendar for which it holds.
    private var restLaws: [(law: RestLaw, days: DayRange)] {
        region.restLaws.enumerated().compactMap { index, law in
            guard law.audience == audience || concerns(law.audience) && boundYears == nil else { return nil }
            let next = region.restLaws[(index + 1)...].first { $0.audience == law.audience }
            let last = next?.week.firstDay.previous ?? days.lastDay
            return DayRange(from: law.week.firstDay, to: last)?.intersection(days).map { (law, $0) }
        }
    }
}

// MARK: - Days of work on which others are off

extension DaysOffLayout {
    /// Notes on each day of work the other audiences that are off. The shorter list binds every employer, and gets no note.
    private mutating func noteAudiencesOff(_ own: OwnHolidays) {
        // A bit for each audience: a file with more of them than bits has no notes about the last ones.
        for (index, other) in names.audiences.enumerated().prefix(UInt64.bitWidth)
        where audience != .listed && other != audience && hasOwnDays(index) {
            let layout = DaysOffLayout(own, days, region, names, for: other)
            var codesWithNote = [UInt16](repeating: 0, count: statuses.count)
            for day in codes.indices {
                let code = Int(codes[day])
                guard statuses[code].isWorked, layout.statuses[Int(layout.codes[day])].isOff else { continue }
                if codesWithNote[code] == 0 {
                    var status = statuses[code]
                    status.audiencesOff |= 1 << UInt64(index)
                    codesWithNote[code] = self.code(of: status, since: statuses.count)
                }
                codes[day] = codesWithNote[code]
            }
        }
    }

    /// Whether a law, a notice or a week of the region is about an audience alone.
    private func hasOwnDays(_ index: Int) -> Bool {
        let other = names.audiences[index]
        guard other != .everybody, other != .listed else { return false }
        return region.laws.contains { $0.audience == index } || region.decisions.contains { $0.audience == index }
            || region.restLaws.contains { $0.audience == other }
            || region.head.audiences.contains { $0.audience == other }
    }
}

// MARK: - Notices, and the doubts about days that they do not decide

extension DaysOffLayout {
    /// Marks the days that depend on an uncertain holiday; a doubt about the status' own holiday goes before another.
    private mutating func layOutDoubts(_ calendar: LunisolarCalendar) {
        for uncertain in region.uncertainDays where concerns(names.audiences[uncertain.audience]) {
            let festival = names.festivals[uncertain.festival]
            let day = Day(rawValue: uncertain.ownDay.rawValue &+ Int32(uncertain.distance))
            guard binds(names.audiences[uncertain.audience], on: day), var status = status(on: day), !status.isByNotice,
                status.doubt == nil || status.festival == festival,
                let doubt = calendar.doubt(about: festival, on: uncertain.ownDay, in: region.head.id)
            else { continue }
            status.doubt = doubt
            set(day, to: status, since: statuses.count)
        }
    }

    private mutating func layOutDecisions() {
        for audience in audience == .everybody ? [audience] : [.everybody, audience] {
            for decision in region.decisions where names.audiences[decision.audience] == audience { layOut(decision) }
        }
    }

    private mutating func layOut(_ decision: HolidayDecision) {
        let start = statuses.count
        let festival = decision.festival.map { names.festivals[$0] }
        for day in decision.days where binds(names.audiences[decision.audience], on: day) {
            if let was = status(on: day) { set(day, to: was.decided(by: decision, of: festival), since: start) }
        }
    }
}

extension WorkStatus {
    /// The status after a decision; a holiday by law stays one, and so does a day of the weekend within a holiday.
    fileprivate func decided(by decision: HolidayDecision, of festival: FestivalID?) -> WorkStatus {
        if isOff && (decision.kind == .halfDay || decision.kind == .unknown) { return self }
        if decision.kind == .unknown { return WorkStatus(.unknown, .usual, week: week) }
        if isOff && decision.kind == .dayOff && (reason != .usual || decision.reason == .holiday) {
            var confirmed = self
            confirmed.festival = self.festival ?? festival
            confirmed.noticeIndex = decision.notice
            return confirmed
        }
        return WorkStatus(
            decision.kind,
            decision.reason,
            half: decision.half,
            festival: festival,
            otherDay: decision.otherDay,
            noticeIndex: decision.notice,
            week: week
        )
    }
}
