// Calendar views.

import Almanac
import AlmanacViews

extension Bench {
    /// Measures calendar views over the days and months of all questions.
    mutating func measureViews(_ questions: Questions) throws {
        let (days, months) = (questions.days, questions.months)
        guard let first = days.min(), let last = days.max() else { return }
        let range = first...last
        let sections = MonthSections(range, firstWeekday: .monday)
        let sumOfSections = days.total { YearMonth($0).months(since: YearMonth(first)) }
        let positions = days.compactMap { sections.position(of: $0) }
        let weeks = WeekPager(WeekStrip(range, firstWeekday: .monday), showing: first)
        let lead = first.weekday.column(inWeekBeginning: .monday)
        let sumOfWeeks = days.total { ($0.days(since: first) + lead) / 7 }
        var ledger = CheckInLedger(over: range)
        for day in range where GregorianDate(day).dayOfYear > 1 { try ledger.checkIn(today: day) }
        let checkIns = ledger
        let entered = days.filter { checkIns.contains($0) }
        let sumOfStreaks = entered.total { GregorianDate($0).dayOfYear - 1 }
        try measure([
            Row("position of a day in 199 years of sections", days.count, expected: sumOfSections) {
                days.total { sections.position(of: $0)?.section ?? 0 }
            },
            Row("day at a position", days.count, expected: questions.sumOfDays) {
                positions.total { sections.day(at: $0)?.rawValue ?? 0 }
            },
            Row("jump to a day in a strip of weeks", days.count, expected: sumOfWeeks, changing: weeks) { pager in
                days.total { day in
                    pager.turn(toPageShowing: day)
                    return pager.index
                }
            },
            Row("mark a day or take the mark off", 2 * days.count, expected: 0, changing: DayMarks(over: range)) {
                marks in
                for day in days { marks.toggle(day) }
                let isMarked = !marks.isEmpty
                for day in days { marks.toggle(day) }
                return isMarked && marks.isEmpty ? 0 : 1
            },
            Row("check-ins of a month", months.count, expected: UInt64(checkIns.total(in: range))) {
                months.total { checkIns.total(in: $0) }
            },
            Row("current streak, up to a year long", entered.count, expected: sumOfStreaks) {
                entered.total { checkIns.currentStreak(today: $0)?.count ?? 0 }
            },
        ])
    }
}
