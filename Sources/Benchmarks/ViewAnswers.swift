// The loops over the values of calendar views. None is inlined, so that each is what a user's loop would be.

import Almanac
import AlmanacViews

/// What calendar views ask; each loop returns a sum over the answers.
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
