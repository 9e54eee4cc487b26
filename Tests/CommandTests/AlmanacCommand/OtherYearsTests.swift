import TestSupport
import Testing

/// Questions about years outside 1900-2100, which the command answers from the table of 1646-2200 and says so.
@Suite struct OtherYearsTests {
    /// Days that histories give: lunar New Year of 康熙 50 and of 嘉慶 5, the birth of 曾國藩 on 嘉慶 16-10-11, 桜田門外の変, on the feast of
    /// 上巳 of 安政 7, and the treaty of Nerchinsk, of 27 August 1689 by the Julian calendar.
    @Test(
        "days before 1900 are those of the calendar as issued",
        arguments: [
            ("convert --lunar 1711-1-1", "1711-02-17"), ("day julian 1689-08-27 --language en", "6 September 1689"),
            ("when tango 1872-1873 --calendar japan --language en", "Tango no Sekku\n10 June 1872"),
            ("next thanksgiving-us --from 1800-01-01 --calendar japan --language en", "24 November 1870"),
            ("day 1800-01-25 --language en", "Day 1 of Month 1, 1800"), ("year 1736 --language zh-Hant", "乾隆元年  丙辰"),
            ("day 1860-03-24 --language ja --calendar japan", "行事        上巳の節句"),
            ("day 2150-09-13 --language en", "2150 (Gengxu)  computed"),
            ("month 2150-09 --language en", "UTC+8 · computed"), ("year 2150 --language en", "China · computed"),
            ("next chunjie --from 2150-01-01 --language en", "China · computed"),
            ("export svg 2150 --language en", "· computed"), ("day 文久2年5月1日 --language en", "29 May 1862"),
            ("day 嘉永5年閏2月1日 --language en", "Day 1 of Leap Month 2, 1852"),
            ("day 1816-09-22 --calendar japan --language en", "Day 1 of Leap Month 8, 1816 (Bingzi)\n"),
            ("day 乾隆六十年除夕 --language en", "8 February 1796"), ("day 慶応4年1月3日 --language en", "27 January 1868"),
            ("day 光緒二十六年庚子七月二十 --language en", "14 August 1900"),
            ("works 2150-01-29 --region mainland --language en", "· computed"),
            ("workdays 2150-01-01 2150-02-01 --region mainland --language en", "· computed"),
            ("day mùng 1 tháng Giêng năm Minh Mạng thứ 5 --language en", "31 January 1824"),
            ("year Minh Mạng năm thứ 10 --language en", "1829-02-04...1830-01-24"),
            ("year Bảo Đại năm thứ 5 --language en", "1930-01-30...1931-02-16"),
            ("day mùng 1 tháng Giêng năm Khải Định thứ 9 --language en", "5 February 1924"),
            ("day mùng 1 tháng 5 năm Khải Định nguyên niên --language en", "1 June 1916"),
            ("day 启定元年五月初一 --language en", "1 June 1916"), ("day 保大二十年正月初一 --language en", "13 February 1945"),
            ("day 天保元年1月1日 --language en", "25 January 1830"), ("when 闰八月 1840-1870 --language en", "1851"),
            ("birthday 1990-8-15 --from 2098-01-01 --years 6 --language en", "2103-"),
            ("next zhongqiu --from 2098-10-01 --count 3 --language en", "2101"),
            ("when 康熙元年正月初一 --language en", "18 February 1662"),
            ("day 光绪廿四年八月初六 --language en", "21 September 1898"),
            ("until chunjie --from 2150-01-01 --language en", "Chinese Calendar · computed"),
            ("birthday 2110-1-1 --language en", "· computed"), ("explain 2150 --language en", "UTC+8 · computed"),
            ("pillars 2150-03-01T08:00 --language en", "UTC+8  computed"),
            ("birthday 1811-10-11 --from 1872 --years 1 --language en", "Gregorian 26 November 1811"),
        ]
    )
    func answers(_ question: String, _ expected: String) throws {
        let run = try almanac(question)
        #expect(run.status == 0 && run.output.contains(expected), "\(question): \(run.output.prefix(300))")
        #expect(run.errorText.contains("2200"), "\(question)")
    }

    @Test("no issued day is in doubt about midnight", arguments: ["china", "japan", "korea"])
    func issuedDays(_ calendar: String) throws {
        let years = "1646...1899 --doubts --table wide --calendar \(calendar)"
        let terms = try almanac("terms \(years)").lines
        let newMoons = try almanac("phases \(years)").lines.filter { $0.dropFirst(10).hasPrefix("\t0\t") }
        #expect(terms.count > 1000 && newMoons.count > 2600)
        #expect((terms + newMoons).filter { $0.contains("near-midnight") } == [])
    }

    @Test("streams and files have days of all years") func streams() throws {
        let run = try CommandRun("almanac", ["convert", "-"], input: "1850-01-01\n2026-01-01\n")
        #expect(
            run.status == 0 && run.output.contains("\n1850-01-01\t1849\t11\t0\t19\t") && run.errorText.contains("2200")
        )
        let event = "BEGIN:VEVENT\nDTSTART;VALUE=DATE:18990210\nRRULE:RSCALE=CHINESE;FREQ=YEARLY\nUID:a\nEND:VEVENT\n"
        let expanded = try CommandRun("almanac", ["expand", "-", "2026"], input: event)
        #expect(expanded.lines.last == "2026-02-17\ta\t" && expanded.errorText.isEmpty, "\(expanded)")
        try Scratch.with { scratch in
            try scratch.write("family.csv", "Gran,1890-8-15,lunar\n")
            let words = ["birthday", "--persons", "family.csv", "--from", "2027-01-01", "--language", "en"]
            let page = try CommandRun("almanac", words, in: scratch.path)
            #expect(page.status == 0 && page.output.contains("2027-09-15"), "\(page)")
        }
        // Own days that can be read only once are not left out in silence.
        let own = try CommandRun("almanac", ["festivals", "2150", "--days", "-"], input: "")
        #expect(own.status != 0)
    }

    @Test("the years of the bundled table are answered without a word of the other") func bundledYears() throws {
        for question in ["day 1900-01-31", "day 2100-12-31", "birthday 1956-8-15"] {
            let run = try almanac(question)
            #expect(run.status == 0 && run.errorText.isEmpty, "\(question)")
        }
    }

    @Test("a year whose terms are not known has all its days, without pillars of months") func unknownTerms() throws {
        let run = try almanac("export csv 1852 --calendar japan --language ja")
        let lines = run.output.split(whereSeparator: \.isNewline).map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        let column = try #require(lines.first?.firstIndex(of: "month_pillar"))
        #expect(lines.count == 1 + 366 && lines.dropFirst().allSatisfy { $0[column].isEmpty && $0[column - 2] != "" })
        let terms = try almanac("terms 1852 --calendar japan")
        #expect(terms.output.split(whereSeparator: \.isNewline).count == 1 && terms.errorText.contains("1853-02-19"))
    }

    /// 天保 14 has another leap month than the same year of the Qing calendar; no term of Japan is known then, and none stands among the rows.
    @Test("things that one of two calendars does not know are not compared, and the answer says so")
    func unknownThings() throws {
        let run = try almanac("diff japan china 1843")
        #expect(
            run.lines.dropFirst().map { String($0.prefix { $0 != "\t" }) } == [
                "month 1843-7L", "month 1843-8", "jugoya/zhongqiu 1843", "month 1843-9", "month 1843-9L",
            ]
        )
        #expect(run.errorText.contains("1853-02-19"))
        let early = try almanac("diff korea china 1650")
        #expect(early.lines.count == 1 && early.errorText.contains("1654-02-17"), "\(early.output)")
    }

    @Test(
        "a year in which a calendar begins, and days before its first term, are refused with the days that it has",
        arguments: [
            ("year 1813 --calendar vietnam", "1814-01-01...2200-12-31"),
            ("month 1813-01 --calendar vietnam", "1813-02-01...2200-12-31"),
            ("week 1813-02-01 --calendar vietnam --first-weekday sunday", "1813-03-01...2200-12-31"),
            ("export csv 1700 --calendar vietnam", "1813-02-01...2200-12-31"),
            ("pillars 1700-01-01T08:00 --calendar japan", "1854-01-01...2200-12-31"),
            ("next qingming --from 1700-01-01 --calendar japan", "1853-02-19...2200-12-31"),
            ("when setsubun 1852 --calendar japan", "1853-02-19...2200-12-31"),
        ]
    )
    func beginnings(_ question: String, _ expected: String) throws {
        let run = try almanac(question)
        #expect(run.status == 64 && run.errorText.contains(expected), "\(question): \(run.errorText)")
    }

    @Test("years that an era did not have are refused", arguments: ["康熙62年", "同治14年", "宣統4年"])
    func yearsOutsideEras(_ year: String) throws {
        let run = try almanac("day \(year) --language en")
        #expect(run.status == 64 && run.errorText.contains("the era does not include the date"), "\(run.errorText)")
    }

    @Test("years that no table has are refused with those of the wide one") func refusals() throws {
        for question in ["day 1645-01-01", "day 順治二年闰六月初一", "birthday 2250-8-15", "month 2201-01"] {
            let run = try almanac(question)
            #expect(run.status == 64 && run.errors.count == 1, "\(question)")
            #expect(
                run.errorText.contains("1646-01-01...2200-12-31") || run.errorText.contains("1646...2200"),
                "\(question)"
            )
        }
    }
}
