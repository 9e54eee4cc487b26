import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let yearFrom = ValueOption(
        "year-from",
        "WHEN",
        "where the year of pillars begins: lichun, at the instant of 立春 (if not given), or new-year, on New Year's Day",
        choices: yearBoundaries.map(\.name)
    )
    static let dayFrom = ValueOption(
        "day-from",
        "HOUR",
        "when the day of pillars begins: 0h (if not given) or 23h",
        choices: dayBoundaries.map(\.name)
    )
    static let pillars = Verb(
        "pillars",
        "shows the four pillars of a moment, such as 1990-01-27T08:30, by the clock of a zone",
        operands: [.one("DATE"), .optional("TIME")],
        options: [zone, yearFrom, dayFrom, calendar, region, language, table],
        switches: [plain]
    )

    /// The words of `--year-from`.
    static let yearBoundaries: [(name: String, value: YearBoundary)] = [
        ("lichun", .lichunInstant), ("new-year", .newYearsDay),
    ]
    /// The words of `--day-from`.
    static let dayBoundaries: [(name: String, value: DayBoundary)] = [("0h", .midnight), ("23h", .elevenPM)]
}

/// `almanac pillars DATE TIME`; two pages, one below the other, of a time that clocks showed twice.
func showPillars(_ question: PillarsQuestion, _ output: inout StandardOutput) throws {
    let page = question.festivals.text(of: question.instants, changingAt: question.boundaries, question.settings)
    guard let page else { throw UsageError("the calendar does not reach this moment") }
    try output.write(page, in: question.settings.palette)
}
