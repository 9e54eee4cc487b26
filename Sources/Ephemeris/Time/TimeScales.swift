/// The way from TT, the time scale of the theories, to the clock of the calendar.
package struct TimeScales: Sendable {
    /// TT - UT1.
    package let deltaT: DeltaT
    /// TAI - UTC.
    package let leapSeconds: LeapSeconds

    package init(deltaT: DeltaT, leapSeconds: LeapSeconds) {
        self.deltaT = deltaT
        self.leapSeconds = leapSeconds
    }

    /// UT1 = TT - ΔT.
    ///
    /// - Given: `time`, TT.
    /// - Returned: UT1, seconds since 1970-01-01 00:00 UT1, 86400 a day.
    /// - Accuracy: that of ΔT, and 3e-6 s: ΔT is tabulated against UT1 but taken here at the same reading of TT, up to
    ///   two minutes off, while it changes by about 1 s a year.
    package func universalTime(_ time: TerrestrialTime) -> Double {
        time.secondsSince1970 - deltaT.seconds(atUT1: time.secondsSince1970)
    }

    /// UTC = TT - 32.184 s - (TAI - UTC).
    ///
    /// - Given: `time`, TT.
    /// - Returned: UTC, seconds since 1970-01-01 00:00 UTC, 86400 a day: a leap second shares its count with the second after
    ///   it. After the last announced leap second with its value; nil before 1972-01-01 00:00 UTC.
    /// - Accuracy: exact up to the end of the bulletins.
    package func coordinatedTime(_ time: TerrestrialTime) -> Double? {
        leapSeconds.ttMinusUTC(at: time).map { time.secondsSince1970 - $0 }
    }

    /// The clock of the calendar: UTC from 1972, UT1 before.
    ///
    /// - Given: `time`, TT.
    /// - Returned: seconds since 1970-01-01 00:00 of that clock, 86400 a day.
    /// - Accuracy: that of ΔT before 1972.
    package func calendarClock(_ time: TerrestrialTime) -> Double { coordinatedTime(time) ?? universalTime(time) }
}
