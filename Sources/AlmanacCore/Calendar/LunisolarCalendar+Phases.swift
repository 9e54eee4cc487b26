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
    public func newMoon(of month: DatedLunarMonth) -> MoonPhaseEvent? {
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
