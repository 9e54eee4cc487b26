// The porcelain verbs: pages of text for people.

import Almanac
import AlmanacRendering
import CommandSupport

/// The question of a porcelain verb: which calendar, when, and how to show it.
struct PorcelainQuestion {
    /// The table that answers.
    let table: AlmanacTable
    /// The festivals shown, and with them the calendar that answers.
    let festivals: Festivals
    /// How the answer is shown.
    let settings: TerminalSettings
    /// What the operands say, if there are any: without them the question is about today.
    let operand: String?

    /// Reads the options and the operand.
    init(_ arguments: Arguments) throws {
        table = try AlmanacTable(asked: arguments)
        let reader = Reader.ofEnvironment
        festivals = try table.festivals(asked: arguments, of: reader)
        settings = try TerminalSettings(asked: arguments, table, festivals, reader)
        operand = arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
    }

    private func outOfRange(_ what: String) -> UsageError {
        UsageError("\(what) is not within \(table.promisedYears.lowerBound)...\(table.promisedYears.upperBound)")
    }

    /// The page; throws if the calendar lacks some of its days, as another table than the bundled one may.
    fileprivate func page(_ lines: [StyledText]?) throws(UsageError) -> [StyledText] {
        guard let lines else { throw outOfRange("a day of the page") }
        return lines
    }
}

/// `almanac WORDS`: the page of a year, a month or a day, without words of the current month.
func showPage(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    switch try question.subject() {
    case .year(let year): try showYear(year, question, &output)
    case .month(let month): try showMonth(month, question, &output)
    case .day(let day): try showDay(day, question, &output)
    }
}

/// `almanac month MONTH`
func showMonth(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    try showMonth(try question.month(), question, &output)
}

private func showMonth(_ month: YearMonth, _ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let page = try question.page(question.festivals.text(of: month, question.settings))
    try output.write(page, in: question.settings.palette)
}

/// `almanac year YEAR`
func showYear(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    try showYear(try question.year(), question, &output)
}

private func showYear(_ year: Int, _ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let page = try question.page(question.festivals.text(ofYear: year, question.settings))
    try output.write(page, in: question.settings.palette)
}

/// `almanac week DATE`
func showWeek(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let day = try question.day()
    let page = try question.page(question.festivals.text(ofWeekContaining: day, question.settings))
    try output.write(page, in: question.settings.palette)
}

/// `almanac day DATE`
func showDay(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    try showDay(try question.day(), question, &output)
}

private func showDay(_ day: Day, _ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let page = try question.page(question.festivals.text(of: day, question.settings))
    try output.write(page, in: question.settings.palette)
}
