// From TT, in which the theories run, to the clocks of the calendar.

extension TerrestrialTime {
    /// Seconds of TT since 1970-01-01 00:00 TT.
    package var secondsSince1970: Double { secondsSinceJ2000 + 946_728_000 }

    /// The instant so many seconds of TT after 1970-01-01 00:00 TT.
    package init(secondsSince1970: Double) {
        self.init(secondsSinceJ2000: secondsSince1970 - 946_728_000)
    }
}

/// The differences between the time scales, as far as they are known.
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
    package func universalTime(_ time: TerrestrialTime) -> UniversalTime {
        // ΔT is tabulated against UT1; taking it at the same reading of TT, a minute or so off, costs 3e-6 s at the most, as
        // ΔT changes by 1 s a year.
        let near = UniversalTime(secondsSince1970: time.secondsSince1970)
        return UniversalTime(secondsSince1970: time.secondsSince1970 - deltaT.seconds(at: near))
    }

    /// UTC = TT - 32.184 s - (TAI - UTC); after the last announced leap second the last value is held.
    ///
    /// - Returns: nil before 1972-01-01 00:00 UTC.
    package func coordinatedTime(_ time: TerrestrialTime) -> CoordinatedTime? {
        leapSeconds.ttMinusUTC(at: time).map {
            CoordinatedTime(secondsSince1970: time.secondsSince1970 - $0)
        }
    }

    /// The clock of the calendar, as seconds since 1970-01-01: UTC from 1972 on, UT1 before.
    package func calendarClock(_ time: TerrestrialTime) -> Double {
        coordinatedTime(time)?.secondsSince1970 ?? universalTime(time).secondsSince1970
    }
}
