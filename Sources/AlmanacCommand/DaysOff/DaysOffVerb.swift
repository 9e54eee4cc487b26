import Almanac
import CommandSupport

extension AlmanacSyntax {
    static let daysOff = Verb(
        "days-off",
        "shows the breaks of years: days off in a row, weekends included, and the workdays that bridge two of them",
        operands: [Operand("YEARS", .zeroOrMore)],
        options: daysOffOptions,
        switches: daysOffSwitches,
        notes: decidedDays
    )
}

/// `almanac days-off YEARS`
func printDaysOff(_ question: DaysOffQuestion, _ output: inout StandardOutput) throws {
    try printBreaks(of: try question.years(), question, &output)
}

/// The breaks of years, as a page or a table.
func printBreaks(of years: ClosedRange<Int>, _ question: DaysOffQuestion, _ output: inout StandardOutput) throws {
    guard question.isForPrograms else { return try output.show(years.flatMap(question.text.breaks), of: question) }
    try output.writeRow("first_day", "last_day", "days", "name", "reason", "region", "open")
    var last: Day?
    for found in years.flatMap({ question.daysOff.breaks(inYear: $0) ?? [] })
    where last.map({ $0 < found.days.firstDay }) ?? true {
        last = found.days.lastDay
        try output.writeRow(
            "\(found.days.firstDay)",
            "\(found.days.lastDay)",
            "\(found.days.count)",
            question.nameField(found.festivals, on: found.days.firstDay),
            question.reasonField(of: found),
            "\(question.daysOff.region)",
            found.isOpen ? "1" : "0"
        )
    }
}

extension DaysOffQuestion {
    /// The years of the operand, or this year.
    fileprivate func years() throws(UsageError) -> ClosedRange<Int> {
        let operand = operands.joined(separator: " ")
        guard !operand.isEmpty else {
            let year = GregorianDate(try reader.requireToday()).year
            return year...year
        }
        if case .years(let years)? = (try? reader.questions.read(operand))?.subject { return years }
        return try YearRange(operand, within: table.promisedYears).years
    }

    /// The reason of the first day off of a break.
    fileprivate func reasonField(of found: HolidayBreak) -> String {
        found.days.lazy.map { daysOff.status(of: $0) }.first { $0.kind == .dayOff }?.reason.field ?? "-"
    }
}
