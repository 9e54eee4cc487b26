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

/// The n-th solar term counted from 小寒 (285°) of January 1900, n = 0; 24 a year, negative before.
///
/// Year and index are found by division: term n is term `n mod 24` (0 = 小寒 … 23 = 冬至) of the Gregorian year
/// `1900 + n div 24`, because the first term of every Gregorian year of the range is 小寒.
package struct SolarTermNumber: Sendable, Hashable {
    /// n.
    package let value: Int

    /// The n-th solar term from 小寒 of January 1900.
    package init(_ value: Int) {
        self.value = value
    }

    /// The solar term of a Gregorian year by its index, 0 = 小寒 … 23 = 冬至.
    package init(year: Int, index: Int) {
        self.init((year - 1900) * 24 + index)
    }

    /// The Gregorian year in which the term lies.
    package var year: Int { 1900 + yearsSince1900 }

    /// The Gregorian year minus 1900.
    package var yearsSince1900: Int { Int((Double(value) / 24).rounded(.down)) }

    /// 0 = 小寒 … 23 = 冬至.
    package var index: Int { value - yearsSince1900 * 24 }

    /// The apparent longitude of the Sun in degrees: 285 for 小寒, 15 more for each further term.
    package var longitudeDegrees: Int { (285 + 15 * index) % 360 }
}
