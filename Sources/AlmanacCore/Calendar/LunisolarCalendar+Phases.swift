// Phases of the Moon in a calendar.

extension LunisolarCalendar {
    /// The phases of the Moon whose civil days lie in a range of days, in order, as far as the calendar reaches: empty if `days`
    /// holds none of them.
    ///
    /// - Complexity: O(1); each event is computed when it is asked for, in O(1).
    public func phaseEvents(in days: DayRange) -> MoonPhaseEvents {
        let first = firstPhaseIndex(onOrAfter: days.firstDay)
        let end = days.lastDay.next.map { firstPhaseIndex(onOrAfter: $0) } ?? 4 * months.count
        return MoonPhaseEvents(calendar: self, bounds: first..<max(first, end))
    }

    /// The new moon on whose civil day a month of this calendar begins, or nil if the month is of another calendar.
    ///
    /// - Complexity: O(1).
    public func newMoon(of month: LunarMonth) -> MoonPhaseEvent? {
        phaseEvent(on: month.firstDay).flatMap { $0.kind == .newMoon ? $0 : nil }
    }

    /// The first phase on `day` or later, counted from the new moon that begins the first lunation.
    func firstPhaseIndex(onOrAfter day: Day) -> Int {
        guard day > months.days.firstDay else { return 0 }
        guard let lunation = months.lunation(containing: day) else { return 4 * months.count }
        var index = 4 * lunation
        // Four phases a lunation, so at most four steps.
        while index < 4 * (lunation + 1), let event = phaseEvent(index: index), event.day < day { index += 1 }
        return index
    }

    /// The phase of an index, counted from the new moon that begins the first lunation.
    func phaseEvent(index: Int) -> MoonPhaseEvent? {
        let lunation = index >> 2
        guard index >= 0, lunation < months.count else { return nil }
        let phase = MoonPhase(wrapping: index)
        let instant = Instant(secondsSince1970: phases.seconds(phase, index: lunation))
        guard phase == .newMoon else {
            return civilDay(of: instant).map { event(phase, at: instant, on: $0, noted: nil) }
        }
        let day = months.firstDay(ofLunation: lunation)
        return event(phase, at: instant, on: day, noted: remark(.newMoon, index: lunation))
    }
}

/// The phases of the Moon in a range of days, each computed when it is asked for.
public struct MoonPhaseEvents: RandomAccessCollection, Sendable {
    let calendar: LunisolarCalendar
    let bounds: Range<Int>

    /// The index of the first phase.
    public var startIndex: Int { bounds.lowerBound }
    /// The index after that of the last phase.
    public var endIndex: Int { bounds.upperBound }

    /// The phase at an index.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    /// - Complexity: O(1).
    public subscript(index: Int) -> MoonPhaseEvent {
        guard bounds.contains(index), let event = calendar.phaseEvent(index: index) else {
            preconditionFailure("no such index among these phases")
        }
        return event
    }
}

// MARK: - The phase of the Moon of a day, and the phases before and after a day or an instant

extension LunisolarCalendar {
    /// The phase of the Moon whose civil day a day is, or nil if it is not one.
    ///
    /// - Complexity: O(1).
    public func phase(on day: Day) -> MoonPhase? {
        phaseEvent(on: day)?.kind
    }

    /// The phase of the Moon whose civil day a day is, with its instant, or nil if it is not one.
    ///
    /// - Complexity: O(1).
    public func phaseEvent(on day: Day) -> MoonPhaseEvent? {
        phaseEvents(in: day...day).first
    }

    /// The first phase on a later civil day, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func nextPhaseEvent(after day: Day) -> MoonPhaseEvent? {
        guard days.contains(day), let next = day.next else { return nil }
        return phaseEvent(index: firstPhaseIndex(onOrAfter: next))
    }

    /// The last phase on an earlier civil day, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func previousPhaseEvent(before day: Day) -> MoonPhaseEvent? {
        days.contains(day) ? phaseEvent(index: firstPhaseIndex(onOrAfter: day) - 1) : nil
    }

    /// The first phase after an instant, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func nextPhaseEvent(after instant: Instant) -> MoonPhaseEvent? {
        guard let day = civilDay(of: instant), days.contains(day) else { return nil }
        var index = max(firstPhaseIndex(onOrAfter: day) - 1, 0)
        // One phase early, as an exception may set a day beside its instant: at most three steps.
        while let event = phaseEvent(index: index), event.instant <= instant { index += 1 }
        return phaseEvent(index: index)
    }

    /// The last phase before an instant, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func previousPhaseEvent(before instant: Instant) -> MoonPhaseEvent? {
        guard let day = civilDay(of: instant), days.contains(day) else { return nil }
        var index = firstPhaseIndex(onOrAfter: day) + 1
        if index >= 4 * months.count { index = 4 * months.count - 1 }
        while let event = phaseEvent(index: index), event.instant >= instant { index -= 1 }
        return phaseEvent(index: index)
    }

    /// The phases of the Moon whose civil days lie in a Gregorian month, in order: three to five.
    ///
    /// - Complexity: O(1).
    public func phaseEvents(in month: YearMonth) -> MoonPhaseEvents {
        phaseEvents(in: month.firstDay...month.lastDay)
    }
}
