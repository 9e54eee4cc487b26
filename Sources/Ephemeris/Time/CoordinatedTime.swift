// UTC, the clock of the calendar from 1972 on.

/// An instant of UTC, as seconds since 1970-01-01 00:00 UTC, every day counted with 86400 s.
///
/// A leap second shares its count with the second that follows it.
package struct CoordinatedTime: Sendable, Hashable, Comparable {
    /// Seconds of UTC since 1970-01-01 00:00 UTC, leap seconds not counted.
    package let secondsSince1970: Double

    /// The instant so many seconds of UTC after 1970-01-01 00:00, leap seconds not counted.
    package init(secondsSince1970: Double) {
        self.secondsSince1970 = secondsSince1970
    }

    /// Whether one instant is earlier than another.
    package static func < (left: CoordinatedTime, right: CoordinatedTime) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}
