/// Finds the instants at which the apparent longitude of the Sun reaches given values.
package struct SolarTermFinder: Sendable {
    private let longitude: RootFinder

    /// A finder for the Sun of a theory; prepares the short forms of the series once.
    package init(theory: Theory) {
        let full = theory.apparentSolarLongitude
        // The Sun covers 2e-7 rad a second. The series terms under 5e-8 rad add up to a second of time or so, those under
        // 1e-5 rad to some minutes.
        let coarse = full.truncated(below: 5e-8)
        let rough = full.truncated(below: 1e-5)
        longitude = RootFinder(full: { full($0) }, coarse: { coarse($0) }, rough: { rough($0) })
    }

    /// The instants of as many solar terms as there are lanes.
    ///
    /// - Given: `first`, the number of the first of them.
    /// - Returned: TT.
    /// - Accuracy: 5e-5 s for this theory; 0.02 s against the ephemeris it is fitted to.
    package func instants(from first: SolarTermNumber) -> [TerrestrialTime] {
        longitude.instants { lane in
            let number = SolarTermNumber(first.value + lane)
            return (Double(number.longitudeDegrees) * radiansPerDegree, Self.meanTime(ofTerm: Double(number.value)))
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
                let term = Double(SolarTermNumber(year: first + lane, index: 0).value) + termOfYear
                return (degrees * radiansPerDegree, Self.meanTime(ofTerm: term))
            }
        }
        return Array(instants.prefix(years.count))
    }

    /// When a solar term would be if the Sun moved evenly.
    ///
    /// - Given: `number`, counted as in `SolarTermNumber`, with a fraction for longitudes between the terms.
    /// - Returned: TT, seconds since J2000.0.
    /// - Accuracy: three days.
    private static func meanTime(ofTerm number: Double) -> Double {
        // The mean longitude of the Sun at J2000.0 is 280.466°; 小寒 of 2000 is at 285°.
        let xiaohan = SolarTermNumber(year: 2000, index: 0)
        let daysFromJ2000 = (285 - 280.466) / 360 * tropicalYearDays
        return (daysFromJ2000 + (number - Double(xiaohan.value)) / 24 * tropicalYearDays) * 86_400
    }

    /// The mean tropical year, days.
    private static let tropicalYearDays = 365.242_19
}
