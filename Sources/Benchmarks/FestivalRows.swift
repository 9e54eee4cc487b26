// Festivals of pages and years.

import Almanac

extension Bench {
    mutating func measureFestivals(_ questions: Questions) throws {
        let (calendar, months, years) = (questions.calendar, questions.months, questions.years)
        let page = "month of 42 cells without festivals"
        var cells = [DayCell](repeating: .blank, count: 42)
        // Any festival will do to make room for others.
        var festivals = calendar.festivals(ofYear: 2026).prefix(1).flatMap { [Festival](repeating: $0, count: 128) }
        try measure([
            Row(page, operations: months.count, expected: questions.sumOfMiddles) {
                PageAnswers.months(calendar, months, &cells)
            },
            Row(
                "month of 42 cells with festivals",
                operations: months.count,
                expected: questions.countOfFestivals,
                claims: [.atLeast(0.15, timesAsFastAs: page)]
            ) { FestivalAnswers.pages(calendar, months, &cells, &festivals) },
            Row("all festivals of a year", operations: years.count, expected: questions.sumOfFestivals) {
                FestivalAnswers.years(calendar, years)
            },
        ])
    }
}

/// The loops of a user. None is inlined, so that each is what it would be in another module.
enum FestivalAnswers {
    /// Fills buffers with the cells of page after page and with the festivals of the calendar's own region.
    @inline(never)
    static func pages(
        _ calendar: LunisolarCalendar,
        _ months: [YearMonth],
        _ cells: inout [DayCell],
        _ festivals: inout [Festival]
    ) -> UInt64 {
        var sum: UInt64 = 0
        for month in months {
            guard let page = calendar.grid(of: month, rows: .six) else { continue }
            var span = cells.mutableSpan
            var festivalSpan = festivals.mutableSpan
            sum &+= UInt64(page.fill(&span, festivals: &festivalSpan, of: calendar))
        }
        return sum
    }

    /// The festivals of year after year, as a sum of their first days.
    @inline(never)
    static func years(_ calendar: LunisolarCalendar, _ years: ClosedRange<Int>) -> UInt64 {
        var sum: UInt64 = 0
        for year in years {
            for festival in calendar.festivals(ofYear: year) {
                sum &+= UInt64(bitPattern: Int64(festival.firstDay.rawValue))
            }
        }
        return sum
    }
}
