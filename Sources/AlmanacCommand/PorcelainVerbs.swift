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
    /// What shows an answer longer than the screen.
    let pager: Pager?
    /// The operand, if there is one: without it the question is about today.
    let operand: String?
    let arguments: Arguments

    /// Reads the options and the operand.
    init(_ arguments: Arguments) throws {
        table = try AlmanacTable(asked: arguments)
        let reader = Reader.ofEnvironment
        festivals = try table.festivals(asked: arguments, of: reader)
        settings = try TerminalSettings(asked: arguments, table, festivals, reader)
        pager = Pager(asked: arguments)
        operand = arguments.operands.first
        self.arguments = arguments
    }

    /// Whether a switch is given.
    fileprivate func asks(_ item: Switch) -> Bool { arguments.has(item) }

    /// The day of the operand, or today.
    func day() throws(UsageError) -> Day {
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

    func outOfRange(_ what: String) -> UsageError {
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
    let (festivals, settings) = (question.festivals, question.settings)
    let month = try question.month()
    try output.show(
        question.asks(AlmanacSyntax.three)
            ? festivals.text(ofThreeMonthsAround: month, settings) : festivals.text(of: month, settings),
        of: question
    )
}

/// `almanac year YYYY`
func showYear(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let (festivals, settings) = (question.festivals, question.settings)
    let year = try question.year()
    try output.show(
        question.asks(AlmanacSyntax.details)
            ? festivals.detailedText(ofYear: year, settings) : festivals.text(ofYear: year, settings),
        of: question
    )
}

/// `almanac week DATE`
func showWeek(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let day = try question.day()
    try output.show(question.festivals.text(ofWeekContaining: day, question.settings), of: question)
}

/// `almanac day DATE`
func showDay(_ question: PorcelainQuestion, _ output: inout StandardOutput) throws {
    let day = try question.day()
    if let format = try DayFormat(asked: question.arguments) {
        return try output.writeLine(question.line(of: day, format))
    }
    try output.show(question.festivals.text(of: day, question.settings), of: question)
}

extension StandardOutput {
    /// Shows the page that answers a question, through its pager if the page is longer than the screen.
    fileprivate mutating func show(_ page: [StyledText]?, of question: PorcelainQuestion) throws {
        let lines = try question.page(page).map { $0.text(in: question.settings.palette) }
        try show(lines, pager: question.pager)
    }
}
