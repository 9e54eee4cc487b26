// Festivals of pages and years, and laying them out.

import Almanac

extension Bench {
    mutating func measureFestivals(_ questions: Questions) throws {
        let (festivals, months, years) = (questions.festivals, questions.months, questions.years)
        let calendar = questions.calendar
        let page = "month of 42 cells without festivals"
        var cells: [DayCell] = []
        var cellsWithFestivals = [DayCell](repeating: .blank, count: 42)
        try measure([
            Row(page, operations: months.count, expected: questions.sumOfMiddles) {
                PageAnswers.months(calendar, months, &cells)
            },
            Row(
                "month of 42 cells with festivals",
                operations: months.count,
                expected: questions.countOfFestivals,
                claims: [.atLeast(0.4, timesAsFastAs: page)]
            ) { FestivalAnswers.pages(festivals, months, &cellsWithFestivals) },
            Row(
                "all festivals of a year",
                operations: years.count,
                expected: questions.sumOfFestivals,
                claims: [.atLeast(0.2, timesAsFastAs: page)]
            ) { FestivalAnswers.years(festivals, years) },
        ])
    }
}

/// The loops of a user. None is inlined, so that each is what it would be in another module.
enum FestivalAnswers {
    /// Fills one buffer with page after page, and adds up the festivals of a cell of each.
    @inline(never)
    static func pages(_ festivals: Festivals, _ months: [YearMonth], _ cells: inout [DayCell]) -> UInt64 {
        var sum: UInt64 = 0
        for month in months {
            guard let page = festivals.calendar.grid(of: month, rows: .six) else { continue }
            var span = cells.mutableSpan
            page.fill(&span, festivals: festivals)
            sum &+= UInt64(cells[21].festivalIndices.count)
        }
        return sum
    }

    /// The festivals of year after year, as a sum of their first days.
    @inline(never)
    static func years(_ festivals: Festivals, _ years: ClosedRange<Int>) -> UInt64 {
        var sum: UInt64 = 0
        for year in years {
            for festival in festivals.inYear(year) where festival.isFirstDay {
                sum &+= UInt64(bitPattern: Int64(festival.day.rawValue))
            }
        }
        return sum
    }
}
