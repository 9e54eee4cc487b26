import Almanac
import CommandSupport

extension AlmanacSyntax {
    static let workdays = Verb(
        "workdays",
        "counts the workdays from a day to another, both counted, or finds the day some workdays later (+10) or earlier (-10)",
        operands: [Operand("FROM"), Operand("TO|+COUNT")],
        options: daysOffOptions,
        switches: daysOffSwitches,
        notes: decidedDays
    )
}

/// `almanac workdays FROM TO`, `almanac workdays FROM +10`
func printWorkdays(_ question: DaysOffQuestion, _ output: inout StandardOutput) throws {
    let from = try question.reader.day(question.operands[0])
    let end = question.operands[1]
    if let count = try question.steps(end) {
        try print(try question.workday(count, after: from), count, from, question, &output)
        return
    }
    let to = try question.reader.day(end)
    guard let days = DayRange(from: from, to: to) else {
        throw UsageError("\(from) is after \(to): write the earlier day first")
    }
    guard question.isForPrograms else {
        try output.write([question.text.count(days)] + question.text.caption, in: question.settings.palette)
        return
    }
    let count = question.daysOff.workdayCount(in: days)
    try output.writeRow("from", "to", "workdays", "unknown", "region")
    try output.writeRow("\(from)", "\(to)", "\(count.workdays)", "\(count.unknown)", "\(question.daysOff.region)")
}

private func print(
    _ found: Day,
    _ count: Int,
    _ from: Day,
    _ question: DaysOffQuestion,
    _ output: inout StandardOutput
) throws {
    guard question.isForPrograms else {
        let line = question.text.workday(found, count, after: from)
        try output.write([line] + question.text.caption, in: question.settings.palette)
        return
    }
    try output.writeRow("from", "to", "workdays", "unknown", "region")
    try output.writeRow("\(from)", "\(found)", "\(count)", "0", "\(question.daysOff.region)")
}

extension DaysOffQuestion {
    /// A number of workdays such as `+10` or `-10`, or nil for a day.
    fileprivate func steps(_ text: String) throws(UsageError) -> Int? {
        guard text.utf8.first == UInt8(ascii: "+") || text.utf8.first == UInt8(ascii: "-") else { return nil }
        guard let count = Int(text), count != 0, (-100_000...100_000).contains(count) else {
            throw UsageError("\(quoted(text)) is no number of workdays such as +10")
        }
        return count
    }

    /// The day some workdays after another.
    fileprivate func workday(_ count: Int, after day: Day) throws -> Day {
        guard let found = daysOff.workday(byAdding: count, to: day) else {
            throw UndecidedDays(daysOff: daysOff)
        }
        return found
    }
}

/// An answer depends on days that nobody has decided.
struct UndecidedDays: CommandFailure {
    let daysOff: WorkCalendar

    /// One line for people.
    var description: String {
        let whose = "\(daysOff.region) for \(daysOff.audience)"
        guard let days = daysOff.completeDays else { return "not decided: only law and notices of \(whose) are known" }
        return "not decided: \(whose) has \(days) decided, and the count continues outside them"
    }

    /// A check that failed, 1: nothing is wrong with the question.
    var exitStatus: ExitStatus { .checkFailed }
}
