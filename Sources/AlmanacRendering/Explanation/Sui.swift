import Almanac

/// A sui (歲): the months from one with a winter solstice to the one before the next, as a calendar has them.
struct Sui: Hashable, Sendable {
    /// A month, the new moon it begins with and the principal terms whose civil days lie in it.
    struct Month: Hashable, Sendable {
        let month: LunarMonth
        let newMoon: SuiEvent
        let principalTerms: [SuiEvent]
        /// Whether the calendar has every solar term of the month; of earlier months nothing is said of terms.
        let isAfterFirstTerm: Bool

        /// Whether the month is known to have no principal term.
        var isWithoutTerm: Bool { isAfterFirstTerm && principalTerms.isEmpty }
        var days: DayRange { month.firstDay...month.lastDay }
        /// Its number, and whether it is leap.
        var name: LunarMonthNumber { month.month }
        /// Whether the month is a plain month 11, with which a sui begins.
        fileprivate var beginsSui: Bool { month.month.number == 11 && !month.month.isLeap }
        /// The winter solstice, if the month has it.
        var solstice: SuiEvent? { principalTerms.first { $0.term == .dongzhi } }
    }

    /// The months: twelve or thirteen, fewer where the table begins or ends; never empty.
    let months: [Month]
    /// The month 11 that begins the next sui, or nil beyond the end of the table.
    let next: Month?

    /// The index of the leap month, or nil if there is none.
    var leapIndex: Int? { months.firstIndex { $0.name.isLeap } }
    /// Whether the table has all of its months.
    var isComplete: Bool { next != nil && months.first?.beginsSui == true }
    /// Whether the calendar has solar terms in one of its months; without them the months follow another rule.
    var hasTerms: Bool { months.contains { !$0.principalTerms.isEmpty } }
    var days: DayRange {
        (months.first?.month.firstDay ?? .min)...(months.last?.month.lastDay ?? .max)
    }
    /// The months, and the one that begins the next sui.
    var monthsAndNext: [Month] { months + (next.map { [$0] } ?? []) }

    /// The sui of a calendar that have days in a range, in order.
    static func all(of calendar: LunisolarCalendar, in range: DayRange) -> [Sui] {
        let months = Month.all(of: calendar, around: range)
        var starts = months.indices.filter { months[$0].beginsSui }
        if starts.first != 0, !months.isEmpty { starts.insert(0, at: 0) }
        let ends = starts.dropFirst() + [months.endIndex]
        let all = zip(starts, ends).map { start, end in
            Sui(months: Array(months[start..<end]), next: end < months.endIndex ? months[end] : nil)
        }
        return all.filter { $0.days.overlaps(range) }
    }
}

extension Sui.Month {
    /// More days than two sui have.
    private static let margin = 800

    /// The months of a calendar that are less than two sui from a range of days, as far as the calendar reaches.
    static func all(of calendar: LunisolarCalendar, around range: DayRange) -> [Sui.Month] {
        let first = range.firstDay.advanced(by: -margin) ?? .min
        let last = range.lastDay.advanced(by: margin) ?? .max
        return calendar.months(beginningIn: first...last).compactMap { Sui.Month($0, of: calendar) }
    }

    private init?(_ month: LunarMonth, of calendar: LunisolarCalendar) {
        let newMoon = calendar.newMoon(of: month).flatMap { SuiEvent($0, term: nil, of: calendar) }
        guard let newMoon else { return nil }
        let terms = calendar.termEvents(in: month.firstDay...month.lastDay).filter(\.kind.isPrincipal)
        (self.month, self.newMoon) = (month, newMoon)
        principalTerms = terms.compactMap { SuiEvent($0, term: $0.kind, of: calendar) }
        isAfterFirstTerm = calendar.firstTermDay <= month.firstDay
    }
}

/// An event that numbers months, a new moon or a principal term, with its time by the calendar's clock.
struct SuiEvent: Hashable, Sendable {
    /// The term, or nil for a new moon.
    let term: SolarTerm?
    let instant: Instant
    /// The civil day that the calendar gives the event, which is not that of `time` where an authority issued another.
    let day: Day
    /// The time of the calendar's clock at the instant.
    let time: LocalTime
    let certainty: Certainty
    /// How many seconds the instant may be wrong.
    let uncertaintySeconds: Int

    /// An event of a calendar; nil if its clock does not reach it.
    init?(_ event: CelestialEvent<some Any>, term: SolarTerm?, of calendar: LunisolarCalendar) {
        guard let time = calendar.localTime(of: event.instant) else { return nil }
        (self.term, instant, day, self.time) = (term, event.instant, event.day, time)
        (certainty, uncertaintySeconds) = (event.certainty, event.uncertaintySeconds)
    }

    /// The day and the time, `2033-12-21 21:45:47`; where they do not belong together the day that counts, then in a part of
    /// its own the time with the day of the clock, `1979-01-21`, `(1979-01-20 23:59:54)`. `≈` before it says that the day is
    /// not certain.
    var texts: [String] {
        time.day == day ? ["\(certainty.sign)\(time)"] : ["\(certainty.sign)\(day)", "(\(time))"]
    }
}
