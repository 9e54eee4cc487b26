import AlmanacCore

/// The ranges of the table, and of the events that are computed for it.
package enum TableSpan {
    /// The civil days for which every calendar answers: 1900-01-01 … 2100-12-31.
    package static let promisedDays = Day(rawValue: -25_567)...Day(rawValue: 47_846)

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
}
