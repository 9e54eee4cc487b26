import AlmanacCore

/// The ranges of a table, and of the events that are computed for it: all of them follow from its years.
package struct TableSpan: Hashable, Sendable {
    /// The span of `Data/almanac.bin`.
    package static let bundled = TableSpan(years: 1900...2100)

    /// The span of `Data/almanac-wide.bin`: all years that a table can have, as the theory is fitted to them.
    package static let wide = TableSpan(years: 1646...2200)

    /// The Gregorian years for which every calendar answers.
    package let years: ClosedRange<Int>

    package init(years: ClosedRange<Int>) { self.years = years }

    /// Whether years are outside those of `Data/almanac.bin`.
    package var isWide: Bool { !Self.bundled.years.contains(years) }

    /// The civil days for which every calendar answers.
    package var promisedDays: DayRange {
        Self.day(years.lowerBound)...Day(rawValue: Self.day(years.upperBound + 1).rawValue - 1)
    }

    /// The Gregorian years that have days in the table.
    package var yearsWithDays: ClosedRange<Int> { years.lowerBound - 1...years.upperBound + 1 }

    /// The lunations of the table, by the number of Meeus: every month grid of the promised years has its neighbouring days. Of
    /// 1900-2100 they are those from the month that begins on 1899-12-03 to the one that ends on 2101-01-28: the first has 20 December
    /// in it, so that the solstice follows, and the last ends before the one of 20 February, which is in a new lunar year.
    package var lunations: Range<Int> {
        Self.lunation(12, before: promisedDays.firstDay)..<Self.lunation(-51, before: promisedDays.lastDay)
    }

    /// The solar terms of the table, those of the same days: from 大雪 of the year before to 大寒 of the year after.
    package var terms: Range<Int> {
        SolarTerm.daxue.number(inYear: years.lowerBound - 1)..<SolarTerm.lichun.number(inYear: years.upperBound + 1)
    }

    /// The solar terms to compute, up to 冬至 of the year after: the solstice after the last winter decides whether a month of
    /// that winter is leap.
    package var computedTerms: Range<Int> {
        terms.lowerBound..<SolarTerm.xiaohan.number(inYear: years.upperBound + 2)
    }

    /// The phases to compute, up to the end of the year after for the same reason.
    package var computedPhases: Range<Int> {
        4 * lunations.lowerBound..<4 * Self.lunation(1, before: Self.day(years.upperBound + 2)) + 1
    }

    /// The civil days within which all computed instants lie.
    package var computedDays: DayRange {
        Day(rawValue: Self.day(years.lowerBound).rawValue - 31)...Self.day(years.upperBound + 2)
    }

    /// 1 January of a year.
    static func day(_ year: Int) -> Day {
        // Every year has a 1 January, so `.min` is never used.
        Day(year: year, month: 1, day: 1) ?? .min
    }

    /// The lunation of Meeus, by mean motion, in which a moment lies: some days before the beginning of a day, UT.
    private static func lunation(_ days: Double, before day: Day) -> Int {
        // Meeus 1998, Astronomical Algorithms, eq. 49.1: JD 2451550.09766 + 29.530588861 k.
        Int(((Double(day.rawValue) - days - 10_962.597_66) / 29.530_588_861).rounded(.down))
    }
}
