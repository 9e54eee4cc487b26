import AlmanacCore

/// Which days a reader has chosen, in one of four manners.
///
/// Every operation takes constant time; a tap in the manner of several days copies their marks if they are shared.
public enum DaySelection: Hashable, Sendable {
    /// Days cannot be chosen.
    case none
    /// One day at most; a tap on another moves it there.
    case single(Day?)
    /// Any days of a range; a tap chooses a day or leaves it.
    case multiple(DayMarks)
    /// Days in a row, from one tap to the next.
    case range(RangeSelection)

    /// Takes a tap on a day.
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

    /// Leaves all days, in the same manner.
    public mutating func clear() {
        switch self {
        case .none: break
        case .single: self = .single(nil)
        case .multiple(let marks): self = .multiple(DayMarks(over: marks.days))
        case .range: self = .range(.empty)
        }
    }

    /// Whether a day is chosen.
    public func contains(_ day: Day) -> Bool {
        switch self {
        case .none: false
        case .single(let selected): selected == day
        case .multiple(let marks): marks.contains(day)
        case .range(let selection): selection.days?.contains(day) ?? false
        }
    }

    /// Which part of the selection a day is.
    public func role(of day: Day) -> SelectionRole {
        guard contains(day) else { return .none }
        guard case .range(let selection) = self, let days = selection.days, days.count > 1 else { return .single }
        if day == days.firstDay { return .first }
        return day == days.lastDay ? .last : .middle
    }
}
