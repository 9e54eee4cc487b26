import Almanac
import AlmanacWide
import TestSupport
import Testing

/// Pillars to moments, against pillars that others published with their times, and against the way back of every day.
@Suite("Moments of pillars")
struct MomentTests {
    private let china = LunisolarCalendar.china

    private static func pillar(_ name: Substring) -> StemBranch? {
        StemBranch.allCases.first { $0.name(in: .traditionalChinese) == name }
    }

    private static func pattern(_ names: String) -> PillarPattern {
        let pillars = names.split(separator: " ").map(pillar)
        return PillarPattern(
            year: pillars[0],
            month: pillars[1],
            day: pillars.count > 2 ? pillars[2] : nil,
            hour: pillars.count > 3 ? pillars[3] : nil
        )
    }

    /// Four pillars and the beginnings of their hours in Beijing in 1900-2100: those of people who asked for the way back, in
    /// lunar-javascript#31, lunar-go#15, sxtwl_cpp#36, mingyu#305, lunar-swift#9, and lunar-csharp#4, of a year that has no such month.
    /// `Solar.fromBaZi` of lunar_python 1.4.8 has the same days up to 2026, but not the hour from 0h of 1986-05-05.
    private static let published: [(pillars: String, hours: [String])] = [
        ("癸卯 甲寅 丙午 丁酉", ["1963-03-04 17", "2023-02-17 17"]),
        ("丙辰 丁酉 丙子 甲午", ["1916-10-06 11", "1976-09-21 11"]),
        ("辛未 辛卯 乙巳 戊寅", ["1991-04-05 03", "2051-03-21 03"]), ("辛未 壬辰 乙巳 戊寅", ["1931-04-20 03"]),
        ("丁卯 丁未 己丑 丁卯", ["1987-08-08 05", "2047-07-24 05"]), ("丁卯 戊申 己丑 丁卯", ["1927-08-23 05"]),
        ("丙戌 乙未 甲辰 己巳", ["1946-07-29 09", "2006-07-14 09"]), ("辛巳 壬午 癸未 甲申", []),
        ("丙寅 壬辰 己酉 甲子", ["1986-05-05 00", "2046-04-20 00"]), ("甲子 丙寅 戊辰 庚申", ["1924-02-19 15"]),
    ]

    @Test("as others have them", arguments: published)
    func publishedMoments(pillars: String, hours: [String]) throws {
        let days = try #require(DayRange(years: 1900...2100))
        let found = china.moments(of: Self.pattern(pillars), in: days, boundaries: .solar)
        let begins = found.compactMap { china.localTime(of: $0.lowerBound).map { "\($0)".prefix(13) } }
        #expect(begins.map(String.init) == hours)
    }

    /// Of every day of a table an hour, by every choice of boundaries in turn: it is found among the days around, once; within a period
    /// the pillars are those, and a second before and after it they are others.
    @Test("there and back again", arguments: [CalendarID.china, .hongkong, .korea, .vietnam, .japan], [false, true])
    func thereAndBack(id: CalendarID, isWide: Bool) throws {
        let calendar = try #require((isWide ? AlmanacTable.wide : .bundled).calendar(id))
        let choices = YearBoundary.allCases.flatMap { year in
            MonthBoundary.allCases.flatMap { month in
                DayBoundary.allCases.map { PillarBoundaries(year: year, month: month, day: $0) }
            }
        }
        var (failures, count) = (Failures(), 0)
        for number in TestCases.numbers(below: calendar.days.count, sampled: id == .china ? 6000 : 1500) {
            let day = try #require(calendar.days.firstDay.advanced(by: number))
            let boundaries = choices[number % choices.count]
            guard let instant = calendar.instant(on: day, atSecond: number * 4507 % 86_400),
                let four = calendar.pillars(at: instant, boundaries: boundaries), let month = four.month,
                let around = DayRange(from: day.advanced(by: -400) ?? day, to: day.advanced(by: 400) ?? day)
            else { continue }
            let pattern = PillarPattern(year: four.year, month: month, day: four.day, hour: four.hour)
            let found = calendar.moments(of: pattern, in: around, boundaries: boundaries)
            failures.check(
                found.count { $0.contains(instant) } == 1,
                "\(pattern) at \(instant), \(boundaries): \(found)"
            )
            for period in found {
                let seconds: [(Instant?, isWithin: Bool)] = [
                    (period.lowerBound.advanced(bySeconds: -1), false), (period.lowerBound, true),
                    (period.upperBound.advanced(bySeconds: -1), true), (period.upperBound, false),
                ]
                for (second, isWithin) in seconds {
                    let there = second.flatMap { calendar.pillars(at: $0, boundaries: boundaries) }
                    failures.check((there == four) == isWithin, "\(pattern): \(second ?? instant), \(boundaries)")
                }
            }
            count += 1
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(count > 500)
    }

    @Test("every month and every day of sixty years is found once")
    func everyMonthAndDay() throws {
        let days = try #require(DayRange(years: 1984...2043))
        var failures = Failures()
        for year in 1984...2043 {
            for month in 0..<12 {
                let pillar = StemBranch.month(EarthlyBranch(wrapping: month + 2), inYearOf: StemBranch.year(year).stem)
                let pattern = PillarPattern(year: .year(year), month: pillar)
                let term = SolarTerm(wrapping: 2 + 2 * month)
                let begin = china.termEvent(term, inYear: month == 11 ? year + 1 : year)
                let found = china.moments(of: pattern, in: days, boundaries: .solar)
                // The first days of 1984 are the end of 癸亥, as 2043 is.
                let isWithin = begin.map { days.contains($0.day) } ?? false
                failures.check(
                    found.count { $0.lowerBound == begin?.instant } == (isWithin ? 1 : 0),
                    "\(pattern) \(found)"
                )
                failures.check((year == 2043 ? 0...2 : 1...1).contains(found.count), "\(pattern) \(found)")
            }
        }
        for pillar in StemBranch.allCases {
            let found = china.moments(of: PillarPattern(day: pillar), in: days, boundaries: .solar)
            let counted = days.filter { $0.pillar == pillar }
            failures.check(found.compactMap { china.civilDay(of: $0.lowerBound) } == counted, "\(pillar)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("days that the calendar does not hold have no moments")
    func outOfReach() throws {
        let pattern = Self.pattern("甲子 丙寅")
        let before = try #require(DayRange(years: 1500...1600))
        #expect(china.moments(of: pattern, in: before, boundaries: .solar).isEmpty)
        // The terms of Japan begin in 1853.
        let japan = try #require(AlmanacTable.wide.calendar("japan"))
        #expect(japan.moments(of: pattern, in: try #require(DayRange(years: 1700...1850)), boundaries: .solar).isEmpty)
        #expect(!japan.moments(of: pattern, in: try #require(DayRange(years: 1860...1870)), boundaries: .solar).isEmpty)
    }
}
