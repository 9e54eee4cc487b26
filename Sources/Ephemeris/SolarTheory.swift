// Where the Sun is seen.

/// The longitude of the Sun as seen from the centre of the Earth.
package struct SolarTheory: Sendable {
    /// The heliocentric longitude of the Earth on the mean ecliptic and equinox of date, radians.
    package let earthLongitude: HarmonicSeries
    /// The distance of the Earth from the Sun, astronomical units.
    package let distance: HarmonicSeries

    /// The theory from the longitude (radians) and the distance (au) of the Earth.
    package init(earthLongitude: HarmonicSeries, distance: HarmonicSeries) {
        self.earthLongitude = earthLongitude
        self.distance = distance
    }

    /// The time light takes for one astronomical unit, seconds: 149 597 870.7 km (IAU 2012 B2) over 299 792.458 km/s.
    package static let lightTimePerAstronomicalUnit = 499.004_783_836_156_43

    /// The linear rate of the general precession, radians a Julian century (Capitaine et al. 2003, A&A 412, 567).
    static let precessionPerCentury = 5028.796195 * radiansPerArcsecond

    /// The longitude of the Sun on the mean equinox of date, light time and aberration included, radians.
    ///
    /// The longitude of the Earth at the time the light set out is light time and aberration at once (the planetary
    /// aberration); the equinox is still that of the time of arrival, hence the precession over the light time.
    ///
    /// - Parameter centuries: Julian centuries of TDB since J2000.0.
    package func meanEquinoxLongitude(_ centuries: Lanes) -> Lanes {
        let lightTime = distance(centuries * 0.1) * (Self.lightTimePerAstronomicalUnit / secondsPerJulianCentury)
        let departure = centuries - lightTime
        let geometric = earthLongitude(departure * 0.1) + Double.pi
        return geometric + lightTime * Self.precessionPerCentury
    }

    /// The theory without the terms under an amplitude (radians; for the distance, astronomical units).
    package func truncated(below amplitude: Double) -> SolarTheory {
        SolarTheory(
            earthLongitude: earthLongitude.truncated(below: amplitude),
            distance: distance.truncated(below: amplitude)
        )
    }
}
