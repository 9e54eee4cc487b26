import Foundation
import TestSupport
import Testing

/// Whose calendar and whose clock a reader sees, by locale, environment and options.
@Suite struct ReaderTests {
    private static let utf8 = ".UTF-8"

    // MARK: Whose calendar

    /// In Korea 설날 of 2027 is the 7th of February, elsewhere New Year's Day is the 6th; in Vietnam Tết of 1985 was a month
    /// before that of China. Seven locales, each in its own language.
    @Test(
        "the territory of the locale chooses the calendar",
        arguments: [
            ("ko_KR", "2027-02-07", ["음력 1월 1일|정미년 1월 1일", "설날", "한국 음력  한국  UTC+9"]),
            ("zh_CN", "2027-02-06", ["丁未年正月初一", "春节", "中国农历  中国大陆  UTC+8"]),
            ("zh_TW", "2026-10-10", ["中國農曆  臺灣  政府機關  UTC+8"]),
            ("zh_HK", "2057-09-28", ["九月初一", "香港農曆  香港  政府機關  UTC+8"]),
            ("vi_VN", "1985-01-21", ["mùng 1", "Tết Nguyên Đán", "Việt Nam  cơ quan nhà nước  UTC+7"]),
            ("ja_JP", "2026-01-01", ["元日", "日本  UTC+9"]),
            ("en_US", "2027-02-06", ["Lunar New Year", "Mainland China  UTC+8"]),
        ] as [(String, String, [String])]
    )
    func calendar(locale: String, day: String, said: [String]) throws {
        let run = try almanac(["day", day], ["LANG": locale + Self.utf8])
        #expect(run.status == 0)
        for words in said {
            #expect(words.split(separator: "|").contains { run.output.contains($0) }, "\(words) in \(run.output)")
        }
    }

    @Test("the territory of the locale chooses the festivals") func festivals() throws {
        let taiwan = try almanac("month 2026-10", ["LANG": "zh_TW.UTF-8"])
        let double = try almanac("festivals 2026 --region taiwan").lines.first { $0.contains("double-tenth") }
        let name = try #require(double).split(separator: "\t")[3]
        #expect(taiwan.output.contains(name))
        #expect(!(try almanac("month 2026-10", ["LANG": "zh_CN.UTF-8", "LC_TIME": "zh_CN"]).output.contains(name)))
    }

    @Test(
        "Options take precedence over ALMANAC_REGION, and that over the locale",
        arguments: [
            // ALMANAC_REGION wins over the locale, an option over both; a calendar brings its own region.
            (["LANG": "ko_KR", "ALMANAC_REGION": "taiwan"], [], "중국 음력 · 대만"),
            (["LANG": "ko_KR", "ALMANAC_REGION": "hongkong,macau"], [], "중국 음력 · 홍콩 · 마카오"),
            (["LANG": "ko_KR", "ALMANAC_REGION": "taiwan"], ["--region", "japan"], "일본"),
            (["LANG": "ko_KR", "ALMANAC_REGION": "taiwan"], ["--calendar", "vietnam"], "베트남"),
            (["LANG": "ko_KR"], ["--calendar", "china"], "중국 음력 · 중국 본토"),
            (["LANG": "ko_KR", "ALMANAC_REGION": "nowhere"], ["--region", "korea"], "한국 음력 · 한국"),
            (["LANG": "ko_KR", "ALMANAC_REGION": ""], [], "한국 음력 · 한국"),
            (["LANG": "zh_TW", "LC_ALL": "ko_KR"], [], "한국 음력 · 한국"),
        ] as [([String: String], [String], String)]
    )
    func options(environment: [String: String], options: [String], caption: String) throws {
        let run = try almanac(["year", "2026"] + options, environment)
        #expect(run.status == 0)
        #expect(run.lines.last?.contains(caption) == true, "\(run.lines.last ?? "")")
    }

    @Test("an unknown region of ALMANAC_REGION is named") func unknownRegion() throws {
        let run = try almanac("month 2026-02", ["ALMANAC_REGION": "twaiwan"])
        run.expectFailure(64, mentioning: "ALMANAC_REGION: no region 'twaiwan'")
    }

    /// A wrong value of an option is refused in the reader's language, with what there is, also where the answer would be for programs.
    @Test(
        "a wrong value is refused in the language of the reader",
        arguments: [
            ("month 2026-02 --rows five", "--rows에 'five'이(가) 없습니다: natural, six 중 하나를 쓰세요"),
            ("month 2026-02 --first-weekday moonday", "--first-weekday에 'moonday'이(가) 없습니다"),
            ("pillars 1990-01-27T08:30 --day-from 7", "--day-from에 '7'이 없습니다"),
            ("pillars 1990-01-27T08:30 --day-from 5", "--day-from에 '5'가 없습니다"),
            ("works 2026-02-03 --audience cats", "--audience에 'cats'이(가) 없습니다"),
            ("export ics 2026 --feed moons", "--feed에 'moons'이(가) 없습니다"),
            ("day --language la", "--language에 'la'이(가) 없습니다"),
            ("works 2026-02-03 --region atlantis", "--region에 'atlantis'이(가) 없습니다: mainland, "),
            ("birthday 1956-8-15 --leap-month never", "--leap-month에 'never'이(가) 없습니다: "),
            ("export yaml 2026", "export에 'yaml'이(가) 없습니다: ics, json, csv, svg, html 중 하나를 쓰세요"),
            ("export csv 2026 --columns weekdy", "--columns에 'weekdy'이(가) 없습니다: 'weekday'인가요?"),
            ("works 2026-02-03 --audience cats --tsv", "--audience에 'cats'이(가) 없습니다"),
            ("terms 2026 --language la", "--language에 'la'이(가) 없습니다"),
        ]
    )
    func wrongValue(words: String, said: String) throws {
        try almanac(words, ["LANG": "ko_KR.UTF-8"]).expectFailure(64, mentioning: said)
    }

    /// Days off are those of one region: all is none of them.
    @Test("a wrong region of days off is not told of \"all\"", arguments: ["works", "workdays", "days-off"])
    func regionOfDaysOff(verb: String) throws {
        let words = [verb, "2026-02-03", "--region", "atlantis", "--language", "en"]
        let run = try almanac(verb == "workdays" ? words + ["2026-02-05"] : words)
        run.expectFailure(64, mentioning: "no region 'atlantis': expected one of mainland, hongkong")
        #expect(!run.errorText.contains("all"))
    }

    /// Tables for programs depend on no locale, region or zone of the environment.
    @Test(
        "a table for programs does not depend on the environment",
        arguments: [
            "months 2027", "terms 2027", "phases 2027", "convert 2027-02-07", "festivals 2027", "diff china korea 2027",
        ]
    )
    func plumbing(words: String) throws {
        let plain = try almanac(words)
        let reader = ["LANG": "ko_KR.UTF-8", "LC_ALL": "ko_KR.UTF-8", "ALMANAC_REGION": "nowhere", "TZ": "No/Where"]
        let read = try almanac(words, reader)
        #expect(plain.status == 0 && read.status == 0)
        #expect(read.output == plain.output)
    }

    @Test("files have the language and the region of the locale") func files() throws {
        let korean = ["LANG": "ko_KR.UTF-8"]
        #expect(try almanac("export ics 2027", korean).output.contains("X-WR-CALNAME:한국 음력 · 한국\r\n"))
        let page = try almanac("export html 2027", korean).output
        #expect(page.contains("<html lang=\"ko\">") && page.contains("<title>2027 한국 음력 · 한국</title>"))
        // Sunday comes first.
        let heads = page.split(separator: "<th scope=\"col\" abbr=\"")
        #expect(heads.dropFirst().first?.hasPrefix("일요일") == true)
        #expect(try almanac("export svg 2028-02", korean).output.contains("한국 음력 · 한국 · "))
        let json = try almanac("export json 2027", korean).output
        #expect(json.contains("\"calendar\":\"korea\",\n\"regions\":\"korea\",\n\"language\":\"ko\""))
        let csv = try almanac("export csv 2027", korean).output
        #expect(csv.split(separator: "\r\n").dropFirst().allSatisfy { $0.contains(",korea,korea,") })
        let asked = ["export", "json", "2027", "--region", "vietnam", "--language", "en"]
        #expect(try almanac(asked, korean).output == almanac(asked).output)
    }

    @Test("an explanation is by the calendar of the locale") func explanation() throws {
        #expect(try almanac("explain 2017", ["LANG": "ko_KR"]).lines[1] == "한국 음력 · 한국 · UTC+9")
        let german = try almanac("explain 2017", ["LANG": "de_DE"])
        #expect(german.lines[1] == "Chinese Calendar · Mainland China · UTC+8")
    }

    // MARK: Whose clock

    /// 立春 of 2026 is at 2026-02-03T20:02:08Z; in March the clocks of New York change between two terms.
    @Test(
        "every time is by a named clock",
        arguments: [
            ("day 2026-02-04", [:], ["2026-02-04 04:02:08  2026-02-03T20:02:08Z", "Mainland China  UTC+8\n"]),
            (
                "day 2026-02-04 --zone Asia/Tokyo", [:],
                ["2026-02-04 04:02:08  (2026-02-04 05:02:08)", "UTC+8  (Asia/Tokyo UTC+9)\n"]
            ),
            ("day 2026-02-04", ["TZ": "Asia/Tokyo"], ["2026-02-04 04:02:08  (2026-02-04 05:02:08)"]),
            ("day 2026-02-04", ["TZ": ":Asia/Tokyo"], ["(Asia/Tokyo UTC+9)\n"]),
            ("day 2026-02-04 --zone America/New_York", ["TZ": "No/Where"], ["(2026-02-03 15:02:08)"]),
            ("day 2026-02-04", ["TZ": "EST5EDT,M3.2.0,M11.1.0"], ["(2026-02-03 15:02:08)", "UTC+8  (UTC-5)\n"]),
            // The same clock is not shown twice.
            ("day 2026-02-04 --zone Asia/Singapore", [:], ["Mainland China  UTC+8\n"]),
            (
                "month 2026-02 --zone Asia/Tokyo", [:],
                ["4 Start of Spring 04:02 (05:02)", "18 Rain Water 23:51 (02-19 00:51)"]
            ),
            (
                "month 2026-03 --zone America/New_York", [:],
                ["21:58 (08:58 UTC-5)", "22:45 (10:45 UTC-4)", "UTC+8 · (America/New_York)\n"]
            ),
            ("week 2026-02-04 --zone UTC", [:], ["Start of Spring 04:02 (02-03 20:02)", "UTC+8 · (UTC UTC+0)\n"]),
            // The calendar's own clock changed at the end of 1928.
            ("day 1928-12-31 --calendar china", [:], [" UT1+7:45:40", " UT1+8"]),
        ] as [(String, [String: String], [String])]
    )
    func clocks(words: String, environment: [String: String], said: [String]) throws {
        let run = try almanac(words, environment)
        #expect(run.status == 0)
        let text = run.output
        for words in said { #expect(text.contains(words), "\(words) in \(text)") }
    }

    @Test(
        "an unknown or unusable zone is named",
        arguments: [
            ("day 2026-02-04 --zone Mars/Olympus", [:], "no time zone 'Mars/Olympus' on this system"),
            ("day 2026-02-04 --zone ../../../etc/passwd", [:], "no time zone '../../../etc/passwd'"),
            ("day 2026-02-04 --zone UTC+19", [:], "no time zone 'UTC+19'"),
            ("day 2026-02-04 --zone /etc/passwd", [:], "its file is not a whole file of a time zone"),
            ("day 2026-02-04 --zone /dev/null", [:], "its file is not a whole file of a time zone"),
            ("day 2026-02-04 --zone JST-9", [:], "no time zone 'JST-9'"),
            ("month 2026-02", ["TZ": "Mars/Olympus"], "TZ: no time zone 'Mars/Olympus'"),
            ("week 2026-02-04", ["TZ": "Asia/Tokyo", "TZDIR": "/nowhere"], "TZ: no time zone 'Asia/Tokyo'"),
            ("year 2026 --zone Asia/Tokyo", [:], "'--zone' is no option of almanac year"),
        ] as [(String, [String: String], String)]
    )
    func unknownZone(words: String, environment: [String: String], message: String) throws {
        try almanac(words, environment).expectFailure(64, mentioning: message)
    }

    /// A page without times opens no file of zones, and no page does without a zone.
    @Test("a page without times needs no zone") func noTimes() throws {
        #expect(try almanac("year 2026", ["TZ": "Mars/Olympus"]).status == 0)
        #expect(try almanac("day 2026-02-04", ["TZDIR": "/nowhere"]).status == 0)
    }

    /// A folder of zones of one's own, with a clock that is nobody's: UTC-1:30.
    @Test("a zone of a folder or a path of one's own is read") func ownZone() throws {
        try Scratch.with { scratch in
            let block = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
            let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]
            let clock: [UInt8] = [0xFF, 0xFF, 0xEA, 0xE8, 0, 0] + Array("XXX\0".utf8)
            let file = block + counts + clock + block + counts + clock + Array("\n<-0130>1:30\n".utf8)
            try Data(file).write(to: URL(fileURLWithPath: scratch.file("Nowhere")))
            for environment in [["TZDIR": scratch.file("")], [:]] {
                let name = environment.isEmpty ? scratch.file("Nowhere") : "Nowhere"
                let run = try almanac(["day", "2026-02-04", "--zone", name], environment)
                #expect(run.output.contains("(2026-02-03 18:32:08)"), "\(run.errorText)")
                #expect(run.output.contains("UTC-1:30)\n"))
            }
        }
    }

    /// Today in Kiritimati is never today in Pago Pago.
    @Test("today is the day in the zone of the option") func today() throws {
        let days = try ["Pacific/Kiritimati", "Pacific/Pago_Pago"].map {
            try almanac(["day", "--zone", $0]).lines.first
        }
        #expect(days[0] != nil && days[0] != days[1])
    }
}
