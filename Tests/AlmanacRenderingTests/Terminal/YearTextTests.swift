import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// The page of a year: small months, as compact as those of `cal`.
@Suite struct YearTextTests {
    /// At most 39 lines of 80 columns, whatever the year, the language and the first weekday.
    @Test("the page of every year is compact", arguments: CalendarLanguage.allCases)
    func compactYears(language: CalendarLanguage) throws {
        var failures = Failures()
        for region in ["mainland", "korea", "japan"] as [RegionID] {
            let festivals = try RegionPage(region).festivals
            for year in 1900...2100 where region == "mainland" || year % 28 == 0 {
                let firstWeekday: Weekday = year % 2 == 0 ? .sunday : .monday
                let settings = TerminalSettings(width: 80, language: language, firstWeekday: firstWeekday)
                let lines = try #require(festivals.text(ofYear: year, settings))
                failures.check(lines.count <= 39, "\(year): \(lines.count) lines")
                failures.check(lines.allSatisfy { $0.width <= 80 }, "\(year): a line wider than 80")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// A year of 80 columns stays compact, whatever its signs and remarks; its title may need a second line, rows of six weeks three
    /// more.
    @Test("the page of a year with days off is compact in every region", arguments: AlmanacTable.bundled.regionIDs)
    func compactYear(region: RegionID) throws {
        let page = try RegionPage(region)
        for language in CalendarLanguage.allCases {
            for year in [2026, 2028] {
                let lines = try #require(page.festivals.text(ofYear: year, page.settings(language)))
                let titleCount = lines.prefix { $0.width > 0 }.count
                #expect(lines.count <= 38 + titleCount && titleCount <= 2, "\(language) \(year): \(lines.count)")
            }
        }
    }

    /// Of 2028 every row of months has one with six weeks that begin on Sunday: a line more separates each from the next.
    @Test("the longest year is compact, and rows of months are apart") func longestYear() throws {
        for language in CalendarLanguage.allCases {
            let settings = TerminalSettings(width: 80, language: language, firstWeekday: .sunday)
            let lines = try #require(LunisolarCalendar.china.festivals().text(ofYear: 2028, settings))
            #expect(lines.count <= 39)
            let text = lines.map { $0.text(in: .none) }
            let weekdays = text.indices.filter { text[$0] == text[3] }
            #expect(weekdays.count == 4 && weekdays.allSatisfy { text[$0 - 2].allSatisfy { $0 == " " } })
        }
    }

    /// How many months are side by side: at 40 columns one, at 80 three, from 90 on four, from 136 on six.
    @Test(
        "as many months share a line as fit",
        arguments: [(30, 1), (40, 1), (44, 2), (66, 2), (67, 3), (80, 3), (90, 4), (120, 4), (136, 6), (200, 6)]
    )
    func monthsPerLine(width: Int, count: Int) throws {
        let lines = try page(2027, width, .english)
        let weekdays = lines.filter { $0.contains("Mo Tu We Th Fr Sa Su") }
        #expect(weekdays.count == 12 / count)
        #expect(weekdays.allSatisfy { $0.split(separator: "Su").count == count })
        #expect(lines.allSatisfy { $0.cellWidth <= max(width, 21) })
    }

    @Test("the page of a year is as reviewed") func yearPage() throws {
        #expect(
            try page(2025, 80, .traditionalChinese).joined(separator: "\n") == """
                2025  乙巳 蛇  雙春年

                1月  29 正月               2月  28 二月               3月  29 三月
                一 二 三 四 五 六 日       一 二 三 四 五 六 日       一 二 三 四 五 六 日
                       1+ 2  3  4  5"                      1  2                       1  2
                 6  7  8  9 10 11 12        3" 4  5  6  7  8  9        3  4  5" 6  7  8  9
                13 14 15 16 17 18 19       10 11 12 13 14 15 16       10 11 12 13 14 15 16
                20"21 22 23 24 25 26       17 18"19 20 21 22 23       17 18 19 20"21 22 23
                27 28+29+30+31+            24 25 26 27 28'            24 25 26 27 28 29'30
                                                                      31

                4月  28 四月               5月  27 五月               6月  25 六月
                一 二 三 四 五 六 日       一 二 三 四 五 六 日       一 二 三 四 五 六 日
                    1  2  3  4+ 5  6                 1+ 2+ 3  4                          1
                 7  8  9 10 11 12 13        5" 6  7  8  9 10 11        2  3  4  5" 6  7  8
                14 15 16 17 18 19 20"      12 13 14 15 16 17 18        9 10 11 12 13 14 15
                21 22 23 24 25 26 27       19 20 21"22 23 24 25       16 17 18 19 20 21"22
                28'29 30                   26 27'28 29 30 31+         23 24 25'26 27 28 29
                                                                      30

                7月  25 閏六月             8月  23 七月               9月  22 八月
                一 二 三 四 五 六 日       一 二 三 四 五 六 日       一 二 三 四 五 六 日
                    1  2  3  4  5  6                    1  2  3        1  2  3  4  5  6  7"
                 7" 8  9 10 11 12 13        4  5  6  7" 8  9 10        8  9 10 11 12 13 14
                14 15 16 17 18 19 20       11 12 13 14 15 16 17       15 16 17 18 19 20 21
                21 22"23 24 25'26 27       18 19 20 21 22 23'24       22'23"24 25 26 27 28
                28 29 30 31                25 26 27 28 29 30 31       29 30

                10月  21 九月              11月  20 十月              12月  20 十一月
                一 二 三 四 五 六 日       一 二 三 四 五 六 日       一 二 三 四 五 六 日
                       1+ 2+ 3+ 4  5                       1  2        1  2  3  4  5  6  7"
                 6+ 7  8" 9 10 11 12        3  4  5  6  7" 8  9        8  9 10 11 12 13 14
                13 14 15 16 17 18 19       10 11 12 13 14 15 16       15 16 17 18 19 20'21"
                20 21'22 23"24 25 26       17 18 19 20'21 22"23       22 23 24 25 26 27 28
                27 28 29 30 31             24 25 26 27 28 29 30       29 30 31

                + 法定假日 · ' 初一 · " 節氣 · 中國農曆 · 中國大陸
                """
        )
    }

    /// The titles name the first day of every lunar month that the Hong Kong Observatory publishes.
    @Test("titles name the months of the observatory") func monthTitles() throws {
        let rows = try DataFolder.rows(of: "reference/hko_months.tsv").dropFirst()
        let festivals = LunisolarCalendar.hongkong.festivals()
        var failures = Failures()
        for year in 1901...2100 {
            let settings = TerminalSettings(width: 40, language: .traditionalChinese)
            let lines = try #require(festivals.text(ofYear: year, settings)).map { $0.text(in: .none) }
            let titles = lines.filter { $0.contains("月") }
            let said = titles.enumerated().flatMap { index, title in
                title.split(separator: " ").dropFirst().filter { $0.first?.isASCII == true }
                    .map { "\(year)-\(index + 1)-\($0.filter(\.isNumber))" }
            }
            let published = rows.map { $0[0].split(separator: "-").compactMap { Int($0) } }.filter { $0[0] == year }
                .map { "\($0[0])-\($0[1])-\($0[2])" }
            failures.check(said == published, "\(year): \(said) \(published)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// One sign at most, the most important: today, an uncertain day, a holiday, a lunar month, a term.
    @Test("the number of a day has one sign at most") func oneSign() throws {
        let text = try page(2026, 80, .english, today: "2026-02-16").joined(separator: "\n")
        #expect(text.contains("16*17+18+19+20 21 22"))
        let disputed = try page(2057, 80, .english).joined(separator: "\n")
        #expect(disputed.contains("September  29≈ Month 9") && disputed.contains(" 28≈29≈"))
    }

    @Test("colours are those of days") func coloursOfDays() throws {
        let settings = TerminalSettings(palette: .terminal, language: .english, today: day("2026-02-16"))
        let lines = try #require(LunisolarCalendar.china.festivals().text(ofYear: 2026, settings))
        let text = lines.text(in: .terminal)
        #expect(text.contains("\u{1B}[1;7;31m16\u{1B}[0m\u{1B}[1;31m+\u{1B}[0m\u{1B}[1;31m17\u{1B}[0m"))
        #expect(text.contains("4\u{1B}[32m\"\u{1B}[0m"))
        #expect(text.contains("\u{1B}[31mSa\u{1B}[0m") && text.contains("\u{1B}[31mSu\u{1B}[0m"))
    }
}

private func page(_ year: Int, _ width: Int, _ language: CalendarLanguage, today: String? = nil) throws -> [String] {
    let settings = TerminalSettings(width: width, language: language, today: today.map(day))
    return try #require(LunisolarCalendar.china.festivals().text(ofYear: year, settings)).map { $0.text(in: .none) }
}
