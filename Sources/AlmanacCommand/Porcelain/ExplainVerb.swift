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
func explain(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let table = try AlmanacTable(asked: arguments)
    let reader = try Reader(asked: arguments, table)
    let (festivals, language) = (reader.festivals, reader.language)
    let period = try table.explainedPeriod(arguments, festivals, in: language)
    guard let explanation = Explanation(festivals, period) else {
        let (text, days) = (arguments.operands.joined(separator: " "), festivals.days)
        throw UsageError.outside(text, first: "\(days.firstDay)", last: "\(min(days.lastDay, table.days.lastDay))")
    }
    guard arguments.has(AlmanacSyntax.svg) else {
        guard arguments[AlmanacSyntax.output] == nil else { throw UsageError.onlyFor(option: "--output", "--svg") }
        let palette = Palette(asked: arguments)
        var settings = TerminalSettings.plain
        (settings.width, settings.language) = (Terminal.width, language)
        let page = explanation.page(settings)
        try output.show(page.map { $0.text(in: palette) }, pager: TerminalPager(asked: arguments))
        return
    }
    let drawing = ExplanationDrawing(explanation, in: language)
    try arguments.write(to: &output) { try drawing.write(to: $0) }
}

extension AlmanacTable {
    /// Gregorian years or a month, `2033`, `2017...2019` or `2033-12`, within those the table promises.
    fileprivate func explainedPeriod(
        _ arguments: Arguments,
        _ festivals: Festivals,
        in language: CalendarLanguage
    ) throws(UsageError) -> Explanation.Period {
        let text = arguments.operands.joined(separator: " ")
        if let years = try? YearRange(text, within: promisedYears).years { return .years(years) }
        let reader = QuestionReader(self, festivals, language: language, order: nil, today: Terminal.today())
        switch (try? reader.read(text))?.subject {
        case .years(let years): return .years(years)
        case .month(let month): return .month(month)
        default: throw reader.refusal(of: text, example: "2033, 2033-12")
        }
    }
}
