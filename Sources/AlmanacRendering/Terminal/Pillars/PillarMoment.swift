import Almanac

/// The moment of `almanac pillars`, and the clock that tells its day and hour.
package struct PillarMoment: Sendable {
    /// The moment.
    let instant: Instant
    /// The clock of the place.
    let clock: ReaderClock

    /// A moment by the clock of a place.
    package init(_ instant: Instant, by clock: ReaderClock) {
        self.instant = instant
        self.clock = clock
    }

    /// How far the clock is ahead of UTC at the moment, seconds.
    var offset: Int32 { clock.offset(instant) }

    /// What the clock is called at the moment: `Asia/Shanghai UTC+8`, or `UTC+8`.
    var clockName: String {
        [clock.name, instant.clockName(atOffsetSeconds: offset)].compactMap(\.self).joined(separator: " ")
    }
}
