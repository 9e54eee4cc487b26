import Almanac
import AlmanacRendering
import CommandSupport

/// Answers a question about holidays that was asked in words, by the pages of `works` and `days-off`.
///
/// - Parameter text: The words, for refusals.
func showHolidays(_ asked: Asked, _ text: String, _ question: DaysOffQuestion, _ output: inout StandardOutput) throws {
    let reader = question.reader
    switch asked.question {
    case .plain, .until, .works:
        let days = try reader.days(of: asked, text)
        // A month is answered by its number of workdays, a week day by day.
        guard days.count > 7, !question.isForPrograms else { return try printWorks(question, [days], &output) }
        try output.show([question.text.count(days)], of: question)
    case .holidays:
        switch asked.subject {
        case .years(let years): try printBreaks(of: years, question, &output)
        case nil:
            let year = GregorianDate(try reader.requireToday()).year
            try printBreaks(of: year...year, question, &output)
        default: try printHolidays(of: try reader.days(of: asked, text), question, &output)
        }
    case .nextWorkday:
        let days = try question.successive { question.daysOff.workday(byAdding: asked.count, to: $0) }
        guard !days.isEmpty else { throw UndecidedDays(daysOff: question.daysOff) }
        try printWorks(question, days.map { $0...$0 }, &output)
    case .nextHoliday, .nextDayOff:
        let daysOff = question.daysOff
        let isHoliday = asked.question == .nextHoliday
        let days = try question.successive(isHoliday ? daysOff.nextHoliday : daysOff.nextDayOff)
        guard let last = days.last else { throw reader.never(text, after: try question.start()) }
        // A day before one of them of which nothing is known may yet be off.
        let undecided = ((try question.from ?? question.start())...last).filter {
            daysOff.status(of: $0).kind == .unknown
        }
        let shown = DayRange.ranges(of: undecided) + days.map { $0...$0 }
        try printWorks(question, shown.sorted { $0.firstDay < $1.firstDay }, &output)
    case .nextBreak:
        let breaks = try question.successive(question.daysOff.nextLongBreak) { $0.days.lastDay }
        guard !breaks.isEmpty else { throw reader.never(text, after: try question.start()) }
        guard question.isForPrograms else { return try output.show(breaks.flatMap(question.text.lines), of: question) }
        try printWorks(question, breaks.map(\.days), &output)
    }
}

extension DaysOffQuestion {
    /// The day after which to look: today, or the eve of `--from`.
    fileprivate func start() throws(UsageError) -> Day {
        if let from { return from.previous ?? from }
        return try reader.requireToday()
    }

    /// The first after the start, the first after that, and so on: as many as are asked for, fewer if the calendar ends before.
    fileprivate func successive<Value>(_ next: (Day) -> Value?, end: (Value) -> Day) throws(UsageError) -> [Value] {
        var (found, after) = ([Value](), try start())
        while found.count < count, let value = next(after) {
            found.append(value)
            after = end(value)
        }
        return found
    }

    fileprivate func successive(_ next: (Day) -> Day?) throws(UsageError) -> [Day] {
        try successive(next) { $0 }
    }
}

/// The breaks that have a day in a range; the days themselves for programs, and if a break may yet be decided.
private func printHolidays(of days: DayRange, _ question: DaysOffQuestion, _ output: inout StandardOutput) throws {
    let years = GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
    let breaks = years.flatMap { question.daysOff.breaks(inYear: $0) ?? [] }.filter { days.overlaps($0.days) }
    let isDecided = days.allSatisfy { question.daysOff.status(of: $0).kind != .unknown }
    if breaks.isEmpty, isDecided, days.count > 1, !question.isForPrograms {
        let name = question.festivals.name(of: .publicHoliday, in: question.settings.language)
        let none = Refusal.never(name, first: days.firstDay, last: days.lastDay).text(in: question.settings.language)
        return try output.show([StyledText(none)], of: question)
    }
    guard !breaks.isEmpty, !question.isForPrograms else { return try printWorks(question, [days], &output) }
    var lines: [StyledText] = []
    for (index, found) in breaks.enumerated() where index == 0 || breaks[index - 1] != found {
        lines += question.text.lines(of: found)
    }
    try output.show(lines, of: question)
}

extension OperandReader {
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
