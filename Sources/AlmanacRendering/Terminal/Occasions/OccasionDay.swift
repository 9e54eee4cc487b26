import Almanac

/// A day on which something happens that was asked for.
package enum OccasionDay: Hashable, Sendable {
    /// A festival or a date; the last day is the same unless it is a span.
    case days(Day, last: Day)
    /// A solar term.
    case term(SolarTermEvent)
    /// A phase of the Moon.
    case phase(MoonPhaseEvent)
    /// A lunar month.
    case month(LunarMonth)

    /// The day, or the first of several.
    package var day: Day {
        switch self {
        case .days(let first, _): first
        case .term(let event): event.day
        case .phase(let event): event.day
        case .month(let month): month.firstDay
        }
    }

    /// The instant of an event; nil for days.
    var instant: Instant? {
        switch self {
        case .days, .month: nil
        case .term(let event): event.instant
        case .phase(let event): event.instant
        }
    }
}
