import AlmanacCore

/// Which moments a wall time can be in a zone.
package enum WallTimeReading: Hashable, Sendable {
    /// The one moment at which the clocks show it.
    case once(Instant)
    /// The clocks show it twice, because they are put back: both moments, the earlier first.
    case twice(Instant, Instant)
    /// The clocks never show it, because they are put forward past it: the moment that it would be by the clocks before the
    /// change, then by those after it.
    case never(Instant, Instant)
}

extension ReaderZone {
    /// The moments at which the clocks of the zone show a time.
    package func reading(_ time: WallTime) -> WallTimeReading {
        let offsets = offsets(around: time)
        let shownAt = offsets.filter { offset(at: time.instant(atOffsetSeconds: $0)) == $0 }
        let moments = shownAt.map { time.instant(atOffsetSeconds: $0) }
        if let first = moments.min(), let last = moments.max() {
            return first == last ? .once(first) : .twice(first, last)
        }
        // The clocks go from one offset to a greater one, and the time lies between.
        let shown = offsets.sorted().map { time.instant(atOffsetSeconds: $0) }
        return .never(shown.first ?? time.instant(atOffsetSeconds: 0), shown.last ?? time.instant(atOffsetSeconds: 0))
    }

    /// The offsets that the clocks have within 26 hours of a time, which is more than any zone differs from UTC;
    /// looked up every half hour, for which no zone has ever kept a clock.
    private func offsets(around time: WallTime) -> [Int32] {
        let utc = time.instant(atOffsetSeconds: 0).secondsSince1970
        return stride(from: utc - 26 * 3600, through: utc + 26 * 3600, by: 1800)
            .map { offset(at: Instant(secondsSince1970: $0)) }
            .reduce(into: []) { offsets, offset in if !offsets.contains(offset) { offsets.append(offset) } }
    }
}

extension ReaderZone {
    /// What the clocks of the zone show at a moment, with their offset; nil if `Day` does not hold the day.
    package func wallTime(at instant: Instant) -> WallTime? {
        WallTime(of: instant, atOffsetSeconds: offset(at: instant))
    }
}
