import Almanac
import AlmanacRendering
import CommandSupport

/// Answers a question about holidays that was asked in words, by the pages of `works` and `days-off`.
func showHolidays(_ asked: Asked, _ question: DaysOffQuestion, _ output: inout StandardOutput) throws {
    let reader = question.reader
    switch asked.question {
    case .plain, .works: try printWorks(question, [try reader.days(of: asked, "")], &output)
    case .holidays:
        let years: ClosedRange<Int>
        if case .years(let asked) = asked.subject {
            years = asked
        } else {
            let day = try asked.subject == nil ? reader.requireToday() : reader.days(of: asked, "").firstDay
            let year = GregorianDate(day).year
            years = year...year
        }
        try printBreaks(of: years, question, &output)
    case .nextWorkday:
        let today = try reader.requireToday()
        guard let day = question.daysOff.workday(byAdding: 1, to: today) else {
            throw UndecidedDays(region: question.daysOff.region, days: question.daysOff.completeDays)
        }
        try printWorks(question, [day...day], &output)
    case .nextHoliday, .nextDayOff, .nextBreak:
        let today = try reader.requireToday()
        let breaks = (GregorianDate(today).year...question.table.promisedYears.upperBound).lazy
            .flatMap { question.daysOff.breaks(inYear: $0) ?? [] }
        let next = breaks.first { found in
            found.days.lastDay > today
                && (asked.question != .nextBreak || found.days.firstDay > today && found.days.count > 2)
        }
        guard let next else { throw reader.refusal(.never("", first: today, last: question.table.days.lastDay)) }
        let days = next.days.filter { $0 > today && question.daysOff.status(of: $0).kind == .dayOff }
        let shown = asked.question == .nextBreak ? [next.days] : days.prefix(1).map { $0...$0 }
        try printWorks(question, shown, &output)
    }
}

extension OperandReader {
    /// The days of what is asked.
    func days(of asked: Asked, _ text: String) throws(UsageError) -> DayRange {
        switch asked.subject {
        case .days(let days): return days
        case .month(let month): return month.days
        case .years(let years):
            if let days = DayRange(years: years) { return days }
        default: break
        }
        let day = try day(of: asked, text, .day)
        return day...day
    }
}
