import AlmanacCore

/// A range of days that is selected with two taps.
public enum RangeSelection: Hashable, Sendable {
    /// No day is selected yet.
    case empty
    /// One end is selected.
    case begun(Day)
    /// Both ends are selected.
    case complete(DayRange)

    /// The days selected so far, or nil if there are none.
    public var days: DayRange? {
        switch self {
        case .empty: nil
        case .begun(let day): day...day
        case .complete(let days): days
        }
    }

    /// The selection after a tap on a day: the first tap begins a range, the second ends it, before or after the first
    /// day, and a third begins another range.
    func tapped(_ day: Day) -> RangeSelection {
        guard case .begun(let other) = self else { return .begun(day) }
        return .complete(min(day, other)...max(day, other))
    }
}
