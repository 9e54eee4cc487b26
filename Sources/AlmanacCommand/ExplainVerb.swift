import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let svg = Switch("svg", "a picture instead of text, as SVG")

    static let explain = Verb(
        "explain",
        "says why the lunar months of a year or month are numbered as they are, and draws their new moons and principal terms",
        operands: [.one("YYYY[-MM]")],
        options: [calendar, region, language, output, table],
        switches: [svg, plain]
    )
}

/// `almanac explain YYYY[-MM] [--svg [-o FILE]]`
func explain(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let table = try AlmanacTable(asked: arguments)
    let reader = Reader.ofEnvironment
    let festivals = try table.festivals(asked: arguments, of: reader)
    let period = try table.explainedPeriod(arguments.operands[0])
    guard let explanation = Explanation(table, festivals, period) else {
        throw UsageError("a day of \(quoted(arguments.operands[0])) is not in calendar \(festivals.calendar.id)")
    }
    let language = try CalendarLanguage(asked: arguments, otherwise: reader.language)
    guard arguments.has(AlmanacSyntax.svg) else {
        guard arguments[AlmanacSyntax.output] == nil else { throw UsageError("--output is for --svg") }
        try output.write(
            explanation.page(TerminalSettings(width: Terminal.width, language: language)),
            in: .asked(arguments)
        )
        return
    }
    let drawing = ExplanationDrawing(explanation, in: language)
    guard let path = arguments[AlmanacSyntax.output] else {
        try drawing.write(to: &output)
        return
    }
    var buffer = TextBuffer()
    drawing.write(to: &buffer)
    try WholeFile.write(buffer.bytes, to: path)
}

extension Palette {
    /// The colours of a terminal, unless none are asked for or shown.
    fileprivate static func asked(_ arguments: Arguments) -> Palette {
        arguments.has(AlmanacSyntax.plain) || !Terminal.showsColours ? .none : .terminal
    }
}

extension AlmanacTable {
    /// Gregorian years or a month, `2033`, `2017...2019` or `2033-12`, within those the table promises.
    fileprivate func explainedPeriod(_ text: String) throws(UsageError) -> Explanation.Period {
        if let month = YearMonth(text), promisedYears.contains(month.year) { return .month(month) }
        if let years = try? YearRange(text, within: promisedYears).years { return .years(years) }
        let years = "\(promisedYears.lowerBound)...\(promisedYears.upperBound)"
        throw UsageError(
            "\(quoted(text)) is neither a year, such as 2033, nor a month, such as 2033-12, within \(years)"
        )
    }
}
