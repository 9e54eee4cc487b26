/// Lays out what the days of a region are for an audience: the week, then laws over it, then notices over both.
struct DaysOffLayout {
    /// The days of the calendar.
    let days: DayRange
    /// What days can be; the first is undecided.
    private(set) var statuses: [WorkStatus] = [.undecided]
    /// For each of the days an index into `statuses`.
    private(set) var codes: [UInt16]

    private let festivals: Festivals
    private let region: HolidayRegion
    private let names: HolidayNameSection
    private let audience: Audience

    /// The layout of a region's festivals and decisions for an audience.
    init(_ festivals: Festivals, _ region: HolidayRegion, _ names: HolidayNameSection, for audience: Audience) {
        self.festivals = festivals
        self.region = region
        self.names = names
        self.audience = audience
        days = festivals.days
        codes = [UInt16](repeating: 0, count: festivals.days.count)
        layOutWeeks()
        layOutLaws()
        layOutDecisions()
        withholdUndecidedDays()
    }

    // MARK: - Codes

    /// Makes a day what `change` returns for what it was; nil leaves it so, and so do days that the calendar does not have.
    ///
    /// - Parameter start: An equal status is looked for from this one on, else there is a new one.
    private mutating func change(_ day: Day, since start: Int, _ change: (WorkStatus) -> WorkStatus?) {
        guard days.contains(day) else { return }
        let index = Int(day.rawValue - days.firstDay.rawValue)
        guard let status = change(statuses[Int(codes[index])]) else { return }
        codes[index] = code(of: status, since: start)
    }

    private mutating func code(of status: WorkStatus, since start: Int) -> UInt16 {
        if let index = statuses[start...].firstIndex(of: status) { return UInt16(truncatingIfNeeded: index) }
        // No honest file has as many statuses; a hostile one gets days of which nothing is known.
        guard statuses.count <= Int(UInt16.max) else { return 0 }
        statuses.append(status)
        return UInt16(truncatingIfNeeded: statuses.count - 1)
    }
}

// MARK: - The week

extension DaysOffLayout {
    /// The statuses of the week alone: a workday, half a day, a whole day of rest.
    private static var weekCodes: ClosedRange<UInt16> { 1...3 }

    private mutating func layOutWeeks() {
        statuses.append(WorkStatus(.workday, .week, week: .workday))
        statuses.append(WorkStatus(.halfDay, .week, half: .afternoon, week: .halfDay))
        statuses.append(WorkStatus(.weekend, .week, week: .weekend))
        let weeks = region.head.weeks
        for (index, week) in weeks.enumerated() {
            let end = index + 1 < weeks.count ? weeks[index + 1].firstDay.previous : days.lastDay
            guard let end, let range = DayRange(from: week.firstDay, to: end)?.intersection(days) else { continue }
            for day in range {
                codes[Int(day.rawValue - days.firstDay.rawValue)] =
                    Self.weekCodes.lowerBound + UInt16(week.rest(on: day).rawValue)
            }
        }
    }
}

// MARK: - Laws

extension DaysOffLayout {
    private mutating func layOutLaws() {
        let own = OwnHolidays(festivals, names)
        layOutOwnDays(own)
        for law in region.laws where concerns(law) { layOut(law, own) }
    }

    private mutating func layOutOwnDays(_ own: OwnHolidays) {
        // What law makes of a holiday on a day of the week: the statuses that there are before laws, of each holiday.
        let kinds = statuses.count
        var lawCodes = [UInt16](repeating: 0, count: own.ids.count * kinds)
        let isKept = keptHolidays()
        for holiday in own.holidays {
            if let index = own.fileIndices[holiday.index] {
                guard isKept[index, holiday.year] else { continue }
            } else if audience == .listed {
                continue
            }
            let index = Int(holiday.day.rawValue - days.firstDay.rawValue)
            let was = Int(codes[index])
            // Of two holidays on a day the first has it.
            guard was < kinds else { continue }
            let place = holiday.index * kinds + was
            if lawCodes[place] == 0 {
                let status = WorkStatus(.dayOff, .law, festival: own.ids[holiday.index], week: statuses[was].week)
                lawCodes[place] = code(of: status, since: statuses.count)
            }
            codes[index] = lawCodes[place]
        }
    }

    /// Which holidays stay on their own days in which years, and are in the audience's list.
    private func keptHolidays() -> FestivalYears<Bool> {
        var isKept = FestivalYears(of: names, during: days, audience != .listed)
        for law in region.laws where law.action == .listed && concerns(law) {
            if let festival = law.festival { law.years.forEach { isKept[festival, $0] = true } }
        }
        for law in region.laws where law.action == .move && concerns(law) {
            if let festival = law.festival { law.forEachYear { year, _ in isKept[festival, year] = false } }
        }
        return isKept
    }

    /// Whether a law is about the audience: one for everybody is about all but those who have the shorter list.
    private func concerns(_ law: HolidayLaw) -> Bool {
        let other = names.audiences[law.audience]
        return other == audience || other == .everybody && audience != .listed
    }

    private mutating func layOut(_ law: HolidayLaw, _ own: OwnHolidays) {
        let id = law.festival.map { names.festivals[$0] }
        let start = statuses.count
        law.forEachYear { year, value in
            switch law.action {
            case .listed: break
            case .move, .add:
                guard let ownDay = law.festival.flatMap({ own.day(of: $0, inYear: year) }),
                    let target = ownDay.advanced(by: Int(value))
                else { return }
                change(target, since: statuses.count) { was in
                    guard was.kind != .dayOff else { return nil }
                    return WorkStatus(.dayOff, .substitute, festival: id, otherDay: ownDay, week: was.week)
                }
            case .between, .only, .half:
                guard let day = HolidayLaw.day(value, inYear: year) else { return }
                change(day, since: start) { law.action.status(over: $0, of: id) }
            }
        }
    }
}

extension HolidayLaw.Action {
    /// What a day becomes by a law about the day itself; nil if it stays what it is.
    fileprivate func status(over was: WorkStatus, of festival: FestivalID?) -> WorkStatus? {
        guard was.kind != .dayOff else { return nil }
        switch self {
        case .between: return WorkStatus(.dayOff, .between, week: was.week)
        case .half where was.isOff: return nil
        case .half: return WorkStatus(.halfDay, .law, half: .either, festival: festival, week: was.week)
        default: return WorkStatus(.dayOff, .law, festival: festival, week: was.week)
        }
    }
}

// MARK: - Notices

extension DaysOffLayout {
    private mutating func layOutDecisions() {
        for decision in region.decisions where names.audiences[decision.audience] == .everybody { layOut(decision) }
        guard audience != .everybody else { return }
        for decision in region.decisions where names.audiences[decision.audience] == audience { layOut(decision) }
    }

    private mutating func layOut(_ decision: HolidayDecision) {
        let start = statuses.count
        for offset in 0..<Int(decision.length) {
            guard let day = decision.firstDay.advanced(by: offset) else { return }
            let festival = decision.festival.map { names.festivals[$0] }
            change(day, since: start) { decision.status(over: $0, festival) }
        }
    }
}

extension HolidayDecision {
    /// What a day becomes by the decision; a holiday by law stays one, and so does a day of the weekend within a holiday.
    fileprivate func status(over was: WorkStatus, _ festival: FestivalID?) -> WorkStatus {
        switch effect {
        case .off:
            if was.isOff && (was.reason != .week || reason == .holiday) {
                return was.confirmed(by: notice, of: festival)
            }
            return becoming(.dayOff, nil, festival, week: was.week)
        case .work: return becoming(.makeUpWorkday, nil, festival, week: was.week)
        case .morning: return was.isOff ? was : becoming(.halfDay, .morning, festival, week: was.week)
        case .afternoon: return was.isOff ? was : becoming(.halfDay, .afternoon, festival, week: was.week)
        }
    }

    private func becoming(
        _ kind: WorkStatus.Kind,
        _ half: WorkStatus.Half?,
        _ festival: FestivalID?,
        week: WorkStatus.Kind
    ) -> WorkStatus {
        WorkStatus(
            kind,
            dayReason,
            half: half,
            festival: festival,
            otherDay: otherDay,
            noticeIndex: notice,
            week: week
        )
    }

    private var dayReason: WorkStatus.Reason {
        switch reason {
        case .holiday: .holiday
        case .moved: .moved
        case .exchanged: .exchanged
        case .bridge: .bridge
        case .once: .once
        case .election: .election
        }
    }
}

extension WorkStatus {
    /// The same day off, which a notice confirms as part of a holiday.
    fileprivate func confirmed(by notice: Int, of festival: FestivalID?) -> WorkStatus {
        WorkStatus(
            kind,
            reason,
            half: half,
            festival: self.festival ?? festival,
            otherDay: otherDay,
            noticeIndex: notice,
            week: week
        )
    }
}

// MARK: - What is not decided

extension DaysOffLayout {
    /// Makes every day unknown that only the week speaks of and that is not within the complete days.
    private mutating func withholdUndecidedDays() {
        let unknown = Self.weekCodes.map { week in
            code(of: WorkStatus(.unknown, .week, week: statuses[Int(week)].week), since: statuses.count)
        }
        let complete = region.head.completeDays
        for (index, code) in codes.enumerated() where Self.weekCodes.contains(code) && !complete.contains(days[index]) {
            codes[index] = unknown[Int(code - Self.weekCodes.lowerBound)]
        }
    }
}
