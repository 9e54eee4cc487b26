import AlmanacCore

/// The days that a user has selected, in one of four ways of selecting.
///
/// Every operation takes constant time, except that a tap on one of several days copies their marks if another value
/// shares them.
public enum DaySelection: Hashable, Sendable {
    /// No day can be selected.
    case none
    /// At most one day; a tap on another day selects that one instead.
    case single(Day?)
    /// Any days of a range; a tap selects a day or deselects it.
    case multiple(DayMarks)
    /// Consecutive days, from one tap to the next.
    case range(RangeSelection)

    /// Changes the selection as a tap on a day does.
    public mutating func tap(_ day: Day) {
        switch self {
        case .none:
            break
        case .single:
            self = .single(day)
        case .multiple(var marks):
            // Without this the marks would be shared, and copied on every tap.
            self = .none
            marks.toggle(day)
            self = .multiple(marks)
        case .range(let selection):
            self = .range(selection.tapped(day))
        }
    }

    /// Deselects all days; the way of selecting stays.
    public mutating func clear() {
        switch self {
        case .none: break
        case .single: self = .single(nil)
        case .multiple(let marks): self = .multiple(DayMarks(over: marks.days))
        case .range: self = .range(.empty)
        }
    }

    /// Whether a day is selected.
    public func contains(_ day: Day) -> Bool {
        switch self {
        case .none: false
        case .single(let selected): selected == day
        case .multiple(let marks): marks.contains(day)
        case .range(let selection): selection.days?.contains(day) ?? false
        }
    }

    /// The part that a day has in the selection.
    public func role(of day: Day) -> SelectionRole {
        guard contains(day) else { return .none }
        guard case .range(let selection) = self, let days = selection.days, days.count > 1 else { return .single }
        if day == days.firstDay { return .first }
        return day == days.lastDay ? .last : .middle
    }
}
