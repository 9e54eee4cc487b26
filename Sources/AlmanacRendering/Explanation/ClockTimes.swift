import Almanac

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

extension Sui {
    /// What a comparison of clock times would make of the sui; nil if it is the same, or if the table ends too near to say.
    func change(by clockTimes: ClockTimes) -> ClockTimeChange? {
        let firstDays = months.map(\.month.firstDay)
        guard isComplete, firstDays.allSatisfy(clockTimes.knownMonths.contains) else { return nil }
        let leap = firstDays.filter(clockTimes.leapMonths.contains)
        guard leap != leapIndex.map({ [firstDays[$0]] }) ?? [] else { return nil }
        return ClockTimeChange(terms: termsBeforeNewMoon, leapMonth: leap.first)
    }

    /// The principal terms that come before the new moon of their own day, with that new moon.
    private var termsBeforeNewMoon: [ClockTimeChange.Term] {
        monthsAndNext.flatMap { month in
            month.principalTerms.filter { $0.instant < month.newMoon.instant }
                .map { ClockTimeChange.Term(term: $0, newMoon: month.newMoon) }
        }
    }
}
