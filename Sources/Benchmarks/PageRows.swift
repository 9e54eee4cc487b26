// Pages of months and years.

import Almanac

extension Bench {
    mutating func measurePages(_ questions: Questions, _ foundation: FoundationAnswers) throws {
        let (calendar, months, years) = (questions.calendar, questions.months, questions.years)
        try requireRightCells(questions)
        let foundationsDate = "42 of Foundation's days to lunar dates"
        var cells: [DayCell] = []
        try measure([
            Row(
                foundationsDate,
                operations: foundation.count / 42,
                expected: foundation.datesOfDays(),
                allocations: nil
            ) { foundation.datesOfDays() },
            Row(
                "month of 42 cells: dates, terms, pillars",
                operations: months.count,
                expected: questions.sumOfMiddles,
                claims: [.atLeast(1000, timesAsFastAs: foundationsDate)]
            ) { PageAnswers.months(calendar, months, &cells) },
            Row(
                "year of 504 cells",
                operations: years.count,
                expected: UInt64(504 * years.count),
                claims: [.atLeast(1000, timesAsFastAs: foundationsDate, count: 12)]
            ) { PageAnswers.years(calendar, years, &cells) },
        ])
    }

    /// All cells of all pages against single days, once; the loops that are timed add up a cell of each page.
    private func requireRightCells(_ questions: Questions) throws {
        var sum: UInt64 = 0
        for month in questions.months {
            for cell in questions.calendar.grid(of: month, rows: .six)?.cells ?? [] {
                sum &+= UInt64(cell.lunarDate.rawValue) &+ UInt64(cell.pillar.rawValue)
                sum &+= UInt64(cell.term?.rawValue ?? 0)
            }
        }
        guard sum == questions.sumOfCells else {
            throw WrongAnswer(what: "cells", found: sum, expected: questions.sumOfCells)
        }
    }
}

/// The loops of a user. None is inlined, so that each is what it would be in another module.
enum PageAnswers {
    /// Fills one buffer with page after page, and adds up a cell of each.
    @inline(never)
    static func months(_ calendar: LunisolarCalendar, _ months: [YearMonth], _ cells: inout [DayCell]) -> UInt64 {
        var sum: UInt64 = 0
        for month in months {
            guard let page = calendar.grid(of: month, rows: .six) else { continue }
            page.fill(&cells)
            sum &+= UInt64(cells[21].lunarDate.rawValue)
        }
        return sum
    }

    @inline(never)
    static func years(_ calendar: LunisolarCalendar, _ years: ClosedRange<Int>, _ cells: inout [DayCell]) -> UInt64 {
        var sum: UInt64 = 0
        for year in years {
            calendar.grids(inYear: year, rows: .six)?.fill(&cells)
            sum &+= UInt64(cells.count)
        }
        return sum
    }
}
