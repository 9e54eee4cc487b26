import Foundation
import TestSupport
import Testing

/// `next`, `when` and `until`, from 2026-11-21 unless they say otherwise.
///
/// Days are those of the tables of the Hong Kong Observatory and of KASI in Data/reference, full moons and terms those of
/// the Observatory's almanac; days between were counted by hand.
@Suite struct OccasionVerbTests {
    private static func ask(_ text: String, _ locale: String, from: String? = "2026-11-21") throws -> CommandRun {
        let words = text.split(separator: " ").map(String.init) + (from.map { ["--from", $0] } ?? [])
        return try almanac(words, ["LANG": locale + ".UTF-8"])
    }

    /// Days of the 월력요항 of 2027 and of Japan's law; 2100 is the last year of the table.
    @Test(
        "several holidays, workdays and breaks are shown from a day on",
        arguments: [
            ("next holiday --count 3", "ko_KR", "2026-12-01", ["2026-12-25", "2027-01-01", "2027-02-06"]),
            ("next holiday --count 2", "ja_JP", "2027-01-01", ["2027-01-01", "2027-01-11"]),
            ("next workday --count 2", "ko_KR", "2026-12-24", ["2026-12-24", "2026-12-28"]),
            ("next long weekend --count 2", "ko_KR", "2026-12-01", ["2026-12-25", "2027-01-01"]),
            ("next holiday --count 9", "ja_JP", "2100-12-20", ["2100-12-20"]),
        ]
    )
    func severalHolidays(_ text: String, _ locale: String, _ from: String, _ days: [String]) throws {
        let run = try Self.ask(text, locale, from: from)
        #expect(run.status == 0 && Array(run.lines.prefix(days.count)).map { String($0.prefix(10)) } == days, "\(text)")
    }

    /// Counted with the module datetime of Python; 25 December 2026 is a Friday.
    @Test(
        "days of a list are counted, and one of them or none as well",
        arguments: [
            ("how many fridays in march 2027", "en_GB", "Friday · 4 days", 5),
            ("how many fridays between 2026-12-01 and 2027-01-31", "en_GB", "Friday · 9 days", 10),
            ("how many fridays between 2026-12-25 and 2026-12-25", "en_GB", "Friday · 1 day", 2),
            ("2027年有几个周日", "zh_CN", "星期日 · 52天", 53), ("2028년에 토요일은 몇 번", "ko_KR", "토요일 · 53일", 54),
            ("2027年2月の週末は何回", "ja_JP", "土曜日 · 4日", 5),
        ]
    )
    func counted(_ words: String, _ locale: String, _ heading: String, _ rows: Int) throws {
        let run = try almanac([words], ["LANG": locale + ".UTF-8"])
        #expect(run.lines.first.map(String.init) == heading, "\(words): \(run.output)")
        #expect(run.lines.count == rows + 1, "\(words): \(run.output)")
    }

    @Test("the ends of a range say how far they are apart") func apart() throws {
        let run = try almanac(["days between march 3 2026 and july 9 2026"], ["LANG": "en_GB.UTF-8"])
        #expect(
            run.lines.first.map(String.init) == "2026-03-03...2026-07-09 · 129 days · both ends counted, 128 days apart"
        )
    }

    @Test(
        "the next occasion says how far it is",
        arguments: [
            ("next holiday", "ko_KR", "2026-12-01", "24일 후"), ("next holiday", "ko_KR", "2026-12-25", "오늘"),
            ("next long weekend", "ja_JP", "2026-12-31", "明日"), ("next workday", "zh_TW", "2026-12-25", "3天後"),
        ]
    )
    func distance(_ text: String, _ locale: String, _ from: String, _ distance: String) throws {
        let run = try Self.ask(text, locale, from: from)
        #expect(run.lines.first?.hasSuffix(distance) == true, "\(text): \(run.output)")
    }

    /// The name, the line of the day and the caption, in seven locales; of terms and phases in Tests/Questions.
    @Test(
        "the next day is shown in the words and by the calendar of seven locales",
        arguments: [
            (
                "next 中秋", "en_US",
                [
                    "Mid-Autumn Festival", "15 September 2027  Wednesday  in 298 days  Day 15 of Month 8, 2027",
                    "Chinese Calendar · Mainland China",
                ]
            ),
            ("next 中秋", "zh_CN", ["中秋节", "2027年9月15日  星期三  298天后  2027年八月十五", "中国农历 · 中国大陆"]),
            ("next 中秋", "zh_TW", ["中秋節", "2027年9月15日  星期三  298天後  2027年八月十五", "中國農曆 · 臺灣"]),
            ("next 中秋", "zh_HK", ["中秋節", "2027年9月15日  星期三  298天後  2027年八月十五", "香港"]),
            ("next 추석", "ko_KR", ["추석", "2027년 9월 15일  수요일  298일 후  음력 2027년 8월 15일", "한국 음력 · 한국"]),
            ("next 十五夜", "ja_JP", ["十五夜", "2027年9月15日  水曜日  298日後  旧暦2027年8月15日", "日本"]),
            (
                "next Trung thu", "vi_VN",
                [
                    "Tết Trung thu", "ngày 15 tháng 9 năm 2027  Thứ Tư  298 ngày nữa  ngày 15 tháng 8 năm 2027",
                    "Việt Nam",
                ]
            ),
            ("next 설날", "ko_KR", ["설날", "2027년 2월 7일  일요일  78일 후", "한국 음력"]),
            ("next Tet", "vi_VN", ["Tết Nguyên Đán", "ngày 6 tháng 2 năm 2027  Thứ Bảy  77 ngày nữa", "Việt Nam"]),
            // Another country's festival is answered by its own calendar, which is named.
            (
                "next 설날", "en_US",
                ["Seollal · Korea", "7 February 2027  Sunday  in 78 days", "Korean Calendar · Korea"]
            ),
            (
                "next Tet", "en_US",
                ["Tết · Vietnam", "6 February 2027  Saturday  in 77 days", "Vietnamese Calendar · Vietnam"]
            ),
            ("next chunjie", "ko_KR", ["춘절 · 중국 본토", "2027년 2월 6일  토요일  77일 후", "중국 음력 · 중국 본토"]),
            (
                "next full moon --zone UTC", "en_US",
                ["Full Moon", "24 November 2026  Tuesday  in 3 days  22:53 (14:53)", "UTC+0"]
            ),
            ("next lichun", "ja_JP", ["立春", "2027年2月4日", "UTC+9"]),
            ("next tháng nhuận", "vi_VN", ["tháng nhuận", "tháng 5 nhuận", "Việt Nam"]),
            ("next 闰六月初一", "zh_CN", ["闰六月初一", "2036年7月23日", "中国农历"]),
            // Month 12 has 29 days in four years: the last day of the year is meant.
            ("next 腊月三十", "zh_TW", ["十二月三十", "2027年2月5日", "中國農曆"]),
            ("next easter", "en_US", ["Easter", "28 March 2027  Sunday  in 127 days", "Mainland China"]),
            ("next 国庆", "zh_CN", ["国庆节", "2027年10月1日  星期五  314天后", "中国大陆"]),
        ] as [(String, String, [String])]
    )
    func next(text: String, locale: String, said: [String]) throws {
        let run = try Self.ask(text, locale)
        #expect(run.status == 0, "\(run.errorText)")
        #expect((3...4).contains(run.lines.count) && run.lines.first.map(String.init) == said[0], "\(run.output)")
        for words in said { #expect(run.output.contains(words), "\(words) in \(run.output)") }
    }

    /// The day itself counts as the next one.
    @Test("the day itself counts as the next one") func today() throws {
        #expect(try Self.ask("next zhongqiu", "en_US", from: "2027-09-15").output.contains("Wednesday  today  Day 15"))
        #expect(try Self.ask("next zhongqiu", "zh_CN", from: "2027-09-14").output.contains("星期三  明天  "))
        #expect(try Self.ask("next zhongqiu", "zh_CN", from: "2027-09-16").output.contains("2028年10月3日"))
        #expect(try Self.ask("next zhongqiu", "en_US", from: nil).status == 0)
    }

    @Test("two years that are not next to each other are refused") func twoYears() throws {
        try Self.ask("when 中秋 2027 2030", "zh_CN").expectFailure(64, mentioning: "中秋")
    }

    @Test("until a month without a year counts to the next one") func untilMonth() throws {
        #expect(try Self.ask("until march", "en_US").output.hasPrefix("100 days until 1 March 2027"))
    }

    @Test("several days are shown in order") func several() throws {
        let run = try Self.ask("next 八月十五 --count 3", "zh_CN")
        #expect(
            run.lines.dropFirst().dropLast().map { $0.split(separator: " ")[0] } == [
                "2027年9月15日", "2028年10月3日", "2029年9月22日",
            ]
        )
        try Self.ask("next 中秋 --count 0", "en_US").expectFailure(64, mentioning: "'0' is no number from 1 to 1000")
    }

    @Test(
        "the days of the given years are shown, or of five",
        arguments: [
            ("when CNY 2027", ["2027年2月6日"]), ("when 春节 2026-2028", ["2026年2月17日", "2027年2月6日", "2028年1月26日"]),
            ("when 中秋 2027 2028", ["2027年9月15日", "2028年10月3日"]), ("when 中秋 2026...2027", ["2026年9月25日", "2027年9月15日"]),
            ("when 清明 2026", ["2026年4月5日"]), ("when is the next full moon", ["2026年11月24日"]),
            ("when 闰月 2020-2028", ["2020年5月23日", "2023年3月22日", "2025年7月25日", "2028年6月23日"]),
            ("when 腊八 2025-2026", ["2025年1月7日", "2026年1月26日"]),
            ("when 中秋", ["2026年9月25日", "2027年9月15日", "2028年10月3日", "2029年9月22日", "2030年9月12日"]),
        ] as [(String, [String])]
    )
    func years(text: String, days: [String]) throws {
        let run = try Self.ask(text, "zh_CN")
        #expect(
            run.lines.dropFirst().dropLast().map { $0.split(separator: " ")[0] } == days.map { $0[...] },
            "\(run.output)\(run.errorText)"
        )
    }

    /// The days are those of the published tables of the Hong Kong Observatory.
    @Test(
        "a month and day choose the years in which an occasion falls on them",
        arguments: ["1-1", "chunjie", "春節", "春节", "lunar new year", "CNY", "正月初一", "农历1-1"]
    )
    func yearsOfADate(sought: String) throws {
        let published = try DataFolder.rows(of: "reference/hko_months.tsv").map { $0.prefix(4).joined(separator: " ") }
        let years = published.filter { $0.dropFirst(4).hasPrefix("-02-17") && $0.hasSuffix(" 1 0") }.map {
            $0.prefix(4)
        }
        let run = try Self.ask("when \(sought) 02-17", "zh_CN")
        #expect(run.status == 0, "\(run.errorText)")
        let days = run.lines.dropFirst().dropLast().map { $0.split(separator: " ")[0] }
        #expect(days == years.map { "\($0)年2月17日" }, "\(run.output)")
    }

    @Test(
        "festivals of every region are found on a month and day",
        arguments: [
            ("when Children's Day 04-04 --region taiwan", "2026年4月4日"), ("when fathers-day 6-21", "2026年6月21日"),
            ("when 國慶日 10-01 --region hongkong", "2026年10月1日"), ("when 父親節 08-08 --region taiwan", "2026年8月8日"),
            ("when 설날 02-17", "2026年2月17日"), ("when 1-1 1-27", "1990年1月27日"),
            ("when 冬至 12-22 2026-2027", "2026年12月22日"),
        ]
    )
    func festivalsOnADate(text: String, day: String) throws {
        let run = try Self.ask(text, "zh_TW")
        #expect(run.lines.contains { $0.hasPrefix(day) }, "\(run.output)\(run.errorText)")
    }

    /// The days until 中秋 in seven locales are in Tests/Questions.
    @Test(
        "the days until an occasion are counted",
        arguments: [
            ("until Tết", "vi_VN", "Còn 77 ngày đến Tết Nguyên Đán · ngày 6 tháng 2 năm 2027 · Thứ Bảy"),
            ("until christmas", "en_US", "34 days until Christmas · 25 December 2026 · Friday\n"),
            ("until クリスマス", "ja_JP", "クリスマスまであと34日 · 2026年12月25日 · 金曜日\n"),
            ("until 2026-12-25", "zh_HK", "距2026年12月25日還有34天 · 星期五\n"),
            ("until tomorrow", "en_US", "1 day until 22 November 2026 · Sunday\n"),
            ("until today", "en_US", "today is 21 November 2026 · Saturday\n"),
            ("until 2026-11-01", "en_US", "20 days since 1 November 2026 · Sunday\n"),
        ]
    )
    func until(text: String, locale: String, sentence: String) throws {
        let run = try Self.ask(text, locale)
        #expect(
            run.status == 0 && run.lines.count == 1 && run.output.hasPrefix(sentence),
            "\(run.output)\(run.errorText)"
        )
    }

    @Test("on the day itself it is today") func untilToday() throws {
        #expect(try Self.ask("until 中秋", "zh_CN", from: "2027-09-15").output.hasPrefix("今天是中秋节 · "))
    }

    /// New Year's days are those of the Hong Kong Observatory.
    @Test(
        "a question of when has the next day, and a range of years has all",
        arguments: [
            ("when is chinese new year", "2026-11-21", ["6 February 2027"]),
            (
                "chinese new year 2026-2030", nil,
                ["17 February 2026", "6 February 2027", "26 January 2028", "13 February 2029", "3 February 2030"]
            ),
        ] as [(String, String?, [String])]
    )
    func whenDays(text: String, from: String?, days: [String]) throws {
        let run = try Self.ask(text, "en_HK", from: from)
        let found = run.lines.filter { $0.contains(" days") }
        #expect(found.count == days.count && zip(found, days).allSatisfy { $0.hasPrefix($1) }, "\(run.output)")
    }

    @Test("a month is a page, after when too") func whenMonth() throws {
        #expect(try Self.ask("when february 2027", "en_HK", from: nil).lines.first?.hasPrefix("February 2027") == true)
    }

    /// A real ambiguity lists what to type, and each is then understood.
    @Test(
        "an ambiguous name lists what to type, and each is understood",
        arguments: [
            ("お彼岸", "ja_JP", ["higan-iri-spring", "higan-iri-autumn"]),
            ("土用", "ja_JP", ["doyo-iri-spring", "doyo-iri-winter"]),
        ] as [(String, String, [String])]
    )
    func ambiguous(text: String, locale: String, ids: [String]) throws {
        let run = try Self.ask("next " + text, locale)
        run.expectFailure(64, mentioning: ids[0])
        for id in ids {
            #expect(run.errorText.contains(id))
            #expect(try Self.ask("next " + id, locale).status == 0)
        }
    }

    /// Every id that the table has answers in every locale.
    @Test("every festival is found by its identifier in every locale") func ids() throws {
        let regions = ["mainland", "hongkong", "macau", "taiwan", "korea", "vietnam", "japan"]
        let rows = try regions.flatMap { try almanac(["festivals", "2026", "--region", $0]).lines.dropFirst() }
        let ids = Set(rows.map { String($0.split(separator: "\t")[2]) })
        #expect(ids.count > 120)
        for id in ids.sorted().enumerated() where id.offset % 4 == 0 {
            let locale = ["en_US", "zh_CN", "zh_TW", "ko_KR", "ja_JP", "vi_VN"][id.offset / 4 % 6]
            #expect(try Self.ask("next " + id.element, locale).status == 0, "\(id.element) in \(locale)")
        }
    }

    @Test(
        "a question without an answer is refused",
        arguments: [
            ("next", "WHAT is missing"), ("until", "DAY|WHAT is missing"), ("when 中秋 2201", "not within 1646...2200"),
            ("when CNY 03-30", "no Lunar New Year (03-30) from 1646-01-01 to 2200-12-31"),
            ("when CNY 02-30", "there is no '02-30': February 2026 has 28 days"),
            ("when chunjei 02-17", "did you mean 'chunjie'?"),
            ("next 闰十二月初一", "no Day 1 of Leap Month 12 from 2026-11-21 to 2200-12-31"),
            ("next chunjei", "did you mean 'chunjie'?"),
            ("next 中", "is not understood"), ("next foo", "is not understood"), ("next day", "is not understood"),
        ]
    )
    func refused(text: String, message: String) throws {
        try Self.ask(text, "en_US").expectFailure(64, mentioning: message)
    }
}
