import AlmanacCore

/// Which instants a wall time can be in a zone.
package enum WallTimeReading: Hashable, Sendable {
    /// The one instant at which the clocks show it.
    case once(Instant)
    /// The clocks show it twice, because they are put back: both instants, the earlier first.
    case twice(Instant, Instant)
    /// The clocks never show it, because they are put forward past it: the instant that it would be by the clocks before the
    /// change, then by those after it.
    case never(Instant, Instant)
}
