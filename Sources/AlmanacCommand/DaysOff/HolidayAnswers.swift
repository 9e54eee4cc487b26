import Almanac
import AlmanacRendering
import CommandSupport

/// Answers a question about holidays that was asked in words, by the pages of `works` and `days-off`.
func showHolidays(_ asked: Asked, _ question: DaysOffQuestion, _ output: inout StandardOutput) throws {
    let reader = question.reader
    switch asked.question {
    case .plain, .works: try printWorks(question, [try reader.days(of: asked, "")], &output)
    case .holidays:
        switch asked.subject {
        case .years(let years): try printBreaks(of: years, question, &output)
        case nil:
            let year = GregorianDate(try reader.requireToday()).year
            try printBreaks(of: year...year, question, &output)
        default: try printHolidays(of: try reader.days(of: asked, ""), question, &output)
        }
    case .nextWorkday:
        let today = try reader.requireToday()
        guard let day = question.daysOff.workday(byAdding: 1, to: today) else {
            throw UndecidedDays(daysOff: question.daysOff)
        }
        try printWorks(question, [day...day], &output)
    case .nextHoliday, .nextDayOff:
        let day = try reader.requireNext(question.daysOff.nextDayOff)
        // A day before it of which nothing is known may yet be off.
        let before = try reader.requireToday()...day
        let undecided = DayRange.ranges(of: before.filter { question.daysOff.status(of: $0).kind == .unknown })
        try printWorks(question, undecided + [day...day], &output)
    case .nextBreak:
        let next = try reader.requireNext(question.daysOff.nextLongBreak)
        guard question.isForPrograms else {
            let page = question.text.lines(of: next) + question.text.caption
            return try output.write(page, in: question.settings.palette)
        }
        try printWorks(question, [next.days], &output)
    }
}

/// The breaks that have a day in a range; the days themselves if there are none, and for programs.
private func printHolidays(of days: DayRange, _ question: DaysOffQuestion, _ output: inout StandardOutput) throws {
    let years = GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
    let breaks = years.flatMap { question.daysOff.breaks(inYear: $0) ?? [] }.filter { days.overlaps($0.days) }
    guard !breaks.isEmpty, !question.isForPrograms else { return try printWorks(question, [days], &output) }
    var lines: [StyledText] = []
    for (index, found) in breaks.enumerated() where index == 0 || breaks[index - 1] != found {
        lines += question.text.lines(of: found)
    }
    try output.write(lines + question.text.caption, in: question.settings.palette)
}

extension OperandReader {
    /// The first after today, of which nothing is known if the calendar ends before.
    fileprivate func requireNext<Value>(_ next: (Day) -> Value?) throws(UsageError) -> Value {
        let today = try requireToday()
        guard let found = next(today) else { throw never("", after: today) }
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
