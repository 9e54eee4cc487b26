import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Days off and make-up workdays in HTML and SVG.
@Suite struct MarkedExportTests {
    @Test(
        "a cell of the HTML calendar has the reviewed elements",
        arguments: [
            (
                "mainland" as RegionID, CalendarLanguage.simplifiedChinese,
                """
                <td><time datetime="2026-02-14">2026年2月14日, 星期六, 十二月廿七, 调休上班, 情人节</time><div aria-hidden="true">\
                <b>14</b><em class="work" title="调休上班">班</em><i>廿七</i><p class="n">情人节</p></div></td>

                """
            ),
            (
                "mainland", .simplifiedChinese,
                """
                <td class="red"><time datetime="2026-02-23">2026年2月23日, 星期一, 正月初七, 放假, 人日</time><div aria-hidden="true">\
                <b>23</b><em class="off" title="放假">休</em><i>初七</i><p class="f">人日</p></div></td>

                """
            ),
            (
                "japan", .japanese,
                """
                <td class="red"><time datetime="2026-05-06">2026年5月6日, 水曜日, 旧暦3月20日, 振替休日 (休日)</time><div aria-hidden="true">\
                <b>6</b><em class="off" title="休日">休</em><i>20</i><p class="p">振替休日</p></div></td>

                """
            ),
        ]
    )
    func htmlCell(region: RegionID, language: CalendarLanguage, cell: String) throws {
        #expect(try html(region, 2026, language).contains(cell))
    }

    /// Said once for the year on a screen, and on each sheet of paper.
    @Test("a year that is not decided says so") func undecidedYear() throws {
        let page = try html("mainland", 2027, .english)
        #expect(page.contains("</h1>\n<p>By law only; adjustments not decided</p>\n<nav"))
        #expect(page.split(separator: " · By law only; adjustments not decided</small></caption>").count == 13)
        #expect(try !html("mainland", 2026, .english).contains("By law only"))
        let vietnam = try html("vietnam", 2026, .english)
        #expect(vietnam.contains("<p>From 2026-12-26 by law only; adjustments not decided</p>"))
        #expect(vietnam.split(separator: "by law only").count == 3)
        #expect(
            vietnam.contains("</section>\n</main>\n<footer>Almanac") && vietnam.contains(" · public offices</footer>")
        )
    }

    @Test("a poster has marks and says what is not decided") func posterMarks() throws {
        let month = try svg("mainland", YearMonth(parsing: "2026-02"), .simplifiedChinese)
        #expect(month.split(separator: ">休</text>").count == 10 && month.split(separator: ">班</text>").count == 3)
        #expect(month.contains("; 放假 2026-02-15...2026-02-23; 调休上班 2026-02-14, 2026-02-28</desc>"))
        let later = try svg("mainland", YearMonth(parsing: "2027-02"), .korean)
        #expect(later.contains(" · 법정 공휴일만; 조정은 미정</text>"))
        #expect(try svg("mainland", nil, .korean).contains(">법정 공휴일만; 조정은 미정</text>"))
        #expect(try svg("japan", YearMonth(parsing: "2026-09"), .japanese).contains(">国民の休日</text>"))
    }

    /// The words of marks are of the colour of the card on red, and on that of secondary text.
    @Test("marks have contrast") func markContrast() {
        let sheet = HTMLStyle.sheet(in: .english)
        #expect(sheet.contains("td em.off{background:var(--red);color:var(--card)}"))
        #expect(sheet.contains("td em.work{background:var(--soft);color:var(--card)}"))
    }

    /// 14 February 2026 is a Saturday that is worked.
    @Test("the colours of days go by who works") func coloursByWork() throws {
        let region = try RegionPage("mainland")
        let request = try region.request(2026...2026, .english)
        let grid = try #require(region.festivals.calendar.grid(of: YearMonth(parsing: "2026-02"), rows: .natural))
        let red = grid.filter { $0.isInMonth && request.face(of: $0).colour == .red }.map(\.dayOfMonth)
        #expect(red == [1, 7, 8] + Array(15...23))
    }

    private func html(_ region: RegionID, _ year: Int, _ language: CalendarLanguage) throws -> String {
        let request = try RegionPage(region).request(year...year, language)
        return request.html
    }

    /// The sheet of a month of 2026 or 2027, or of the year 2027.
    private func svg(_ region: RegionID, _ month: YearMonth?, _ language: CalendarLanguage) throws -> String {
        try RegionPage(region).request(month == nil ? 2027...2027 : 2026...2027, language).poster(month)
    }
}
