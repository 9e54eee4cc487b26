import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let blindYears = Verb(
        "blind-years",
        "shows the lunar years without 立春, called blind, and those with two; of the next twenty if no years are given",
        operands: [.optional("YEARS")],
        options: [calendar, region, language, table],
        switches: [plain]
    )
}

/// `almanac blind-years YEARS`
func showBlindYears(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let page = question.festivals.text(ofSpringsIn: try question.lunarYears(), question.settings)
    try output.write(page, in: question.settings.palette)
}

extension PorcelainQuestion {
    /// The number of years after the current one that are shown if no years are given.
    private static let yearsAhead = 20

    /// The years of the operand; if there is none, the current one and those after it.
    fileprivate func lunarYears() throws(UsageError) -> ClosedRange<Int> {
        let promised = table.promisedYears
        if let operand { return try YearRange(operand, within: promised).years }
        let first = try year()
        return first...min(first + Self.yearsAhead, promised.upperBound)
    }
}
