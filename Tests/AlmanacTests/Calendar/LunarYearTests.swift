import Almanac
import TestSupport
import Testing

@Suite("Lunar years")
struct LunarYearTests {
    @Test("every year is its months in a row", arguments: EveryDayTests.calendars.indices)
    func months(_ index: Int) {
        let calendar = EveryDayTests.calendars[index]
        var failures = Failures()
        for number in 1900...2100 {
            guard let year = calendar.lunarYear(number) else {
                failures.check(false, "no year \(number)")
                continue
            }
            let months = Array(calendar.months(beginningIn: year.newYearsDay...year.lastDay))
            failures.check(Array(year) == months, "months of \(number)")
            failures.check(months.allSatisfy { $0.year == number }, "year of the months of \(number)")
            failures.check(year.length == months.reduce(0) { $0 + $1.length }, "length of \(number)")
            failures.check(year.leapMonth == calendar.leapMonth(inLunarYear: number), "leap month of \(number)")
            failures.check(year.count == (year.leapMonth == nil ? 12 : 13), "number of months of \(number)")
            let lengths = year.leapMonth == nil ? 353...355 : 383...385
            failures.check(lengths.contains(year.length), "\(year.length) days in \(number)")
            for month in months { failures.check(year.month(month.month) == month, "\(month.month) of \(number)") }
            for (month, next) in zip(months, months.dropFirst()) {
                failures.check(calendar.month(after: month) == next, "month after \(month)")
                failures.check(calendar.month(before: next) == month, "month before \(next)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("every day has its number in the year, both ways")
    func daysOfYear() {
        let calendar = LunisolarCalendar.china
        var failures = Failures()
        for number in 1900...2100 {
            guard let year = calendar.lunarYear(number) else { continue }
            for (index, day) in year.days.enumerated() {
                let date = calendar.lunarDate(on: day)
                failures.check(year.dayOfYear(day) == index + 1, "number of \(day)")
                failures.check(year.day(index + 1) == day, "day \(index + 1) of \(number)")
                failures.check(date.flatMap { year.dayOfYear($0) } == index + 1, "number of the date of \(day)")
            }
            for ordinal in [Int.min, 0, year.length + 1, Int.max] {
                failures.check(year.day(ordinal) == nil, "day \(ordinal)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("New Year's Eve is the last day, the 29th as well as the 30th")
    func newYearsEve() {
        let calendar = LunisolarCalendar.hongkong
        let eves = (1901...2099).compactMap { calendar.lunarYear($0)?.lastDay }
        #expect(eves.count == 199)
        let on29th = eves.filter { calendar.lunarDate(on: $0)?.day == 29 }.count
        let onOneEarlier = eves.allSatisfy { eve in
            eve.next.flatMap { calendar.lunarDate(on: $0) }.map { $0.day == 1 && $0.month.number == 1 } ?? false
        }
        #expect(onOneEarlier && on29th > 70)
        for year in 2024...2028 {
            #expect(calendar.lunarYear(year).flatMap { calendar.lunarDate(on: $0.lastDay) }?.day == 29)
        }
    }

    @Test("years that are not held whole are nil")
    func ends() {
        let calendar = LunisolarCalendar.china
        for year in [Int.min, 0, 1899, 2101, Int.max] { #expect(calendar.lunarYear(year) == nil) }
        #expect(calendar.lunarYear(containing: day("1900-01-30")) == nil)
        #expect(calendar.lunarYear(containing: day("1900-01-31"))?.number == 1900)
        #expect(calendar.lunarYear(containing: day("2101-01-28"))?.number == 2100)
        let year = calendar.lunarYear(2025)
        #expect(year?.pillar.name(in: .traditionalChinese) == "乙巳" && year?.zodiac == .snake)
        #expect(year?.month(lunar("2025-5L-1").month) == nil)
        #expect(year?.dayOfYear(lunar("2024-1-1")) == nil && year?.dayOfYear(lunar("2025-5L-1")) == nil)
    }
}

@Suite("Anniversaries and search")
struct AnniversaryTests {
    private let china = LunisolarCalendar.china

    private func days(_ date: String, _ years: ClosedRange<Int>, _ rule: AnniversaryRule) -> [String] {
        china.anniversaries(of: LunarMonthDay(lunar(date)), inLunarYears: years, rule: rule).map(\.description)
    }

    @Test("a date of a leap month is kept as the rule says")
    func leapMonths() {
        let date = "2017-6L-10"
        func kept(_ policy: AnniversaryRule.LeapMonth) -> [String] {
            days(date, 2024...2025, AnniversaryRule(leapMonth: policy, thirtieth: .skip))
        }
        #expect(kept(.skip) == ["2025-08-03"])
        #expect(kept(.plainMonth) == ["2024-07-15", "2025-07-04"])
        #expect(kept(.leapElsePlain) == ["2024-07-15", "2025-08-03"])
        #expect(kept(.both) == ["2024-07-15", "2025-07-04", "2025-08-03"])
    }

    @Test("a date of a plain month is kept in the leap month too only if the rule says both")
    func plainMonths() {
        for policy in AnniversaryRule.LeapMonth.allCases {
            let kept = days("2000-6-10", 2025...2025, AnniversaryRule(leapMonth: policy, thirtieth: .skip))
            #expect(kept == (policy == .both ? ["2025-07-04", "2025-08-03"] : ["2025-07-04"]))
        }
    }

    @Test("the 30th is kept as the rule says where the month has 29 days")
    func thirtieth() {
        // Month 12 of 2025 has 29 days, that of 2023 has 30.
        func kept(_ policy: LunarDate.Overflow, _ year: Int) -> [String] {
            days("2000-12-30", year...year, AnniversaryRule(leapMonth: .skip, thirtieth: policy))
        }
        #expect(kept(.skip, 2025) == [])
        #expect(kept(.lastDay, 2025) == ["2026-02-16"])
        #expect(kept(.nextDay, 2025) == ["2026-02-17"])
        for policy in LunarDate.Overflow.allCases { #expect(kept(policy, 2023) == ["2024-02-09"]) }
    }

    @Test("years out of reach are passed over")
    func reach() {
        let rule = AnniversaryRule(leapMonth: .skip, thirtieth: .lastDay)
        #expect(days("2000-1-1", .min ... .max, rule).count == 201)
        #expect(days("2000-1-1", 3000...4000, rule).isEmpty)
        #expect(days("2000-1-1", -5...5, rule).isEmpty)
    }

    @Test("中秋 on 1 October, New Year on 立春's usual day")
    func coincidences() throws {
        let nationalDay = try #require(MonthDay(month: 10, day: 1))
        let found = china.days(of: LunarMonthDay(lunar("1-8-15")), on: nationalDay, inYears: 1900...2100)
        let expected = AlmanacTable.bundled.days.filter { day in
            let (date, lunar) = (GregorianDate(day), china.lunarDate(on: day))
            return date.month == 10 && date.day == 1 && lunar?.month.description == "8" && lunar?.day == 15
        }
        #expect(Array(found) == expected)
        #expect(found.contains(day("2020-10-01")))
    }
}
