import Almanac
import CommandSupport

/// Says in plain lines why the months of a Gregorian year or month are numbered as they are.
func explain(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let table = try AlmanacTable(asked: arguments)
    let explanation = Explanation(
        of: try table.calendar(asked: arguments, of: .ofEnvironment),
        in: try table.daysOfYearOrMonth(arguments.operands[0]),
        language: try CalendarLanguage(asked: arguments)
    )
    for line in explanation.lines { try output.writeLine(line) }
}

extension AlmanacTable {
    /// The days of a Gregorian year or month, `2033` or `2033-12`, within those the table promises.
    fileprivate func daysOfYearOrMonth(_ text: String) throws(UsageError) -> DayRange {
        guard text.contains("-") else { return try days(of: text) }
        guard let month = YearMonth(text), days.contains(month.firstDay), days.contains(month.lastDay) else {
            let years = "\(GregorianDate(days.firstDay).year)...\(GregorianDate(days.lastDay).year)"
            throw UsageError("'\(text)' is neither a year, such as 2033, nor a month, such as 2033-12, within \(years)")
        }
        return month.firstDay...month.lastDay
    }
}
