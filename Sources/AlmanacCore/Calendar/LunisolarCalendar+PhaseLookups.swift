// The phase of the Moon of a day, and the phases before and after a day or an instant.

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
