import Almanac
import TestSupport
import Testing

@Suite("Four pillars of moments")
struct FourPillarTests {
    private let china = LunisolarCalendar.china
    private static let beijing: Int32 = 8 * 3600

    private func instant(_ day: String, _ time: String) throws -> Instant {
        try #require(Instant("\(day)T\(time):00Z")?.advanced(bySeconds: Int64(-Self.beijing)))
    }

    private func names(_ pillars: FourPillars?) -> String {
        [pillars?.year, pillars?.month, pillars?.day, pillars?.hour].map { pillar in
            pillar?.name(in: .traditionalChinese) ?? "none"
        }.joined(separator: " ")
    }

    /// Time of UTC+8; year, month, day, hour with the day from 0h; day from 23h. As lunar_python 1.4.8 has them (`EightChar`
    /// with sect 2 and 1): in minutes before and after 立春 and 驚蟄, in the hour before midnight, and days of history. sxtwl
    /// 2.0.7, whose years and months change with the day of the term, agrees on all other days.
    private static let published = [
        ("1949-10-01", "15:00", "己丑 癸酉 甲子 壬申", "甲子"),
        ("1976-09-09", "00:10", "丙辰 丁酉 甲子 甲子", "甲子"),
        ("1984-02-04", "23:10", "癸亥 乙丑 戊辰 甲子", "己巳"),
        ("1984-02-04", "23:40", "甲子 丙寅 戊辰 甲子", "己巳"),
        ("1988-02-04", "22:30", "丁卯 癸丑 己丑 乙亥", "己丑"),
        ("1988-02-04", "22:55", "戊辰 甲寅 己丑 乙亥", "己丑"),
        ("1990-01-27", "08:30", "己巳 丁丑 壬辰 甲辰", "壬辰"),
        ("1990-02-04", "10:04", "己巳 丁丑 庚子 辛巳", "庚子"),
        ("1990-02-04", "10:24", "庚午 戊寅 庚子 辛巳", "庚子"),
        ("2000-02-04", "20:30", "己卯 丁丑 壬辰 庚戌", "壬辰"),
        ("2000-02-04", "20:50", "庚辰 戊寅 壬辰 庚戌", "壬辰"),
        ("2000-01-01", "00:00", "己卯 丙子 戊午 壬子", "戊午"),
        ("2008-08-08", "20:08", "戊子 庚申 庚辰 丙戌", "庚辰"),
        ("2021-02-03", "22:48", "庚子 己丑 壬午 辛亥", "壬午"),
        ("2021-02-03", "23:08", "辛丑 庚寅 壬午 壬子", "癸未"),
        ("2024-02-04", "16:17", "癸卯 乙丑 戊戌 庚申", "戊戌"),
        ("2024-02-04", "16:37", "甲辰 丙寅 戊戌 庚申", "戊戌"),
        ("2024-02-04", "23:30", "甲辰 丙寅 戊戌 甲子", "己亥"),
        ("2024-02-05", "00:30", "甲辰 丙寅 己亥 甲子", "己亥"),
        ("2024-03-05", "10:12", "甲辰 丙寅 戊辰 丁巳", "戊辰"),
        ("2024-03-05", "10:32", "甲辰 丁卯 戊辰 丁巳", "戊辰"),
        ("2026-02-04", "03:52", "乙巳 己丑 己酉 丙寅", "己酉"),
        ("2026-02-04", "04:12", "丙午 庚寅 己酉 丙寅", "己酉"),
        ("2026-02-03", "23:59", "乙巳 己丑 戊申 甲子", "己酉"),
        ("2033-12-21", "21:30", "癸丑 甲子 丙午 己亥", "丙午"),
        ("2050-12-31", "23:59", "庚午 戊子 乙酉 戊子", "丙戌"),
        ("1931-05-06", "12:00", "辛未 壬辰 辛酉 甲午", "辛酉"),
        ("2099-06-21", "05:00", "己未 庚午 己丑 丁卯", "己丑"),
    ]

    @Test("as two programs print them", arguments: published)
    func publishedMoments(day: String, time: String, pillars: String, dayFrom23h: String) throws {
        let instant = try instant(day, time)
        #expect(names(china.pillars(at: instant, boundaries: .solar)) == pillars)
        var late = PillarBoundaries.solar
        late.day = .elevenPM
        let day = china.pillars(at: instant, boundaries: late)?.day
        #expect(day?.name(in: .traditionalChinese) == dayFrom23h)
    }

    /// A second before, at and a second after every sectional term of the table, counted on fingers: one month a term, one
    /// year a 立春, one day a sunrise.
    @Test("around every sectional term")
    func everyBoundary() throws {
        let years = try (1900...2100).map { try #require(china.termInstants(inYear: $0)) }
        let sectional = years.flatMap { instants in
            SolarTerm.allCases.filter(\.isSectional).map { (term: $0, instant: instants[$0]) }
        }
        var failures = Failures()
        // 1900 was 庚子 from its 立春 on, and its first 小寒 began 丁丑.
        var year = 35
        var month = 12
        for (number, event) in sectional.enumerated() {
            for second in -1...1 {
                if second == 0 {
                    month += 1
                    if event.term == .lichun { year += 1 }
                }
                // Before the first 立春 the table has none to count from.
                guard number > 1 || number == 1 && second >= 0 else { continue }
                let instant = try #require(event.instant.advanced(bySeconds: Int64(second)))
                let found = china.pillars(at: instant, utcOffsetSeconds: Self.beijing, boundaries: .solar)
                let (day, hour) = Self.dayAndHour(instant)
                failures.check(
                    [found?.year.index, found?.month?.index, found?.day.index, found?.hour.index]
                        == [year % 60, month % 60, day, hour],
                    "\(second) s from \(event.term) at \(event.instant)"
                )
                if number + 12 < sectional.count {
                    let periods = [china.pillarYear(at: instant), china.pillarMonth(at: instant)]
                    failures.check(
                        periods.map { $0?.pillar.index } == [year % 60, month % 60],
                        "periods at \(instant)"
                    )
                    for period in periods.compactMap(\.self) {
                        failures.check(
                            period.first.instant <= instant && instant < period.next.instant,
                            "\(instant) is within its period"
                        )
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(sectional.count == 2412 && month == 12 + 2412 && year == 35 + 201)
    }

    /// Day and hour of Beijing by the Julian Day Number and the verse: 甲己還加甲, 乙庚丙作初, 丙辛從戊起, 丁壬庚子居, 戊癸何方發, 壬子是真途.
    private static func dayAndHour(_ instant: Instant) -> (day: Int, hour: Int) {
        let seconds = Int(instant.secondsSince1970) + Int(beijing)
        let days = Int((Double(seconds) / 86_400).rounded(.down))
        let second = seconds - days * 86_400
        let day = (days + 2_440_588 - 11) % 60
        let isLate = second >= 23 * 3600
        let firstStem = [0, 2, 4, 6, 8][((isLate ? day + 1 : day) % 10) % 5]
        let branch = isLate ? 0 : (second + 3600) / 7200
        let stem = (firstStem + branch) % 10
        let hour = (0..<60).first { $0 % 10 == stem && $0 % 12 == branch } ?? -1
        return (day, hour)
    }

    @Test("day and hour by the clock of a place, year and month everywhere at once")
    func otherClocks() throws {
        // 16:30 in Beijing, three minutes after 立春, is 03:30 in New York.
        let instant = try instant("2024-02-04", "16:30")
        let newYork = china.pillars(at: instant, utcOffsetSeconds: -5 * 3600, boundaries: .solar)
        #expect(names(newYork) == "甲辰 丙寅 戊戌 甲寅")
        #expect(names(china.pillars(at: instant, boundaries: .solar)) == "甲辰 丙寅 戊戌 庚申")
        // In the evening there the civil day is the 4th, in Beijing 7:30 of the 5th.
        let evening = try #require(instant.advanced(bySeconds: 15 * 3600))
        let atEvening = china.pillars(at: evening, utcOffsetSeconds: -5 * 3600, boundaries: .solar)
        #expect(names(atEvening) == "甲辰 丙寅 戊戌 辛酉")
        #expect(names(china.pillars(at: evening, boundaries: .solar)) == "甲辰 丙寅 己亥 戊辰")
    }

    @Test("an instant out of reach has no period")
    func outOfReach() {
        for seconds in [Int64.min, Int64.max] {
            let instant = Instant(secondsSince1970: seconds)
            #expect(china.pillarYear(at: instant) == nil && china.pillarMonth(at: instant) == nil)
            #expect(china.pillars(at: instant, utcOffsetSeconds: .max, boundaries: .solar) == nil)
        }
    }

    /// Every 立春 is counted once, in the lunar year of its day; the blind years of this century's first third are well known.
    @Test("none, one or two 立春 in a lunar year", arguments: [CalendarID.china, .hongkong, .korea, .vietnam, .japan])
    func lichunOfLunarYears(id: CalendarID) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        var counts: [Int: Int] = [:]
        for year in 1900...2100 {
            let event = try #require(calendar.termEvent(.lichun, inYear: year))
            counts[try #require(calendar.lunarDate(on: event.day)).year, default: 0] += 1
        }
        var failures = Failures()
        for year in 1901...2099 {
            let events = calendar.lichunEvents(inLunarYear: year)
            failures.check(events?.count == counts[year, default: 0], "lunar year \(year)")
            let isLong = calendar.lunarYear(year)?.count == 13
            failures.check((isLong ? 1...2 : 0...1).contains(events?.count ?? -1), "length of \(year)")
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(calendar.lichunEvents(inLunarYear: 1890) == nil && calendar.lichunEvents(inLunarYear: .max) == nil)
        if id == .china {
            // 無春 and 雙春 as almanacs list them.
            #expect(
                (2000...2033).filter { counts[$0] == nil } == [
                    2000, 2002, 2005, 2008, 2010, 2013, 2016, 2019, 2021, 2024, 2027, 2029, 2032,
                ]
            )
            #expect(
                (2000...2033).filter { counts[$0] == 2 } == [
                    2001, 2004, 2006, 2009, 2012, 2014, 2017, 2020, 2023, 2025, 2028, 2031, 2033,
                ]
            )
        }
    }
}
