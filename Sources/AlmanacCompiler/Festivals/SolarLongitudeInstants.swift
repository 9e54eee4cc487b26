import AlmanacCore
import Ephemeris

/// When the Sun reaches the longitudes that festival rules speak of, computed once for all calendars.
struct SolarLongitudeInstants {
    /// Whole seconds since 1970-01-01 by the calendar's clock, by degrees; one a year from `firstYear` on.
    private let seconds: [Double: [Int64]]
    private let firstYear: Int

    /// The longitudes that `festivals` need: those of `longitude` rules, and of the terms whose hour decides.
    init(_ festivals: FestivalSet, _ theories: Theories, years: ClosedRange<Int> = TableSpan.bundled.yearsWithDays) {
        firstYear = years.lowerBound
        var seconds: [Double: [Int64]] = [:]
        for degrees in festivals.festivals.lazy.flatMap(\.entries).compactMap(\.rule.base.longitude)
        where seconds[degrees] == nil {
            seconds[degrees] = theories.instants(ofLongitude: degrees, years: years).map {
                RoundedInstants.rounded(theories.timeScales.calendarClock($0))
            }
        }
        self.seconds = seconds
    }

    /// The instants at which the Sun is at `degrees`, in Gregorian years counted from 小寒.
    ///
    /// - Precondition: A rule speaks of these degrees, and the years are among those of the table.
    subscript(degrees: Double, years: ClosedRange<Int>) -> [Instant] {
        (seconds[degrees] ?? [])[years.lowerBound - firstYear...years.upperBound - firstYear]
            .map { Instant(secondsSince1970: $0) }
    }
}

extension FestivalRule.Base {
    /// The longitude whose instant the rule needs; nil for rules that need days only.
    fileprivate var longitude: Double? {
        switch self {
        case .longitude(let degrees): degrees
        case .nearestStem(_, let term): Double(term.longitudeDegrees)
        default: nil
        }
    }
}
