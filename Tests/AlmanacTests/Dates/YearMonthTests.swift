import AlmanacCore
import TestSupport
import Testing

@Suite("Months of the year")
struct YearMonthTests {
    /// The 2412 months from January 1900 to December 2100.
    static let months = (1900...2100).flatMap { year in
        (1...12).compactMap { YearMonth(year: year, month: $0) }
    }

    @Test("every month has the days of the wall calendar")
    func days() {
        var failures = Failures()
        var pages = WallCalendar()
        for month in YearMonthTests.months {
            let length = WallCalendar.length(ofMonth: month.month, inYear: month.year)
            failures.check(month.length == length && month.days.count == length, "length of \(month)")
            for day in month.days {
                guard let page = pages.next() else { break }
                failures.check(day.rawValue == page.rawDay, "\(day) in \(month)")
                failures.check(YearMonth(day) == month, "\(day) belongs to \(month)")
                failures.check(month.day(page.day) == day, "day \(page.day) of \(month)")
            }
            failures.check(month.firstDay == month.days.first && month.lastDay == month.days.last, "ends of \(month)")
            failures.check(month.day(0) == nil && month.day(length + 1) == nil, "days past the ends of \(month)")
            failures.check(month.next?.previous == month, "month after \(month)")
            failures.check(YearMonth(month.description) == month, "\(month) read back")
            failures.check(YearMonth(monthIndex: month.monthIndex) == month, "index of \(month)")
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(YearMonthTests.months.count == 2412)
    }

    @Test("every fourth year is a leap year, but of the hundreds only every fourth, before year 0 too")
    func leapYears() {
        let leapYears = (-4000...4000).filter { GregorianDate.isLeapYear($0) }
        #expect(leapYears == (-4000...4000).filter { $0 % 400 == 0 || ($0 % 4 == 0 && $0 % 100 != 0) })
        #expect(leapYears.allSatisfy { YearMonth(year: $0, month: 2)?.length == 29 })
    }

    @Test("the n-th and the last of a weekday are found by counting")
    func ordinalWeekdays() {
        var failures = Failures()
        for month in YearMonthTests.months {
            for weekday in Weekday.allCases {
                let counted = month.days.filter { $0.weekday == weekday }
                for ordinal in 1...5 {
                    let expected = ordinal <= counted.count ? counted[ordinal - 1] : nil
                    failures.check(month.day(ordinal, weekday) == expected, "\(weekday) \(ordinal) of \(month)")
                }
                failures.check(month.day(0, weekday) == nil && month.day(6, weekday) == nil, "\(month)")
                failures.check(month.lastDay(weekday) == counted.last, "last \(weekday) of \(month)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a month has as many rows as it has weeks, whatever day they begin on")
    func weekCounts() {
        var failures = Failures()
        for month in YearMonthTests.months {
            for firstWeekday in Weekday.allCases {
                // A row begins with the first of the month and with every first weekday after it.
                let rows = 1 + month.days.dropFirst().count { $0.weekday == firstWeekday }
                failures.check(month.weekCount(beginning: firstWeekday) == rows, "\(month) from \(firstWeekday)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("months past the ends are nil, never a trap; the outermost months have the days that there are")
    func ends() throws {
        #expect(YearMonth(year: 2024, month: 0) == nil)
        #expect(YearMonth(year: 2024, month: 13) == nil)
        for number in [Int.min, Int.max, Int(Int32.max), Int(Int32.min)] {
            #expect(YearMonth(year: number, month: 1) == nil)
            #expect(YearMonth(year: 2024, month: number) == nil)
            #expect(YearMonth(monthIndex: number) == nil)
        }
        let first = YearMonth(.min)
        let last = YearMonth(.max)
        #expect(first.previous == nil && last.next == nil)
        #expect(first.advanced(by: .min) == nil && last.advanced(by: .max) == nil)
        #expect(first.days.first == Day.min && first.days.count == 8)
        #expect(last.days.last == Day.max && last.days.count == 11)
        #expect(first.day(22) == nil && first.day(23) == Day.min)
        #expect(last.day(11) == Day.max && last.day(12) == nil)
        #expect(first.advanced(by: last.months(since: first)) == last)
        #expect(YearMonth(first.description) == first)
        #expect(try #require(YearMonth(year: -1, month: 12)).next == YearMonth(year: 0, month: 1))
    }
}
