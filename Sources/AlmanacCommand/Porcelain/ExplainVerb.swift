import Almanac
import AlmanacRendering
import AlmanacWords
import CAlmanacEvidence
import CommandSupport

extension AlmanacSyntax {
    static let svg = Option("svg", "a picture instead of text, as SVG")

    static let explain = Verb(
        "explain",
        "says why the lunar months of a year or month are numbered as they are, and draws their new moons and principal terms; of a term, a "
            + "phase, a festival or a day, its instant, its margin to midnight, what others have, and the law or notice of a day off",
        operands: [Operand("YYYY[-MM]|EVENT YEAR|DAY", .oneOrMore)],
        options: [calendar, region, language, output, holidays, table, svg, plain, noPager]
    )
}

/// `almanac explain YYYY[-MM] [--svg [-o FILE]]`, `almanac explain EVENT YEAR`, `almanac explain DAY`
func explain(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let (arguments, festivals, settings) = (question.arguments, question.festivals, question.settings)
    let words = question.reader.words(question.operand ?? "")
    guard let period = try question.explainedPeriod(words) else { return try explainDay(words, question, &output) }
    guard let explanation = Explanation(festivals, period) else {
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
    /// Gregorian years or a month, `2033`, `2017...2019` or `2033-12`, within those the table promises; nil for a day or an event.
    fileprivate func explainedPeriod(_ words: AskedWords) throws(UsageError) -> Explanation.Period? {
        if let years = try? ClosedRange(years: words.text, within: table.promisedYears) { return .years(years) }
        switch words.asked?.subject {
        case .years(let years): return .years(years)
        case .month(let month): return .month(month)
        case .day, .occasion: return nil
        default:
            throw reader.refusal(
                of: words.text,
                example: "2033, 2033-12, 2026-02-14, \(SolarTerm.lichun.name(in: settings.language)) 2026"
            )
        }
    }

    /// The sources of the bundled tables; nil for files of others.
    fileprivate var evidence: Evidence? {
        guard arguments[AlmanacSyntax.holidays] == nil,
            arguments[AlmanacSyntax.table] ?? AlmanacSyntax.wideTable == AlmanacSyntax.wideTable
        else { return nil }
        let bytes = UnsafeBufferPointer(start: almanac_evidence(), count: almanac_evidence_size())
        return Evidence(String(decoding: bytes, as: UTF8.self))
    }
}

/// The page of an event or a day.
private func explainDay(
    _ words: AskedWords,
    _ question: PorcelainQuestion,
    _ output: inout StandardOutput
) throws {
    if question.arguments.has(AlmanacSyntax.svg) { throw UsageError.onlyFor(option: "--svg", "explain 2033") }
    let reader = question.reader
    let asked = try reader.asked(words, .day)
    let day = try reader.day(of: asked, words.text, .day)
    var (own, subject) = (question, DayExplanation.Subject.day(name: nil))
    if case .occasion(let occasion, _) = asked.subject {
        own.festivals = reader.home(of: occasion)
        subject = .day(name: reader.heading(of: occasion) ?? reader.name(of: occasion))
        if case .phase(let phase) = occasion { subject = .phase(phase) }
        if case .term(let term) = occasion { subject = .term(term) }
    }
    let settings = try own.settingsWithDaysOff()
    // 立春 is a term; 清明節 is a term with a law.
    if case .occasion(let occasion, _) = asked.subject, let term = reader.term(of: occasion),
        settings.daysOff?.status(of: day).festival == nil
    {
        subject = .term(term)
    }
    let page = DayExplanation(own.festivals, day, subject, settings, question.evidence)
    let lines = try own.page(page?.lines).map { $0.text(in: question.settings.palette) }
    try output.show(lines, pager: question.pager)
}
