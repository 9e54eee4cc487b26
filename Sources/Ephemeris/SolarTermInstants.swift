// The instants of the solar terms.

/// The n-th solar term counted from 小寒 (285°) of January 1900, n = 0; 24 a year, negative before.
///
/// Year and index are found by division: term n is term `n mod 24` (0 = 小寒 … 23 = 冬至) of the Gregorian year
/// `1900 + n div 24`, because the first term of every Gregorian year of the range is 小寒.
package struct SolarTermNumber: Sendable, Hashable, Comparable {
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
    package var year: Int { 1900 + Int((Double(value) / 24).rounded(.down)) }

    /// 0 = 小寒 … 23 = 冬至.
    package var index: Int { value - (year - 1900) * 24 }

    /// The apparent longitude of the Sun in degrees: 285 for 小寒, 15 more for each further term.
    package var longitudeDegrees: Int { (285 + 15 * index) % 360 }

    /// Whether one term comes before another.
    package static func < (left: SolarTermNumber, right: SolarTermNumber) -> Bool { left.value < right.value }
}

/// Finds the instants of solar terms, several at once.
package struct SolarTermInstants: Sendable {
    private let longitude: GrowingAngle

    /// A finder that asks `theory`, and its short form on the way.
    package init(theory: Theory) {
        let coarse = theory.coarse()
        longitude = GrowingAngle(
            full: { theory.apparentSolarLongitude($0) },
            coarse: { coarse.apparentSolarLongitude($0) }
        )
    }

    /// The instants of as many terms as there are lanes: `first` and those after it.
    package func instants(from first: SolarTermNumber) -> [TerrestrialTime] {
        longitude.instants { lane in
            let number = SolarTermNumber(first.value + lane)
            return (Double(number.longitudeDegrees) * radiansPerDegree, Self.meanTime(ofTerm: Double(number.value)))
        }
    }

    /// When the apparent longitude of the Sun is `degrees` in each of some years, counted from 小寒 (285°) in January.
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

    /// When a term would be if the Sun moved evenly, within three days; seconds of TT since J2000.0.
    private static func meanTime(ofTerm number: Double) -> Double {
        // The mean longitude of the Sun at J2000.0 is 280.466°; 小寒 of 2000 (number 2400) is at 285°.
        let daysFromJ2000 = (285 - 280.466) / 360 * tropicalYearDays
        return (daysFromJ2000 + (number - 2400) / 24 * tropicalYearDays) * 86_400
    }

    /// The mean tropical year, days.
    private static let tropicalYearDays = 365.242_19
}
