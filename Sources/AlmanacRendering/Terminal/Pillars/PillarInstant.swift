import Almanac

/// The instant of `almanac pillars`, and the clock that tells its day and hour.
package struct PillarInstant: Sendable {
    /// The instant.
    let instant: Instant
    /// The clock by which it is told.
    let clock: ReaderClock

    /// An instant by a clock.
    package init(_ instant: Instant, by clock: ReaderClock) {
        self.instant = instant
        self.clock = clock
    }

    /// How far the clock is ahead of UTC at the instant, seconds.
    var offset: Int32 { clock.offset(instant) }

    /// What the clock is called at the instant: `Asia/Shanghai UTC+8`, or `UTC+8`.
    var clockName: String {
        [clock.name, instant.clockName(utcOffsetSeconds: offset)].compactMap(\.self).joined(separator: " ")
    }
}
