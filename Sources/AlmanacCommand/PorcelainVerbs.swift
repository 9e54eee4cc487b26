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
    /// The operand, if there is one: without it the question is about today.
    let operand: String?

    /// Reads the options and the operand.
    init(_ arguments: Arguments) throws {
        table = try AlmanacTable(asked: arguments)
        let reader = Reader.ofEnvironment
        festivals = try table.festivals(asked: arguments, of: reader)
        settings = try TerminalSettings(asked: arguments, table, festivals, reader)
        operand = arguments.operands.first
    }

    /// The day of the operand, or today.
    fileprivate func day() throws(UsageError) -> Day {
        if let operand { return try table.day(operand) }
        guard let today = settings.today, table.days.contains(today) else {
            throw UsageError("today is not within \(table.days.firstDay)...\(table.days.lastDay)")
        }
        return today
    }

    /// The month of the operand, or the current one.
    fileprivate func month() throws(UsageError) -> YearMonth {
        guard let operand else { return YearMonth(try day()) }
        let month: YearMonth
        do throws(ParsingError) {
            month = try YearMonth(parsing: operand)
        } catch {
            throw UsageError("\(quoted(operand)) is no month such as 2026-02: \(error)")
        }
        guard table.promisedYears.contains(month.year) else { throw outOfRange("month \(quoted(operand))") }
        return month
    }

    /// The year of the operand, or the current one.
    func year() throws(UsageError) -> Int {
        guard let operand else { return GregorianDate(try day()).year }
        let years = try YearRange(operand, within: table.promisedYears).years
        guard years.count == 1 else { throw UsageError("\(quoted(operand)) is more than one year, such as 2026") }
        return years.lowerBound
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

/// `almanac`, `almanac month YYYY-MM`
func showMonth(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let month = try question.month()
    let page = try question.page(question.festivals.text(of: month, question.settings))
    try output.write(page, in: question.settings.palette)
}

/// `almanac year YYYY`
func showYear(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let year = try question.year()
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
    let day = try question.day()
    let page = try question.page(question.festivals.text(of: day, question.settings))
    try output.write(page, in: question.settings.palette)
}
