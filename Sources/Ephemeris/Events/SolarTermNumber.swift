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
    package var year: Int { 1900 + yearsSince1900 }

    /// The Gregorian year minus 1900.
    package var yearsSince1900: Int { Int((Double(value) / 24).rounded(.down)) }

    /// 0 = 小寒 … 23 = 冬至.
    package var index: Int { value - yearsSince1900 * 24 }

    /// The apparent longitude of the Sun in degrees: 285 for 小寒, 15 more for each further term.
    package var longitudeDegrees: Int { (285 + 15 * index) % 360 }

    /// Whether one term comes before another.
    package static func < (left: SolarTermNumber, right: SolarTermNumber) -> Bool { left.value < right.value }
}
