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
        // Three lunations more on both sides than mean motion gives; events outside the years are dropped below.
        let lunations = (years.lowerBound - 2000) * 1237 / 100 - 3..<(years.upperBound - 1999) * 1237 / 100 + 3
        let (phases, xiaohan) = (lunations.clamped(to: -1239..<1262), SolarTerm.xiaohan)
        let events = await EventTable(
            theory: theory,
            terms: xiaohan.number(inYear: years.lowerBound) - 1..<xiaohan.number(inYear: years.upperBound) + 25,
            phases: 4 * phases.lowerBound..<4 * phases.upperBound
        )
        let ends = [years.lowerBound, years.upperBound + 1].map { TerrestrialTime(day: TableSpan.day($0).rawValue) }
        let span = ends[0]..<ends[1]
        terms = events.terms.enumerated().compactMap { index, time in
            let term = SolarTerm(wrapping: events.firstTerm + index)
            return span.contains(time) ? (term.longitudeDegrees, time) : nil
        }
        self.phases = events.phases.enumerated().compactMap { index, time in
            let phase = MoonPhase(wrapping: events.firstPhase + index)
            return span.contains(time) ? (phase.elongationDegrees, time) : nil
        }
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
