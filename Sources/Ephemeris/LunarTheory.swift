// Where the Moon is seen.

/// The longitude of the Moon as seen from the centre of the Earth (ELP/MPP02, Chapront & Francou 2003, A&A 404, 735).
package struct LunarTheory: Sendable {
    /// W1, the mean longitude from the departure point, with the tie to JPL DE440; radians, T in centuries of TDB.
    package let meanLongitude: Polynomial
    /// V, the periodic part of the longitude, radians.
    package let periodicLongitude: ArgumentSeries
    /// The distance of the Moon from the Earth, kilometres.
    package let distance: ArgumentSeries
    /// p_A, the general precession in longitude, radians (Capitaine et al. 2003, A&A 412, 567).
    package let precession: Polynomial

    /// The theory from the mean longitude, the periodic part and the precession (radians) and the distance (km).
    package init(
        meanLongitude: Polynomial,
        periodicLongitude: ArgumentSeries,
        distance: ArgumentSeries,
        precession: Polynomial
    ) {
        self.meanLongitude = meanLongitude
        self.periodicLongitude = periodicLongitude
        self.distance = distance
        self.precession = precession
    }

    /// The speed of light, km/s, by definition of the metre.
    package static let speedOfLight = 299_792.458

    /// The longitude of the Moon on the mean equinox of date, light time included, radians.
    ///
    /// - Parameter centuries: Julian centuries of TDB since J2000.0.
    package func meanEquinoxLongitude(_ centuries: Lanes) -> Lanes {
        let lightTime = distance(centuries) * (1 / (Self.speedOfLight * secondsPerJulianCentury))
        let departure = centuries - lightTime
        let inertial = meanLongitude(departure) + periodicLongitude(departure)
        return inertial + precession(centuries)
    }

    /// The theory without the terms of the longitude under an amplitude (radians) and of the distance under 10 km.
    package func truncated(below amplitude: Double) -> LunarTheory {
        LunarTheory(
            meanLongitude: meanLongitude,
            periodicLongitude: periodicLongitude.truncated(below: amplitude),
            distance: distance.truncated(below: 10),
            precession: precession
        )
    }
}
