import Almanac
import CommandSupport

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
