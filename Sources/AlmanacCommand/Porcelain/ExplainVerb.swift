import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

extension AlmanacSyntax {
    static let svg = Option("svg", "a picture instead of text, as SVG")

    static let explain = Verb(
        "explain",
        "says why the lunar months of a year or month are numbered as they are, and draws their new moons and principal terms",
        operands: [Operand("YYYY[-MM]", .oneOrMore)],
        options: [calendar, region, language, output, table, svg, plain, noPager]
    )
}

/// `almanac explain YYYY[-MM] [--svg [-o FILE]]`
func explain(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let (arguments, festivals, settings) = (question.arguments, question.festivals, question.settings)
    guard let explanation = Explanation(festivals, try question.explainedPeriod()) else {
        let (days, last) = (festivals.days, question.table.days.lastDay)
        let text = arguments.operands.joined(separator: " ")
        throw UsageError.outside(text, first: "\(days.firstDay)", last: "\(min(days.lastDay, last))")
    }
    guard arguments.has(AlmanacSyntax.svg) else {
        guard arguments[AlmanacSyntax.output] == nil else { throw UsageError.onlyFor(option: "--output", "--svg") }
        let lines = explanation.page(settings).map { $0.text(in: settings.palette) }
        return try output.show(lines, pager: question.pager)
    }
    let drawing = ExplanationDrawing(explanation, in: settings.language)
    try arguments.write(to: &output) { try drawing.write(to: $0) }
}

extension PorcelainQuestion {
    /// Gregorian years or a month, `2033`, `2017...2019` or `2033-12`, within those the table promises.
    fileprivate func explainedPeriod() throws(UsageError) -> Explanation.Period {
        let text = arguments.operands.joined(separator: " ")
        if let years = try? ClosedRange(years: text, within: table.promisedYears) { return .years(years) }
        switch (try? reader.read(text))?.subject {
        case .years(let years): return .years(years)
        case .month(let month): return .month(month)
        default: throw reader.refusal(of: text, example: "2033, 2033-12")
        }
    }
}
