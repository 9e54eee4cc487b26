// Pages of months and years, without and with festivals.

import Almanac

extension Bench {
    mutating func measurePages(_ questions: Questions, _ foundation: FoundationAnswers) throws {
        let (calendar, years) = (questions.calendar, questions.years)
        try requireRightCells(questions)
        let slowDates = "42 of Foundation's days to lunar dates"
        let yearClaims: [Claim] = [.atLeast(1000, timesAsFastAs: slowDates, count: 12)]
        let allCells = UInt64(504 * years.count)
        try measure([
            Row(slowDates, foundation.count / 42, expected: foundation.datesOfDays(), allocations: nil) {
                foundation.datesOfDays()
            },
            pages("month of 42 cells: dates, terms, pillars", questions, [.atLeast(1000, timesAsFastAs: slowDates)]),
            Row("year of 504 cells", years.count, expected: allCells, yearClaims, changing: [DayCell]()) { cells in
                years.total { year in
                    calendar.grids(inYear: year, rows: .six)?.fill(&cells)
                    return cells.count
                }
            },
        ])
        try measureFestivals(questions)
    }

    private mutating func measureFestivals(_ questions: Questions) throws {
        let (festivals, months, years) = (questions.festivals, questions.months, questions.years)
        let page = "month of 42 cells without festivals"
        let (claims, yearClaims): ([Claim], [Claim]) =
            ([.atLeast(0.4, timesAsFastAs: page)], [.atLeast(0.2, timesAsFastAs: page)])
        let (count, cells) = (questions.countOfFestivals, [DayCell](repeating: .blank, count: 42))
        try measure([
            pages(page, questions, []),
            Row("month of 42 cells with festivals", months.count, expected: count, claims, changing: cells) { cells in
                months.total { month in
                    guard let page = festivals.calendar.grid(of: month, rows: .six) else { return 0 }
                    var span = cells.mutableSpan
                    page.fill(&span, festivals: festivals)
                    return cells[21].festivalIndices.count
                }
            },
            Row("all festivals of a year", years.count, expected: questions.sumOfFestivals, yearClaims) {
                years.total { festivals.inYear($0).total { $0.isFirstDay ? $0.day.rawValue : 0 } }
            },
        ])
    }

    /// One buffer is filled with page after page, and a cell of each added up.
    private func pages(_ name: String, _ questions: Questions, _ claims: [Claim]) -> Row {
        let (calendar, months) = (questions.calendar, questions.months)
        return Row(name, months.count, expected: questions.sumOfMiddles, claims, changing: [DayCell]()) { cells in
            months.total { month -> UInt32 in
                guard let page = calendar.grid(of: month, rows: .six) else { return 0 }
                page.fill(&cells)
                return cells[21].lunarDate.rawValue
            }
        }
    }

    /// All cells of all pages against single days, once; the loops that are timed add up a cell of each page.
    private func requireRightCells(_ questions: Questions) throws {
        let sum = questions.months.total { month in
            (questions.calendar.grid(of: month, rows: .six)?.cells ?? []).total { cell in
                UInt64(cell.lunarDate.rawValue) + UInt64(cell.pillar.rawValue) + UInt64(cell.term?.rawValue ?? 0)
            }
        }
        guard sum == questions.sumOfCells else {
            throw WrongAnswer(what: "cells", found: sum, expected: questions.sumOfCells)
        }
    }
}
