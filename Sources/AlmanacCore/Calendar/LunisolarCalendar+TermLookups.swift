// The solar term of a day, the season, and the terms before and after a day or an instant. All promised days have all of them; of
// the days that a calendar holds before and after, some are before its first term or after its last.

extension LunisolarCalendar {
    /// The solar term whose civil day a day is, or nil if it is not one.
    ///
    /// - Complexity: O(1).
    public func term(on day: Day) -> SolarTerm? {
        termDays.number(on: day).map { SolarTerm(wrapping: $0) }
    }

    /// The solar term whose civil day a day is, with its instant, or nil if it is not one.
    ///
    /// - Complexity: O(1).
    public func termEvent(on day: Day) -> SolarTermEvent? {
        termDays.number(on: day).flatMap { termEvent(number: $0) }
    }

    /// The solar term to which a day belongs, the last that begins on it or before it.
    ///
    /// - Returns: nil if the calendar does not hold the day, or not this term and the next: of the bundled table the days from
    ///   1899-12-03 to 06 and from 2101-01-20 to 28.
    /// - Complexity: O(1).
    public func term(containing day: Day) -> SolarTerm? {
        termDays.lastNumber(onOrBefore: day).map { SolarTerm(wrapping: $0) }
    }

    /// The season of a day, from its 立 on.
    ///
    /// - Returns: nil where `term(containing:)` is.
    /// - Complexity: O(1).
    public func season(on day: Day) -> SolarTerm.Season? {
        term(containing: day)?.season
    }

    /// The first solar term on a later civil day.
    ///
    /// - Returns: nil if the calendar does not hold the day, or no later term: of the bundled table the days from 2101-01-20 on.
    /// - Complexity: O(1).
    public func nextTermEvent(after day: Day) -> SolarTermEvent? {
        days.contains(day) ? termEvent(number: termDays.firstNumber(after: day)) : nil
    }

    /// The last solar term on an earlier civil day.
    ///
    /// - Returns: nil if the calendar does not hold the day, or no earlier term: of the bundled table the days to 1899-12-07.
    /// - Complexity: O(1).
    public func previousTermEvent(before day: Day) -> SolarTermEvent? {
        days.contains(day) ? termEvent(number: termDays.firstNumber(onOrAfter: day) - 1) : nil
    }

    /// The first solar term after an instant.
    ///
    /// - Returns: nil if the calendar does not hold the day of the instant by UTC, or no later term.
    /// - Complexity: O(1).
    public func nextTermEvent(after instant: Instant) -> SolarTermEvent? {
        numberOfFirstTerm(after: instant).flatMap { termEvent(number: $0) }
    }

    /// The last solar term before an instant.
    ///
    /// - Returns: nil if the calendar does not hold the day of the instant by UTC, or not the terms on both sides of it.
    /// - Complexity: O(1).
    public func previousTermEvent(before instant: Instant) -> SolarTermEvent? {
        instant.advanced(bySeconds: -1).flatMap { numberOfLastTerm(notAfter: $0) }.flatMap { termEvent(number: $0) }
    }

    /// The solar terms whose civil days lie in a Gregorian month, in order: two.
    ///
    /// - Complexity: O(1).
    public func termEvents(in month: YearMonth) -> SolarTermEvents {
        termEvents(in: month.firstDay...month.lastDay)
    }

    /// The solar terms whose civil days lie in a Gregorian year, in order: 24, as far as the calendar reaches. Fewer, or none,
    /// are those of a year that it does not hold whole, of which `termInstants(inYear:)` is nil.
    ///
    /// - Complexity: O(1).
    public func termEvents(inYear year: Int) -> SolarTermEvents {
        guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31) else {
            return SolarTermEvents(calendar: self, numbers: 0..<0)
        }
        return termEvents(in: first...last)
    }
}

// MARK: - By the instant

extension LunisolarCalendar {
    /// The last term that is not after an instant, or nil if the calendar does not reach it.
    func numberOfLastTerm(notAfter instant: Instant) -> Int? {
        numberOfFirstTerm(after: instant).flatMap { $0 > terms.numbers.lowerBound ? $0 - 1 : nil }
    }

    private func numberOfFirstTerm(after instant: Instant) -> Int? {
        guard let day = instant.day(atOffsetSeconds: 0), days.contains(day) else { return nil }
        // One term early; the instant is within a day of the civil day, so at most three steps.
        var number = max(termDays.firstNumber(onOrAfter: day) - 1, terms.numbers.lowerBound)
        while number < terms.numbers.upperBound && terms.seconds(number) <= instant.secondsSince1970 { number += 1 }
        return number < terms.numbers.upperBound ? number : nil
    }
}
