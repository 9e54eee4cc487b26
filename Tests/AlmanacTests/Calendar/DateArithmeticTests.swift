import Almanac
import TestSupport
import Testing

/// Months and years later, the next anniversary, the months of a range, and why a date does not exist.
@Suite struct DateArithmeticTests {
    private let china = LunisolarCalendar.china

    private func later(months: Int, _ date: String, _ overflow: LunarDate.Overflow = .lastDay) -> String? {
        china.date(byAddingMonths: months, to: lunar(date), overflow: overflow)?.description
    }

    private func later(years: Int, _ date: String, _ overflow: LunarDate.Overflow = .lastDay) -> String? {
        china.date(byAddingYears: years, to: lunar(date), overflow: overflow)?.description
    }

    @Test("months are counted as they follow, leap months too")
    func addingMonths() {
        // 2025 has a leap sixth month, so that the seventh is the third after the fifth.
        #expect(later(months: 1, "2025-5-1") == "2025-6-1")
        #expect(later(months: 2, "2025-5-1") == "2025-6L-1")
        #expect(later(months: 3, "2025-5-1") == "2025-7-1")
        #expect(later(months: -3, "2025-7-1") == "2025-5-1")
        #expect(later(months: 13, "2025-1-1") == "2026-1-1")
        #expect(later(months: 12, "2026-1-1") == "2027-1-1")
        #expect(later(months: 0, "2025-6L-29") == "2025-6L-29")
    }

    @Test("adding months agrees with a walk through the months")
    func walk() {
        var failures = Failures()
        let months = Array(china.months(beginningIn: .min ... .max))
        for (index, month) in months.enumerated() {
            let start = LunarDate(year: month.year, month: month.month, day: 1)!
            for count in [-25, -1, 1, 12, 13, 235] {
                let expected = months.indices.contains(index + count) ? months[index + count] : nil
                let found = china.date(byAddingMonths: count, to: start)
                failures.check(found?.month == expected?.month && found?.year == expected?.year, "\(start) + \(count)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a year later is the same month and day")
    func addingYears() {
        #expect(later(years: 1, "2025-8-15") == "2026-8-15")
        #expect(later(years: -100, "2025-8-15") == "1925-8-15")
        // The leap sixth month of 2025 is the first since 2017; the next is that of 2036.
        #expect(later(years: -8, "2025-6L-10") == "2017-6L-10")
        #expect(later(years: 1, "2025-6L-10") == "2026-6-10")
        #expect(later(years: 1, "2025-6L-10", .skip) == nil)
        #expect(later(years: 11, "2025-6L-10", .skip) == "2036-6L-10")
    }

    @Test("the 30th overflows as asked for")
    func overflow() {
        // Month 12 has 30 days in 2023 and 29 in 2025; month 1 of 2024 has 29.
        #expect(later(years: 2, "2023-12-30") == "2025-12-29")
        #expect(later(years: 2, "2023-12-30", .nextDay) == "2026-1-1")
        #expect(later(years: 2, "2023-12-30", .skip) == nil)
        #expect(later(months: 1, "2023-12-29") == "2024-1-29")
        #expect(later(months: 1, "2023-12-30") == "2024-1-29")
        #expect(later(months: 1, "2023-12-30", .nextDay) == "2024-2-1")
    }

    @Test("a date outside the calendar is nil")
    func outOfRange() {
        for count in [Int.min, -10_000, 10_000, .max] {
            #expect(later(months: count, "2025-8-15") == nil)
            #expect(later(years: count, "2025-8-15") == nil)
        }
        #expect(later(months: 0, "2025-7L-1") == nil && later(years: 0, "2025-12-30") == nil)
        #expect(later(months: 1, "1850-1-1") == nil)
    }

    // MARK: - Anniversaries

    @Test("the next anniversary is after the day, the previous before it")
    func anniversaries() throws {
        let birthday = LunarMonthDay(lunar("1990-6L-10"))
        func next(_ after: String, _ rule: AnniversaryRule = .oncePerYear) -> String? {
            china.nextAnniversary(of: birthday, after: day(after), rule: rule)?.description
        }
        #expect(next("2024-07-14") == "2024-07-15")
        #expect(next("2024-07-15") == "2025-08-03")
        let only = AnniversaryRule(leapMonth: .skip, thirtieth: .skip)
        #expect(next("2024-07-15", only) == "2025-08-03")
        #expect(next("2025-08-03", only).flatMap { GregorianDate($0) }?.year == 2036)
        #expect(next("1850-01-01") == nil && next("2101-01-20") == nil)
        let previous = china.previousAnniversary(of: birthday, before: day("2025-08-03"))
        #expect(previous == day("2024-07-15"))
        #expect(china.previousAnniversary(of: birthday, before: day("2025-08-04")) == day("2025-08-03"))
        #expect(china.previousAnniversary(of: birthday, before: day("1850-01-01")) == nil)
    }

    @Test("the anniversaries around a day are neighbours in the whole list")
    func neighbours() {
        var failures = Failures()
        var numbers = RepeatableNumbers(seed: 5)
        let days = Array(AlmanacTable.bundled.days)
        for leapMonth in AnniversaryRule.LeapMonth.allCases {
            for thirtieth in LunarDate.Overflow.allCases {
                let rule = AnniversaryRule(leapMonth: leapMonth, thirtieth: thirtieth)
                for date in ["2000-1-1", "2000-12-30", "2000-6L-30", "2000-11L-30", "2000-8-15"] {
                    let monthDay = LunarMonthDay(lunar(date))
                    let all = Array(china.anniversaries(of: monthDay, inLunarYears: .min ... .max, rule: rule))
                    failures.check(zip(all, all.dropFirst()).allSatisfy { $0 < $1 }, "order of \(date)")
                    for day in days.shuffled(using: &numbers).prefix(8) {
                        let next = china.nextAnniversary(of: monthDay, after: day, rule: rule)
                        failures.check(next == all.first { $0 > day }, "\(date) after \(day)")
                        let previous = china.previousAnniversary(of: monthDay, before: day, rule: rule)
                        failures.check(previous == all.last { $0 < day }, "\(date) before \(day)")
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("the default rule keeps a date once per year")
    func oncePerYear() {
        for date in ["2000-1-1", "2000-12-30", "2000-6L-30", "2000-11L-30"] {
            let all = china.anniversaries(of: LunarMonthDay(lunar(date)), inLunarYears: 1900...2100)
            #expect(all.compactMap { china.lunarDate(on: $0)?.year } == Array(1900...2100), "\(date)")
        }
    }

    // MARK: - Months of a range

    @Test("a range of days has the months that share a day with it")
    func monthsOfRange() {
        // February 2026: month 12 of 2025 to the 16th, then month 1 of 2026.
        let months = china.months(overlapping: day("2026-02-01")...day("2026-02-28"))
        #expect(months.map(\.month.description) == ["12", "1"])
        #expect(china.months(overlapping: day("2026-02-17")...day("2026-02-17")).map(\.month.description) == ["1"])
        #expect(china.months(overlapping: day("2026-02-16")...day("2026-02-17")).count == 2)
        let all = china.months(beginningIn: .min ... .max)
        #expect(Array(china.months(overlapping: .min ... .max)) == Array(all))
        #expect(china.months(overlapping: day("1800-01-01")...day("1800-12-31")).isEmpty)
        #expect(china.months(overlapping: day("2200-01-01")...day("2200-12-31")).isEmpty)
    }

    // MARK: - Dates that do not exist

    @Test("a date that does not exist has a reason")
    func absence() {
        func absence(_ date: String) -> LunarDate.Absence? { china.absence(of: lunar(date)) }
        #expect(absence("2025-6L-1") == nil && absence("2023-12-30") == nil)
        #expect(absence("2025-7L-1") == .noSuchLeapMonth && absence("2026-6L-1") == .noSuchLeapMonth)
        #expect(absence("2025-12-30") == .noThirtiethDay)
        #expect(absence("1850-1-1") == .outOfRange && absence("2101-1-1") == .outOfRange)
        // The first lunar year is held from its eleventh month on only.
        #expect(absence("1899-1-1") == .outOfRange && absence("1899-12-1") == nil)
    }

    @Test("a date has a reason exactly where it has no day")
    func reasons() {
        var failures = Failures()
        for year in [1, 1899, 1900, 2025, 2026, 2100, 2101, 9999] {
            for month in LunarMonthNumber.allCases {
                for day in 1...30 {
                    let date = LunarDate(year: year, month: month, day: day)!
                    failures.check((china.absence(of: date) == nil) == (china.day(of: date) != nil), "\(date)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    // MARK: - The calendar's clock

    @Test("an instant has the local time of each country")
    func localTimes() throws {
        // 立春 of 2026, 2026-02-03T20:02:08Z.
        let lichun = Instant(secondsSince1970: 1_770_148_928)
        let time = try #require(china.localTime(of: lichun))
        #expect("\(time)" == "2026-02-04 04:02:08")
        #expect(time.day == day("2026-02-04") && time.offsetSeconds == 28_800)
        #expect((time.hour, time.minute, time.second) == (4, 2, 8))
        #expect(LunisolarCalendar.vietnam.localTime(of: lichun)?.description == "2026-02-04 03:02:08")
        #expect(LunisolarCalendar.japan.localTime(of: lichun)?.description == "2026-02-04 05:02:08")
        #expect(china.localTime(of: Instant(secondsSince1970: .max)) == nil)
        #expect(LunisolarCalendar.china.instant(on: time.day, atSecond: time.secondOfDay) == lichun)
    }
}
