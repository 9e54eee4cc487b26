// The rows of the report on the models of calendar views.

import Almanac

extension Report {
    /// Measures the models over the days and months that everything is asked about.
    func printModels(_ questions: Questions, rounds: Int) throws {
        let (days, months) = (questions.days, questions.months)
        guard let first = days.min(), let last = days.max() else { return }
        let range = first...last
        func row(_ name: String, _ operations: Int, _ expected: UInt64, _ body: () -> UInt64) throws {
            let found = try Measurement(name, operations: operations, rounds: rounds, expected: expected, body)
            printRow(name, found, aim: 50)
        }

        let sections = MonthSections(range, firstWeekday: .monday)
        let sumOfSections = days.reduce(UInt64(0)) { $0 + UInt64(YearMonth($1).months(since: YearMonth(first))) }
        try row("place of a day in a calendar of 199 years", days.count, sumOfSections) {
            ModelAnswers.places(sections, days)
        }
        let places = days.compactMap { sections.position(of: $0) }
        try row("day at a place in it", days.count, questions.sumOfDays) { ModelAnswers.cells(sections, places) }

        let strip = WeekStrip(range, firstWeekday: .monday)
        let lead = first.weekday.column(inWeekBeginning: .monday)
        let sumOfWeeks = days.reduce(UInt64(0)) { $0 + UInt64(($1.days(since: first) + lead) / 7) }
        var pager = WeekPager(strip, showing: first)
        try row("jump to a day in a strip of weeks", days.count, sumOfWeeks) { ModelAnswers.jumps(&pager, days) }

        var marks = DayMarks(over: range)
        try row("mark a day or take the mark off", 2 * days.count, 0) {
            ModelAnswers.toggles(&marks, days) &+ ModelAnswers.toggles(&marks, days) &- 1
        }
        var ledger = CheckInLedger(over: range)
        for day in range where GregorianDate(day).dayOfYear > 1 { try ledger.checkIn(today: day) }
        let sumOfTotals = UInt64(ledger.total(in: range))
        try row("check-ins of a month", months.count, sumOfTotals) { ModelAnswers.totals(ledger, months) }
        let entered = days.filter { ledger.contains($0) }
        let sumOfStreaks = entered.reduce(UInt64(0)) { $0 + UInt64(GregorianDate($1).dayOfYear - 1) }
        try row("current streak, up to a year long", entered.count, sumOfStreaks) {
            ModelAnswers.streaks(ledger, entered)
        }
    }
}
