/// Consecutive days without work, at least one of them a day off and not only weekend: 春節, Golden Week.
public struct HolidayBreak: Hashable, Sendable {
    /// The days, weekends at both ends included.
    public let days: DayRange
    /// The festivals for which they are off, each once, in the order of the days; empty if no holiday is named.
    public let festivals: [FestivalID]
    /// Whether a day just before or after them is unknown, so that they may yet become more.
    public let isOpen: Bool
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
            return HolidayBreak(days: range, festivals: festivals(of: range), isOpen: isOpen(range))
        }
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

    /// Every longest range of days without work that has a day within two months of a year.
    private func restRanges(around year: DayRange) -> [DayRange] {
        guard let first = year.firstDay.advanced(by: -60), let last = year.lastDay.advanced(by: 60),
            let days = DayRange(from: first, to: last)?.intersection(self.days)
        else { return [] }
        return DayRange.ranges(of: days.filter { status(of: $0).isOff })
    }

    private func festivals(of days: DayRange) -> [FestivalID] {
        var festivals: [FestivalID] = []
        for day in days {
            if let festival = status(of: day).festival, !festivals.contains(festival) { festivals.append(festival) }
        }
        return festivals
    }

    private func isOpen(_ days: DayRange) -> Bool {
        [days.firstDay.previous, days.lastDay.next].contains { day in
            day.map { status(of: $0).kind == .unknown } ?? true
        }
    }
}
