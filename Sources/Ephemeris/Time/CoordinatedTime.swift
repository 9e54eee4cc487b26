/// An instant of UTC, the clock of the calendar from 1972: seconds since 1970-01-01 00:00 UTC, 86400 a day.
///
/// A leap second shares its count with the second after it.
package struct CoordinatedTime: Sendable, Hashable, Comparable {
    /// Seconds of UTC since 1970-01-01 00:00 UTC, leap seconds not counted.
    package let secondsSince1970: Double

    /// An instant from its seconds of UTC since 1970-01-01 00:00 UTC, leap seconds not counted.
    package init(secondsSince1970: Double) {
        self.secondsSince1970 = secondsSince1970
    }

    /// Whether one instant is earlier than another.
    package static func < (left: CoordinatedTime, right: CoordinatedTime) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}
