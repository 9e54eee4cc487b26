import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Days off and make-up workdays on pages of the terminal, against days found by hand in notices and acts.
@Suite struct MarkedPageTests {
    /// A month with the days that are off beyond the plain weekend, and those that are worked on one.
    struct Month: Sendable {
        let region: RegionID
        let month: String
        let language: CalendarLanguage
        let off: [Int]
        let work: [Int]

        init(_ region: RegionID, _ month: String, _ language: CalendarLanguage, off: [Int], work: [Int] = []) {
            (self.region, self.month, self.language, self.off, self.work) = (region, month, language, off, work)
        }
    }

    /// 国办发明电〔2025〕7号; Korea's substitute for 24 May, a Sunday; 振替休日 for 3 May, a Sunday, and 22 September between two
    /// holidays; in Hong Kong Ching Ming on a Sunday and Easter Monday on the next day, so that 7 April is off too; in Vietnam
    /// Tết with the weekends at both ends, and 10 January worked for 2 January.
    static let months = [
        Month("mainland", "2026-02", .simplifiedChinese, off: Array(15...23), work: [14, 28]),
        Month("mainland", "2013-04", .traditionalChinese, off: [4, 5, 6, 29, 30], work: [7, 27, 28]),
        Month("korea", "2026-05", .korean, off: [1, 5, 24, 25]),
        Month("japan", "2026-05", .japanese, off: [3, 4, 5, 6]),
        Month("japan", "2026-09", .japanese, off: [21, 22, 23]),
        Month("hongkong", "2026-04", .traditionalChinese, off: [3, 4, 6, 7]),
        Month("vietnam", "2026-02", .vietnamese, off: Array(14...22)),
        Month("vietnam", "2026-01", .english, off: [1, 2], work: [10]),
    ]

    @Test("the signs of a month are those of its days", arguments: months.indices, [40, 80, 200]) func signsOfMonth(
        index: Int,
        width: Int
    ) throws {
        let month = Self.months[index]
        let region = try RegionPage(month.region)
        let text = try region.month(month.month, region.settings(month.language, width: width))
        let (off, work) =
            month.language == .vietnamese || month.language == .english
            ? (/\b(\d+)\+/, /\b(\d+)!/) : (/\b(\d+)[休휴]/, /\b(\d+)[班근出]/)
        #expect(text.matches(of: off).compactMap { Int($0.1) } == month.off, "\(text)")
        #expect(text.matches(of: work).compactMap { Int($0.1) } == month.work, "\(text)")
    }

    @Test("a month with marks is as reviewed, letter by letter") func markedMonth() throws {
        let mainland = try RegionPage("mainland")
        #expect(
            try mainland.month("2026-02", mainland.settings(.simplifiedChinese, width: 40)) == """
                2026年2月
                乙巳年十二月 – 丙午年正月

                一   二   三   四   五   六   日
                                              1
                                              十四
                2    3    4    5    6    7    8
                十五 十六 十七 十八 十九 二十 廿一
                     尾牙 立春
                          六九
                9    10   11   12   13   14班 15休
                廿二 廿三 廿四 廿五 廿六 廿七 廿八
                                    七九
                16休 17休 18休 19休 20休 21休 22休
                廿九 正月 初二 初三 初四 初五 初六
                除夕 春节 雨水           破五 八九
                23休 24   25   26   27   28班
                初七 初八 初九 初十 十一 十二
                人日

                4 立春 04:02 · 10 小年(北) · 11 小年(南)
                14 情人节 · 18 雨水 23:51 · 18 年初二
                19 年初三
                休 放假 · 班 调休上班 · 中国农历
                中国大陆 · UTC+8
                """
        )
    }

    /// A day off that is no festival has the name of its reason.
    @Test(
        "a day off that is no festival has a name",
        arguments: [
            ("japan" as RegionID, "2026-09-22", CalendarLanguage.japanese, "国民の休日"),
            ("japan", "2026-05-06", .japanese, "振替休日"), ("korea", "2026-05-25", .korean, "대체공휴일"),
            ("hongkong", "2026-04-07", .english, "substitute holiday"),
        ]
    )
    func namedDayOff(region: RegionID, date: String, language: CalendarLanguage, name: String)
        throws
    {
        let page = try RegionPage(region)
        let week = try #require(page.festivals.text(ofWeekContaining: day(date), page.settings(language)))
        let line = week.map { $0.text(in: .none) }.first { $0.contains(date) }
        #expect(line?.contains(name) == true, "\(line ?? "")")
    }

    // MARK: Colours

    /// 14 February 2026 is a Saturday that is worked, 7 February one that is not; 23 February is a Monday that is off.
    @Test("a make-up Saturday is not red") func makeUpSaturday() throws {
        let mainland = try RegionPage("mainland")
        let settings = mainland.settings(.simplifiedChinese, palette: .terminal)
        let year = try #require(mainland.festivals.text(ofYear: 2026, settings)).map { $0.text(in: .terminal) }
        let month = try mainland.month("2026-02", settings)
        let bold = "\u{1B}[1m", red = "\u{1B}[1;31m", end = "\u{1B}[0m"
        #expect(month.contains("\(bold)14\(end)\(bold)班\(end)"))
        #expect(month.contains("\(red)23\(end)\(red)休\(end)"))
        #expect(month.contains("\(red)7\(end)"))
        #expect(year.joined().contains("14\(bold)!\(end)"))
    }

    /// Two cells have room for a word or two letters.
    @Test("today and a mark share two cells") func todayAndMark() throws {
        let mainland = try RegionPage("mainland")
        let settings = mainland.settings(.traditionalChinese, width: 40, today: day("2026-02-17"))
        let text = try mainland.month("2026-02", settings)
        #expect(text.contains("16休 17+* 18休 19休"))
        #expect(text.contains("\n休 放假 · + 放假 · 班 補班"))
    }

    // MARK: Undecided days

    @Test(
        "a page that is not decided says so",
        arguments: [
            (CalendarLanguage.simplifiedChinese, "仅列法定假日；调休放假尚未公布"), (.traditionalChinese, "只列法定假日；調整放假尚未公布"),
            (.english, "By law only; adjustments not decided"), (.korean, "법정 공휴일만; 조정은 미정"),
            (.japanese, "法律による休日のみ。調整は未定"), (.vietnamese, "Chỉ theo luật; hoán đổi chưa công bố"),
        ]
    )
    func undecidedPage(language: CalendarLanguage, remark: String) throws {
        let mainland = try RegionPage("mainland")
        let settings = mainland.settings(language, width: 40)
        for (month, isSaid) in [("2026-12", false), ("2027-01", true), ("2004-01", false), ("2003-12", false)] {
            #expect(try mainland.month(month, settings).contains("\n\(remark)\n") == isSaid, "\(month)")
        }
        for (year, isSaid) in [(2026, false), (2027, true)] {
            let pages = [
                mainland.festivals.text(ofYear: year, settings),
                mainland.festivals.detailedText(ofYear: year, settings),
            ]
            for page in pages {
                #expect(try #require(page).contains { $0.text(in: .none) == remark } == isSaid, "\(year)")
            }
        }
    }

    @Test("a page decided in part says from when or until when") func partlyDecided() throws {
        let mainland = try RegionPage("mainland")
        #expect(
            try mainland.month("2026-12", mainland.settings(.english)).contains(
                "\nFrom 2026-12-26 by law only; adjustments"
            )
        )
        #expect(
            try mainland.month("2027-01", mainland.settings(.english)).contains(
                "\nBy law only; adjustments not decided\n"
            )
        )
        let vietnam = try RegionPage("vietnam")
        #expect(
            try vietnam.month("1999-12", vietnam.settings(.english)).contains("\nBy law only; adjustments not known\n")
        )
        let days = try #require(DayRange(from: day("1999-12-01"), to: day("2000-01-31")))
        let remarks = vietnam.daysOff.remarks(on: days, in: .english)
        #expect(remarks == ["Until 1999-12-31 by law only; adjustments not known"])
        #expect(vietnam.daysOff.remarks(on: days, in: .simplifiedChinese) == ["截至1999-12-31仅列法定假日；调休放假不详"])
    }

    /// Mainland China is decided from 2004 to 2026: a range that has both ends outside has two remarks, one that has no
    /// decided day the plain one.
    @Test(
        "a remark holds for its days",
        arguments: [
            (
                "2000-01-01", "2030-12-31",
                [
                    "Until 2003-12-31 by law only; adjustments not known",
                    "From 2026-12-26 by law only; adjustments not decided",
                ]
            ),
            ("2003-12-31", "2004-01-01", ["Until 2003-12-31 by law only; adjustments not known"]),
            ("2026-12-25", "2027-01-01", ["From 2026-12-26 by law only; adjustments not decided"]),
            ("2004-01-01", "2026-12-25", []),
            ("2000-01-01", "2003-12-31", ["By law only; adjustments not known"]),
            ("2027-01-01", "2030-12-31", ["By law only; adjustments not decided"]),
        ]
    )
    func remarkDays(first: String, last: String, remarks: [String]) throws {
        let days = try #require(DayRange(from: day(first), to: day(last)))
        #expect(try RegionPage("mainland").daysOff.remarks(on: days, in: .english) == remarks)
    }

    // MARK: A day

    @Test("a day says what it is and why") func dayAndReason() throws {
        let mainland = try RegionPage("mainland")
        let page = try #require(mainland.festivals.text(of: day("2026-02-14"), mainland.settings(.simplifiedChinese)))
        let reason = "\n作息      上班  调休上班  春节  放假通知\n          国办发明电〔2025〕7号, 国务院办公厅, 2025-11-04\n"
        #expect(page.text().contains(reason), "\(page.text())")
        let later = try #require(mainland.festivals.text(of: day("2027-03-10"), mainland.settings(.english)))
        #expect(later.contains { $0.text(in: .none).hasSuffix("not decided  workday by the week alone") })
    }

    // MARK: Several regions

    /// A day that is off in one of them is a workday in another, so their page has the law alone, as it was.
    @Test("a page without days off has the law alone") func lawAlone() throws {
        let festivals = try #require(LunisolarCalendar.china.festivals(in: ["mainland", "taiwan"]))
        let lines = try #require(festivals.text(of: YearMonth(parsing: "2026-02"), TerminalSettings()))
        let text = lines.text()
        #expect(
            text.contains("17+") && !text.contains("14!") && !text.contains("23+") && text.contains("+ Public holiday")
        )
    }
}
