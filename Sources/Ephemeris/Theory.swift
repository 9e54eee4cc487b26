// The whole theory: the Sun, the Moon, the nutation and the time scales.

/// Everything needed to say when the Sun and the Moon stand where.
package struct Theory: Sendable {
    /// The Sun.
    package let sun: SolarTheory
    /// The Moon.
    package let moon: LunarTheory
    /// The nutation in longitude.
    package let nutation: Nutation
    /// ΔT and the leap seconds.
    package let timeScales: TimeScales
    /// The span in which every part is valid.
    package let validity: ClosedRange<TerrestrialTime>

    /// The theory from its parts and the span in which all of them are valid.
    package init(
        sun: SolarTheory,
        moon: LunarTheory,
        nutation: Nutation,
        timeScales: TimeScales,
        validity: ClosedRange<TerrestrialTime>
    ) {
        self.sun = sun
        self.moon = moon
        self.nutation = nutation
        self.timeScales = timeScales
        self.validity = validity
    }

    /// The apparent longitude of the Sun on the true equinox of date, radians, not reduced.
    ///
    /// - Parameter times: seconds of TT since J2000.0.
    package func apparentSolarLongitude(_ times: Lanes) -> Lanes {
        let centuries = times * (1 / secondsPerJulianCentury)
        return sun.meanEquinoxLongitude(centuries) + nutation.longitude(centuries)
    }

    /// The apparent longitude of the Moon less that of the Sun, radians, not reduced; the nutation cancels.
    ///
    /// - Parameter times: seconds of TT since J2000.0.
    package func apparentElongation(_ times: Lanes) -> Lanes {
        let centuries = times * (1 / secondsPerJulianCentury)
        return moon.meanEquinoxLongitude(centuries) - sun.meanEquinoxLongitude(centuries)
    }

    /// A theory short enough to be asked often: good to a few seconds of arc, and its rates to about 1e-5.
    package func coarse() -> Theory {
        Theory(
            sun: sun.truncated(below: 2e-7),
            moon: moon.truncated(below: 0.2 * radiansPerArcsecond),
            nutation: nutation.truncated(below: 0.01 * radiansPerArcsecond),
            timeScales: timeScales,
            validity: validity
        )
    }
}
