import AlmanacCore

/// A range of days that is being chosen with two taps.
public enum RangeSelection: Hashable, Sendable {
    /// Nothing is chosen yet.
    case empty
    /// One end is chosen.
    case begun(Day)
    /// Both ends are chosen.
    case complete(DayRange)

    /// The days chosen so far, or nil if there are none.
    public var days: DayRange? {
        switch self {
        case .empty: nil
        case .begun(let day): day...day
        case .complete(let days): days
        }
    }

    /// What it becomes when a day is tapped: the first tap begins a range, the second ends it, before or after the
    /// first, and a third begins another.
    func tapped(_ day: Day) -> RangeSelection {
        guard case .begun(let other) = self else { return .begun(day) }
        return .complete(min(day, other)...max(day, other))
    }
}
