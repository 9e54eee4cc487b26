/// The longitude of the Moon as seen from the centre of the Earth.
package struct LunarTheory: Sendable {
    /// W1, the mean longitude from the departure point, with the tie to JPL DE440; radians, T in centuries of TDB.
    package let meanLongitude: Polynomial
    /// V, the periodic part of the longitude, radians.
    package let periodicLongitude: ArgumentSeries
    /// The distance of the Moon from the Earth, kilometres.
    package let distance: ArgumentSeries
    /// p_A, the general precession in longitude, radians (Capitaine et al. 2003, A&A 412, 567).
    package let precession: Polynomial

    package init(
        meanLongitude: Polynomial,
        periodicLongitude: ArgumentSeries,
        distance: ArgumentSeries,
        precession: Polynomial
    ) {
        (self.meanLongitude, self.periodicLongitude) = (meanLongitude, periodicLongitude)
        (self.distance, self.precession) = (distance, precession)
    }

    /// The speed of light, km/s, by definition of the metre.
    package static let speedOfLight = 299_792.458

    /// The geocentric longitude of the Moon, light time included.
    ///
    /// - Given: `centuries`, TDB, Julian centuries since J2000.0.
    /// - Returned: radians on the mean equinox and ecliptic of date, not reduced to a turn.
    /// - Accuracy: 0.01" against JPL DE440 over 1900 … 2100, in-sample: the mean longitude is tied to it.
    /// - Source: ELP/MPP02, Chapront & Francou 2003, A&A 404, 735.
    package func meanEquinoxLongitude(_ centuries: Lanes) -> Lanes {
        let lightTime = distance(centuries) * (1 / (Self.speedOfLight * secondsPerJulianCentury))
        let departure = centuries - lightTime
        let inertial = meanLongitude(departure) + periodicLongitude(departure)
        return inertial + precession(centuries)
    }

    /// The theory without the series terms that contribute less than `amplitude`, radians, to the longitude.
    func truncated(below amplitude: Double) -> LunarTheory {
        // In the light time of one kilometre the Moon moves on by 9e-12 rad (2.7e-6 rad a second).
        LunarTheory(
            meanLongitude: meanLongitude,
            periodicLongitude: periodicLongitude.truncated(below: amplitude),
            distance: distance.truncated(below: amplitude / 9e-12),
            precession: precession
        )
    }
}
