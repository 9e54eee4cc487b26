import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Pages letter by letter, as they were checked by eye in a terminal.
@Suite struct TextPageTests {
    @Test("a month of 40 columns is as reviewed") func monthOf40Columns() throws {
        #expect(
            try month(2026, 2, settings(40, .traditionalChinese)) == """
                2026年2月
                乙巳年十二月 – 丙午年正月

                一   二   三   四   五   六   日
                                              1
                                              十四
                2    3    4    5    6    7    8
                十五 十六 十七 十八 十九 二十 廿一
                     尾牙 立春
                          六九
                9    10   11   12   13   14   15
                廿二 廿三 廿四 廿五 廿六 廿七 廿八
                                    七九
                16+  17+  18+  19+  20   21   22
                廿九 正月 初二 初三 初四 初五 初六
                除夕 春節 雨水           破五 八九
                23   24   25   26   27   28
                初七 初八 初九 初十 十一 十二
                人日

                4 立春 04:02 · 10 小年(北) · 11 小年(南)
                14 情人節 · 18 雨水 23:51 · 18 年初二
                19 年初三
                + 法定假日 · 中國農曆 · 中國大陸 · UTC+8
                """
        )
    }

    @Test("a month of 80 columns is as reviewed") func monthOf80Columns() throws {
        #expect(
            try month(2026, 2, settings(80, .simplifiedChinese)) == """
                2026年2月                                          乙巳年十二月 – 丙午年正月

                一         二         三         四         五         六         日
                                                                                  1
                                                                                  十四
                2          3          4          5          6          7          8
                十五       十六 尾牙  十七       十八       十九       二十       廿一
                                      立春
                                      六九
                9          10         11         12         13         14         15
                廿二       廿三       廿四       廿五       廿六 七九  廿七       廿八
                           小年(北)   小年(南)                         情人节
                16+        17+        18+        19+        20         21         22
                廿九 除夕  正月 春节  初二       初三       初四       初五 破五  初六 八九
                                      雨水       年初三
                                      年初二
                23         24         25         26         27         28
                初七 人日  初八       初九       初十       十一       十二

                4 立春 04:02 · 18 雨水 23:51
                + 法定假日 · 中国农历 · 中国大陆 · UTC+8
                """
        )
    }

    @Test("the page of a month in English is as reviewed") func monthInEnglish() throws {
        #expect(
            try month(2033, 12, settings(80, .english)) == """
                December 2033                            Month 11 of Guichou – Leap Month 11

                Mon        Tue        Wed        Thu        Fri        Sat        Sun
                                                 1          2          3          4
                                                 10         11         12         13
                5          6          7          8          9          10         11
                14         15         16         17         18         19         20
                                      Major Snow
                12         13         14         15         16         17         18
                21         22         23         24         25         26         27
                19         20         21         22         23         24         25
                28         29         30         L11        2          3          4
                                      Winter                           Christmas  Christmas
                                      Solstice                         Eve
                26         27         28         29         30         31
                5          6          7          8          9          10
                                                            Second
                                                            Nine

                4 Constitution Day · 7 Major Snow 03:44 · 13 National Memorial Day
                21 Winter Solstice 21:46 · 21 First Nine
                Chinese Calendar · Mainland China · UTC+8
                """
        )
    }

    @Test("the page of a week is as reviewed") func weekPage() throws {
        #expect(
            try week(day("2026-02-17"), settings(80, .traditionalChinese)) == """
                一  2026-02-16+  十二月廿九  辛酉  除夕
                二  2026-02-17+  正月初一    壬戌  春節 · 朔 20:01
                三  2026-02-18+  正月初二    癸亥  年初二 · 雨水 23:51
                四  2026-02-19+  正月初三    甲子  年初三
                五  2026-02-20   正月初四    乙丑
                六  2026-02-21   正月初五    丙寅  破五
                日  2026-02-22   正月初六    丁卯  八九

                + 法定假日 · 中國農曆 · 中國大陸 · UTC+8
                """
        )
    }

    @Test("the page of a day is as reviewed") func dayPage() throws {
        #expect(
            try page(of: day("2026-02-17"), settings(80, .traditionalChinese)) == """
                2026年2月17日  星期二

                農曆      2026丙午年正月初一
                農曆月    1/30  2026-02-17 – 2026-03-18
                農曆年    1/354  2026-02-17 – 2027-02-05
                干支      丙午年 (自正月初一)  庚寅月 (自節之日)  壬戌日 (自0時)
                生肖      馬
                節氣      立春  2026-02-04 04:02:08
                下一節氣  雨水  2026-02-18 23:51:55
                月相      朔  2026-02-17 20:01:09  2026-02-17T12:01:09Z  24h − 03:58:51 ± 1 s
                下一月相  上弦  2026-02-24 20:27:37
                節日      春節 (法定假日)  七九第5天
                前一天    2026-02-16  十二月廿九  除夕
                後一天    2026-02-18  正月初二  年初二  雨水
                週次      2026-W08-2  48/365  JDN 2461089
                曆法      中國農曆  中國大陸  UTC+8
                """
        )
    }

    @Test("the page of a disputed day names the authority and its day") func disputedDay() throws {
        #expect(
            try page(of: day("2084-03-20"), settings(60, .english)) == """
                20 March 2084  Monday

                Lunar date   Day 14 of Month 2, 2084 (Jiachen)
                Lunar month  14/29  2084-03-07 – 2084-04-04
                Lunar year   44/355  2084-02-06 – 2085-01-25  blind year
                Pillars      Jiachen year (from New Year's Day)
                             Dingmao month (from the day of its term)
                             Wuxu day (from 0h)
                Zodiac       Dragon
                Solar term   Spring Equinox  2084-03-20 00:00:47≈
                             2084-03-19T16:00:47Z  0h + 00:00:47 ± 100 s
                             ≈ hko 2084-03-19
                Next term    Qingming  2084-04-04 03:41:46
                Moon         First Quarter  2084-03-14 18:07:18
                Next phase   Full Moon  2084-03-22 14:49:52
                Festivals    Spring Earth God Day
                Day before   2084-03-19  Day 13 of Month 2
                Day after    2084-03-21  Day 15 of Month 2
                Week         2084-W12-1  80/366  JDN 2482305
                Calendar     Chinese Calendar  Mainland China  UTC+8
                """
        )
    }

    /// A term and the festival that it is, by meaning: Ching Ming Festival is not called Qingming as well.
    @Test("a term and its festival are said once") func termAndFestival() throws {
        for (region, date, name) in [
            ("mainland", "2026-04-05", "Qingming"), ("mainland", "2026-12-22", "Winter Solstice"),
            ("hongkong", "2026-04-05", "Ching Ming Festival"), ("mainland", "2026-02-04", "Start of Spring"),
        ] as [(RegionID, String, String)] {
            let festivals = try RegionPage(region).festivals
            let (day, settings) = (day(date), settings(80, .english))
            let gregorian = GregorianDate(day)
            let month = try #require(YearMonth(year: gregorian.year, month: gregorian.month))
            let pages = [
                festivals.text(of: day, settings), festivals.text(ofWeekContaining: day, settings),
                festivals.text(of: month, settings), festivals.detailedText(ofYear: gregorian.year, settings),
            ]
            for page in pages {
                let words = try #require(page).text()
                #expect(words.contains(name.split(separator: " ")[0]), "\(page)")
                #expect(region != "hongkong" || !words.contains("\(gregorian.day) Qingming"))
                #expect(!words.contains("\(name) · \(name)"), "\(words)")
            }
        }
    }

    /// A festival kept on the day of a term is not the term and stays beside it.
    @Test("an observance of the day of a term is not the term") func observanceOnTermDay() throws {
        let text = try week(day("2026-09-23"), settings(100, .traditionalChinese))
        #expect(text.contains("中國農民豐收節 · 秋分"))
    }

    @Test("a day off goes by the word of its region") func regionalWord() throws {
        for (region, date, word) in [
            ("hongkong", "2026-04-03", "耶穌受難節 (公眾假期)"), ("hongkong", "2026-10-01", "國慶日 (公眾假期)"),
            ("hongkong", "2026-04-04", "耶穌受難節翌日 (公眾假期)"), ("macau", "2026-10-01", "中華人民共和國國慶日 (公眾假期)"),
            ("taiwan", "2026-10-10", "國慶日 (國定假日)"), ("taiwan", "2026-01-01", "開國紀念日 (國定假日)"),
            ("mainland", "2026-10-01", "國慶節 (法定假日)"),
        ] as [(RegionID, String, String)] {
            let festivals = try RegionPage(region).festivals
            let page = try #require(festivals.text(of: day(date), settings(80, .traditionalChinese)))
            #expect(page.contains { $0.text(in: .none).contains(word) }, "\(word)")
        }
    }

    /// Months are side by side; a row ends with its longest month.
    @Test("the detailed page of a year is as reviewed") func detailedYear() throws {
        let lines = try #require(
            LunisolarCalendar.china.festivals().detailedText(ofYear: 2026, settings(80, .traditionalChinese))
        )
        let texts = lines.map { $0.text(in: .none) }
        #expect(
            texts.prefix(9).joined(separator: "\n") == """
                2026  丙午 馬

                2026年1月                            2026年2月
                一   二   三   四   五   六   日     一   二   三   四   五   六   日
                               1+   2    3    4                                    1
                               十三 十四 十五 十六                                 十四
                               元旦                  2    3    4    5    6    7    8
                5    6    7    8    9    10   11     十五 十六 十七 十八 十九 二十 廿一
                十七 十八 十九 二十 廿一 廿二 廿三        尾牙 立春
                """
        )
    }
}

// MARK: - Helpers

private func settings(_ width: Int, _ language: CalendarLanguage) -> TerminalSettings {
    TerminalSettings(width: width, language: language)
}

private func month(_ year: Int, _ month: Int, _ settings: TerminalSettings) throws -> String {
    let month = try #require(YearMonth(year: year, month: month))
    return try #require(LunisolarCalendar.china.festivals().text(of: month, settings)).text()
}

private func week(_ day: Day, _ settings: TerminalSettings) throws -> String {
    try #require(LunisolarCalendar.china.festivals().text(ofWeekContaining: day, settings)).text()
}

private func page(of day: Day, _ settings: TerminalSettings) throws -> String {
    try #require(LunisolarCalendar.china.festivals().text(of: day, settings)).text()
}
