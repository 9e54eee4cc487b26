// UT1, the time of the turning Earth: the clock of the calendar before 1972.

/// An instant of UT1, as seconds since 1970-01-01 00:00 UT1, days of 86400 s.
package struct UniversalTime: Sendable, Hashable, Comparable {
    /// Seconds of UT1 since 1970-01-01 00:00 UT1.
    package let secondsSince1970: Double

    /// The instant so many seconds of UT1 after 1970-01-01 00:00.
    package init(secondsSince1970: Double) {
        self.secondsSince1970 = secondsSince1970
    }

    /// Whether one instant is earlier than another.
    package static func < (left: UniversalTime, right: UniversalTime) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}
