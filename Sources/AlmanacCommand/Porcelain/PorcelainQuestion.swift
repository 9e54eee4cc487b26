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
    /// What the operands say, if there are any: without them the question is about today.
    let operand: String?
    let arguments: Arguments

    /// Reads the options and the operand.
    init(_ arguments: Arguments) throws {
        table = try AlmanacTable(asked: arguments)
        let reader = Reader.ofEnvironment
        festivals = try table.festivals(asked: arguments, of: reader)
        settings = try TerminalSettings(asked: arguments, table, festivals, reader)
        pager = Pager(asked: arguments)
        operand = arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
        self.arguments = arguments
    }

    /// Whether a switch is given.
    func asks(_ item: Switch) -> Bool { arguments.has(item) }

    func outOfRange(_ what: String) -> UsageError {
        UsageError("\(what) is not within \(table.promisedYears.lowerBound)...\(table.promisedYears.upperBound)")
    }

    /// How a page is shown that says who works when, where the file of holidays knows the region.
    func settingsWithDaysOff() throws -> TerminalSettings {
        var settings = settings
        settings.daysOff = try table.daysOff(of: festivals, asked: arguments)
        return settings
    }

    /// Says which regions' holidays the answer leaves out, if any, in the language of the page.
    func reportMissingHolidays() {
        MissingHolidays(festivals, of: table)?.report(in: settings.language)
    }

    /// The page; throws if the calendar lacks some of its days, as another table than the bundled one may.
    func page(_ lines: [StyledText]?) throws(UsageError) -> [StyledText] {
        guard let lines else { throw outOfRange("a day of the page") }
        return lines
    }
}

extension PorcelainQuestion {
    /// What reads the operandReader.
    var operandReader: OperandReader {
        OperandReader(table: table, festivals: festivals, language: settings.language, today: settings.today)
    }

    /// What the operand asks for, or the current month.
    func subject() throws(UsageError) -> PageSubject {
        if let operand { return try operandReader.page(operand) }
        return .month(YearMonth(try operandReader.requireToday()))
    }

    /// The day of the operand, or today.
    func day() throws(UsageError) -> Day {
        if let operand { return try operandReader.day(operand) }
        return try operandReader.requireToday()
    }

    /// The month of the operand, or the current one.
    func month() throws(UsageError) -> YearMonth {
        if let operand { return try operandReader.month(operand) }
        return YearMonth(try operandReader.requireToday())
    }

    /// The year of the operand, or the current one.
    func year() throws(UsageError) -> Int {
        if let operand { return try operandReader.year(operand) }
        return GregorianDate(try operandReader.requireToday()).year
    }
}
