import AlmanacCore
import TestSupport
import Testing

@Suite("Stems, branches and pillars")
struct StemBranchTests {
    /// The sixty pairs as a child learns them: both lists are counted on together.
    static let pairs: [(HeavenlyStem, EarthlyBranch)] = {
        var pairs: [(HeavenlyStem, EarthlyBranch)] = []
        var stems = HeavenlyStem.allCases[...]
        var branches = EarthlyBranch.allCases[...]
        for _ in 0..<60 {
            if let stem = stems.popFirst(), let branch = branches.popFirst() { pairs.append((stem, branch)) }
            if stems.isEmpty { stems = HeavenlyStem.allCases[...] }
            if branches.isEmpty { branches = EarthlyBranch.allCases[...] }
        }
        return pairs
    }()

    @Test("sixty pairs, and no pair of an even stem with an odd branch")
    func sixty() {
        #expect(StemBranch.allCases.count == 60)
        for (index, pair) in StemBranchTests.pairs.enumerated() {
            let stemBranch = StemBranch(wrapping: index)
            #expect((stemBranch.stem, stemBranch.branch) == pair)
            #expect(StemBranch(stem: pair.0, branch: pair.1)?.index == index)
            #expect(stemBranch.next.previous == stemBranch)
        }
        let made = HeavenlyStem.allCases.flatMap { stem in
            EarthlyBranch.allCases.compactMap { StemBranch(stem: stem, branch: $0) }
        }
        #expect(Set(made).count == 60 && made.count == 60)
        #expect((0...255).compactMap { StemBranch(rawValue: $0) } == Array(StemBranch.allCases))
        #expect(StemBranch(stem: .jia, branch: .chou) == nil)
    }

    @Test("cycles go round for any number")
    func cycles() {
        #expect(StemBranch(wrapping: -1).index == 59)
        #expect(HeavenlyStem(wrapping: -1) == .gui)
        #expect(EarthlyBranch(wrapping: 12) == .zi)
        #expect(SolarTerm(wrapping: -1) == .dongzhi)
        for number in [Int.min, Int.max] {
            #expect(StemBranch(wrapping: number).index < 60)
            #expect(StemBranch.year(number).index < 60)
            #expect(HeavenlyStem(wrapping: number).index < 10)
        }
    }

    @Test("pillars of years, among them some that are often given wrongly")
    func years() {
        for year in [1941, 2001, 2061] { #expect(StemBranch.year(year) == StemBranch(stem: .xin, branch: .si)) }
        for year in [1963, 2023, 2083] { #expect(StemBranch.year(year) == StemBranch(stem: .gui, branch: .mao)) }
        #expect(StemBranch.year(1984).index == 0)
        #expect(StemBranch.year(4).index == 0)
        #expect(StemBranch.year(-56).index == 0)
        #expect(StemBranch.year(2026) == StemBranch(stem: .bing, branch: .wu))
        #expect(StemBranch.year(2026).zodiac == .horse)
        #expect(StemBranch.year(2026).stem.element == .fire)
        #expect(LunarDate(year: 1949, month: 8, day: 10)?.yearPillar == StemBranch(stem: .ji, branch: .chou))
    }

    /// `PillarTests` has published days.
    @Test("pillars of days are counted")
    func days() {
        var failures = Failures()
        var expected = 10
        for page in WallCalendar() {
            // 1900-01-01 was 甲戌.
            failures.check(Day(rawValue: page.rawDay).pillar.index == expected, "\(page)")
            expected = expected == 59 ? 0 : expected + 1
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(Day.max.pillar.index < 60 && Day.min.pillar.index < 60)
    }

    @Test("pillars of months: 丙寅 opens a year of 甲, and sixty months later the same begins again")
    func months() throws {
        var expected = try #require(StemBranch(stem: .bing, branch: .yin))
        var failures = Failures()
        for stem in HeavenlyStem.allCases {
            for offset in 0..<12 {
                let branch = EarthlyBranch(wrapping: 2 + offset)
                failures.check(StemBranch.month(branch, inYearOf: stem) == expected, "\(branch) of \(stem)")
                let month = try #require(LunarMonthNumber(number: offset + 1))
                failures.check(StemBranch.month(month, inYearOf: stem) == expected, "month \(month) of \(stem)")
                failures.check(StemBranch.month(month.leap, inYearOf: stem) == nil, "month \(month)L of \(stem)")
                expected = expected.next
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        // 1949-10-01 after 白露, 2000-01-01 after 大雪, 2026-02-04 on 立春.
        #expect(StemBranch.month(.you, inYearOf: .ji) == StemBranch(stem: .gui, branch: .you))
        #expect(StemBranch.month(.zi, inYearOf: .ji) == StemBranch(stem: .bing, branch: .zi))
        #expect(StemBranch.month(.yin, inYearOf: .bing) == StemBranch(stem: .geng, branch: .yin))
    }

    @Test("pillars of hours, with both readings of the late 子 hour")
    func hours() throws {
        let day = try #require(Day(year: 2024, month: 2, day: 4))
        let halfPastEleven = 23 * 3600 + 1800
        #expect(day.pillar(atSecond: halfPastEleven, changingAt: .midnight) == StemBranch(stem: .wu, branch: .xu))
        #expect(day.pillar(atSecond: halfPastEleven, changingAt: .elevenPM) == StemBranch(stem: .ji, branch: .hai))
        #expect(day.hourPillar(atSecond: halfPastEleven) == StemBranch(stem: .jia, branch: .zi))
        #expect(day.pillar(atSecond: 1800, changingAt: .elevenPM) == StemBranch(stem: .wu, branch: .xu))
        #expect(day.hourPillar(atSecond: 1800) == StemBranch(stem: .ren, branch: .zi))

        // The pillars of hours run on without a gap across midnight: one step every two hours from 23h.
        var failures = Failures()
        var expected = try #require(day.hourPillar(atSecond: 0))
        for rawValue in day.rawValue..<day.rawValue + 60 {
            for hour in 0..<24 {
                if hour % 2 == 1 { expected = expected.next }
                let pillar = Day(rawValue: rawValue).hourPillar(atSecond: hour * 3600)
                failures.check(pillar == expected, "hour \(hour) of day \(rawValue)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")

        for second in [Int.min, -1, 86_400, Int.max] {
            #expect(day.hourPillar(atSecond: second) == nil)
            #expect(day.pillar(atSecond: second, changingAt: .elevenPM) == nil)
            #expect(EarthlyBranch(secondOfDay: second) == nil)
        }
        #expect(Day.max.hourPillar(atSecond: halfPastEleven) != nil)
    }

    @Test("each branch has its animal, each pair of stems its element")
    func animalsAndElements() {
        #expect(EarthlyBranch.allCases.map(\.zodiac) == Zodiac.allCases)
        #expect(Zodiac.allCases.map(\.branch) == EarthlyBranch.allCases)
        #expect(HeavenlyStem.allCases.map(\.element) == HeavenlyStem.Element.allCases.flatMap { [$0, $0] })
    }
}

@Suite("Solar terms")
struct SolarTermTests {
    @Test("longitudes go on by 15° from 285°, and name the term")
    func longitudes() {
        #expect(SolarTerm.allCases.count == SolarTerm.count)
        #expect(SolarTerm.xiaohan.longitudeDegrees == 285)
        #expect(SolarTerm.chunfen.longitudeDegrees == 0)
        #expect(SolarTerm.dongzhi.longitudeDegrees == 270)
        for term in SolarTerm.allCases {
            #expect(term.next.longitudeDegrees == (term.longitudeDegrees + 15) % 360)
            #expect(term.next.previous == term)
            #expect(SolarTerm(longitudeDegrees: term.longitudeDegrees) == term)
            #expect(term.isPrincipal == (term.longitudeDegrees % 30 == 0))
            #expect(term.isSectional != term.isPrincipal)
        }
        for degrees in [Int.min, -15, 1, 360, Int.max] {
            #expect(SolarTerm(longitudeDegrees: degrees) == nil)
        }
    }

    @Test("seasons begin on the four 立")
    func seasons() {
        #expect(SolarTerm.Season.allCases.map(\.firstTerm) == [.lichun, .lixia, .liqiu, .lidong])
        #expect(SolarTerm.Season.allCases.map(\.firstTerm.season) == SolarTerm.Season.allCases)
        #expect(SolarTerm.Season.allCases.map(\.firstTerm.previous.season) == [.winter, .spring, .summer, .autumn])
        for season in SolarTerm.Season.allCases {
            #expect(SolarTerm.allCases.count { $0.season == season } == 6)
        }
    }

    @Test("months of pillars begin on the sectional terms, 寅 on 立春")
    func monthBranches() {
        #expect(SolarTerm.lichun.monthBranch == .yin)
        #expect(SolarTerm.yushui.monthBranch == .yin)
        #expect(SolarTerm.jingzhe.monthBranch == .mao)
        #expect(SolarTerm.daxue.monthBranch == .zi)
        #expect(SolarTerm.dongzhi.monthBranch == .zi)
        #expect(SolarTerm.xiaohan.monthBranch == .chou)
        #expect(SolarTerm.dahan.monthBranch == .chou)
    }
}
