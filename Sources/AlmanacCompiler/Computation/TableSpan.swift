import AlmanacCore
import Ephemeris

/// The ranges of the table, and of the events that are computed for it.
package enum TableSpan {
    /// The civil days for which every calendar answers: 1900-01-01 … 2100-12-31.
    package static let promisedDays = Day(rawValue: -25_567)...Day(rawValue: 47_846)

    /// The Gregorian years of the promised days.
    package static let promisedYears = 1900...2100

    /// The lunations of the table, by the number of Meeus: from the month that begins on 1899-12-03 to the one that ends
    /// on 2101-01-28, so that every month grid of the promised years has its neighbouring days.
    package static let lunations = -1238..<1250

    /// The solar terms of the table, those of the same days: from 大雪 1899 to 大寒 2101.
    package static let terms = SolarTerm.daxue.number(inYear: 1899)..<SolarTerm.lichun.number(inYear: 2101)

    /// The solar terms to compute, up to 冬至 2101: the solstice after the winter of 2100 decides whether a month of that
    /// winter is leap.
    package static let computedTerms = SolarTerm.daxue.number(inYear: 1899)..<SolarTerm.xiaohan.number(inYear: 2102)

    /// The phases to compute, up to the end of 2101 for the same reason.
    package static let computedPhases = 4 * -1238..<(4 * 1262 - 3)

    /// The civil days within which all computed instants lie.
    package static let computedDays = Day(rawValue: -25_598)...Day(rawValue: 48_212)

    /// Throws unless the theory and its clocks are valid for all computed events.
    package static func require(_ theory: Theory) throws(DataFileError) {
        try requireSeries(theory)
        try requireClocks(theory.timeScales)
    }

    private static func requireClocks(_ scales: TimeScales) throws(DataFileError) {
        let deltaT = scales.deltaT.rows
        let days = deltaT.first.map { $0.day...(deltaT.last?.day ?? $0.day) } ?? 0...0
        guard days.contains(Int(computedDays.firstDay.rawValue)), days.contains(Int(promisedDays.lastDay.rawValue))
        else {
            throw DataFileError(
                file: "theory/delta_t.txt",
                line: 0,
                found:
                    "delta T from \(Day(rawValue: Int32(days.lowerBound))) to \(Day(rawValue: Int32(days.upperBound)))",
                expected: "delta T from \(computedDays.firstDay) to \(promisedDays.lastDay) at least"
            )
        }
        guard let first = scales.leapSeconds.rows.first, first.day == Int(Day.firstOfUTC.rawValue) else {
            throw DataFileError(
                file: "theory/leap_seconds.txt",
                line: 0,
                found: "another first row",
                expected: "TAI - UTC from \(Day.firstOfUTC) on"
            )
        }
    }

    private static func requireSeries(_ theory: Theory) throws(DataFileError) {
        let first = TerrestrialTime(day: computedDays.firstDay.rawValue)
        let last = TerrestrialTime(day: computedDays.lastDay.rawValue)
        guard theory.validity.contains(first), theory.validity.contains(last) else {
            throw DataFileError(
                file: "theory",
                line: 0,
                found: "series valid \(day(theory.validity.lowerBound)) to \(day(theory.validity.upperBound))",
                expected: "series valid from \(computedDays.firstDay) to \(computedDays.lastDay) at least"
            )
        }
    }

    private static func day(_ time: TerrestrialTime) -> Day {
        Day(rawValue: Int32(time.secondsSince1970 / 86_400))
    }
}
