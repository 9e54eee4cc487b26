import AlmanacCore
import TestSupport
import Testing

@Suite("Lunar dates")
struct LunarDateTests {
    @Test("months follow each other, a leap month after the plain one of its number")
    func months() throws {
        let months = (1...12).flatMap { number in
            [false, true].compactMap { LunarMonthNumber(number: number, isLeap: $0) }
        }
        #expect(months.count == 24)
        #expect(months == months.sorted())
        #expect(months == Array(LunarMonthNumber.allCases))
        for month in months {
            #expect(LunarMonthNumber(rawValue: month.rawValue) == month)
            #expect(LunarMonthNumber(month.description) == month)
            #expect(month.plain.number == month.number && !month.plain.isLeap)
            #expect(month.leap.number == month.number && month.leap.isLeap)
        }
        #expect(LunarMonthNumber(number: 6, isLeap: true)?.description == "6L")
        #expect((0...255).compactMap { LunarMonthNumber(rawValue: $0) } == months)
        for number in [Int.min, 0, 13, Int.max] {
            #expect(LunarMonthNumber(number: number) == nil)
        }
    }

    @Test("every date of three years prints, reads, packs and sorts")
    func dates() {
        var failures = Failures()
        var previous: LunarDate?
        var count = 0
        for year in [1, 2025, 9999] {
            for month in LunarMonthNumber.allCases {
                for day in 1...30 {
                    guard let date = LunarDate(year: year, month: month, day: day) else {
                        failures.check(false, "no \(year)-\(month)-\(day)")
                        continue
                    }
                    count += 1
                    failures.check((date.year, date.month, date.day) == (year, month, day), "parts of \(date)")
                    failures.check(date.description == "\(year)-\(month)-\(day)", "\(date)")
                    failures.check(LunarDate(date.description) == date, "\(date) read")
                    failures.check(LunarDate(rawValue: date.rawValue) == date, "\(date) unpacked")
                    if let previous { failures.check(previous < date, "\(previous) before \(date)") }
                    previous = date
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(count == 3 * 24 * 30)
    }

    @Test("a leap month is not the plain month of its number")
    func leapMonths() throws {
        let plain = try #require(LunarDate(year: 2009, month: 5, day: 5))
        let leap = try #require(LunarDate(year: 2009, month: 5, isLeap: true, day: 5))
        #expect(plain != leap && plain < leap)
        #expect(leap.description == "2009-5L-5")
        #expect(LunarDate("2009-05L-05") == leap)
    }

    @Test("numbers without the shape of a date are nil")
    func shapes() {
        #expect(LunarDate(year: 0, month: 1, day: 1) == nil)
        #expect(LunarDate(year: 10_000, month: 1, day: 1) == nil)
        #expect(LunarDate(year: 2025, month: 13, day: 1) == nil)
        #expect(LunarDate(year: 2025, month: 1, day: 31) == nil)
        #expect(LunarDate(year: 2025, month: 1, day: 0) == nil)
        #expect(LunarDate(year: .max, month: .max, day: .max) == nil)
        #expect(LunarDate(year: .min, month: .min, day: .min) == nil)
        #expect(LunarDate(rawValue: 0) == nil)
        #expect(LunarDate(rawValue: .max) == nil)
        #expect(MemoryLayout<LunarDate>.size == 4)
        #expect(MemoryLayout<LunarDate?>.size <= 8)
    }
}
