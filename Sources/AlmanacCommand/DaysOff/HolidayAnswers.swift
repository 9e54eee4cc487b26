import Almanac
import AlmanacRendering
import CommandSupport

/// Answers a question about holidays that was asked in words, by the pages of `works` and `days-off`.
///
/// - Parameter text: The words, for refusals.
func showHolidays(
    _ asked: Asked,
    _ text: String,
    _ question: DaysOffQuestion,
    _ output: inout StandardOutput
) throws {
    let reader = question.reader
    switch asked.question {
    case .plain, .until, .works: try printWorks(question, [try reader.days(of: asked, text)], &output)
    case .holidays:
        switch asked.subject {
        case .years(let years): try printBreaks(of: years, question, &output)
        case nil:
            let year = GregorianDate(try reader.requireToday()).year
            try printBreaks(of: year...year, question, &output)
        default: try printHolidays(of: try reader.days(of: asked, text), text, question, &output)
        }
    case .nextWorkday:
        let today = try reader.requireToday()
        guard let day = question.daysOff.workday(byAdding: 1, to: today) else {
            throw UndecidedDays(daysOff: question.daysOff)
        }
        try printWorks(question, [day...day], &output)
    case .nextHoliday, .nextDayOff:
        let daysOff = question.daysOff
        let isHoliday = asked.question == .nextHoliday
        let day = try reader.requireNext(text, isHoliday ? daysOff.nextHoliday : daysOff.nextDayOff)
        // A day before it of which nothing is known may yet be off.
        let before = try reader.requireToday()...day
        let undecided = DayRange.ranges(of: before.filter { daysOff.status(of: $0).kind == .unknown })
        try printWorks(question, undecided + [day...day], &output)
    case .nextBreak:
        let next = try reader.requireNext(text, question.daysOff.nextLongBreak)
        guard question.isForPrograms else {
            let page = question.text.lines(of: next) + question.text.caption
            return try output.write(page, in: question.settings.palette)
        }
        try printWorks(question, [next.days], &output)
    }
}

/// The breaks that have a day in a range; the days themselves for programs, and if a break may yet be decided.
private func printHolidays(
    of days: DayRange,
    _ text: String,
    _ question: DaysOffQuestion,
    _ output: inout StandardOutput
) throws {
    let years = GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
    let breaks = years.flatMap { question.daysOff.breaks(inYear: $0) ?? [] }.filter { days.overlaps($0.days) }
    let isDecided = days.allSatisfy { question.daysOff.status(of: $0).kind != .unknown }
    if breaks.isEmpty, isDecided, days.count > 1 {
        throw question.reader.refusal(.never(text, first: days.firstDay, last: days.lastDay))
    }
    guard !breaks.isEmpty, !question.isForPrograms else { return try printWorks(question, [days], &output) }
    var lines: [StyledText] = []
    for (index, found) in breaks.enumerated() where index == 0 || breaks[index - 1] != found {
        lines += question.text.lines(of: found)
    }
    try output.write(lines + question.text.caption, in: question.settings.palette)
}

extension OperandReader {
    /// The first after today, of which nothing is known if the calendar ends before.
    fileprivate func requireNext<Value>(_ text: String, _ next: (Day) -> Value?) throws(UsageError) -> Value {
        let today = try requireToday()
        guard let found = next(today) else { throw never(text, after: today) }
        return found
    }

    /// The days of what is asked.
    func days(of asked: Asked, _ text: String) throws(UsageError) -> DayRange {
        do throws(QuestionError) {
            if let days = try questions.days(of: asked) { return days }
        } catch {
            throw refusal(error, text, .day)
        }
        throw never(text, after: try requireToday())
    }
}
