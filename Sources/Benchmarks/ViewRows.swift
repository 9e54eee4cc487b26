// Calendar views.

import Almanac
import AlmanacViews

extension Bench {
    /// Measures calendar views over the days and months of all questions.
    mutating func measureViews(_ questions: Questions) throws {
        let (days, months) = (questions.days, questions.months)
        guard let first = days.min(), let last = days.max() else { return }
        let range = first...last
        var rows: [Row] = []
        func row(_ name: String, _ operations: Int, _ expected: UInt64, _ body: @escaping () -> UInt64) {
            rows.append(Row(name, operations: operations, expected: expected, body))
        }

        let sections = MonthSections(range, firstWeekday: .monday)
        let sumOfSections = days.reduce(UInt64(0)) { $0 + UInt64(YearMonth($1).months(since: YearMonth(first))) }
        row("position of a day in 199 years of sections", days.count, sumOfSections) {
            ViewAnswers.positions(sections, days)
        }
        let positions = days.compactMap { sections.position(of: $0) }
        row("day at a position", days.count, questions.sumOfDays) { ViewAnswers.cells(sections, positions) }

        let strip = WeekStrip(range, firstWeekday: .monday)
        let lead = first.weekday.column(inWeekBeginning: .monday)
        let sumOfWeeks = days.reduce(UInt64(0)) { $0 + UInt64(($1.days(since: first) + lead) / 7) }
        var pager = WeekPager(strip, showing: first)
        row("jump to a day in a strip of weeks", days.count, sumOfWeeks) { ViewAnswers.jumps(&pager, days) }

        var marks = DayMarks(over: range)
        row("mark a day or take the mark off", 2 * days.count, 0) {
            ViewAnswers.toggles(&marks, days) &+ ViewAnswers.toggles(&marks, days) &- 1
        }
        var ledger = CheckInLedger(over: range)
        for day in range where GregorianDate(day).dayOfYear > 1 { try ledger.checkIn(today: day) }
        let sumOfTotals = UInt64(ledger.total(in: range))
        row("check-ins of a month", months.count, sumOfTotals) { ViewAnswers.totals(ledger, months) }
        let entered = days.filter { ledger.contains($0) }
        let sumOfStreaks = entered.reduce(UInt64(0)) { $0 + UInt64(GregorianDate($1).dayOfYear - 1) }
        row("current streak, up to a year long", entered.count, sumOfStreaks) {
            ViewAnswers.streaks(ledger, entered)
        }
        try measure(rows)
    }
}

// MARK: - The loops of a user, not inlined

/// The questions of calendar views; each loop returns a sum over the answers.
enum ViewAnswers {
    @inline(never)
    static func positions(_ sections: MonthSections, _ days: [Day]) -> UInt64 {
        var sum: UInt64 = 0
        for day in days { sum &+= UInt64(sections.position(of: day)?.section ?? 0) }
        return sum
    }

    @inline(never)
    static func cells(_ sections: MonthSections, _ positions: [CellPosition]) -> UInt64 {
        var sum: UInt64 = 0
        for position in positions {
            sum &+= UInt64(bitPattern: Int64(sections.day(at: position)?.rawValue ?? 0))
        }
        return sum
    }

    @inline(never)
    static func jumps(_ pager: inout WeekPager, _ days: [Day]) -> UInt64 {
        var sum: UInt64 = 0
        for day in days {
            pager.turn(toPageShowing: day)
            sum &+= UInt64(pager.index)
        }
        return sum
    }

    @inline(never)
    static func toggles(_ marks: inout DayMarks, _ days: [Day]) -> UInt64 {
        for day in days { marks.toggle(day) }
        return marks.isEmpty ? 0 : 1
    }

    @inline(never)
    static func totals(_ ledger: CheckInLedger, _ months: [YearMonth]) -> UInt64 {
        var sum: UInt64 = 0
        for month in months { sum &+= UInt64(ledger.total(in: month)) }
        return sum
    }

    @inline(never)
    static func streaks(_ ledger: CheckInLedger, _ days: [Day]) -> UInt64 {
        var sum: UInt64 = 0
        for day in days { sum &+= UInt64(ledger.currentStreak(today: day)?.count ?? 0) }
        return sum
    }
}
