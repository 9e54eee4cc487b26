import Almanac

/// One statement of an explanation, without words: `ExplanationSentences` has those of each language.
enum SuiFact: Hashable, Sendable {
    /// The table does not hold all months from this month 11 to the next.
    case incomplete
    /// The months stand as they were issued, by rules of their time that are not computed here.
    case issued
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
    /// The statements on the sui: the rule applied, what the clock times around it would make of it, exceptions and
    /// doubts.
    func facts(_ clockTimes: ClockTimes) -> [SuiFact] {
        let doubts = months.flatMap { month in ([month.newMoon] + month.principalTerms).compactMap(\.doubt) }
        guard hasTerms else { return [.issued] + doubts }
        return ruling + clockTimeFacts(clockTimes) + (isIssuedOtherwise ? [.issued] : []) + doubts
    }

    /// Whether an authority issued a day, before 1900, that is not the computed one.
    private var isIssuedOtherwise: Bool {
        months.contains { month in
            GregorianDate(month.month.firstDay).year < 1900
                && ([month.newMoon] + month.principalTerms).contains { $0.certainty.level == .published }
        }
    }

    private var ruling: [SuiFact] {
        guard let first = months.first?.month.firstDay, let next = next?.month.firstDay, isComplete else {
            return [.incomplete]
        }
        guard let leapIndex else {
            return [.twelveMonths(from: first, to: next)]
                + months.filter(\.isWithoutTerm).map {
                    .withoutTermOfTwelve($0.name, firstDay: $0.month.firstDay)
                }
        }
        let leap = months[leapIndex]
        return [.thirteenMonths(from: first, to: next), .leap(leap.name, firstDay: leap.month.firstDay)]
            + months[(leapIndex + 1)...].filter(\.isWithoutTerm).map {
                .withoutTermAfterLeap($0.name, firstDay: $0.month.firstDay)
            }
    }

    /// The differences that a comparison of clock times would make; none if the table ends too near to say.
    private func clockTimeFacts(_ clockTimes: ClockTimes) -> [SuiFact] {
        let firstDays = months.map(\.month.firstDay)
        guard isComplete, firstDays.allSatisfy(clockTimes.knownMonths.contains) else { return [] }
        let leap = firstDays.filter(clockTimes.leapMonths.contains)
        guard leap != leapIndex.map({ [firstDays[$0]] }) ?? [] else { return [] }
        let terms = monthsAndNext.flatMap { month in
            month.principalTerms.filter { $0.instant < month.newMoon.instant }
                .map { SuiFact.termBeforeNewMoon($0, newMoon: month.newMoon) }
        }
        return terms + [leap.first.map { .leapByClockTimes(firstDay: $0) } ?? .noLeapByClockTimes]
    }
}

extension SuiEvent {
    /// Why its day is not certain, or nil if it is.
    fileprivate var doubt: SuiFact? {
        switch certainty {
        case .certain, .computed: nil
        case .published(let authority, let computedDay): .published(self, by: authority, computed: computedDay)
        case .nearMidnight: .nearMidnight(self)
        case .disputed(let authority, let day): .disputed(self, by: authority, otherDay: day)
        }
    }
}

/// Which months would be leap if instants were compared instead of civil days.
///
/// No calendar is numbered so; it shows where a comparison of clock times misleads.
struct ClockTimes: Sendable {
    /// The first days of the months that would be leap.
    private(set) var leapMonths: Set<Day> = []
    /// The first days of the months of which this is known; none near the ends of a table.
    private(set) var knownMonths: Set<Day> = []

    /// Numbers the months around a range of days by the instants of their new moons and principal terms.
    init(of calendar: LunisolarCalendar, around range: DayRange) {
        let months = Sui.Month.all(of: calendar, around: range)
        let termsOfMonth = months.indices.dropLast().map { Self.terms(of: $0, among: months) }
        let elevenths = termsOfMonth.indices.filter { termsOfMonth[$0].contains { $0.term == .dongzhi } }
        for (first, next) in zip(elevenths, elevenths.dropFirst()) {
            knownMonths.formUnion(months[first..<next].map(\.month.firstDay))
            let leap = next - first == 13 ? (first..<next).first { termsOfMonth[$0].isEmpty } : nil
            if let leap { leapMonths.insert(months[leap].month.firstDay) }
        }
    }

    /// The principal terms from the instant of a month's new moon to that of the next; by days they are in that month or in
    /// one beside it.
    private static func terms(of index: Int, among months: [Sui.Month]) -> [SuiEvent] {
        let (start, end) = (months[index].newMoon.instant, months[index + 1].newMoon.instant)
        return months[max(index - 1, 0)...(index + 1)].flatMap(\.principalTerms).filter {
            start <= $0.instant && $0.instant < end
        }
    }
}
