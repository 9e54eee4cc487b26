import Almanac

/// A sui (歲): the months from one with a winter solstice to the one before the next, as a calendar has them.
struct Sui {
    /// A month, the new moon it begins with and the principal terms whose civil days lie in it.
    struct Month {
        let month: DatedLunarMonth
        let newMoon: MoonPhaseEvent
        let principalTerms: [SolarTermEvent]

        /// The days of the month.
        var days: DayRange { month.firstDay...month.lastDay }
        /// Whether the month is a plain month 11, with which a sui begins.
        var beginsSui: Bool { month.month.number == 11 && !month.month.isLeap }
    }

    /// The months: twelve or thirteen, fewer where the table begins or ends.
    let months: [Month]
    /// The month 11 that begins the next sui, or nil beyond the end of the table.
    let next: Month?

    /// The index of the leap month, or nil if there is none.
    var leapIndex: Int? { months.firstIndex { $0.month.month.isLeap } }
    /// Whether the table has all of its months.
    var isComplete: Bool { next != nil && months.first?.beginsSui == true }
    /// The days of all months.
    var days: DayRange {
        (months.first?.month.firstDay ?? .min)...(months.last?.month.lastDay ?? .max)
    }

    /// The sui of a calendar that have days in a range, in order.
    static func all(of calendar: LunisolarCalendar, in range: DayRange) -> [Sui] {
        let months = calendar.months(beginningIn: calendar.days).compactMap { Month($0, of: calendar) }
        var starts = months.indices.filter { months[$0].beginsSui }
        if starts.first != 0 { starts.insert(0, at: 0) }
        let ends = starts.dropFirst() + [months.endIndex]
        let all = zip(starts, ends).map { start, end in
            Sui(months: Array(months[start..<end]), next: end < months.endIndex ? months[end] : nil)
        }
        return all.filter { $0.days.overlaps(range) }
    }
}

extension Sui.Month {
    /// A month of a calendar.
    fileprivate init?(_ month: DatedLunarMonth, of calendar: LunisolarCalendar) {
        guard let newMoon = calendar.newMoon(of: month) else { return nil }
        let terms = calendar.termEvents(in: month.firstDay...month.lastDay)
        self.init(month: month, newMoon: newMoon, principalTerms: terms.filter { $0.kind.isPrincipal })
    }
}

// MARK: - By clock times

extension Sui {
    /// The index of the first month without a principal term between the instants of its new moon and the next; nil if
    /// every month has one.
    ///
    /// No calendar is numbered so; it shows where a comparison of clock times misleads.
    var leapIndexByClockTimes: Int? {
        guard let next else { return nil }
        let instants = (months + [next]).flatMap(\.principalTerms).map(\.instant)
        let newMoons = (months + [next]).map(\.newMoon.instant)
        return months.indices.first { index in
            !instants.contains { newMoons[index] <= $0 && $0 < newMoons[index + 1] }
        }
    }

    /// The principal terms that come before the new moon of their own day, with that new moon.
    var termsBeforeNewMoon: [(term: SolarTermEvent, newMoon: MoonPhaseEvent)] {
        (months + (next.map { [$0] } ?? [])).flatMap { month in
            month.principalTerms.filter { $0.instant < month.newMoon.instant }.map { ($0, month.newMoon) }
        }
    }
}
