import AlmanacCore
import TestSupport
import Testing

@Suite("Easter")
struct EasterTests {
    @Test("Western Easter as published")
    func western() {
        let published = """
            1818-03-22 1900-04-15 1913-03-23 1943-04-25 1954-04-18 1961-04-02 1981-04-19 2000-04-23 2001-04-15 2002-03-31
            2003-04-20 2004-04-11 2005-03-27 2006-04-16 2007-04-08 2008-03-23 2009-04-12 2010-04-04 2011-04-24 2012-04-08
            2013-03-31 2014-04-20 2015-04-05 2016-03-27 2017-04-16 2018-04-01 2019-04-21 2020-04-12 2021-04-04 2022-04-17
            2023-04-09 2024-03-31 2025-04-20 2026-04-05 2038-04-25 2100-03-28
            """
        for day in published.split(whereSeparator: \.isWhitespace).compactMap({ Day(String($0)) }) {
            #expect(Easter.western(in: GregorianDate(day).year) == day)
        }
    }

    @Test("Orthodox Easter as published")
    func orthodox() {
        let published = """
            2000-04-30 2001-04-15 2002-05-05 2003-04-27 2004-04-11 2005-05-01 2006-04-23 2007-04-08 2008-04-27 2009-04-19
            2010-04-04 2011-04-24 2012-04-15 2013-05-05 2014-04-20 2015-04-12 2016-05-01 2017-04-16 2018-04-08 2019-04-28
            2020-04-19 2021-05-02 2022-04-24 2023-04-16 2024-05-05 2025-04-20 2026-04-12 2100-05-02
            """
        for day in published.split(whereSeparator: \.isWhitespace).compactMap({ Day(String($0)) }) {
            #expect(Easter.orthodox(in: GregorianDate(day).year) == day)
        }
    }

    @Test("the rules agree with those of J. Meeus, Astronomical Algorithms, chapter 8, in every year")
    func otherRules() {
        var failures = Failures()
        for year in Easter.years {
            failures.check(Easter.western(in: year) == meeusWestern(year), "Western \(year)")
            failures.check(Easter.orthodox(in: year) == meeusOrthodox(year), "Orthodox \(year)")
            failures.check(Easter.western(in: year)?.weekday == .sunday, "Western \(year) a Sunday")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("Easter in the first nine days of April is like any other, and belongs to the year asked for")
    func paddedDates() {
        let days = (1900...2100).compactMap { Easter.western(in: $0) }
        let dates = days.map { GregorianDate($0) }
        #expect(dates.map(\.year) == Array(1900...2100))
        #expect(days.allSatisfy { $0.description.utf8.count == 10 && Day($0.description) == $0 })
        #expect(dates.count { $0.month == 4 && $0.day < 10 } == 57)
        #expect(Easter.western(in: 2010)?.description == "2010-04-04")
    }

    @Test("years without a Gregorian calendar have no answer")
    func range() {
        for year in [Int.min, -1, 0, 1582, 10_000, Int.max] {
            #expect(Easter.western(in: year) == nil)
            #expect(Easter.orthodox(in: year) == nil)
        }
    }

    private func meeusWestern(_ year: Int) -> Day? {
        let a = year % 19
        let (b, c) = (year / 100, year % 100)
        let (d, e) = (b / 4, b % 4)
        let f = (b + 8) / 25
        let g = (b - f + 1) / 3
        let h = (19 * a + b - d - g + 15) % 30
        let (i, k) = (c / 4, c % 4)
        let l = (32 + 2 * e + 2 * i - h - k) % 7
        let m = (a + 11 * h + 22 * l) / 451
        let n = h + l - 7 * m + 114
        return Day(year: year, month: n / 31, day: n % 31 + 1)
    }

    private func meeusOrthodox(_ year: Int) -> Day? {
        let (a, b, c) = (year % 4, year % 7, year % 19)
        let d = (19 * c + 15) % 30
        let e = (2 * a + 4 * b - d + 34) % 7
        let f = d + e + 114
        return julianDate(year: year, month: f / 31, day: f % 31 + 1)
    }

    /// By the Julian day number of a Julian date, Meeus chapter 7, in whole numbers.
    private func julianDate(year: Int, month: Int, day: Int) -> Day? {
        Day(julianDayNumber: 1461 * (year + 4716) / 4 + 306 * (month + 1) / 10 + day - 1524)
    }
}
