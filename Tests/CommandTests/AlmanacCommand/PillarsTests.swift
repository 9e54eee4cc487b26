import TestSupport
import Testing

/// `almanac pillars` as a process: whose clock, which boundaries, and what another choice would give. Whole pages in seven locales
/// are in Tests/Questions.
@Suite struct PillarsTests {
    /// 23:20 on clocks of Beijing is 22:53 by its Sun: 亥, and 子 begins seven minutes later.
    @Test("true solar time is asked by degrees or by a city", arguments: ["116.4", "Beijing", "北京", "beijing"])
    func solarTime(place: String) throws {
        let words = ["pillars", "1990-01-27T23:20", "--longitude", place, "--region", "mainland"]
        let run = try almanac(words + ["--language", "zh-Hans"])
        let title = "1990年1月27日  星期六  22:52:50  真太阳时 116.4°E UTC+7:32:50  ← 1990-01-27 23:20 UTC+8"
        #expect(run.lines.first.map(String.init) == title, "\(run.errorText)")
        #expect(run.output.contains("壬辰日  辛亥时") && run.output.contains("23:00  此后 壬子时"))
        #expect(run.output.contains("壬辰日 壬子时 (1990-01-27 23:20 UTC+8)"))
        for wrong in ["181", "nan", "Atlantis"] {
            try almanac(["pillars", "1990-01-27T23:20", "--longitude", wrong])
                .expectFailure(64, mentioning: "no longitude '\(wrong)'")
        }
    }

    @Test(
        "another boundary or clock is said where it matters",
        arguments: [
            ("2024-02-04T16:20", ["癸卯年  乙丑月", "立春 2024-02-04 16:27:08  ± 1 s  此後 甲辰年 丙寅月", "甲辰年 丙寅月 (自節之日)"]),
            ("2024-02-04T16:30", ["甲辰年  丙寅月", "立春 2024-02-04 16:27:08  ± 1 s  此前 癸卯年 乙丑月", "癸卯年 兔 (自正月初一)"]),
            ("2024-02-04T16:27:08", ["甲辰年  丙寅月", "≈ 此前 癸卯年 乙丑月"]), ("2024-02-04T23:30", ["戊戌日  甲子時", "己亥日 (自23時)"]),
            ("2024-02-04T23:30 --day-from 23h", ["己亥日  甲子時", "戊戌日 (自0時)"]),
            ("2024-02-04T16:30 --year-from new-year", ["癸卯年  丙寅月", "生肖  兔", "甲辰年 龍 (自立春)"]),
            ("1988-07-01T00:30 --zone Asia/Shanghai", ["Asia/Shanghai UTC+9", "丁巳日  庚子時", "(1988-06-30 23:30 UTC+8)"]),
            ("2024-02-04T08:30Z", ["08:30  UTC+0", "戊戌日  丙辰時", "(2024-02-04 16:30 UTC+8)"]),
            ("2024-02-04T08:30Z --zone Asia/Tokyo", ["17:30  Asia/Tokyo UTC+9", "戊戌日  辛酉時"]),
        ] as [(String, [String])]
    )
    func choices(words: String, said: [String]) throws {
        let run = try almanac("pillars \(words) --language zh-Hant", ["COLUMNS": "100"])
        for text in said { #expect(run.output.contains(text), "\(text) in \(run.output)") }
    }

    @Test("the zone of TZ is used and named") func zone() throws {
        for (city, zone) in [
            ("beijing", "Asia/Shanghai UTC+9"), ("香港", "Asia/Hong_Kong UTC+8"), ("Saigon", "Asia/Ho_Chi_Minh UTC+7"),
        ] {
            let run = try almanac(["pillars", "1988-07-01T00:30", "--zone", city])
            #expect(run.lines.first?.hasSuffix(zone) == true, "\(run.output)\(run.errorText)")
        }
        let run = try almanac("pillars 2024-02-04T01:30", ["TZ": "Asia/Tokyo"])
        #expect(run.lines.first == "4 February 2024  Sunday  01:30  Asia/Tokyo UTC+9")
        #expect(try almanac("pillars 2024-02-04T01:30").lines.first == "4 February 2024  Sunday  01:30  UTC+8")
    }

    /// In China clocks were put back on 1990-09-16 at 2h, and put forward on 1986-05-04 at 2h.
    @Test("a time that clocks showed twice has two pages") func twice() throws {
        let words = ["pillars", "1990-09-16T01:30", "--zone", "Asia/Shanghai"]
        let run = try almanac(words)
        #expect(run.lines.first == "The clocks were put back and showed this time twice:")
        let titles = run.lines.filter { $0.hasPrefix("16 September 1990") }
        #expect(titles.count == 2 && titles[0].hasSuffix("UTC+9") && titles[1].hasSuffix("UTC+8"))
        let typed = try almanac("pillars 1990-09-16T01:30+08:00 --zone Asia/Shanghai")
        #expect(typed.status == 0 && run.output.hasSuffix("\n\n" + typed.output))
    }

    @Test(
        "a text that is no instant is refused",
        arguments: [
            (
                "1986-05-04T02:30 --zone Asia/Shanghai",
                "try 1986-05-04T03:30+09:00 (by the clock before) or 1986-05-04T01:30+08:00"
            ),
            ("1990-01-27", "'1990-01-27' is not understood: write 1990-01-27T08:30, 1990-01-27T08:30+08:00"),
            ("yesterday", "'yesterday' is not understood: write 1990-01-27T08:30"),
            ("1590-01-27T08:30", "is not within 1646-01-01...2200-12-31"),
            ("1990-01-27T08:30 --year-from spring", "no year-from 'spring': expected one of lichun, new-year"),
            ("1990-01-27T08:30 --day-from 24h", "no day-from '24h': did you mean '23h'?"),
            ("1990-01-27T08:30 --zone Mars", "no time zone 'Mars'"),
        ]
    )
    func refused(words: String, message: String) throws {
        try almanac("pillars " + words).expectFailure(64, mentioning: message)
    }

    @Test(
        "times are read as people say them",
        arguments: [
            ("1990-05-20 2:30pm", "14:30"), ("1990-05-20 2:30 PM", "14:30"), ("1990-05-20 12:05am", "00:05"),
            ("1990-05-20 12:05 pm", "12:05"),
            ("1990-05-20 上午10点10分", "10:10"), ("1990年5月20日下午2点半", "14:30"), ("1990-05-20 晚上11點5分", "23:05"),
            ("1990-05-20 凌晨0点10分", "00:10"), ("1990-05-20 午时", "12:00"), ("1990-05-20 酉時", "18:00"),
            ("1990년 5월 20일 오후 2시 30분", "14:30"), ("1990-05-20 묘시", "06:00"),
            ("1990年5月20日 午後2時30分", "14:30"), ("1990-05-20 2 giờ 30 chiều", "14:30"), ("1990-05-20 giờ Ngọ", "12:00"),
            ("1990-05-20 14h30", "14:30"), ("1990-05-20 14:30:05", "14:30:05"),
        ]
    )
    func spoken(words: String, time: String) throws {
        let run = try almanac(["pillars", words, "--region", "mainland", "--language", "en"])
        #expect(
            run.lines.first?.hasPrefix("20 May 1990  Sunday  \(time)  ") == true,
            "\(words): \(run.output)\(run.errorText)"
        )
    }

    @Test("a time that is none is refused", arguments: ["13:30am", "25点", "10:75", "下午", "0:30pm", "10点70分", "晚上12点"])
    func notSpoken(time: String) throws {
        try almanac(["pillars", "1990-05-20 \(time)"]).expectFailure(64, mentioning: "is not understood")
    }

    /// lunar-javascript#31, mingyu#305 and sxtwl_cpp#36 have the days; 庚辰日 of 1990 is in every almanac of that May.
    @Test(
        "pillars are read in six languages and found back",
        arguments: [
            ("癸卯 甲寅 丙午 丁酉", ["癸卯年  甲寅月  丙午日  丁酉時", "1963-03-04 17:00 – 19:00", "2023-02-17 17:00 – 19:00"]),
            ("丙戌年乙未月甲辰日己巳时 1900-2000", ["1946-07-29 09:00 – 11:00"]), ("庚午年辛巳月庚辰日 1950...2050", ["1990-05-15"]),
            ("병술년 을미월 갑진일 기사시", ["1946-07-29 09:00 – 11:00", "2006-07-14 09:00 – 11:00"]),
            ("năm Bính Tuất tháng Ất Mùi ngày Giáp Thìn giờ Kỷ Tỵ", ["2006-07-14 09:00 – 11:00"]),
            ("Bingxu year Yiwei month Jiachen day Jisi hour", ["2006-07-14 09:00 – 11:00"]),
            ("bingxu yiwei", ["1766-07-07", "2006-07-07", "2186-07-07"]),
            ("丁卯年 丁未月 1900...2000", ["1927-07-08", "1987-07-07 23:"]),
        ] as [(String, [String])]
    )
    func wayBack(words: String, said: [String]) throws {
        let run = try almanac("pillars \(words) --region mainland --language zh-Hant")
        for text in said { #expect(run.output.contains(text), "\(text) in \(run.output)\(run.errorText)") }
    }

    @Test(
        "pillars that never meet are refused with the reason",
        arguments: [
            ("辛巳 壬午 癸未 甲申", "a Xinsi year has no Renwu month: it has a Jiawu month"),
            ("甲子 丙寅 戊辰 庚戌", "a Wuchen day has no Gengxu hour"),
            ("甲子 丙寅 1990...2000", "1990-01-01"), ("甲丑 丙寅", "'甲丑 丙寅' is not understood"),
            ("甲子 丙寅 --longitude 116", "--longitude"),
        ]
    )
    func noWayBack(words: String, message: String) throws {
        try almanac("pillars \(words) --region mainland").expectFailure(64, mentioning: message)
    }

    @Test("now is a moment, and a day in words with a time after it", arguments: ["now", "today", "yesterday 08:30"])
    func words(typed: String) throws {
        let run = try almanac("pillars " + typed)
        #expect(run.status == 0 && run.output.contains("Four pillars"), "\(run.errorText)")
    }

    /// The first and the last minute of the table, where there is no 立春 before or after.
    @Test(
        "the first and the last minute of the table have pillars",
        arguments: ["1900-01-01T00:00", "2100-12-31T23:59"]
    )
    func ends(time: String) throws {
        let run = try almanac(["pillars", time])
        #expect(run.status == 0 && run.output.contains("Four pillars"), "\(run.errorText)")
    }
}
