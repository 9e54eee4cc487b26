import Almanac
import TestSupport
import Testing

/// Festivals against days checked by several sources, and the years in which a wrong reading of a rule shows.
@Suite struct FestivalGoldenTests {
    @Test("every row of the published days is a festival")
    func publishedRows() {
        var failures = Failures()
        let rows = goldenRows()
        for row in rows {
            guard let festivals = Self.festivals[row.calendar], let day = Day(row.day), let id = FestivalID(row.id)
            else {
                failures.check(false, "no festival, day or calendar of the table: \(row)")
                continue
            }
            let found = festivals.on(day).contains { $0.id == id && $0.isFirstDay }
            failures.check(found, "\(row.id) on \(row.day) in \(row.calendar)")
            let year = GregorianDate(day).year
            let days = festivals.occurrences(of: id, in: firstDay(year)...lastDay(year))?.map(\.day) ?? []
            failures.check(days.contains(day), "days of \(row.id) in \(year): \(days)")
            let date = GregorianDate(day)
            let years = festivals.years(of: id, on: MonthDay(date)) ?? []
            failures.check(years.contains(year), "years of \(row.id) on \(date.month)-\(date.day)")
        }
        #expect(failures.isEmpty, "\(failures)")
        // Rows are added, not removed.
        #expect(rows.count >= 482)
    }

    /// The festivals of all regions in each calendar of the published days.
    private static let festivals: [String: Festivals] = {
        let table = AlmanacTable.bundled
        var festivals = ["gregorian": Festivals.allOfChina]
        for calendar in table.calendarIDs.compactMap({ table.calendar($0) }) {
            festivals["\(calendar.id)"] = Festivals.known(calendar, table.regionIDs)
        }
        return festivals
    }()

    /// The rows of festivals: `pillar-*` are about stems and branches, `rokuyo` about 六曜.
    private func goldenRows() -> [(id: String, day: String, calendar: String)] {
        fields(of: "festival_golden.tsv").dropFirst().filter { !$0[0].hasPrefix("pillar-") && $0[0] != "rokuyo" }
            .map { (id: $0[0], day: $0[1], calendar: $0[2]) }
    }

    // MARK: - The term day itself counts

    @Test(
        "a count from a term begins on the day of the term itself",
        arguments: [
            ("sanfu-chu", .xiazhi, 20, [2000, 2002, 2021, 2023, 2040, 2042]),
            ("sanfu-mo", .liqiu, 0, [2012, 2014, 2031, 2033, 2035]),
            ("chunshe", .lichun, 40, [1984, 2001, 2003, 2022, 2024]),
            ("qiushe", .liqiu, 40, [2002, 2004, 2006, 2023, 2025]), ("rumei", .mangzhong, 0, [2006, 2008, 2027, 2029]),
            ("chumei", .xiaoshu, 0, [2001, 2017, 2024, 2033]),
        ] as [(String, SolarTerm, Int, [Int])]
    )
    func termDays(id: String, term: SolarTerm, days: Int, years: [Int]) throws {
        let id = try #require(FestivalID(id))
        for year in years {
            let termDay = try #require(LunisolarCalendar.china.termEvent(term, inYear: year)?.day)
            let festival = try #require(Festivals.allOfChina.inYear(year, id))
            #expect(festival.firstDay.days(since: termDay) == days, "\(id) \(year)")
        }
    }

    @Test("立秋 of 2035 is minutes before midnight")
    func startOfAutumn() {
        #expect(Festivals.allOfChina.inYear(2035, "sanfu-mo")?.firstDay == day("2035-08-07"))
    }

    /// Published lists, days that were moved from a Sunday put back: Hong Kong's general holidays as gazetted for 2014 (the
    /// fourth day of the New Year stood for the third), Macau's public holidays of 2019; for Taiwan the days
    /// off under 紀念日及節日實施條例 of 2025-05-28, in 2026.
    @Test(
        "the public holidays of a year are the published days off",
        arguments: [
            (
                "hongkong", 2014,
                "01-01 01-31 02-01 02-02 04-05 04-18 04-19 04-21 05-01 05-06 06-02 07-01 09-09 10-01 10-02 12-25 12-26"
            ),
            (
                "macau", 2019,
                "01-01 02-05 02-06 02-07 04-05 04-19 04-20 05-01 05-12 06-07 09-14 10-01 10-02 10-07 11-02 12-08 12-20 "
                    + "12-22 12-24 12-25"
            ),
            (
                "taiwan", 2026,
                "01-01 02-15 02-16 02-17 02-18 02-19 02-28 04-04 04-05 05-01 06-19 09-25 09-28 10-10 10-25 12-25"
            ),
        ]
    )
    func daysOff(_ region: RegionID, _ year: Int, _ days: String) {
        let found = Festivals.known(.china, [region]).inYear(year).filter { $0.kind == .publicHoliday && $0.isFirstDay }
        #expect(found.map { "\($0.day)".dropFirst(5) }.joined(separator: " ") == days)
    }

    // MARK: - Statements about all years

    @Test("中伏 lasts ten or twenty days")
    func middleDogDays() {
        let lengths = (1901...2100).compactMap { Festivals.allOfChina.inYear($0, "sanfu-zhong")?.length }
        #expect(lengths.count { $0 == 10 } == 59)
        #expect(lengths.count { $0 == 20 } == 141)
    }

    @Test("the two Cold Food days never meet")
    func coldFood() throws {
        for year in 1901...2100 {
            let old = try #require(Festivals.allOfChina.inYear(year, "hanshi-105")?.firstDay)
            let qingming = try #require(Festivals.allOfChina.inYear(year, "qingming")?.firstDay)
            #expect((0...1).contains(old.days(since: qingming)))
        }
    }

    @Test("the two plum rains are four or six days apart")
    func plumRains() throws {
        for year in 1901...2100 {
            let bing = try #require(Festivals.allOfChina.inYear(year, "rumei")?.firstDay)
            let ren = try #require(Festivals.allOfChina.inYear(year, "rumei-ren")?.firstDay)
            #expect([4, 6].contains(abs(ren.days(since: bing))))
        }
    }
}

/// The first day of a Gregorian year.
private func firstDay(_ year: Int) -> Day { day("\(year)-01-01") }

/// The last day of a Gregorian year.
private func lastDay(_ year: Int) -> Day { day("\(year)-12-31") }
