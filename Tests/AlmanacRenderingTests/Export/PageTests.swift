import Almanac
import Testing

@testable import AlmanacRendering

/// Small parts of the files, letter by letter; a change of one needs a look at the page.
@Suite struct PageTests {
    @Test("a cell of the HTML calendar has the reviewed elements") func htmlCell() throws {
        let text = try ExportRequest.test().html
        let cell = """
            <td class="red"><time datetime="2026-02-17">2026年2月17日, 星期二, 正月初一, 春節 (法定假日), 朔</time>\
            <div aria-hidden="true"><b>17</b><s class="new">●</s><em class="off" title="放假">休</em><i class="m">正月</i><p class="p">春節</p></div></td>

            """
        #expect(text.contains(cell))
        #expect(text.contains("<caption><h2>2026年2月</h2> <span>十二月 · 正月</span>"))
        #expect(text.contains("<small>乙巳 蛇 – 丙午 馬 · 中國農曆 · 中國大陸</small></caption>"))
        #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"zh-Hant\">\n"))
        #expect(text.contains("<title>2026 中國農曆 · 中國大陸</title>"))
        #expect(text.contains("<small>中國農曆 · 中國大陸</small></h1>"))
        #expect(text.utf8.count < 100_000)
    }

    @Test("every language has a page of every day", arguments: CalendarLanguage.allCases)
    func everyLanguage(language: CalendarLanguage) throws {
        let request = try ExportRequest.test(2033...2033, language)
        let text = ExportRequest.text { request.writeHTML(firstWeekday: .sunday, to: $0) }
        #expect(text.split(separator: "<time ").count == 366)
        #expect(text.contains("<html lang=\"\(language.tag)\">"))
    }

    @Test(
        "a sheet names the year of the era",
        arguments: [("japan", CalendarLanguage.japanese, "令和9年 丁未"), ("taiwan", .traditionalChinese, "民國116年 丁未")]
    )
    func era(region: RegionID, language: CalendarLanguage, name: String) throws {
        let request = try RegionPage(region).request(2027...2027, language)
        let month = try #require(YearMonth(year: 2027, month: 2))
        let page = request.html
        let year = request.poster()
        let sheet = request.poster(month)
        #expect(page.contains("<b>2027</b> \(name)") && year.contains(name))
        #expect(sheet.contains(name.replacing(" 丁未", with: " · 丙午")))
    }

    @Test("a row of CSV has its values in order") func csvRow() throws {
        let text = try ExportRequest.test().csv
        let date = "2026-02-04,2026,1,2,4,35,0,2026,6,3,0,2025,12,0,17,29,384,2025年十二月十七,"
        let pillars = "乙巳,42,庚寅,27,己酉,46,蛇,6,"
        let events = "立春,lichun,3,2026-02-03T20:02:08Z,certain,,,,,,,,,,"
        let festivals =
            "lichun shujiu-6,立春; 六九,traditional season,,,0,,china,mainland,certain,,,certain,,,20260204,202512017,"
        let work = "workday,week,,,,,,certain,,all,5521\r\n"
        #expect(text.contains("\r\n" + date + pillars + events + festivals + work))
    }

    @Test("a month in JSON has its members in order") func jsonMonth() throws {
        let text = try ExportRequest.test(2033...2033).json
        let month =
            #"{"day":23366,"date":"2033-12-22","lunarYear":2033,"lunarMonth":11,"lunarLeap":true,"length":29,"name":"閏十一月","#
        #expect(text.contains(month))
    }

    @Test("regions of JSON are names with commas between") func jsonRegions() throws {
        let festivals = try #require(LunisolarCalendar.china.festivals(in: ["hongkong", "macau"]))
        let request = try #require(ExportRequest(festivals, years: 2026...2026, language: .english))
        #expect(request.json.contains(#""regions":"hongkong,macau","#))
    }

    @Test("a number of the poster has its colour and place") func posterNumber() throws {
        let request = try ExportRequest.test()
        let month = try #require(YearMonth(year: 2026, month: 2))
        let text = request.poster(month)
        #expect(text.contains("<text class=\"p\" x=\"51\" y=\"154.76\" font-size=\"4.4\">春節</text>\n"))
        #expect(text.contains(">乙巳 蛇 – 丙午 馬 · 中國農曆 · 中國大陸</text>\n"))
        #expect(text.hasSuffix("</g>\n</svg>\n"))
    }

    /// Everything that is read stands within the landmark of the main content.
    @Test("the HTML calendar has one main element") func oneMainElement() throws {
        let text = try ExportRequest.test().html
        #expect(text.split(separator: "<main>").count == 2 && text.split(separator: "</main>").count == 2)
        #expect(text.contains("<body>\n<main>\n") && text.contains("</section>\n</main>\n<footer>"))
    }

    @Test(
        "a poster has the fonts of its language",
        arguments: [
            (CalendarLanguage.simplifiedChinese, "CJK SC", "CJK TC"), (.traditionalChinese, "CJK TC", "CJK SC"),
            (.japanese, "CJK JP", "CJK TC"), (.korean, "CJK KR", "CJK TC"), (.english, "Segoe UI", "CJK"),
        ]
    )
    func posterFonts(language: CalendarLanguage, font: String, other: String) throws {
        let text = try ExportRequest.test(2026...2026, language).poster()
        #expect(text.contains(font) && !text.contains(other))
    }

    /// 2 mm are 5.7 points, the smallest that reads on a wall.
    @Test("no letter of a poster is too small", arguments: CalendarLanguage.allCases) func smallestLetters(
        language: CalendarLanguage
    ) throws {
        for year in [2026, 2033] {
            let text = try ExportRequest.test(year...year, language).poster()
            let sizes = text.split(separator: "font-size=\"").dropFirst().compactMap {
                Double($0.prefix { $0 != "\"" })
            }
            #expect(sizes.count > 700)
            #expect(sizes.allSatisfy { $0 >= 2 }, "\(sizes.min() ?? 0)")
        }
    }

    @Test("a second festival of a year has an identifier of its own") func secondFestival() throws {
        let request = try ExportRequest.test(1900...2100)
        let ids = request.years.flatMap { request.entries(Feed.allCases, in: request.days(ofYear: $0)) }
            .map { "\($0.id).\($0.feed.identifier)" }
        #expect(Set(ids).count == ids.count)
        #expect(ids.contains { $0.hasSuffix("-laba-2.festivals") })
    }
}
