import AlmanacCore
import Foundation
import TestSupport
import Testing

@Suite("Days and Gregorian dates")
struct DayTests {
    @Test("every day of 1900-2100 is the day a wall calendar shows")
    func everyDay() {
        var failures = Failures()
        var pages = 0
        for page in WallCalendar() {
            pages += 1
            let day = Day(rawValue: page.rawDay)
            let date = GregorianDate(day)
            failures.check((date.year, date.month, date.day) == (page.year, page.month, page.day), "\(page) as \(date)")
            failures.check(
                (day.year, day.month, day.dayOfMonth) == (page.year, page.month, page.day),
                "parts of \(date)"
            )
            failures.check(Day(date) == day, "\(date) back to a day")
            failures.check(Day(year: page.year, month: page.month, day: page.day) == day, "\(page) to a day")
            failures.check(day.weekday.number == page.weekday, "weekday of \(date)")
            failures.check(date.weekday == day.weekday, "weekday of date \(date)")
            failures.check(date.dayOfYear == page.dayOfYear, "day of year of \(date)")
            failures.check(day.description == page.text, "\(page) printed as \(day)")
            failures.check(Day(page.text) == day, "\(page.text) read")
            failures.check(day.julianDayNumber == Int(page.rawDay) + 2_440_588, "Julian day number of \(date)")
            failures.check(Day(julianDayNumber: day.julianDayNumber) == day, "\(date) from its Julian day number")
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(pages == 73_414)
    }

    @Test("ISO weeks of every day of 1900-2100 agree with Foundation")
    func isoWeeks() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var failures = Failures()
        for page in WallCalendar() {
            let day = Day(rawValue: page.rawDay)
            let date = Date(timeIntervalSince1970: Double(page.rawDay) * 86_400)
            let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
            let week = day.isoWeek
            failures.check(week.year == parts.yearForWeekOfYear && week.week == parts.weekOfYear, "\(day) in \(week)")
            failures.check(week.day(day.weekday) == day, "\(day) from \(week)")
            failures.check(ISOWeek(year: week.year, week: week.week) == week, "\(week) made anew")
            failures.check(ISOWeek(week.description) == week, "\(week) read back")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("published Julian day numbers, and the first and last day of all")
    func knownDays() {
        #expect(Day(year: 2000, month: 1, day: 1)?.julianDayNumber == 2_451_545)
        #expect(Day(year: -4713, month: 11, day: 24)?.julianDayNumber == 0)
        #expect(Day.min.description == "-5877641-06-23")
        #expect(Day.max.description == "+5881580-07-11")
        #expect(Day("-5877641-06-23") == Day.min)
        #expect(Day("+5881580-07-11") == Day.max)
        #expect(Day("-5877641-06-22") == nil)
        #expect(Day("+5881580-07-12") == nil)
        #expect(Day(year: 0, month: 2, day: 29)?.description == "0000-02-29")
        #expect(Day(year: -1, month: 12, day: 31)?.description == "-0001-12-31")
        #expect(Day(year: 10_000, month: 1, day: 1)?.description == "+10000-01-01")
    }

    @Test("days far from now turn into dates and texts and back, each one year after year")
    func farDays() {
        var failures = Failures()
        var previous = GregorianDate(.min)
        for rawValue in stride(from: Int32.min, through: Int32.max - 9973, by: 9973) {
            let day = Day(rawValue: rawValue)
            let date = GregorianDate(day)
            failures.check(Day(date) == day, "\(rawValue)")
            failures.check(GregorianDate(year: date.year, month: date.month, day: date.day) == date, "\(rawValue)")
            failures.check(Day(date.description) == day, "\(date)")
            failures.check(date >= previous, "\(date) after \(previous)")
            failures.check(day.isoWeek.day(day.weekday) == day, "\(day) in its week")
            failures.check(day.weekday.number == Int((Int64(rawValue) + 7_000_000_003) % 7) + 1, "weekday of \(day)")
            previous = date
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("arithmetic past either end is nil, never a trap")
    func arithmeticAtTheEnds() {
        let epoch = Day(rawValue: 0)
        #expect(epoch.advanced(by: 1)?.rawValue == 1)
        #expect(Day.max.next == nil)
        #expect(Day.min.previous == nil)
        #expect(Day.min.advanced(by: .max) == nil)
        #expect(Day.max.advanced(by: .max) == nil)
        #expect(Day.min.advanced(by: .min) == nil)
        #expect(Day.max.advanced(by: .min) == nil)
        #expect(Day.min.advanced(by: 4_294_967_295) == Day.max)
        #expect(Day.max.advanced(by: -4_294_967_295) == Day.min)
        #expect(Day.max.days(since: .min) == 4_294_967_295)
        #expect(Day.min.days(since: .max) == -4_294_967_295)
        #expect(Day(julianDayNumber: .max) == nil)
        #expect(Day(julianDayNumber: .min) == nil)
        #expect(Day.max.isoWeek.day(.sunday) == nil || Day.max.weekday == .sunday)
        #expect(Day.min.onOrBefore(.monday) == nil || Day.min.weekday == .monday)
        #expect(Day.max.onOrAfter(.sunday) == nil || Day.max.weekday == .sunday)
    }

    @Test("there is no 30 February, no month 13, no week 53 of a short year")
    func noSuchDate() {
        for (year, month, day) in [
            (2023, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 0, 1), (2024, 13, 1), (2024, 4, 31), (2024, 4, 0),
        ] {
            #expect(GregorianDate(year: year, month: month, day: day) == nil, "\(year)-\(month)-\(day)")
        }
        for year in [2024, 2000] { #expect(GregorianDate(year: year, month: 2, day: 29) != nil) }
        for number in [Int.min, Int.max] {
            #expect(GregorianDate(year: number, month: 1, day: 1) == nil)
            #expect(GregorianDate(year: 2024, month: number, day: 1) == nil)
            #expect(GregorianDate(year: 2024, month: 1, day: number) == nil)
            #expect(ISOWeek(year: number, week: 1) == nil)
            #expect(ISOWeek(year: 2024, week: number) == nil)
        }
        #expect(ISOWeek(year: 2026, week: 53) != nil)
        #expect(ISOWeek(year: 2025, week: 53) == nil)
        #expect(ISOWeek(year: 2025, week: 0) == nil)
    }

    @Test("the latest and the earliest of a weekday lie within a week, the day itself included")
    func neighbouringWeekdays() {
        var failures = Failures()
        for rawValue in Int32(20_000)..<20_014 {
            let day = Day(rawValue: rawValue)
            for weekday in Weekday.allCases {
                let latest = (0..<7).lazy.map { Day(rawValue: rawValue - $0) }.first { $0.weekday == weekday }
                let earliest = (0..<7).lazy.map { Day(rawValue: rawValue + $0) }.first { $0.weekday == weekday }
                failures.check(day.onOrBefore(weekday) == latest, "latest \(weekday) on \(day)")
                failures.check(day.onOrAfter(weekday) == earliest, "earliest \(weekday) on \(day)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("weekdays wrap at the ends of the week")
    func weekdaysGoRound() {
        #expect(Weekday.sunday.next == .monday)
        #expect(Weekday.monday.previous == .sunday)
        #expect(Weekday.wednesday.next == .thursday)
        #expect(Weekday.monday.column(inWeekBeginning: .sunday) == 1)
        #expect(Weekday.sunday.column(inWeekBeginning: .monday) == 6)
        #expect(Weekday(daysAfterMonday: .min).number >= 1)
        #expect(Weekday.allCases.filter(\.isWeekend) == [.saturday, .sunday])
    }

    @Test("a range of days is a collection of exactly its days")
    func ranges() throws {
        let first = try #require(Day(year: 2024, month: 2, day: 27))
        let last = try #require(Day(year: 2024, month: 3, day: 2))
        let days = first...last
        #expect(days.count == 5)
        #expect(days.map(\.description) == ["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-02"])
        #expect(days.reversed().first == last)
        #expect(days.contains(first) && days.contains(last))
        #expect(try !days.contains(#require(last.next)))
        #expect((Day.min ... .max).count == 4_294_967_296)
        #expect((Day.min ... .max).last == Day.max)
        #expect(days.intersection(last...Day.max) == last...last)
        #expect(days.intersection(Day.min...Day(rawValue: first.rawValue - 1)) == nil)
    }
}
