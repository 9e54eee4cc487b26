import Almanac
import TestSupport
import Testing

/// The descriptions of values: ASCII, in the forms that tables and identifiers have.
@Suite struct DescriptionTests {
    private let china = LunisolarCalendar.china

    @Test("stems, branches and their sixty pairs are their pinyin")
    func pairs() {
        let stems = "jia yi bing ding wu ji geng xin ren gui".split(separator: " ").map(String.init)
        let branches = "zi chou yin mao chen si wu wei shen you xu hai".split(separator: " ").map(String.init)
        #expect(HeavenlyStem.allCases.map(\.description) == stems)
        #expect(EarthlyBranch.allCases.map(\.description) == branches)
        let pairs: [String] = (0..<60).map { "\(stems[$0 % 10])\(branches[$0 % 12])" }
        #expect(StemBranch.allCases.map(\.description) == pairs)
    }

    /// 丙午 庚寅 壬戌, and 甲辰 from 7h to 9h.
    @Test("pillars of a day and of an instant are their pairs in order")
    func pillars() throws {
        let pillars = try #require(china.pillars(on: day("2026-02-17")))
        #expect("\(pillars)" == "bingwu gengyin renxu")
        let instant = try #require(Instant("2026-02-17T00:00:00Z"))
        #expect(china.pillars(at: instant, boundaries: .civil).map { "\($0)" } == "bingwu gengyin renxu jiachen")
        // In the leap month 2025-6L, if months change with the lunar month, there is no pillar of the month.
        let leap = try #require(Instant("2025-08-01T00:00:00Z"))
        let boundaries = PillarBoundaries(year: .lichunInstant, month: .lunarMonth, day: .midnight)
        #expect(china.pillars(at: leap, boundaries: boundaries).map { "\($0)" } == "yisi - renyin jiachen")
    }

    @Test("a month is its name and its days")
    func months() {
        #expect(china.month(containing: day("2025-08-01")).map { "\($0)" } == "2025-6L 2025-07-25...2025-08-22")
        #expect(china.month(containing: day("2026-02-17")).map { "\($0)" } == "2026-1 2026-02-17...2026-03-18")
    }

    @Test("a festival is its day, its identifier and its kind, and which of its days the day is")
    func festivals() {
        let mainland = china.festivals()
        #expect(mainland.on(day("2026-02-17")).map { "\($0)" }.contains("2026-02-17 chunjie public"))
        // 2026-07-15 is the third 庚 after the solstice.
        #expect(mainland.on(day("2026-07-17")).map { "\($0)" }.contains("2026-07-17 sanfu-chu season 3/10"))
    }

    /// The notice for 2026: 15 to 23 February off, 14 February worked.
    @Test("the status of a day is what it is and why, of which holiday")
    func statuses() throws {
        let mainland = try #require(AlmanacTable.bundled.workCalendar(in: "mainland"))
        let expected = [
            ("2026-02-12", "workday week"), ("2026-02-14", "make-up-workday holiday chunjie"),
            ("2026-02-17", "day-off law chunjie"), ("2026-02-20", "day-off holiday chunjie"),
            ("2026-03-01", "weekend week"),
        ]
        for (date, text) in expected { #expect("\(mainland.status(of: day(date)))" == text, "\(date)") }
    }
}
