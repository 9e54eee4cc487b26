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
