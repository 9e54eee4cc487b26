// Scripts/bench: the figures the library promises, measured as its users call it, with Foundation's beside them.

import Almanac
import CAlmanacData
import Foundation

#if DEBUG
    print("a debug build: its figures mean nothing; use Scripts/bench")
#endif

let rounds = 31
let report = Report()
let questions = Questions()
let calendar = questions.calendar
let (days, dates, months, years) = (questions.days, questions.dates, questions.months, questions.years)

// MARK: - What Foundation takes

let foundation = FoundationAnswers(days.prefix(5000))
let foundationDates = try Measurement(
    "Foundation",
    operations: foundation.count,
    rounds: 5,
    expected: foundation.datesOfDays()
) { foundation.datesOfDays() }
let foundationDays = try Measurement(
    "Foundation",
    operations: foundation.count,
    rounds: 5,
    expected: foundation.daysOfDates()
) { foundation.daysOfDates() }

// MARK: - What this library takes

report.printHead()

let conversion = try Measurement(
    "day to lunar date",
    operations: days.count,
    rounds: rounds,
    expected: questions.sumOfDates
) { AlmanacAnswers.datesOfDays(calendar, days) }
report.printRow("day to lunar date, 1901-2099 shuffled", conversion, aim: 5, foundation: foundationDates.nanoseconds)

let reverse = try Measurement(
    "lunar date to day",
    operations: dates.count,
    rounds: rounds,
    expected: questions.sumOfDays
) { AlmanacAnswers.daysOfDates(calendar, dates) }
report.printRow("lunar date to day, shuffled", reverse, aim: 8, foundation: foundationDays.nanoseconds)

var cells = [DayCell](repeating: .blank, count: 504)
var sumOfCells: UInt64 = 0
for month in months {
    guard let page = calendar.grid(of: month, rows: .six) else { continue }
    var span = cells.mutableSpan
    page.fill(&span)
    for cell in cells[..<page.count] {
        sumOfCells &+= UInt64(cell.lunarDate.rawValue) &+ UInt64(cell.pillar.rawValue)
        sumOfCells &+= UInt64(cell.term?.rawValue ?? 0)
    }
}
guard sumOfCells == questions.sumOfCells else {
    throw WrongAnswer(what: "cells", found: sumOfCells, expected: questions.sumOfCells)
}
let sumOfMiddles = months.reduce(UInt64(0)) { sum, month in
    let leading = month.firstDay.weekday.column(inWeekBeginning: .monday)
    let middle = month.firstDay.advanced(by: 21 - leading)
    return sum &+ UInt64(middle.flatMap { calendar.lunarDate(on: $0) }?.rawValue ?? 0)
}
let page = try Measurement(
    "month of 42 cells",
    operations: months.count,
    rounds: rounds,
    expected: sumOfMiddles
) { AlmanacAnswers.pages(calendar, months, &cells) }
report.printRow(
    "month of 42 cells: dates, terms, pillars",
    page,
    aim: 300,
    foundation: 42 * foundationDates.nanoseconds
)

let festivalPage = try Measurement(
    "month with festivals",
    operations: months.count,
    rounds: rounds,
    expected: questions.countOfFestivals
) { AlmanacAnswers.festivalPages(questions.festivals, months, &cells) }
report.printRow(
    "the same with festivals",
    festivalPage,
    aim: 300,
    foundation: 42 * foundationDates.nanoseconds
)

let festivalYear = try Measurement(
    "festivals of a year",
    operations: years.count,
    rounds: rounds,
    expected: questions.sumOfFestivals
) { AlmanacAnswers.festivals(questions.festivals, years) }
report.printRow("all festivals of a year", festivalYear, aim: 2000)

let yearPage = try Measurement(
    "year of 504 cells",
    operations: years.count,
    rounds: rounds,
    expected: UInt64(504 * years.count)
) { AlmanacAnswers.yearPages(calendar, years, &cells) }
report.printRow("year of 504 cells", yearPage, aim: 3600, foundation: 504 * foundationDates.nanoseconds)

var instants = [Instant](repeating: Instant(secondsSince1970: 0), count: SolarTerm.count)
let terms = try Measurement(
    "24 term instants",
    operations: years.count,
    rounds: rounds,
    expected: questions.sumOfTermInstants
) { AlmanacAnswers.termInstants(calendar, years, &instants) }
report.printRow("24 term instants of a year", terms, aim: 50)

let pillars = try Measurement(
    "pillars",
    operations: days.count,
    rounds: rounds,
    expected: AlmanacAnswers.pillars(calendar, days)
) { AlmanacAnswers.pillars(calendar, days) }
report.printRow("year, month and day pillars of a day", pillars, aim: nil)

// MARK: - What views ask of their models

try report.printViews(questions, rounds: rounds)

// MARK: - Opening and compiling

let bytes = Array(UnsafeBufferPointer(start: almanac_bundled_table(), count: almanac_bundled_table_size()))
let opening = try Measurement(
    "opening",
    operations: 1,
    rounds: rounds,
    expected: UInt64(AlmanacTable.bundled.calendarIDs.count)
) {
    UInt64((try? AlmanacTable(bytes: bytes).calendarIDs.count) ?? 0)
}
report.printRow("open the bundled table", opening, aim: 200_000)

let layingOut = try Measurement(
    "lay out a region's festivals",
    operations: 1,
    rounds: rounds,
    expected: UInt64(questions.festivals.count)
) {
    UInt64(calendar.festivals().count)
}
report.printRow("lay out a region's festivals", layingOut, aim: nil)

try await CompileAnswers(dataFolder: "Data", rounds: 7).printRows()
