// Solar terms of a calendar: by year, by number, by range of days.

extension LunisolarCalendar {
    /// A solar term of a Gregorian year, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func termEvent(_ term: SolarTerm, inYear year: Int) -> SolarTermEvent? {
        guard LunarDate.years.contains(year) else { return nil }
        return termEvent(number: term.number(inYear: year))
    }

    /// The solar terms whose civil days lie in a range of days, in order, as far as the calendar reaches: empty if `days` holds
    /// none of them.
    ///
    /// - Complexity: O(1); each event is computed when it is asked for, in O(1).
    public func termEvents(in days: DayRange) -> SolarTermEvents {
        let first = termDays.firstNumber(onOrAfter: days.firstDay)
        let end = days.lastDay.next.map { termDays.firstNumber(onOrAfter: $0) } ?? termDays.numbers.upperBound
        return SolarTermEvents(calendar: self, numbers: first..<max(first, end))
    }

    /// The term of a number, counted from 小寒 of January 1900.
    func termEvent(number: Int) -> SolarTermEvent? {
        guard terms.numbers.contains(number) else { return nil }
        return event(
            SolarTerm(wrapping: number),
            at: Instant(secondsSince1970: terms.seconds(number)),
            on: termDays.day(number),
            noted: remark(.term, index: number - terms.firstNumber)
        )
    }
}

/// The solar terms in a range of days, each computed when it is asked for.
public struct SolarTermEvents: RandomAccessCollection, Sendable {
    let calendar: LunisolarCalendar
    let numbers: Range<Int>

    /// The index of the first term.
    public var startIndex: Int { numbers.lowerBound }
    /// The index after that of the last term.
    public var endIndex: Int { numbers.upperBound }

    /// The term at an index.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    /// - Complexity: O(1).
    public subscript(index: Int) -> SolarTermEvent {
        guard numbers.contains(index), let event = calendar.termEvent(number: index) else {
            preconditionFailure("no such index among these solar terms")
        }
        return event
    }
}

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
        guard let day = instant.day(utcOffsetSeconds: 0), days.contains(day) else { return nil }
        // One term early; the instant is within a day of the civil day, so at most three steps.
        var number = max(termDays.firstNumber(onOrAfter: day) - 1, terms.numbers.lowerBound)
        while number < terms.numbers.upperBound && terms.seconds(number) <= instant.secondsSince1970 { number += 1 }
        return number < terms.numbers.upperBound ? number : nil
    }
}

// MARK: - How many 立春 a lunar year has: none (無春, a blind year), one, or two (雙春)

extension LunisolarCalendar {
    /// The 立春 whose civil days lie in a lunar year, in order: none to two of them; nil if the calendar does not hold all
    /// months of the year.
    ///
    /// A year of twelve months has one or none, a year of thirteen one or two.
    ///
    /// - Parameter year: The lunar year, by the Gregorian year in which it begins.
    public func lichunEvents(inLunarYear year: Int) -> [SolarTermEvent]? {
        guard let days = lunarYear(year)?.days else { return nil }
        return [year, year + 1].compactMap { termEvent(.lichun, inYear: $0) }.filter { days.contains($0.day) }
    }
}

/// The instants of the 24 solar terms of a Gregorian year, 小寒 first.
///
/// Indices are those of `SolarTerm.index`. Every operation takes constant time, and none allocates.
public struct SolarTermInstants: RandomAccessCollection, Sendable {
    let calendar: LunisolarCalendar
    let firstNumber: Int

    /// The index of 小寒, zero.
    public var startIndex: Int { 0 }
    /// The number of terms, 24.
    public var endIndex: Int { SolarTerm.count }

    /// The instant at an index.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    public subscript(index: Int) -> Instant {
        precondition(index >= 0 && index < SolarTerm.count, "no such index among these terms")
        return Instant(secondsSince1970: calendar.terms.seconds(firstNumber + index))
    }

    /// The instant of a term.
    public subscript(term: SolarTerm) -> Instant { self[term.index] }

    /// Writes the instants into a buffer of the caller's.
    ///
    /// - Parameter instants: Room for at least 24; the rest of it is left unchanged.
    public func fill(_ instants: inout MutableSpan<Instant>) {
        precondition(instants.count >= SolarTerm.count, "no room for the 24 solar terms of a year")
        let first = firstNumber &- calendar.terms.firstNumber
        let seconds = calendar.terms.instants[first..<first &+ SolarTerm.count]
        instants.withUnsafeMutableBufferPointer { instants in
            for (index, second) in seconds.enumerated() { instants[index] = Instant(secondsSince1970: second) }
        }
    }
}

extension LunisolarCalendar {
    /// The instants of the 24 solar terms of a Gregorian year, or nil if the calendar does not reach all of them.
    ///
    /// They are the same for all calendars of a table.
    ///
    /// - Complexity: O(1).
    public func termInstants(inYear year: Int) -> SolarTermInstants? {
        guard LunarDate.years.contains(year) else { return nil }
        let first = SolarTerm.xiaohan.number(inYear: year)
        guard terms.numbers.contains(first), terms.numbers.contains(first + SolarTerm.count - 1) else { return nil }
        return SolarTermInstants(calendar: self, firstNumber: first)
    }
}
