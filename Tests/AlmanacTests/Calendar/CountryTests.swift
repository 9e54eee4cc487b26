import Almanac
import TestSupport
import Testing

/// Where the calendars of the countries differ, against the published lists and against the rule computed anew.
@Suite struct CountryTests {
    // MARK: - New Year

    @Test("the Korean New Year is a day later in twelve years")
    func koreanNewYear() {
        let differing = years { LunisolarCalendar.korea.newYear($0) != LunisolarCalendar.china.newYear($0) }
        #expect(differing == [1916, 1944, 1954, 1958, 1966, 1988, 1997, 2027, 2028, 2061, 2089, 2092])
        for year in differing {
            let (korean, chinese) = (LunisolarCalendar.korea.newYear(year), LunisolarCalendar.china.newYear(year))
            #expect(korean == chinese?.next)
        }
        #expect(LunisolarCalendar.korea.newYear(1916) == day("1916-02-04"))
    }

    @Test("the Vietnamese New Year is on another day in seven years")
    func vietnameseNewYear() {
        let differing = years { LunisolarCalendar.vietnam.newYear($0) != LunisolarCalendar.china.newYear($0) }
        #expect(differing == [1925, 1968, 1969, 1985, 2007, 2030, 2053])
        #expect(LunisolarCalendar.vietnam.newYear(1925) == day("1925-01-25"))
        #expect(LunisolarCalendar.vietnam.newYear(1968) == day("1968-01-29"))
        #expect(LunisolarCalendar.vietnam.newYear(1985) == day("1985-01-21"))
    }

    // MARK: - Leap months

    @Test("three leap months of Korea differ")
    func leapMonthsOfKorea() {
        #expect(leapYears(.korea, otherThan: .china) == [2012, 2017, 2099])
        #expect(leapNumbers(.korea, [2012, 2017, 2099]) == [3, 5, 3])
        #expect(leapNumbers(.china, [2012, 2017, 2099]) == [4, 6, 2])
    }

    @Test("the leap months of Japan since 1912 are Korean")
    func leapMonthsOfJapan() {
        #expect(
            (1912...2100).allSatisfy {
                LunisolarCalendar.japan.leapMonth(inLunarYear: $0) == LunisolarCalendar.korea.leapMonth(inLunarYear: $0)
            }
        )
        #expect(leapNumbers(.japan, [2033]) == [11])
    }

    @Test("the leap months of Vietnam differ in three years")
    func leapMonthsOfVietnam() {
        #expect(leapYears(.vietnam, otherThan: .china) == [1984, 1985, 1987])
        #expect(leapNumbers(.china, [1984, 1985, 1987]) == [10, 0, 6])
        #expect(leapNumbers(.vietnam, [1984, 1985, 1987]) == [0, 2, 7])
    }

    // MARK: - Months

    @Test("Vietnam follows the rule on its clock since 1968")
    func vietnamSince1968() throws {
        let oracle = RuleOracle(of: .vietnam, offset: 25_200)
        let months = LunisolarCalendar.vietnam.months(beginningIn: day("1968-01-01")...day("2100-11-30"))
        #expect(months.count > 1640)
        for month in months {
            let expected = try #require(oracle.months[month.firstDay])
            #expect(expected == RuleOracle.Name(year: month.year, month: month.month))
        }
    }

    @Test("Vietnam has the Chinese months before 1968, except two")
    func vietnamBefore1968() {
        let span = day("1900-01-01")...day("1967-12-31")
        let chinese = Set(LunisolarCalendar.china.months(beginningIn: span).map(\.firstDay))
        let odd = LunisolarCalendar.vietnam.months(beginningIn: span).filter { !chinese.contains($0.firstDay) }
        #expect(odd.map(\.firstDay) == [day("1906-04-23"), day("1925-01-25")])
    }

    @Test("two Vietnamese months are published and five disputed")
    func vietnameseAuthorities() {
        let calendar = LunisolarCalendar.vietnam
        let named = calendar.months(beginningIn: calendar.days).compactMap { month -> String? in
            guard let certainty = calendar.newMoon(of: month)?.certainty, let authority = certainty.authority else {
                return nil
            }
            let otherDay = certainty.otherDay?.description ?? ""
            return "\(month.year)-\(month.month) \(certainty) \(authority) \(otherDay)"
        }
        #expect(
            named == [
                "1906-4 published hnd 1906-04-24", "1925-1 published hnd 1925-01-24",
                "1927-10 disputed whenexe 1927-10-26", "1953-7 disputed whenexe 1953-08-09",
                "2054-4 disputed hnd 2054-05-07", "2077-10 disputed hnd 2077-11-15", "2085-9 disputed hnd 2085-10-18",
            ]
        )
    }

    @Test("雨水 of 2026 is a day later in Korea and Japan")
    func rainWater() {
        #expect(LunisolarCalendar.china.termEvent(.yushui, inYear: 2026)?.day == day("2026-02-18"))
        #expect(LunisolarCalendar.korea.termEvent(.yushui, inYear: 2026)?.day == day("2026-02-19"))
        #expect(LunisolarCalendar.japan.termEvent(.yushui, inYear: 2026)?.day == day("2026-02-19"))
    }

    // MARK: - Festivals

    /// The years from 1945 to 2050 in which a lunar date falls on another day than in China.
    @Test(
        "some lunar dates fall on another day than in China",
        arguments: [
            (.korea, 4, 8, [1968, 2001, 2012, 2023]),
            (.korea, 5, 5, [1950, 1987, 2012, 2013, 2046]),
            (.korea, 8, 15, [2040]),
            (.vietnam, 3, 10, [1975, 2009, 2037, 2038]),
            (.vietnam, 7, 15, [1987, 1989]),
            (.vietnam, 8, 15, [1978, 2034, 2041]),
        ] as [(CalendarID, Int, Int, [Int])]
    )
    func lunarDates(id: CalendarID, month: Int, dayOfMonth: Int, expected: [Int]) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        let month = try #require(LunarMonthNumber(number: month))
        let differing = (1945...2050).filter { year in
            let date = LunarDate(year: year, month: month, day: dayOfMonth)
            return date.flatMap { calendar.day(of: $0) } != date.flatMap { LunisolarCalendar.china.day(of: $0) }
        }
        #expect(differing == expected)
    }

    // MARK: - Following

    @Test("a margin belongs to the clock of the predecessor")
    func predecessors() {
        let solstice = LunisolarCalendar.vietnam.termEvent(.dongzhi, inYear: 1951)
        #expect(solstice?.marginSeconds == 1)
        #expect(solstice?.certainty == .nearMidnight(otherDay: day("1951-12-22")))
        #expect(LunisolarCalendar.vietnam.predecessor == .china)
        #expect(LunisolarCalendar.vietnam.predecessorLastDay == day("1967-12-31"))
        #expect(LunisolarCalendar.korea.predecessorLastDay == day("1911-12-31"))
        #expect(LunisolarCalendar.japan.predecessor == nil)
    }

    // MARK: - Tools

    private func years(where differs: (Int) -> Bool) -> [Int] { (1900...2100).filter(differs) }

    private func leapYears(_ calendar: LunisolarCalendar, otherThan other: LunisolarCalendar) -> [Int] {
        years { calendar.leapMonth(inLunarYear: $0) != other.leapMonth(inLunarYear: $0) }
    }

    private func leapNumbers(_ calendar: LunisolarCalendar, _ years: [Int]) -> [Int] {
        years.map { calendar.leapMonth(inLunarYear: $0)?.number ?? 0 }
    }
}

extension LunisolarCalendar {
    /// The New Year's day of a lunar year.
    fileprivate func newYear(_ year: Int) -> Day? { lunarYear(year)?.newYearsDay }
}
