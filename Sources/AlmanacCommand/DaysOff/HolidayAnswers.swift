import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

extension DaysOffQuestion {
    /// Answers a question about holidays that was asked in words, by the pages of `works` and `days-off`.
    ///
    /// - Parameter text: The words, for refusals.
    func showHolidays(_ asked: Asked, _ text: String, _ output: inout StandardOutput) throws {
        switch asked.question {
        case .plain, .until, .works:
            let days = try reader.days(of: asked, text)
            if asked.reason != nil || asked.kind != nil {
                let found = ranges(of: asked, in: days)
                guard found.isEmpty else { return try printWorks(found, &output) }
                let language = settings.language
                let name = asked.reason.map { festivals.name(of: $0, in: language) } ?? asked.kind?.name(in: language)
                return try printNone(name ?? text, days, &output)
            }
            // A month is answered by its number of workdays, a week day by day as well.
            guard days.count > 2, !isForPrograms else { return try printWorks([days], &output) }
            let page = self.text
            try output.show([page.count(days)] + (days.count > 7 ? [] : page.answers(for: days)), of: self)
        case .holidays where asked.kind != nil:
            let days = try reader.days(of: asked, text)
            let found = days.filter { daysOff.status(of: $0).kind == asked.kind }
            if isForPrograms { return try printWorks(found.map { $0...$0 }, &output) }
            let page = self.text
            try output.show(
                [page.count(ofDaysOff: found, in: days)] + found.flatMap { page.answers(for: $0...$0) },
                of: self
            )
        case .holidays:
            switch asked.subject {
            case .years(let years): try printBreaks(of: years, &output)
            case nil:
                let year = GregorianDate(try reader.knownToday()).year
                try printBreaks(of: year...year, &output)
            default: try printHolidays(of: try reader.days(of: asked, text), &output)
            }
        case .nextHoliday, .nextDayOff, .nextBreak, .nextWorkday:
            let first = try from ?? reader.knownToday()
            let day: Day? = if case .day(let day) = asked.subject { day } else { nil }
            var question = self
            question.start = day == nil ? first : nil
            // `--from` itself is looked at.
            let eve = from == nil ? first : first.previous ?? first
            try question.showNext(asked, text, after: day ?? eve, &output)
        }
    }

    /// The next days of a kind after a day, each with its distance.
    private func showNext(_ asked: Asked, _ text: String, after start: Day, _ output: inout StandardOutput) throws {
        switch asked.question {
        case .nextWorkday:
            let days = successive(start, { daysOff.workday(byAdding: asked.count, to: $0) }, end: { $0 })
            guard !days.isEmpty else { throw UndecidedDays(daysOff: daysOff) }
            try printWorks(days.map { $0...$0 }, &output)
        case .nextBreak:
            let breaks = successive(start, daysOff.nextLongBreak) { $0.days.lastDay }
            guard !breaks.isEmpty else { throw reader.never(text, after: start) }
            guard isForPrograms else { return try output.show(breaks.flatMap(self.text.lines), of: self) }
            try printWorks(breaks.map(\.days), &output)
        default:
            let next = asked.question == .nextHoliday ? daysOff.nextHoliday : daysOff.nextDayOff
            let days = successive(start, next) { $0 }
            guard let last = days.last else { throw reader.never(text, after: start) }
            // A day before one of them of which nothing is known may yet be off.
            let undecided = ((from ?? start)...last).filter { daysOff.status(of: $0).kind == .unknown }
            let (asked, others) = (days.map { $0...$0 }, DayRange.ranges(of: undecided))
            let sorted = (asked + others).sorted { $0.firstDay < $1.firstDay }
            // A reader who asks for one day looks at the first line.
            try printWorks(isForPrograms || days.count > 1 ? sorted : asked + others, &output)
        }
    }

    /// The days, or those that are off for the reason that is asked about.
    func ranges(of asked: Asked, in days: DayRange) -> [DayRange] {
        if asked.reason == nil && asked.kind == nil { return [days] }
        return days.filter { day in
            let status = daysOff.status(of: day)
            return asked.reason.map { $0 == status.reason } ?? true && asked.kind.map { $0 == status.kind } ?? true
        }.map { $0...$0 }
    }

    /// The first after a day, the first after that, and so on: as many as are asked for, fewer if the calendar ends before.
    private func successive<Value>(_ start: Day, _ next: (Day) -> Value?, end: (Value) -> Day) -> [Value] {
        var (found, after) = ([Value](), start)
        while found.count < count, let value = next(after) {
            found.append(value)
            after = end(value)
        }
        return found
    }

    /// A range without days of a kind, or the number of its days that nobody has decided.
    private func printNone(_ name: String, _ days: DayRange, _ output: inout StandardOutput) throws {
        if isForPrograms { return try printWorks([], &output) }
        if let undecided = text.undecided(in: days) { return try output.show(undecided, of: self) }
        let none = settings.language.never(name, days.firstDay, days.lastDay)
        try output.show([StyledText(none)], of: self)
    }

    /// The breaks that have a day in a range; the days themselves for programs, and if a break may yet be decided.
    private func printHolidays(of days: DayRange, _ output: inout StandardOutput) throws {
        let years = GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
        let breaks = years.flatMap { daysOff.breaks(inYear: $0) ?? [] }.filter { days.overlaps($0.days) }
        if isForPrograms || days.count == 1 && breaks.isEmpty {
            var shown = [days]
            // In Hong Kong the day after 中秋節 is off.
            if !isForPrograms, let next = days.lastDay.next, daysOff.status(of: next).kind == .dayOff {
                shown.append(next...next)
            }
            return try printWorks(shown, &output)
        }
        guard !breaks.isEmpty else {
            return try printNone(festivals.name(of: .publicHoliday, in: settings.language), days, &output)
        }
        let once = breaks.enumerated().filter { $0 == 0 || breaks[$0 - 1] != $1 }.map(\.element)
        try output.show(text.lines(of: once), of: self)
    }
}
