/// Consecutive days without work, at least one of them a day off and not only weekend: 春節, Golden Week.
public struct HolidayBreak: Hashable, Sendable {
    /// The days, weekends at both ends included.
    public let days: DayRange
    /// The festivals for which they are off, each once; empty if no holiday is named. The first, after which the break is called,
    /// has the most of the days, substitutes apart, and of several has been a holiday the longest: 春節, not its eve.
    public let festivals: [FestivalID]
    /// Whether a day just before or after them is unknown, so that they may yet become more, or a weekend among them.
    public let isOpen: Bool
    /// The uncertain holiday on which the days depend, the first of several; nil if there is none.
    public let doubt: WorkStatus.Doubt?
}

/// Workdays between days off, which somebody may take as leave to have one long break.
public struct LeaveSuggestion: Hashable, Sendable {
    /// The workdays to take.
    public let leave: DayRange
    /// All days off in a row with them.
    public let days: DayRange
    /// Whether a day just before or after these is unknown, so that they may yet become more.
    public let isOpen: Bool
}

extension WorkCalendar {
    /// The breaks that have a day in a Gregorian year, in order. One at the turn of the year is a break of both.
    ///
    /// ```swift
    /// if let mainland = AlmanacTable.bundled.workCalendar(in: "mainland"), let breaks = mainland.breaks(inYear: 2026)
    /// {
    ///     print(breaks.first { $0.festivals.contains("chunjie") }?.days ?? mainland.days)  // 2026-02-15...2026-02-23
    /// }
    /// ```
    ///
    /// - Returns: nil if `days` does not hold the whole year.
    /// - Complexity: O(days of the year); this allocates.
    public func breaks(inYear year: Int) -> [HolidayBreak]? {
        guard let year = heldYear(year) else { return nil }
        return restRanges(around: year).compactMap { range in
            guard year.overlaps(range), range.contains(where: { status(of: $0).kind == .dayOff }) else { return nil }
            let (festivals, doubt) = (festivals(of: range), doubt(in: range))
            return HolidayBreak(days: range, festivals: festivals, isOpen: isOpen(range), doubt: doubt)
        }
    }

    /// The first break that begins after a day, in whatever year.
    ///
    /// ```swift
    /// if let mainland = AlmanacTable.bundled.workCalendar(in: "mainland"), let today = Day("2026-11-22"),
    ///     let next = mainland.nextBreak(after: today)
    /// {
    ///     print(next.days.firstDay, next.festivals)  // 2027-01-01 [new-years-day]
    /// }
    /// ```
    ///
    /// - Returns: nil if `days` ends before. Days in between that are unknown may yet become a break.
    /// - Complexity: O(days between, at least those of a year); this allocates.
    public func nextBreak(after day: Day) -> HolidayBreak? {
        var year = max(GregorianDate(day).year, GregorianDate(days.firstDay).year + 1)
        while let breaks = breaks(inYear: year) {
            if let found = breaks.first(where: { day < $0.days.firstDay }) { return found }
            year += 1
        }
        return nil
    }

    /// The first day after a day that is known to be a holiday, or a day in place of one, in whatever year: no weekend, and no day
    /// that only joins a holiday and a weekend.
    ///
    /// - Returns: nil if `days` ends before. Days in between that are unknown may yet become holidays.
    /// - Complexity: O(days between); nothing is allocated.
    public func nextHoliday(after day: Day) -> Day? {
        first(after: day) { $0.kind == .dayOff && $0.reason != .exchanged && $0.reason != .bridge }
    }

    /// The first day after a day that is known to be off, on a weekend or for any other reason.
    ///
    /// - Returns: nil if `days` ends before. Days in between that are unknown may yet become days off.
    /// - Complexity: O(days between); nothing is allocated.
    public func nextDayOff(after day: Day) -> Day? { first(after: day) { $0.isOff } }

    private func first(after day: Day, where isWanted: (WorkStatus) -> Bool) -> Day? {
        guard let next = day.next, next <= days.lastDay else { return nil }
        return (max(next, days.firstDay)...days.lastDay).first { isWanted(status(of: $0)) }
    }

    /// The suggestions of leave in a Gregorian year, in order: a few workdays between two ranges of days without work, one
    /// of them a break.
    ///
    /// Leave is taken on days that are known to be worked: a year for which no notice has been given yet has no suggestions.
    ///
    /// ```swift
    /// if let japan = AlmanacTable.bundled.workCalendar(in: "japan"),
    ///     let suggestion = japan.leaveSuggestions(inYear: 2026)?.first
    /// {
    ///     print(suggestion.leave, suggestion.days)  // 2026-01-02...2026-01-02 2026-01-01...2026-01-04
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - year: The year of the first day of leave.
    ///   - most: The most workdays to take, at least 1.
    /// - Returns: nil if `days` does not hold the whole year.
    /// - Complexity: O(days of the year); this allocates.
    public func leaveSuggestions(inYear year: Int, takingUpTo most: Int = 1) -> [LeaveSuggestion]? {
        guard let year = heldYear(year) else { return nil }
        let ranges = restRanges(around: year)
        return zip(ranges, ranges.dropFirst()).compactMap { before, after in
            guard let first = before.lastDay.next, let last = after.firstDay.previous,
                let leave = DayRange(from: first, to: last), leave.count <= most, year.contains(first),
                leave.allSatisfy({ status(of: $0).isWorked }),
                [before, after].contains(where: { $0.contains { status(of: $0).kind == .dayOff } })
            else { return nil }
            let days = before.firstDay...after.lastDay
            return LeaveSuggestion(leave: leave, days: days, isOpen: isOpen(days))
        }
    }

    /// The days of a Gregorian year, or nil if `days` lacks one of them.
    private func heldYear(_ year: Int) -> DayRange? {
        DayRange(year: year).flatMap { days.intersection($0) == $0 ? $0 : nil }
    }

    /// Every longest range of days without work that has a day within two months of a year. A weekend between two days off belongs to
    /// it, also one that nobody has decided: it takes a notice to have it worked.
    private func restRanges(around year: DayRange) -> [DayRange] {
        guard let first = year.firstDay.advanced(by: -60), let last = year.lastDay.advanced(by: 60),
            let days = DayRange(from: first, to: last)?.intersection(self.days)
        else { return [] }
        let ranges = DayRange.ranges(of: days.filter { status(of: $0).isOff || isUndecidedWeekend($0) })
        return ranges.compactMap { range in
            guard let first = range.first(where: { status(of: $0).isOff }) else { return nil }
            return range.last { status(of: $0).isOff }.map { first...$0 }
        }
    }

    private func isUndecidedWeekend(_ day: Day) -> Bool {
        let status = status(of: day)
        return status.kind == .unknown && status.week == .weekend
    }

    /// The festivals of days in a row, each once, the one after which they are called first.
    package func festivals(of days: DayRange) -> [FestivalID] {
        let statuses = days.map { status(of: $0) }
        let named = statuses.compactMap { $0.festival }
        let order = holidays + named.filter { !holidays.contains($0) }
        let counts = order.map { festival -> Int in
            let own = statuses.count { $0.festival == festival && $0.reason != .substitute }
            return 2 * own + (named.contains(festival) ? 1 : 0)
        }
        let main = counts.indices.max { counts[$0] < counts[$1] || counts[$0] == counts[$1] && $0 > $1 }
        guard let main, counts[main] > 0 else { return [] }
        return named.reduce(into: [order[main]]) { if !$0.contains($1) { $0.append($1) } }
    }

    private func isOpen(_ days: DayRange) -> Bool {
        [days.firstDay.previous, days.lastDay.next].contains { day in
            day.map { status(of: $0).kind == .unknown } ?? true
        } || days.contains { status(of: $0).kind == .unknown }
    }
}
