/// Finds the instants at which the apparent longitude of the Sun reaches given values.
///
/// Solar terms are numbered from 小寒 (285°) of January 1900, which is 0; 24 a year, negative before. Term n is term `n mod 24`
/// (0 = 小寒 … 23 = 冬至) of the Gregorian year `1900 + n div 24`, because the first term of every Gregorian year of the range
/// is 小寒.
package struct SolarTermFinder: Sendable {
    private let longitude: RootFinder

    /// A finder for the Sun of a theory; prepares the short forms of the series once.
    package init(theory: Theory) {
        // The Sun covers 2e-7 rad a second. The series terms under 5e-8 rad add up to a second of time or so, those under
        // 1e-5 rad to some minutes.
        longitude = RootFinder(
            full: theory.apparentSolarLongitude,
            coarse: theory.truncated(below: 5e-8, withMoon: false).apparentSolarLongitude,
            rough: theory.truncated(below: 1e-5, withMoon: false).apparentSolarLongitude
        )
    }

    /// The instants of as many solar terms as there are lanes.
    ///
    /// - Given: `first`, the number of the first of them.
    /// - Returned: TT.
    /// - Accuracy: 5e-5 s for this theory; 0.02 s against the ephemeris it is fitted to.
    package func instants(from first: Int) -> [TerrestrialTime] {
        longitude.instants { lane in
            let degrees = (285 + 15 * (first + lane)) % 360
            let target = Double(degrees < 0 ? degrees + 360 : degrees) * radiansPerDegree
            return (target, Self.meanTime(ofTerm: Double(first + lane)))
        }
    }

    /// The instants at which the Sun reaches one longitude, year by year.
    ///
    /// - Given: `degrees`, the apparent geocentric longitude on the true equinox of date; Gregorian `years`, each from
    ///   its 小寒 (285°) in January to the next.
    /// - Returned: TT, one instant a year.
    /// - Accuracy: as of `instants(from:)`.
    package func instants(ofLongitude degrees: Double, years: ClosedRange<Int>) -> [TerrestrialTime] {
        let fromXiaohan = (degrees - 285).truncatingRemainder(dividingBy: 360)
        let termOfYear = (fromXiaohan < 0 ? fromXiaohan + 360 : fromXiaohan) / 15
        let starts = stride(from: years.lowerBound, through: years.upperBound, by: Lanes.scalarCount)
        let instants = starts.flatMap { (first: Int) -> [TerrestrialTime] in
            longitude.instants { lane in
                let term = Double((first + lane - 1900) * 24) + termOfYear
                return (degrees * radiansPerDegree, Self.meanTime(ofTerm: term))
            }
        }
        return Array(instants.prefix(years.count))
    }

    /// When a solar term would be if the Sun moved evenly.
    ///
    /// - Given: `number`, that of the term, with a fraction for longitudes between the terms.
    /// - Returned: TT, seconds since J2000.0.
    /// - Accuracy: three days.
    private static func meanTime(ofTerm number: Double) -> Double {
        // The mean longitude of the Sun at J2000.0 is 280.466°; 小寒 of 2000, term 2400, is at 285°.
        let daysFromJ2000 = (285 - 280.466) / 360 * tropicalYearDays
        return (daysFromJ2000 + (number - 2400) / 24 * tropicalYearDays) * 86_400
    }

    /// The mean tropical year, days.
    private static let tropicalYearDays = 365.242_19
}
