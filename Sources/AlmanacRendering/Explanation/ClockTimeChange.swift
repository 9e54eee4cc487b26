import Almanac

/// How the months of a sui would be numbered otherwise by clock times.
struct ClockTimeChange: Hashable, Sendable {
    /// A principal term that comes before the new moon of its own day.
    struct Term: Hashable, Sendable {
        let term: SuiEvent
        let newMoon: SuiEvent
    }

    /// The terms on which the two comparisons differ.
    let terms: [Term]
    /// The first day of the month that would be leap, or nil if none would.
    let leapMonth: Day?
}
