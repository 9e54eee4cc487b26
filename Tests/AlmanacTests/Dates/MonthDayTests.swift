import AlmanacCore
import Foundation
import TestSupport
import Testing

@Suite("Months and days without a year")
struct MonthDayTests {
    /// Days in the months of a leap year.
    static let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    @Test("there are 366 of them, in the order of a leap year, and each prints and reads")
    func all() {
        var failures = Failures()
        var days: [MonthDay] = []
        for month in 0...13 {
            for day in 0...32 {
                let exists = (1...12).contains(month) && day >= 1 && day <= MonthDayTests.lengths[month - 1]
                let monthDay = MonthDay(month: month, day: day)
                failures.check((monthDay != nil) == exists, "\(month)-\(day)")
                if let monthDay { days.append(monthDay) }
            }
        }
        #expect(days.count == 366 && days == days.sorted())
        for monthDay in days {
            let text = String(format: "%02d-%02d", monthDay.month, monthDay.day)
            failures.check(monthDay.description == text, "\(monthDay) is not \(text)")
            failures.check(MonthDay(text) == monthDay, "\(text) read")
            failures.check(monthDay.day(inYear: 2024).map(MonthDay.init) == monthDay, "\(monthDay) in 2024")
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(MonthDay(month: .max, day: .max) == nil)
        #expect(MonthDay(month: .min, day: .min) == nil)
    }

    @Test("29 February is a day of leap years only")
    func leapDay() throws {
        let leapDay = try #require(MonthDay("02-29"))
        #expect(leapDay.day(inYear: 2024) == Day("2024-02-29"))
        #expect(leapDay.day(inYear: 2023) == nil)
        #expect(leapDay.day(inYear: .max) == nil)
        #expect(try MonthDay(#require(GregorianDate("2000-02-29"))) == leapDay)
    }

    @Test(
        "a text that is not a month and a day is refused",
        arguments: [
            ("", .digit, 0), ("2-29", .digit, 1), ("02", .hyphen, 2), ("13-01", .month, 0), ("02-30", .day, 3),
            ("04-31", .day, 3), ("02-00", .day, 3), ("02-291", .endOfText, 5), ("--02-29", .digit, 0),
        ] as [(String, ParsingError.Expectation, Int)]
    )
    func refusals(text: String, expected: ParsingError.Expectation, offset: Int) {
        #expect(throws: ParsingError(expected: expected, offset: offset)) { try MonthDay(parsing: text) }
        #expect(MonthDay(text) == nil)
    }
}

@Suite("Lunar months and days without a year")
struct LunarMonthDayTests {
    @Test("30 days in each of the 24 months, in their order, and each prints and reads")
    func all() throws {
        var failures = Failures()
        var days: [LunarMonthDay] = []
        for month in LunarMonthNumber.allCases {
            for day in 0...31 {
                let monthDay = LunarMonthDay(month: month, day: day)
                failures.check((monthDay != nil) == (1...30).contains(day), "\(month)-\(day)")
                guard let monthDay else { continue }
                days.append(monthDay)
                failures.check(monthDay.description == "\(month)-\(day)", "\(monthDay)")
                failures.check(LunarMonthDay(monthDay.description) == monthDay, "\(monthDay) read")
                let date = LunarDate(year: 2025, month: month, day: day)
                failures.check(LunarDate(year: 2025, monthDay) == date, "\(monthDay) in 2025")
                failures.check(date.map(LunarMonthDay.init) == monthDay, "\(monthDay) of a date")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(days.count == 720 && days == days.sorted())
        #expect(LunarMonthDay(month: 6, isLeap: true, day: 1)?.description == "6L-1")
        #expect(LunarMonthDay("06L-01") == LunarMonthDay(month: 6, isLeap: true, day: 1))
        #expect(LunarMonthDay(month: 13, day: 1) == nil)
        #expect(LunarDate(year: 0, try #require(LunarMonthDay("8-15"))) == nil)
    }

    @Test(
        "a text that is not a month and a day is refused",
        arguments: [
            ("", .digit, 0), ("8", .hyphen, 1), ("13-1", .month, 0), ("8-31", .day, 2), ("8-0", .day, 2),
            ("6l-1", .hyphen, 1), ("L06-01", .digit, 0), ("8-150", .endOfText, 4), ("8-15x", .endOfText, 4),
        ] as [(String, ParsingError.Expectation, Int)]
    )
    func refusals(text: String, expected: ParsingError.Expectation, offset: Int) {
        #expect(throws: ParsingError(expected: expected, offset: offset)) { try LunarMonthDay(parsing: text) }
        #expect(LunarMonthDay(text) == nil)
    }
}
