import Almanac

/// One statement of an explanation, without words: `ExplanationSentences` has those of each language.
enum SuiFact: Hashable, Sendable {
    /// The table does not hold all months from this month 11 to the next.
    case incomplete
    /// From one month 11 to the next there are twelve months, so none is leap.
    case twelveMonths(from: Day, to: Day)
    /// From one month 11 to the next there are thirteen months, so one is leap.
    case thirteenMonths(from: Day, to: Day)
    /// The first month without a principal term is this one, which is therefore leap.
    case leap(LunarMonthNumber, firstDay: Day)
    /// A month has no principal term, and is not leap because there are only twelve.
    case withoutTermOfTwelve(LunarMonthNumber, firstDay: Day)
    /// A month has no principal term either, and is not leap because it is not the first.
    case withoutTermAfterLeap(LunarMonthNumber, firstDay: Day)
    /// By clock times a term comes before the new moon of its day.
    case termBeforeNewMoon(SuiEvent, newMoon: SuiEvent)
    /// By clock times another month would be leap.
    case leapByClockTimes(firstDay: Day)
    /// By clock times no month would be leap.
    case noLeapByClockTimes
    /// An authority issued another day than the computed one for an event.
    case published(SuiEvent, by: AuthorityID, computed: Day)
    /// Seconds decide the day of an event.
    case nearMidnight(SuiEvent)
    /// Another authority has another day for an event.
    case disputed(SuiEvent, by: AuthorityID, otherDay: Day)
}

extension Sui {
    /// The statements on the sui: the rule applied, what clock times would make of it, exceptions and doubts.
    ///
    /// - Parameter clockTimes: Those around the sui.
    func facts(_ clockTimes: ClockTimes) -> [SuiFact] {
        ruling + clockTimeFacts(clockTimes)
            + months.flatMap { month in
                ([month.newMoon] + month.principalTerms).compactMap(\.doubt)
            }
    }

    private var ruling: [SuiFact] {
        guard let first = months.first?.month.firstDay, let next = next?.month.firstDay, isComplete else {
            return [.incomplete]
        }
        guard let leapIndex else {
            return [.twelveMonths(from: first, to: next)]
                + months.filter(\.principalTerms.isEmpty).map {
                    .withoutTermOfTwelve($0.name, firstDay: $0.month.firstDay)
                }
        }
        let leap = months[leapIndex]
        return [.thirteenMonths(from: first, to: next), .leap(leap.name, firstDay: leap.month.firstDay)]
            + months[(leapIndex + 1)...].filter(\.principalTerms.isEmpty).map {
                .withoutTermAfterLeap($0.name, firstDay: $0.month.firstDay)
            }
    }

    private func clockTimeFacts(_ clockTimes: ClockTimes) -> [SuiFact] {
        guard let change = change(by: clockTimes) else { return [] }
        return change.terms.map { .termBeforeNewMoon($0.term, newMoon: $0.newMoon) }
            + [change.leapMonth.map { .leapByClockTimes(firstDay: $0) } ?? .noLeapByClockTimes]
    }
}

extension SuiEvent {
    /// Why its day is not certain, or nil if it is.
    fileprivate var doubt: SuiFact? {
        switch certainty {
        case .certain: nil
        case .published(let authority, let computedDay): .published(self, by: authority, computed: computedDay)
        case .nearMidnight: .nearMidnight(self)
        case .disputed(let authority, let day): .disputed(self, by: authority, otherDay: day)
        }
    }
}
