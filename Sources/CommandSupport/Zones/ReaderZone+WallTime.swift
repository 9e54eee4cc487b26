import AlmanacCore

extension ReaderZone {
    /// The instants at which the clocks of the zone show a time.
    package func reading(_ time: WallTime) -> WallTimeReading {
        let offsets = offsets(around: time)
        let inForce = offsets.filter { offset(at: time.instant(utcOffsetSeconds: $0)) == $0 }
        let instants = inForce.map { time.instant(utcOffsetSeconds: $0) }
        if let first = instants.min(), let last = instants.max() {
            return first == last ? .once(first) : .twice(first, last)
        }
        // The clocks go from one offset to a greater one, and the time lies between.
        let shown = offsets.sorted().map { time.instant(utcOffsetSeconds: $0) }
        return .never(shown.first ?? time.instant(utcOffsetSeconds: 0), shown.last ?? time.instant(utcOffsetSeconds: 0))
    }

    /// The offsets that the clocks have within 26 hours of a time, which is more than any zone differs from UTC;
    /// looked up every half hour, for which no zone has ever kept a clock.
    private func offsets(around time: WallTime) -> [Int32] {
        let utc = time.instant(utcOffsetSeconds: 0).secondsSince1970
        return stride(from: utc - 26 * 3600, through: utc + 26 * 3600, by: 1800)
            .map { offset(at: Instant(secondsSince1970: $0)) }
            .reduce(into: []) { offsets, offset in if !offsets.contains(offset) { offsets.append(offset) } }
    }
}

extension ReaderZone {
    /// What the clocks of the zone show at an instant; nil if `Day` does not hold the day.
    package func localTime(of instant: Instant) -> LocalTime? {
        LocalTime(of: instant, utcOffsetSeconds: offset(at: instant))
    }
}
