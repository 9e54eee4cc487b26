import AlmanacCore
import Ephemeris

/// The terms and phases of a range of years of Terrestrial Time, unrounded.
package struct TheoryInstants: Sendable {
    /// One event, with the longitude of the Sun for a term, the elongation of the Moon for a phase.
    package typealias Row = (angleDegrees: Int, time: TerrestrialTime)

    /// The solar terms, by rising time.
    package let terms: [Row]
    /// The phases of the Moon, by rising time.
    package let phases: [Row]

    /// Computes the events of a range of years within 1900 … 2100.
    package init(years: ClosedRange<Int>, theory: Theory) async {
        let span = TableSpan(years: years)
        let events = await EventTable(theory: theory, terms: span.computedTerms, phases: span.computedPhases)
        let ends = [years.lowerBound, years.upperBound + 1].map { TerrestrialTime(day: TableSpan.day($0).rawValue) }
        terms = zip(events.firstTerm..., events.terms).filter { ends[0] <= $1 && $1 < ends[1] }
            .map { (SolarTerm(wrapping: $0).longitudeDegrees, $1) }
        phases = zip(events.firstPhase..., events.phases).filter { ends[0] <= $1 && $1 < ends[1] }
            .map { (MoonPhase(wrapping: $0).elongationDegrees, $1) }
    }
}

extension TerrestrialTime {
    /// The Julian date of 0h TT and the time since then in ten-thousandths of a second, rounded; a day that rounding
    /// fills becomes 0h of the next.
    package var julianMidnightAndTenThousandths: (julianDay: Double, units: Int) {
        let (julianDay, seconds) = julianMidnightAndSeconds
        let units = Int((seconds * 10_000).rounded())
        return units < 864_000_000 ? (julianDay, units) : (julianDay + 1, units - 864_000_000)
    }
}
