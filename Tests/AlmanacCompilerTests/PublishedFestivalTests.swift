import AlmanacCore
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler

/// The days that the compiler makes of festival rules, against the Observatory's own days of 1901-2100 and published dog days. The days are
/// walked one by one, and stems and branches counted from one day that is known.
@Suite struct PublishedFestivalTests {
    private static let compiled = Task { () throws -> Festivals in
        let table = try await Fixture.table()
        return try #require(table.calendar(.hongkong)?.festivals(in: table.regionIDs))
    }

    private func beginnings(_ id: FestivalID) async throws -> [Day] {
        let compiled = try await Self.compiled.value
        return try #require(compiled.occurrences(of: id, in: day("1902-01-01")...day("2099-12-31"))).map(\.day)
    }

    /// The published days of a term.
    private func days(of term: SolarTerm) throws -> [Day] {
        try Fixture.reference("hko_terms.tsv").publishedTerms().filter { $0.term == term }.map(\.day)
    }

    private func inYears(_ days: [Day]) -> [Day] {
        days.filter { (1902...2099).contains(GregorianDate($0).year) }
    }

    // MARK: - Stems and branches

    /// 1949-10-01 was 甲子: stem 0, branch 0.
    private func isSign(_ index: Int, of cycle: Int, _ day: Day) -> Bool {
        let since = day.days(since: TestSupport.day("1949-10-01"))
        return (since % cycle + cycle) % cycle == index
    }

    /// 庚 is stem 6, 戊 4, 丙 2, 壬 8; 未 is branch 7. The day of the term counts.
    @Test(
        "signs are counted from the day of the term",
        arguments: [
            ("sanfu-chu", .xiazhi, 6, 10, 3), ("sanfu-zhong", .xiazhi, 6, 10, 4), ("sanfu-mo", .liqiu, 6, 10, 1),
            ("chunshe", .lichun, 4, 10, 5), ("qiushe", .liqiu, 4, 10, 5), ("rumei", .mangzhong, 2, 10, 1),
            ("rumei-ren", .mangzhong, 8, 10, 1), ("chumei", .xiaoshu, 7, 12, 1),
        ] as [(FestivalID, SolarTerm, Int, Int, Int)]
    )
    func signsAreCounted(_ id: FestivalID, _ term: SolarTerm, _ index: Int, _ cycle: Int, _ ordinal: Int) async throws {
        let expected = try days(of: term).map { termDay in
            let walk = (0..<cycle * ordinal).compactMap { termDay.advanced(by: $0) }
            return walk.filter { isSign(index, of: cycle, $0) }[ordinal - 1]
        }
        #expect(try await beginnings(id) == inYears(expected), "\(id)")
        // Years in which the day of the term has the sign itself, and years in which the day before has it, are among them.
        #expect(try days(of: term).contains { isSign(index, of: cycle, $0) })
        #expect(try days(of: term).compactMap(\.previous).contains { isSign(index, of: cycle, $0) })
    }

    /// First, middle and last dog days (三伏) as published in China. 立秋 was a 庚 day itself on 2012-08-07 and 2014-08-07, 夏至 on
    /// 2021-06-21 and 2023-06-21; the day before was one on 2018-08-06 and 2025-06-20.
    @Test(
        "dog days begin on the published days",
        arguments: [
            ("2012-07-18", "2012-07-28", "2012-08-07"), ("2014-07-18", "2014-07-28", "2014-08-07"),
            ("2018-07-17", "2018-07-27", "2018-08-16"), ("2020-07-16", "2020-07-26", "2020-08-15"),
            ("2021-07-11", "2021-07-21", "2021-08-10"), ("2023-07-11", "2023-07-21", "2023-08-10"),
            ("2024-07-15", "2024-07-25", "2024-08-14"), ("2025-07-20", "2025-07-30", "2025-08-09"),
        ]
    )
    func dogDaysAsPublished(_ first: String, _ middle: String, _ last: String) async throws {
        let festivals = try await Self.compiled.value
        for (id, text) in [("sanfu-chu", first), ("sanfu-zhong", middle), ("sanfu-mo", last)] {
            let days = festivals.inYear(GregorianDate(day(first)).year).filter { "\($0.id)" == id && $0.isFirstDay }
            #expect(days.map(\.day.description) == [text])
        }
        let length = day(last).days(since: day(middle))
        #expect(festivals.on(day(middle)).first { $0.id == "sanfu-zhong" }.map { Int($0.length) } == length)
    }

    // MARK: - Terms and offsets

    @Test(
        "terms and days from them",
        arguments: [
            ("qingming", .qingming, 0), ("hanshi", .qingming, -1), ("hanshi-105", .dongzhi, 105),
            ("lichun", .lichun, 0),
            ("dongzhi", .dongzhi, 0), ("shujiu-1", .dongzhi, 0), ("shujiu-2", .dongzhi, 9), ("shujiu-9", .dongzhi, 72),
        ] as [(FestivalID, SolarTerm, Int)]
    )
    func termsAndDays(_ id: FestivalID, _ term: SolarTerm, _ offset: Int) async throws {
        let expected = try days(of: term).compactMap { $0.advanced(by: offset) }
        #expect(try await beginnings(id) == inYears(expected), "\(id)")
    }

    // MARK: - Lunar days

    /// In no leap month; the number of the festival's month and day.
    @Test(
        "festivals of lunar days are on the days of the Observatory",
        arguments: [
            ("chunjie", 1, 1), ("yuanxiao", 1, 15), ("duanwu", 5, 5), ("qixi", 7, 7), ("zhongqiu", 8, 15),
            ("laba", 12, 8), ("xiaonian-north", 12, 23),
        ] as [(FestivalID, Int, Int)]
    )
    func lunarDays(_ id: FestivalID, _ month: Int, _ dayOfMonth: Int) async throws {
        let months = try Fixture.reference("hko_months.tsv").publishedMonths()
        let expected = months.filter { $0.month.number == month && !$0.month.isLeap }
            .compactMap { $0.firstDay.advanced(by: dayOfMonth - 1) }
        #expect(try await beginnings(id) == inYears(expected), "\(id)")
    }

    /// New Year's Eve is the last day of the month before, the 29th in some years and the 30th in others.
    @Test("New Year's Eve is on the last day of the year") func theLastDay() async throws {
        let months = try Fixture.reference("hko_months.tsv").publishedMonths()
        let lasts = zip(months, months.dropFirst()).filter { $1.month.number == 1 && !$1.month.isLeap }.map(\.0)
        #expect(Set(lasts.map(\.length)) == [29, 30])
        let expected = lasts.compactMap { $0.firstDay.advanced(by: ($0.length ?? 0) - 1) }
        #expect(try await beginnings("chuxi") == inYears(expected))
    }

    // MARK: - The nearest day of a stem, and days of the Sun

    /// 社日 in Japan is the 戊 day nearest to the equinox; with one five days away on both sides it is the earlier if the equinox is
    /// before noon.
    @Test("Earth god days are near the equinox") func earthGodDays() async throws {
        let table = try await Fixture.table()
        let japan = try #require(table.calendar(.japan))
        let festivals = try #require(japan.festivals(in: ["japan"]))
        var failures = Failures()
        var ties: Set<Bool> = []
        for (id, term) in [("shanichi-spring", SolarTerm.chunfen), ("shanichi-autumn", .qiufen)]
            as [(FestivalID, SolarTerm)]
        {
            let days = Dictionary(
                grouping: try #require(festivals.occurrences(of: id, in: day("1900-01-01")...day("2100-12-31"))).map(
                    \.day
                )
            ) { GregorianDate($0).year }
            for year in 1900...2100 {
                let event = try #require(japan.termEvent(term, inYear: year))
                let near = (-5...5).compactMap { event.day.advanced(by: $0) }.filter { isSign(4, of: 10, $0) }
                let midnight = try #require(Instant(day: event.day, secondOfDay: 0, utcOffsetSeconds: 32_400))
                let isMorning = event.instant.secondsSince1970 - midnight.secondsSince1970 < 43_200
                if near.count == 2 { ties.insert(isMorning) }
                failures.check(days[year] == [isMorning ? near[0] : near[near.count - 1]], "\(id) \(year)")
            }
        }
        #expect(failures.isEmpty && ties == [true, false], "\(failures)")
    }
}
