/// An instant of Terrestrial Time (TT), as seconds since J2000.0 = 2000-01-01 12:00 TT = JD 2451545.0 TT.
///
/// Within two centuries of J2000.0 a `Double` of seconds resolves 5e-7 s, a hundred times finer than a Julian date in
/// one `Double`. The theories are functions of TDB; TT may stand for it, as the two differ by less than 0.0017 s.
package struct TerrestrialTime: Sendable, Hashable, Comparable {
    /// Seconds of TT since J2000.0.
    package let secondsSinceJ2000: Double

    package init(secondsSinceJ2000: Double) { self.secondsSinceJ2000 = secondsSinceJ2000 }

    /// An instant from a Julian date (TT) and the seconds since then; exact if the date ends in .0 or .5.
    package init(julianDay: Double, seconds: Double = 0) {
        self.init(secondsSinceJ2000: (julianDay - 2_451_545) * 86_400 + seconds)
    }

    /// The Julian date (TT) of the midnight at or before this instant, and the seconds since then, 0 ..< 86400.
    package var julianMidnightAndSeconds: (julianDay: Double, seconds: Double) {
        let sinceMidnight = secondsSinceJ2000 + 43_200
        let days = (sinceMidnight / 86_400).rounded(.down)
        return (2_451_544.5 + days, sinceMidnight - days * 86_400)
    }

    /// Seconds of TT since 1970-01-01 00:00 TT.
    package var secondsSince1970: Double { secondsSinceJ2000 + 946_728_000 }

    package init(secondsSince1970: Double) { self.init(secondsSinceJ2000: secondsSince1970 - 946_728_000) }

    /// Whether one instant is earlier than another.
    package static func < (left: TerrestrialTime, right: TerrestrialTime) -> Bool {
        left.secondsSinceJ2000 < right.secondsSinceJ2000
    }
}

/// Seconds in a Julian century of 36525 days.
package let secondsPerJulianCentury = 36_525 * 86_400.0
