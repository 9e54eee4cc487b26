import Almanac
import AlmanacRendering

/// Why the lunar months that have days in a range are numbered as they are, line by line.
struct Explanation {
    private let calendar: LunisolarCalendar
    private let language: CalendarLanguage
    private let days: DayRange

    /// Explains a calendar's months in a range of days; terms are named in the language.
    init(of calendar: LunisolarCalendar, in days: DayRange, language: CalendarLanguage) {
        self.calendar = calendar
        self.days = days
        self.language = language
    }

    /// The lines, without line ends.
    var lines: [String] {
        let all = Sui.all(of: calendar, in: days)
        return introduction(all) + all.flatMap { [""] + self.lines($0) }
    }

    private func introduction(_ all: [Sui]) -> [String] {
        let newMoons = all.flatMap(\.months).filter { $0.days.overlaps(days) }.map(\.newMoon.instant)
        var clocks: [String] = []
        for clock in newMoons.map({ calendar.clockName(at: $0) }) where !clocks.contains(clock) { clocks.append(clock) }
        var lines = ["Calendar \(calendar.id), clock \(clocks.joined(separator: ", then "))."]
        if let other = calendar.followedCalendar, let last = calendar.lastFollowedDay, days.firstDay <= last {
            lines.append("Until \(last) the days of the calendar \(other) apply.")
        }
        return lines + [
            "A month begins on the civil day of a new moon; the month with \(name(.dongzhi)) is month 11. Of thirteen months from",
            "one month 11 to the next, the first without a principal term is leap. Days are compared, never clock times.",
        ]
    }

    private func lines(_ sui: Sui) -> [String] {
        sui.months.filter { $0.days.overlaps(days) }.map { row($0) } + verdict(on: sui) + remarks(on: sui)
    }

    private func row(_ month: Sui.Month) -> String {
        let terms = month.principalTerms.map { "\(name($0.kind)) \($0.day)" }
        let named = terms.isEmpty ? "no principal term" : terms.joined(separator: ", ")
        let label = Self.label(month.month.month)
        let padding = String(repeating: " ", count: max(0, 8 - label.count))
        return
            "  \(label)\(padding)from \(month.month.firstDay), new moon \(localText(month.newMoon.instant)): \(named)"
    }

    /// An instant by the calendar's clock, `2033-12-21 21:45:47`.
    private func localText(_ instant: Instant) -> String {
        calendar.localTime(of: instant)?.description ?? instant.description
    }

    private func name(_ term: SolarTerm) -> String { term.name(in: language) }

    private static func label(_ month: LunarMonth) -> String {
        month.isLeap ? "leap \(month.number)" : "\(month.number)"
    }
}

// MARK: - The rule applied

extension Explanation {
    private func verdict(on sui: Sui) -> [String] {
        guard let first = sui.months.first?.month, let next = sui.next?.month, sui.isComplete else {
            return ["The table does not hold all months from this month 11 to the next."]
        }
        let between =
            "From month 11 (\(first.firstDay)) to the next (\(next.firstDay)) there are \(sui.months.count) months"
        guard let leapIndex = sui.leapIndex else {
            return ["\(between): none is leap."]
                + withoutTerm(sui, after: -1, "has no principal term; with twelve months it is not leap.")
        }
        let leap = sui.months[leapIndex].month
        return [
            "\(between): one is leap.",
            "The first without a principal term begins on \(leap.firstDay), after month \(leap.month.number): "
                + "\(Self.label(leap.month)).",
        ] + withoutTerm(sui, after: leapIndex, "has no principal term either; only the first is leap.")
            + clockTimes(sui)
    }

    private func withoutTerm(_ sui: Sui, after index: Int, _ verdict: String) -> [String] {
        sui.months.indices.filter { $0 > index && sui.months[$0].principalTerms.isEmpty }.map {
            "Month \(sui.months[$0].month.month.number) (\(sui.months[$0].month.firstDay)) \(verdict)"
        }
    }

    /// What a comparison of clock times would make of a sui with a leap month, if it is something else.
    private func clockTimes(_ sui: Sui) -> [String] {
        let leapIndex = sui.leapIndexByClockTimes
        guard leapIndex != sui.leapIndex else { return [] }
        let early = sui.termsBeforeNewMoon.map { term, newMoon in
            "By clock times \(name(term.kind)) (\(localText(term.instant))) comes before the new moon of its day "
                + "(\(localText(newMoon.instant)))."
        }
        guard let leapIndex else { return early + ["So compared no month of these would be leap, but days count."] }
        return early + [
            "So compared the month from \(sui.months[leapIndex].month.firstDay) would be leap, but days count."
        ]
    }
}

// MARK: - Exceptions and doubts

extension Explanation {
    private func remarks(on sui: Sui) -> [String] {
        // The terms of a whole sui decide its numbers, so all of its days are looked at.
        sui.months.flatMap { month in
            remarks(on: month.newMoon, "The new moon")
                + month.principalTerms.flatMap { remarks(on: $0, name($0.kind)) }
        }
    }

    private func remarks<Kind>(on event: CelestialEvent<Kind>, _ name: String) -> [String] {
        var lines: [String] = []
        let local = localText(event.instant)
        switch event.certainty {
        case .certain: break
        case .published(let authority, let computedDay):
            lines.append(
                "Exception: \(name) at \(local) is on \(event.day), as published by \(authority), not on \(computedDay)."
            )
        case .nearMidnight:
            lines.append("Near midnight: \(name) at \(local), uncertain by \(event.uncertaintySeconds) s.")
        case .disputed(let authority, let day):
            lines.append(
                "Disputed: \(name) at \(local), uncertain by \(event.uncertaintySeconds) s; \(authority) has \(day)."
            )
        }
        return lines
    }
}
