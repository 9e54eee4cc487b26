/// An instant of UT1, the time of the rotation of the Earth and the clock of the calendar before 1972: seconds since
/// 1970-01-01 00:00 UT1, 86400 a day.
package struct UniversalTime: Sendable, Hashable, Comparable {
    /// Seconds of UT1 since 1970-01-01 00:00 UT1.
    package let secondsSince1970: Double

    /// An instant from its seconds of UT1 since 1970-01-01 00:00 UT1.
    package init(secondsSince1970: Double) {
        self.secondsSince1970 = secondsSince1970
    }

    /// Whether one instant is earlier than another.
    package static func < (left: UniversalTime, right: UniversalTime) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}
