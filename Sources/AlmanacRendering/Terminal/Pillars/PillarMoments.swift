import Almanac

/// The page of `almanac pillars` for pillars: when they occur, by the calendar's clock.
package struct PillarMoments {
    private let calendar: LunisolarCalendar
    private let pattern: PillarPattern
    private let boundaries: PillarBoundaries
    private let language: CalendarLanguage
    private let periods: [Range<Instant>]

    /// The moments of pillars among some days.
    package init(
        _ calendar: LunisolarCalendar,
        _ pattern: PillarPattern,
        in days: DayRange,
        changingAt boundaries: PillarBoundaries,
        in language: CalendarLanguage
    ) {
        (self.calendar, self.pattern, self.boundaries, self.language) = (calendar, pattern, boundaries, language)
        periods = calendar.moments(of: pattern, in: days, boundaries: boundaries)
    }

    /// The page, a line a period; nil if there is none.
    package func lines(width: Int) -> [StyledText]? {
        guard let last = periods.last else { return nil }
        let rows = periods.map { TableRow(cells: [StyledText(text(of: $0), .title)], notes: notes(on: $0.lowerBound)) }
        let clocks = periods.map { calendar.clockName(at: $0.lowerBound) }.unique
        let caption =
            [
                calendar.name(in: language), clocks.joined(separator: " → "), boundaries.year.text(in: language),
                boundaries.day.text(in: language),
            ]
            + calendar.computedNames(until: calendar.civilDay(of: last.lowerBound), in: language)
        return [StyledText(names.joined(separator: "  "), .title), StyledText()] + TableRow.lines(rows, width: width)
            + caption.map { StyledText($0, .dimmed) }.flow(width: width, separator: StyledText(" · ", .dimmed))
    }

    /// The reason why the pillars never occur together: the month that the year has, or the hour of the day; nil if they may.
    package var contradiction: String? {
        if let year = pattern.year, let month = pattern.month {
            let own = StemBranch.month(month.branch, inYearOf: year.stem)
            if own != month { return say(.year, year, .month, month, own) }
        }
        if let day = pattern.day, let hour = pattern.hour {
            let own = StemBranch.hour(hour.branch, inDayOf: day.stem)
            let isLate =
                hour.branch == .zi && boundaries.day == .midnight
                && hour == StemBranch.hour(.zi, inDayOf: day.next.stem)
            if own != hour && !isLate { return say(.day, day, .hour, hour, own) }
        }
        return nil
    }

    private func say(
        _ whole: PillarUnit,
        _ pillar: StemBranch,
        _ part: PillarUnit,
        _ asked: StemBranch,
        _ own: StemBranch
    ) -> String {
        let values = [whole.text(pillar, in: language), part.text(asked, in: language), part.text(own, in: language)]
        return Phrase.noSuchPillar.text(in: language, values)
    }

    /// The pillars with their units.
    package var names: [String] {
        let pillars: [(PillarUnit, StemBranch?)] = [
            (.year, pattern.year), (.month, pattern.month), (.day, pattern.day), (.hour, pattern.hour),
        ]
        return pillars.compactMap { unit, pillar in pillar.map { unit.text($0, in: language) } }
    }

    /// From when to when: days, if it lasts from 0h to 0h, `1946-07-29`, or times, `1946-07-29 09:00 – 11:00`.
    private func text(of period: Range<Instant>) -> String {
        guard let first = calendar.localTime(of: period.lowerBound), let end = calendar.localTime(of: period.upperBound)
        else { return "" }
        if first.secondOfDay == 0, end.secondOfDay == 0, let last = end.day.previous {
            return last == first.day ? "\(last)" : "\(first.day) – \(last)"
        }
        let isSameDay = end.day == first.day || end.secondOfDay == 0 && end.day == first.day.next
        return "\(first.day) \(shortText(first)) – " + (isSameDay ? "" : "\(end.day) ") + shortText(end)
    }

    private func shortText(_ time: LocalTime) -> String {
        time.second == 0 ? time.hoursAndMinutes : time.hoursMinutesSeconds
    }

    /// The weekday and the lunar date of the first moment, if the day is sought.
    private func notes(on instant: Instant) -> [StyledText] {
        guard pattern.day != nil, let day = calendar.civilDay(of: instant), let lunar = calendar.lunarDate(on: day)
        else { return [] }
        return [
            StyledText(day.weekday.name(in: language)), StyledText(lunar.text(in: language, year: .numberAndPillar)),
        ]
    }
}
