import Foundation
import TestSupport
import Testing

/// `almanac explain` as a process: whose calendar, which language, and the picture.
@Suite struct ExplainTests {
    @Test("the months on which people stumble are named") func months() throws {
        let run = try almanac("explain 2033 --calendar china --language en")
        #expect(run.status == 0)
        for line in [
            "From month 11 (2033-11-22) to the next (2034-12-11) there are 13 months: one is", "Month 11.",
            "The first without a principal term begins on 2033-12-22, after Month 11: Leap",
            "Month 1 (2034-02-19) has no principal term either; only the first is leap.",
            "Month 8 (2033-08-25) has no principal term; with twelve months it is not leap.",
            "Leap Month 11  ● 2033-12-22 02:46:30  no principal term",
        ] { #expect(run.lines.contains { $0 == line }, "\(line)") }
    }

    /// Korea's leap month of 2017 is the fifth, China's the sixth; each locale is shown its own in its language.
    @Test(
        "the locale chooses the calendar and the language",
        arguments: [
            ("ko_KR", "한국 음력 · 한국 · UTC+9", "2017-06-24에 시작하는 달이므로 윤5월이다."),
            ("zh_TW", "中國農曆 · 臺灣 · UTC+8", "始於2017-07-23，在六月之後，故為閏六月。"),
            ("zh_CN", "中国农历 · 中国大陆 · UTC+8", "始于2017-07-23，在六月之后，故为闰六月。"),
            ("ja_JP", "旧暦 · 日本 · UTC+9", "2017-06-24に始まる月で、これが閏5月である。"),
            ("vi_VN", "Âm lịch Việt Nam · Việt Nam · UTC+7", "nên là tháng 6 nhuận."),
            ("en_US", "Chinese Calendar · Mainland China · UTC+8", "after Month 6: Leap"),
        ]
    )
    func locale(locale: String, caption: String, sentence: String) throws {
        let run = try almanac("explain 2017-06", ["LANG": locale + ".UTF-8"])
        #expect(run.status == 0 && run.lines[1] == caption, "\(run.output)")
        // Lines end between words, or between characters of languages without spaces.
        #expect([" ", ""].contains { run.lines.joined(separator: $0).contains(sentence) }, "\(run.output)")
    }

    /// Japan's terms begin with 雨水 of 1853; earlier months are from issued calendars, by another rule.
    @Test("nothing is said of terms that a calendar does not have") func withoutTerms() throws {
        let issued = try almanac("explain 1800 --calendar japan --language ja")
        #expect(issued.output.contains("平気") && issued.lines.contains("13か月、閏4月"), "\(issued.output)")
        #expect(!issued.output.contains("中気なし") && !issued.output.contains("定気"), "\(issued.output)")
        let first = try almanac("explain 1853 --calendar japan --language en")
        #expect(first.output.contains("Rain Water 1853-02-19") && !first.output.contains("no principal term"))
        #expect(first.lines.contains("– Winter Solstice 1853-12-22 · 12 months"), "\(first.output)")
        let picture = try almanac("explain 1800 --calendar japan --language en --svg").output
        #expect(picture.contains("leap month") && !picture.contains(">principal term<"))
        // Korea's calendar begins on 1654-02-17.
        #expect(try almanac("explain 1654 --calendar korea --language en").lines.first?.hasPrefix("1654") == true)
        try almanac("explain 1653 --calendar korea --language en").expectFailure(
            64,
            mentioning: "1654-02-17...2200-12-31"
        )
    }

    /// Threads of other projects that one page settles: lunar-javascript#70 (04:01:51 or 04:02:08?) and #68, lunar-php#15 (16:23 or a few seconds
    /// later), lunar-python#26 (5 June), tyme4ts#39 (the day of the calendar, the instant of the day before). Times to the minute: those of
    /// the Hong Kong Observatory and KASI, as `official_times.tsv` quotes them.
    @Test(
        "a term is explained by its instant, its margin and what authorities have",
        arguments: [
            (
                "立春 2026",
                [
                    "2026-02-04 04:02:08", "± 1 s", "2026-02-03T20:02:08Z", "hko 04:02 (hko-almanac)", "韩国",
                    "05:02:08 UTC+9", "日期确定",
                ]
            ),
            ("大雪 2026", ["2026-12-07 10:52:", "hko 10:52"]), ("小寒 2026", ["2026-01-05 16:23:", "hko 16:23", "± 1 s"]),
            ("芒种 2025", ["2025-06-05 17:56:", "hko 17:56"]),
            ("小雪 1912", ["1912-11-23≈", "1912-11-22 23:48:", "tables of the Qing", "Source: Hong Kong Observatory"]),
            ("秋分 1913", ["1913-09-24≈", "1913-09-23 23:52:"]), ("大雪 1917", ["1917-12-07 23:46:", "UT1+7:45:40"]),
            ("夏至 1928", ["1928-06-21 23:52:"]),
            ("春分 2084", ["2084-03-20", "香港", "2084-03-19", "Hong Kong Observatory differs"]),
        ] as [(String, [String])]
    )
    func terms(words: String, said: [String]) throws {
        let run = try almanac(["explain", words, "--region", "mainland", "--language", "zh-Hans"], ["COLUMNS": "500"])
        for text in said { #expect(run.output.contains(text), "\(text) in \(run.output)\(run.errorText)") }
        #expect(run.lines.count < 24)
    }

    /// 설날 of 2027 is a day after 春節: the new moon is at 23:56 in Beijing and at 0:56 in Seoul.
    @Test("a festival and a day off are explained by new moon, law and notice")
    func days() throws {
        let wide = ["COLUMNS": "500"]
        let seollal = try almanac(["explain", "설날 2027", "--language", "ko"], wide)
        for text in ["설날", "2027-02-07 00:56:07", "2027-02-06 23:56:07 UTC+8", "관공서의 공휴일에 관한 규정", "휴무"] {
            #expect(seollal.output.contains(text), "\(text) in \(seollal.output)\(seollal.errorText)")
        }
        let worked = try almanac("explain 2026-02-14 --region mainland --language zh-Hans", wide)
        for text in ["上班", "春节", "国办发明电〔2025〕7号", "Source:", "2025-11-04"] {
            #expect(worked.output.contains(text), "\(text) in \(worked.output)\(worked.errorText)")
        }
        let moon = try almanac("explain full moon in march 2027 --region mainland --language en", wide)
        #expect(moon.output.contains("Full Moon  2027-03-22 18:4"), "\(moon.output)")
        let undecided = try almanac("explain 2028-02-01 --region mainland --language en", wide)
        #expect(
            undecided.output.contains("not decided") && undecided.output.contains("By law only"),
            "\(undecided.output)"
        )
        let easter = try almanac("explain 2027-03-26 --region hongkong --language en", wide)
        #expect(easter.output.contains("Good Friday") && easter.output.contains("Cap. 149"), "\(easter.output)")
        try almanac("explain 2026-02-14 --svg").expectFailure(64, mentioning: "--svg")
        try almanac("explain nothing").expectFailure(64, mentioning: "2033, 2033-12, 2026-02-14")
    }

    @Test("a picture goes to standard output or to a file") func picture() throws {
        let words = ["explain", "2033", "--region", "hongkong", "--language", "ja", "--svg"]
        let printed = try almanac(words)
        #expect(printed.status == 0 && printed.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
        #expect(printed.output.contains("<title id=\"title\">2033 朔と中気, 香港農暦 · 香港 · UTC+8</title>"))
        #expect(printed.output.hasSuffix("</svg>\n"))
        try Scratch.with { scratch in
            let run = try almanac(words + ["-o", scratch.file("2033.svg")])
            #expect(run.status == 0 && run.output.isEmpty)
            #expect(try scratch.text("2033.svg") == printed.output)
        }
    }

    @Test("several years are explained") func years() throws {
        let run = try almanac("explain 2017...2019 --calendar china --language en")
        #expect(run.lines.first == "2017–2019  New moons and principal terms")
        #expect(run.lines.filter { $0.hasPrefix("Winter Solstice ") }.count == 4)
    }

    @Test(
        "a wrong period or option is refused",
        arguments: [
            ("2033-13", "there is no '2033-13': months are 1 to 12"), ("2201", "'2201' is not within 1646...2200"),
            ("x", "'x' is not understood: write 2033, 2033-12"), ("2033 -o x.svg", "--output is for --svg"),
        ]
    )
    func refused(words: String, message: String) throws {
        try almanac("explain " + words).expectFailure(64, mentioning: message)
    }
}
