// What notices make of days.

extension DaysOffLayout {
    mutating func layOutDecisions() {
        for decision in region.decisions where names.audiences[decision.audience] == .everybody { layOut(decision) }
        guard audience != .everybody else { return }
        for decision in region.decisions where names.audiences[decision.audience] == audience { layOut(decision) }
    }

    private mutating func layOut(_ decision: HolidayDecision) {
        let start = statuses.count
        for offset in 0..<Int(decision.length) {
            guard let day = decision.firstDay.advanced(by: offset) else { return }
            guard let was = status(on: day) else { continue }
            let festival = decision.festival.map { names.festivals[$0] }
            set(day, to: decision.status(over: was, festival), since: start)
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
