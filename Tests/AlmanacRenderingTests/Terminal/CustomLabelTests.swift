import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Years of eras, 六曜 and 손 없는 날 where their regions have them, and the pillars that other boundaries give a day.
@Suite struct CustomLabelTests {
    /// 2026-02-17 was 先勝 (旧暦 1月1日); 2026-11-28 and 29 are 음력 10월 20일 and 21일; 令和 began on a 大安, 2019-05-01.
    @Test(
        "a day has the lines of its country",
        arguments: [
            ("japan", "2026-02-17", ["年号 令和8年", "暦注 先勝"]), ("japan", "2019-05-01", ["年号 令和元年", "暦注 大安"]),
            ("japan", "2019-04-30", ["年号 平成31年", "暦注 仏滅"]), ("taiwan", "2026-02-17", ["年号 民国115年"]),
            ("korea", "2026-11-28", ["年号 檀紀4359年", "暦注 悪鬼のいない日"]), ("korea", "2026-11-29", ["年号 檀紀4359年"]),
            ("mainland", "2026-02-17", []),
        ] as [(RegionID, String, [String])]
    )
    func countryLines(region: RegionID, date: String, lines: [String]) throws {
        let page = try text(region, date, .japanese)
        for line in lines { #expect(page.contains(line), "\(line) in \(page)") }
        for head in ["年号", "暦注"] where !lines.contains(where: { $0.hasPrefix(head) }) {
            #expect(!page.contains { $0.hasPrefix(head) })
        }
    }

    @Test("headings have the years of eras and 無春年") func headings() throws {
        let settings = TerminalSettings(language: .japanese)
        let japan = try RegionPage("japan").festivals
        let month = try #require(YearMonth(year: 2026, month: 3))
        #expect(japan.text(of: month, settings)?.first?.text(in: .none).hasPrefix("2026年3月  令和8年") == true)
        #expect(
            japan.text(ofYear: 2019, settings)?.first?.text(in: .none).hasPrefix("2019  平成31年 – 令和元年  己亥 猪") == true
        )
        let taiwan = try RegionPage("taiwan").festivals
            .text(ofYear: 2027, TerminalSettings(language: .traditionalChinese))
        #expect(taiwan?.first?.text(in: .none) == "2027  民國116年  丁未 羊  無春年")
        let week = japan.text(ofWeekContaining: day("2026-02-17"), settings)?.map { $0.text(in: .none) }
        #expect(week?.contains { $0.contains("2026-02-17") && $0.contains("先勝") } == true)
    }

    /// Between New Year's Day and 立春 the year has two names, on the day of a 節 the month has two.
    @Test(
        "a day has the pillars of other boundaries",
        arguments: [
            ("mainland", "2026-02-03", nil), ("mainland", "2026-02-04", "丙午年 馬 (04:02:08起)  己丑月 (04:02:08前)"),
            ("mainland", "2026-02-05", "丙午年 馬 (自立春)"), ("mainland", "2026-02-16", "丙午年 馬 (自立春)"),
            ("mainland", "2026-02-17", nil), ("mainland", "2028-01-25", nil), ("mainland", "2028-01-26", "丁未年 羊 (自立春)"),
            ("mainland", "2028-02-03", "丁未年 羊 (自立春)"), ("mainland", "2028-02-04", "丁未年 羊 (15:31:14前)  癸丑月 (15:31:14前)"),
            ("mainland", "2028-02-05", nil), ("korea", "2026-11-22", nil), ("korea", "2026-11-08", "戊戌月 (自初一)"),
        ] as [(RegionID, String, String?)]
    )
    func otherPillars(region: RegionID, date: String, expected: String?) throws {
        let line = try text(region, date, .traditionalChinese).first { $0.hasPrefix("另法") }
        #expect(line == expected.map { "另法 " + $0 })
    }

    /// The days of every third year on which a year or a month of pillars changes or has two names, against the pillars
    /// of its first and last second by the Sun.
    @Test("the other pillars of many days are those of the boundaries") func otherPillarsOfManyDays() throws {
        let festivals = LunisolarCalendar.china.festivals()
        let settings = TerminalSettings(language: .traditionalChinese)
        var failures = Failures()
        for number in day("1929-01-01").rawValue...day("2100-12-31").rawValue {
            let day = Day(rawValue: number)
            let date = GregorianDate(day)
            // Every third year meets all nineteen of the cycle of the Moon. 節 are on the 3rd to the 9th, and New Year's Day is
            // from 20 January to 21 February.
            guard date.year % 3 == 0,
                date.day < 10 || date.month == 1 && date.day > 19 || date.month == 2 && date.day < 23
            else {
                continue
            }
            guard let report = DayReport(festivals, day, settings),
                let morning = festivals.calendar.pillars(on: day, atSecond: 0, boundaries: .solar),
                let evening = festivals.calendar.pillars(on: day, atSecond: 86_399, boundaries: .solar)
            else {
                failures.check(false, "no pillars on \(day)")
                continue
            }
            let years = Set([morning.year, evening.year]).subtracting([report.lunar.yearPillar])
            let shown = Set([report.monthPillar].compactMap(\.self))
            let months = Set([morning.month, evening.month].compactMap(\.self)).subtracting(shown)
            let expected =
                years.map { $0.name(in: .traditionalChinese) + "年" }
                + months.map { $0.name(in: .traditionalChinese) + "月" }
            let found = (report.otherPillars ?? []).map { String($0.text(in: .none).prefix(3)) }
            failures.check(found == expected, "\(day): \(found), not \(expected)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// The lines of a day, the words of each topic and its content with one space between.
    private func text(_ region: RegionID, _ date: String, _ language: CalendarLanguage) throws -> [String] {
        let festivals = try RegionPage(region).festivals
        let page = festivals.text(of: day(date), TerminalSettings(width: 200, language: language))
        return try #require(page).map { line in
            let words = line.text(in: .none).split(separator: " ", maxSplits: 1)
            return words.map { $0.drop { $0 == " " } }.joined(separator: " ")
        }
    }
}
