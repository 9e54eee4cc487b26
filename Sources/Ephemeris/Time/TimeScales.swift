extension TerrestrialTime {
    /// Seconds of TT since 1970-01-01 00:00 TT.
    package var secondsSince1970: Double { secondsSinceJ2000 + 946_728_000 }

    /// An instant from its seconds of TT since 1970-01-01 00:00 TT.
    package init(secondsSince1970: Double) {
        self.init(secondsSinceJ2000: secondsSince1970 - 946_728_000)
    }
}

/// The way from TT, the time scale of the theories, to the clock of the calendar.
package struct TimeScales: Sendable {
    /// TT - UT1.
    package let deltaT: DeltaT
    /// TAI - UTC.
    package let leapSeconds: LeapSeconds

    /// The time scales from ΔT and the leap seconds.
    package init(deltaT: DeltaT, leapSeconds: LeapSeconds) {
        self.deltaT = deltaT
        self.leapSeconds = leapSeconds
    }

    /// UT1 = TT - ΔT.
    ///
    /// - Given: `time`, TT.
    /// - Returned: UT1.
    /// - Accuracy: that of ΔT, and 3e-6 s: ΔT is tabulated against UT1 but taken here at the same reading of TT, up to
    ///   two minutes off, while it changes by about 1 s a year.
    package func universalTime(_ time: TerrestrialTime) -> UniversalTime {
        let near = UniversalTime(secondsSince1970: time.secondsSince1970)
        return UniversalTime(secondsSince1970: time.secondsSince1970 - deltaT.seconds(at: near))
    }

    /// UTC = TT - 32.184 s - (TAI - UTC).
    ///
    /// - Given: `time`, TT.
    /// - Returned: UTC; after the last announced leap second with its value; nil before 1972-01-01 00:00 UTC.
    /// - Accuracy: exact up to the end of the bulletins.
    package func coordinatedTime(_ time: TerrestrialTime) -> CoordinatedTime? {
        leapSeconds.ttMinusUTC(at: time).map {
            CoordinatedTime(secondsSince1970: time.secondsSince1970 - $0)
        }
    }

    /// The clock of the calendar: UTC from 1972, UT1 before.
    ///
    /// - Given: `time`, TT.
    /// - Returned: seconds since 1970-01-01 00:00 of that clock, 86400 a day.
    /// - Accuracy: that of ΔT before 1972.
    package func calendarClock(_ time: TerrestrialTime) -> Double {
        coordinatedTime(time)?.secondsSince1970 ?? universalTime(time).secondsSince1970
    }
}
