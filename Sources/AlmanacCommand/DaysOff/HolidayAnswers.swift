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
        if asked.reason != nil || asked.kind != nil {
            let found = question.ranges(of: asked, in: days)
            guard found.isEmpty else { return try printWorks(question, found, &output) }
            let language = question.settings.language
            let name =
                asked.reason.map { question.festivals.name(of: $0, in: language) } ?? asked.kind?.name(in: language)
            return try printNone(name ?? text, days, question, &output)
        }
        // A month is answered by its number of workdays, a week day by day as well.
        guard days.count > 2, !question.isForPrograms else { return try printWorks(question, [days], &output) }
        try output.show(
            [question.text.count(days)] + (days.count > 7 ? [] : question.text.answers(for: days)),
            of: question
        )
    case .holidays:
        switch asked.subject {
        case .years(let years): try printBreaks(of: years, question, &output)
        case nil:
            let year = GregorianDate(try reader.requireToday()).year
            try printBreaks(of: year...year, question, &output)
        default: try printHolidays(of: try reader.days(of: asked, text), question, &output)
        }
    case .nextHoliday, .nextDayOff, .nextBreak, .nextWorkday:
        let from = try question.from ?? reader.requireToday()
        let start: Day? = if case .day(let day) = asked.subject { day } else { nil }
        var question = question
        question.start = start == nil ? from : nil
        // `--from` itself is looked at.
        let eve = question.from == nil ? from : from.previous ?? from
        try showNext(asked, text, after: start ?? eve, question, &output)
    }
}

/// The next days of a kind after a day, each with its distance.
private func showNext(
    _ asked: Asked,
    _ text: String,
    after start: Day,
    _ question: DaysOffQuestion,
    _ output: inout StandardOutput
) throws {
    let daysOff = question.daysOff
    switch asked.question {
    case .nextWorkday:
        let days = question.successive(start, { daysOff.workday(byAdding: asked.count, to: $0) }, end: { $0 })
        guard !days.isEmpty else { throw UndecidedDays(daysOff: daysOff) }
        try printWorks(question, days.map { $0...$0 }, &output)
    case .nextBreak:
        let breaks = question.successive(start, daysOff.nextLongBreak) { $0.days.lastDay }
        guard !breaks.isEmpty else { throw question.reader.never(text, after: start) }
        guard question.isForPrograms else { return try output.show(breaks.flatMap(question.text.lines), of: question) }
        try printWorks(question, breaks.map(\.days), &output)
    default:
        let next = asked.question == .nextHoliday ? daysOff.nextHoliday : daysOff.nextDayOff
        let days = question.successive(start, next) { $0 }
        guard let last = days.last else { throw question.reader.never(text, after: start) }
        // A day before one of them of which nothing is known may yet be off.
        let undecided = ((question.from ?? start)...last).filter { daysOff.status(of: $0).kind == .unknown }
        let (asked, others) = (days.map { $0...$0 }, DayRange.ranges(of: undecided))
        let sorted = (asked + others).sorted { $0.firstDay < $1.firstDay }
        // A reader who asks for one day looks at the first line.
        try printWorks(question, question.isForPrograms || days.count > 1 ? sorted : asked + others, &output)
    }
}

extension DaysOffQuestion {
    /// The days, or those that are off for the reason that is asked about.
    func ranges(of asked: Asked, in days: DayRange) -> [DayRange] {
        if asked.reason == nil && asked.kind == nil { return [days] }
        return days.filter { day in
            let status = daysOff.status(of: day)
            return asked.reason.map { $0 == status.reason } ?? true && asked.kind.map { $0 == status.kind } ?? true
        }.map { $0...$0 }
    }

    /// The first after a day, the first after that, and so on: as many as are asked for, fewer if the calendar ends before.
    fileprivate func successive<Value>(_ start: Day, _ next: (Day) -> Value?, end: (Value) -> Day) -> [Value] {
        var (found, after) = ([Value](), start)
        while found.count < count, let value = next(after) {
            found.append(value)
            after = end(value)
        }
        return found
    }
}

/// A range without days of a kind, or the number of its days that nobody has decided.
private func printNone(
    _ name: String,
    _ days: DayRange,
    _ question: DaysOffQuestion,
    _ output: inout StandardOutput
) throws {
    if question.isForPrograms { return try printWorks(question, [], &output) }
    if let undecided = question.text.undecided(in: days) { return try output.show(undecided, of: question) }
    let none = Refusal.never(name, first: days.firstDay, last: days.lastDay).text(in: question.settings.language)
    try output.show([StyledText(none)], of: question)
}

/// The breaks that have a day in a range; the days themselves for programs, and if a break may yet be decided.
private func printHolidays(of days: DayRange, _ question: DaysOffQuestion, _ output: inout StandardOutput) throws {
    let years = GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
    let breaks = years.flatMap { question.daysOff.breaks(inYear: $0) ?? [] }.filter { days.overlaps($0.days) }
    if question.isForPrograms || days.count == 1 && breaks.isEmpty {
        var shown = [days]
        // In Hong Kong the day after 中秋節 is off.
        if !question.isForPrograms, let next = days.lastDay.next, question.daysOff.status(of: next).kind == .dayOff {
            shown.append(next...next)
        }
        return try printWorks(question, shown, &output)
    }
    guard !breaks.isEmpty else {
        let name = question.festivals.name(of: .publicHoliday, in: question.settings.language)
        return try printNone(name, days, question, &output)
    }
    let once = breaks.enumerated().filter { $0 == 0 || breaks[$0 - 1] != $1 }.map(\.element)
    try output.show(question.text.lines(of: once), of: question)
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
