import Foundation
import TestSupport
import Testing

/// The words that people type without a verb, or where a verb takes a day, a month or a year.
@Suite struct WordsTests {
    /// Each prints what the strict form prints; other forms are rows of Tests/Questions/asked.tsv.
    @Test(
        "a typed date prints what its strict form prints",
        arguments: [
            ("2027年", "year 2027"), ("2 2027", "month 2027-02"), ("tháng 2 năm 2027", "month 2027-02"),
            ("month 2 2027", "month 2027-02"), ("month 2027-02-06", "month 2027-02"), ("2027-2-6", "day 2027-02-06"),
            ("6 February 2027", "day 2027-02-06"), ("2027년 2월 6일", "day 2027-02-06"),
            ("day 20270206", "day 2027-02-06"),
            ("--plain 2027-2-6", "day 2027-02-06"), ("2027-2-6 --language ko", "day 2027-02-06 --language ko"),
            ("week 6 Feb 2027", "week 2027-02-06"), ("year 2027年", "year 2027"),
            // Lunar dates with a year; 2025 has a leap month 6.
            ("二〇二五年闰六月初一", "day 2025-07-25"), ("lunar 2025-6L-1", "day 2025-07-25"),
            ("day Day 1 of Leap Month 6, 2025", "day 2025-07-25"),
            ("1990-05-20 - 30 days", "day 1990-04-20"), ("1990-05-20 + 10000", "day 2017-10-05"),
        ]
    )
    func strict(typed: String, strict: String) throws {
        let run = try almanac(typed)
        #expect(run.status == 0, "\(run.errorText)")
        #expect(try run.output == almanac(strict).output)
    }

    /// Words for days near today, in the six languages.
    @Test(
        "words for days near today are understood in six languages",
        arguments: [
            (["today", "now", "今天", "今日", "오늘", "hôm nay", "hom nay", "Today", "+0"], 0),
            (["tomorrow", "明天", "明日", "내일", "ngày mai", "+1"], 1),
            (["yesterday", "昨天", "昨日", "어제", "hôm qua", "-1"], -1), (["后天", "後天", "明後日", "모레", "ngày kia", "+2"], 2),
            (["前天", "一昨日", "그저께", "hôm kia", "-2"], -2), (["+30"], 30), (["-7"], -7),
        ]
    )
    func nearToday(words: [String], offset: Int) throws {
        let zone = ["TZ": "UTC"]
        let before = Self.day(offset)
        let titles = try words.map { word in (word, try almanac("day \(word)", zone), try almanac(word, zone))
        }
        let days = [before, Self.day(offset)]
        for (word, verb, bare) in titles {
            // Midnight may pass while the command runs.
            let isRight = days.contains { verb.output.contains("JDN \($0)") && bare.output.contains("JDN \($0)") }
            #expect(isRight, "\(word): \(verb.output)\(verb.errorText)")
        }
    }

    /// The Julian Day Number of the civil day of UTC so many days from now; 2440588 is that of 1970-01-01.
    private static func day(_ offset: Int) -> Int {
        2_440_588 + Int((Date().timeIntervalSince1970 / 86_400).rounded(.down)) + offset
    }

    // MARK: Refusals

    /// A date without a year is Gregorian unless words of the lunar calendar say otherwise; the other reading is told, and understood.
    @Test(
        "a date with two readings is Gregorian by the order of the country, and the other reading is told",
        arguments: [
            ("8-15", "en_US", "lunar Day 15 of Month 8"), ("8월 15일", "ko_KR", "음력 8월 15일"),
            ("8月15日", "ja_JP", "旧暦8月15日"), ("八月十五日", "zh_CN", "农历八月十五"), ("8/15", "zh_TW", "農曆八月十五"),
            ("ngày 15 tháng 8", "vi_VN", "ngày 15 tháng 8 âm lịch"), ("15/8", "vi_VN", "ngày 15 tháng 8 âm lịch"),
        ]
    )
    func twoReadings(text: String, locale: String, other: String) throws {
        let environment = ["LANG": locale + ".UTF-8"]
        for verb in ["day ", "week ", "until ", "next "] {
            let run = try almanac(verb + text, environment)
            #expect(
                run.status == 0 && run.errors.count == 1 && run.errorText.contains(other),
                "\(verb) \(run.errorText)"
            )
            #expect(try almanac(verb + other, environment).output != run.output)
        }
        #expect(try almanac("day " + text, environment).output.contains("-08-14"))
    }

    @Test("an order that decides is told")
    func order() throws {
        let american = try almanac("day 2/6/2027", ["LANG": "en_US.UTF-8"])
        #expect(american.output.contains("6 February 2027") && american.errorText.contains("month/day, not 2027-06-02"))
        let british = try almanac("day 2/6/2027", ["LANG": "en_GB.UTF-8"])
        #expect(british.output.contains("2 June 2027") && british.errorText.contains("day/month, not 2027-02-06"))
        try almanac("day 2/6/2027", ["LANG": "C"]).expectFailure(64, mentioning: "2027-02-06, 2027-06-02")
    }

    @Test(
        "a festival of another country is headed by its name and country, on the page of its own calendar",
        arguments: [
            ("seollal", "en_US", "Seollal · Korea", "Korean Calendar"), ("설날", "zh_CN", "春节(韩国) · 韩国", "农历"),
            ("国庆节", "ko_KR", "국경절 · 중국 본토", "중국 음력"),
            ("labor day", "en_US", "Labour Day · Mainland China", "Chinese Calendar"),
        ]
    )
    func elsewhere(text: String, locale: String, heading: String, calendar: String) throws {
        let run = try almanac(text, ["LANG": locale + ".UTF-8"])
        #expect(
            run.lines.first.map(String.init) == heading && run.output.contains(calendar),
            "\(run.output)\(run.errorText)"
        )
    }

    @Test(
        "questions about holidays in words are answered by the verbs for them",
        arguments: [
            ("holidays 2026", "zh_CN", "days-off 2026"), ("2026放假安排", "zh_CN", "days-off 2026"),
            ("明天上班吗", "zh_CN", "works 明天"),
            ("is tomorrow a workday --region taiwan", "en_US", "works tomorrow --region taiwan"),
            ("2026년 공휴일", "ko_KR", "days-off 2026"), ("2026年の祝日", "ja_JP", "days-off 2026"),
            ("works next week --region japan", "en_US", "works next week --region japan"),
        ]
    )
    func holidays(text: String, locale: String, verb: String) throws {
        let environment = ["LANG": locale + ".UTF-8"]
        let run = try almanac(text, environment)
        #expect(run.status == 0 && !run.output.isEmpty, "\(run.errorText)")
        #expect(try almanac(verb, environment).output == run.output)
    }

    @Test(
        "the holidays of a festival or a month are those alone",
        arguments: [
            ("nghỉ tết 2026", "vi_VN", ["2026-02-14 T7 – 2026-02-22 CN  9 ngày  Tết Nguyên Đán"]),
            (
                "holidays october 2026", "en_HK",
                [
                    "2026-10-01 Thu                   1 day  National Day",
                    "2026-10-17 Sat – 2026-10-19 Mon  3 days  Chung Yeung Festival",
                ]
            ),
        ]
    )
    func holidaysOfAFestival(text: String, locale: String, breaks: [String]) throws {
        let run = try almanac(text, ["LANG": locale + ".UTF-8"])
        #expect(run.lines.filter { $0.hasPrefix("2026-") }.map(String.init) == breaks, "\(run.output)\(run.errorText)")
    }

    /// Days of 2027 of Korea's 월력요항, of the Cabinet Office of Japan and of the gazette of Hong Kong. 2150 is not decided.
    @Test(
        "days in place of holidays are alone, and a holiday that is worked has the day off after it",
        arguments: [
            (
                "대체공휴일 2027", "ko_KR",
                ["2027-02-09", "2027-05-03", "2027-07-19", "2027-08-16", "2027-10-04", "2027-10-11", "2027-12-27"]
            ),
            ("works 振替休日 2027", "ja_JP", ["2027-03-22"]),
            ("香港中秋節放假 2027", "zh_HK", ["2027-09-15", "2027-09-16"]),
            ("substitute holidays march 2027", "en_HK", []),
            ("3 business days before 2027-02-06", "en_HK", ["2027-02-03"]),
            ("substitute holidays 2150", "en_HK", ["2150-01-01"]),
        ]
    )
    func daysInPlace(text: String, locale: String, days: [String]) throws {
        let run = try almanac(text, ["LANG": locale + ".UTF-8"])
        let found = run.lines.filter { $0.hasPrefix("2") }.map { String($0.prefix(10)) }
        #expect(found == days, "\(run.output)\(run.errorText)")
    }

    @Test(
        "the next holiday, day off, break and workday are answered",
        arguments: ["next holiday", "next day off", "next long weekend", "next workday", "次の祝日", "다음 공휴일", "下个假期"]
    )
    func nextHoliday(text: String) throws {
        let run = try almanac(text, ["LANG": "ja_JP.UTF-8"])
        #expect(run.status == 0 && run.lines.count >= 2, "\(run.output)\(run.errorText)")
    }

    /// Seollal of 2027 is a day later than the new year of China, by the calendar of KASI; 2027 has 16 holidays by the law of Japan and one in
    /// place of a Sunday, as the Cabinet Office has printed.
    @Test(
        "several answers, a number of days off and an age are on standard output",
        arguments: [
            ("설날과 춘절은 같은 날이야 2027", "ko_KR", ["2027-02-07 일요일 설날", "2027-02-06 토요일 춘절 (중국 본토)"]),
            ("qingming, dragon boat, mid autumn 2027", "en_HK", ["2027-04-05", "2027-06-09", "2027-09-15"]),
            ("2027年の祝日は何日", "ja_JP", ["17", "2027-03-22 月  休"]), ("1990年出生今年几岁", "zh_CN", ["虚岁"]),
            ("2026年11月10日去世头七是哪天", "zh_CN", ["当天算第一天", "11月16日"]),
        ]
    )
    func answers(text: String, locale: String, parts: [String]) throws {
        let run = try almanac(text, ["LANG": locale + ".UTF-8"])
        #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
        #expect(parts.allSatisfy { run.output.contains($0) }, "\(run.output)")
    }

    /// One line in the reader's language, exit 64.
    @Test(
        "words that are not understood are refused in the language of the reader",
        arguments: [
            ("day 2026-02-30", "en_US", "there is no '2026-02-30': February 2026 has 28 days"),
            ("day 2026-02-30", "zh_CN", "没有'2026-02-30'这一天：2026年2月有28天"),
            ("day 2026-02-30", "zh_TW", "沒有'2026-02-30'這一天：2026年2月有28天"),
            ("day 2026-02-30", "zh_HK", "沒有'2026-02-30'這一天：2026年2月有28天"),
            ("day 2026-02-30", "ko_KR", "2026년 2월은 28일까지입니다"), ("day 2026-02-30", "ja_JP", "2026年2月は28日までです"),
            ("day 2026-02-30", "vi_VN", "không có ngày '2026-02-30': tháng 2 năm 2026 có 28 ngày"),
            ("2027-13", "zh_CN", "月份为1至12"), ("2027-13", "ko_KR", "달은 1에서 12까지입니다"),
            ("2201", "ja_JP", "1685-02-04から2200-12-31までの範囲外です"),
            ("2201", "vi_VN", "không nằm trong 1813-02-01...2200-12-31"),
            ("1600-01-01", "zh_TW", "不在1646-01-01至2200-12-31之內"), ("day 明", "zh_CN", "看不懂'明'，请写如 2027-02-06"),
            ("day xyz", "ja_JP", "'xyz'は分かりません"), ("week xyz", "ko_KR", "'xyz'을(를) 알 수 없습니다"),
            ("month xyz", "vi_VN", "không hiểu 'xyz': hãy viết như 2027-02"),
            ("year xyz", "en_US", "'xyz' is not understood: write 2027"), ("year 2026...2027", "en_US", "write 2027"),
            ("terrms 2026", "en_US", "unknown verb 'terrms': did you mean 'terms'?"),
            ("terrms 2026 --doubts", "en_US", "unknown verb 'terrms': did you mean 'terms'?"),
            ("2/6/2027", "zh_CN", "请输入其一：2027-02-06、2027-06-02"), ("2025年闰七月初一", "zh_CN", "农历2025年的闰月是闰六月"),
            ("2026年闰六月初一", "zh_CN", "农历2026年没有闰月"), ("2026年二月三十", "zh_TW", "農曆2026年二月有29天"),
            ("2025년 윤7월 1일", "ko_KR", "음력 2025년의 윤달은 윤6월입니다"),
            ("lunar 2026-2-30", "en_US", "Month 2 of lunar year 2026 has 29 days"),
            ("next zhongqui", "en_US", "no festival, term or phase 'zhongqui': did you mean 'zhongqiu'?"),
            ("next easter mon", "zh_CN", "是否要输入“复活节星期一”？"), ("next zhongqui", "zh_CN", "是否要输入“zhongqiu”？"),
            ("next xyz", "vi_VN", "không hiểu 'xyz'"),
            ("day 2026-02-04 --zone Mars/Olympus", "ko_KR", "시간대 'Mars/Olympus'을(를) 쓸 수 없습니다"),
            ("day --region twaiwan", "en_US", "no region 'twaiwan': did you mean 'taiwan'?"),
            ("day --region twaiwan", "zh_TW", "--region 沒有'twaiwan'，是否要輸入「taiwan」？"),
            ("month --calendar mars", "ko_KR", "--calendar에 'mars'이(가) 없습니다: china, hongkong"),
            ("day chunjei", "en_US", "did you mean 'chunjie'?"), ("2/30", "en_US", "there is no '2/30': February 2"),
            ("year of the unicorn", "en_US", "is not understood"), ("wensday", "en_US", "did you mean 'Wednesday'?"),
            ("花甲", "zh_CN", "'花甲'从出生或去世那天算起"), ("文禄2年", "ja_JP", "元号は1684-04-05からです"),
            ("14:30", "en_US", "nothing is known here of '14:30'"), ("lunar 8/31", "en_US", "30 days at most"),
            ("birthday 8/31", "en_US", "30 days at most"), ("birthday 13-1", "en_US", "months are 1 to 12"),
            ("export 2027", "en_US", "FORMAT is missing"), ("list festivals", "en_US", "did you mean 'festivals'?"),
            ("chineese new year", "en_US", "did you mean 'Chinese New Year'?"),
            ("三太子生日", "zh_TW", "看不懂"), ("holidays japan --region korea", "en_US", "give --region or japan, not both"),
            ("日本春节", "zh_CN", "看不懂"), ("day 2026-02-04 --zone Mars/Olympus", "zh_CN", "没有可用的时区'Mars/Olympus'"),
        ]
    )
    func refused(text: String, locale: String, message: String) throws {
        try almanac(text, ["LANG": locale + ".UTF-8"]).expectFailure(64, mentioning: message)
    }

    /// A verb with its words in quotation marks is one word to the shell.
    @Test("a verb within quotation marks is told to be one argument") func quotedVerb() throws {
        let run = try almanac(["explain 2033"], ["LANG": "en_US.UTF-8"])
        run.expectFailure(64, mentioning: "'explain 2033' is one argument: write almanac explain 2033")
    }

    /// Plumbing stays strict; its messages are for people.
    @Test(
        "Verbs for programs take strict dates alone",
        arguments: [
            "convert 2027", "convert 2027-02-30", "terms 中秋", "months 2027年", "festivals today", "convert lunar xyz",
        ]
    )
    func plumbing(text: String) throws {
        let run = try almanac(text, ["LANG": "zh_CN.UTF-8"])
        #expect(run.status != 0 && run.output.isEmpty)
        #expect(run.errorText.contains("看不懂") || run.errorText.contains("没有'2027-02-30'"), "\(run.errorText)")
    }

    @Test("convert takes a day in words")
    func converted() throws {
        for words in ["2027-2-6", "2027年2月6日", "Feb 6 2027", "2027年正月初一", "chinese new year 2027", "lunar 1/1/2027"] {
            let run = try almanac("convert " + words)
            #expect(run.lines.last?.hasPrefix("2027-02-06\t2027\t1\t0\t1") == true, "\(words): \(run.errorText)")
            #expect(run.lines.count == 2 && run.errorText.isEmpty, "\(words): \(run.output)")
        }
        // The first word is no year of another table.
        #expect(try almanac("convert march 20 1985").errorText.isEmpty)
    }

    /// Words and `--region` have the same answer, also where the country is not the reader's.
    @Test(
        "a country in the words is the region",
        arguments: [
            ("holidays in japan 2027", "holidays 2027 --region japan"), ("japan 2027-05", "2027-05 --region japan"),
            ("next holiday in korea", "next holiday --region korea"),
            ("works 2027-02-09 香港", "works 2027-02-09 --region hongkong"),
            ("workdays june 2027 in taiwan", "workdays june 2027 --region taiwan"),
            ("days-off 2027 macau", "days-off 2027 --region macau"),
            ("week 5 2027 japan", "week 5 2027 --region japan"),
        ]
    )
    func country(words: String, options: String) throws {
        for locale in ["en_US", "zh_CN"] {
            let (asked, expected) = try (
                almanac(words, ["LANG": locale + ".UTF-8"]), almanac(options, ["LANG": locale + ".UTF-8"])
            )
            #expect(asked.status == 0 && asked.output == expected.output, "\(asked.output)\(asked.errorText)")
        }
    }

    @Test("a year without a leap month or a leap day is answered") func noLeapMonth() throws {
        let year = try almanac(["2026年有闰月吗"], ["LANG": "zh_CN.UTF-8"])
        #expect(year.status == 0 && year.output.contains("没有闰月"), "\(year.errorText)")
        #expect(try almanac("is 2100 a leap year", ["LANG": "en_GB.UTF-8"]).lines[0].contains("not a leap year"))
    }

    @Test("calendars without a difference are said to have none") func noDifference() throws {
        let run = try almanac("diff china vietnam 2026", ["LANG": "en_GB.UTF-8"])
        #expect(run.lines.count == 1 && run.errorText.contains("do not differ"), "\(run.output)")
    }

    @Test("a verb may be a part of the question") func verbInWords() throws {
        let run = try almanac("day after christmas 2027", ["LANG": "en_US.UTF-8"])
        #expect(run.output.hasPrefix("26 December 2027"))
    }

    @Test("any text gives an answer or a refusal") func anything() throws {
        var numbers = RepeatableNumbers(seed: 7)
        func noise() -> String {
            let scalars = (0..<20).compactMap { _ in Unicode.Scalar(UInt32.random(in: 1...0x2FFFF, using: &numbers)) }
            return String(String.UnicodeScalarView(scalars))
        }
        let words = [
            "", " ", "-", "+", "--", "-+1", "+-1", "😀", "\u{1B}[31m", "\n", "0", "-0", "00000000", "99999999",
            "0000-00-00", "٢٠٢٧", String(repeating: "9", count: 100_000), String(repeating: "中秋", count: 15_000),
            String(repeating: "a", count: 120_000), noise(), noise(), noise(), noise(), noise(), noise(),
        ]
        for word in words {
            for verb in [[], ["month"], ["next"]] {
                let run = try almanac(verb + ["--", word])
                #expect([0, 64].contains(run.status) && run.errors.count <= 1, "\(verb) \(word.prefix(40))")
                #expect(run.errorText.utf8.count < 2000)
            }
        }
    }

    /// 4 January 2027 is a Monday, and always in week 1; the new moon of month 10 is that of 9 November 2026.
    @Test(
        "a verb takes its own word into the question",
        arguments: [
            ("week 5 2027", "2027-02-01"), ("week 53 2026", "2026-12-28"), ("month 10 of Bingwu", "November 2026"),
        ]
    )
    func verbAsWord(words: String, said: String) throws {
        let run = try almanac(words, ["LANG": "en_GB.UTF-8"])
        #expect(run.status == 0 && run.lines[0].contains(said), "\(run.output)\(run.errorText)")
    }
}
