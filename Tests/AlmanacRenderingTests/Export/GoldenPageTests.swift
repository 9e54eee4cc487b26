import Almanac
import Testing

@testable import AlmanacRendering

/// The head of a month and the week of New Year, letter by letter, as they were looked at in a browser and on paper. A change
/// here needs a look at the page.
@Suite struct GoldenPageTests {
    @Test("a week is as it was reviewed", arguments: [korean, english]) fileprivate func reviewedWeek(page: Page) throws
    {
        let request = try RegionPage(page.region).request(2026...2026, page.language)
        let text = ExportRequest.text { request.writeHTML(firstWeekday: .sunday, to: $0) }
        #expect(text.contains(page.head))
        #expect(text.contains(page.week))
    }
}

private struct Page: Sendable {
    let region: RegionID
    let language: CalendarLanguage
    let head: String
    let week: String
}

private let korean = Page(
    region: "korea",
    language: .korean,
    head: """
        <section id="2026-02" class="rows4">
        <table>
        <caption><h2>2026년 2월</h2> <span>음12월 · 음1월</span> <small>단기 4359년 · 을사 뱀 – 병오 말 · 한국 음력 · 한국</small></caption>
        <thead><tr><th scope="col" abbr="일요일" class="red">일</th><th scope="col" abbr="월요일">월</th><th scope="col" abbr="화요일">화</th><th scope="col" abbr="수요일">수</th><th scope="col" abbr="목요일">목</th><th scope="col" abbr="금요일">금</th><th scope="col" abbr="토요일" class="blue">토</th></tr></thead>
        <tbody>
        """,
    week: """
        <tr>
        <td class="red"><time datetime="2026-02-15">2026년 2월 15일, 일요일, 음력 12월 28일</time><div aria-hidden="true"><b>15</b><i>28</i></div></td>
        <td class="red"><time datetime="2026-02-16">2026년 2월 16일, 월요일, 음력 12월 29일, 설날 전날 (공휴일), 섣달그믐</time><div aria-hidden="true"><b>16</b><em class="off" title="휴일">휴</em><i>29</i><p class="p">설날 전날</p><p class="f">섣달그믐</p></div></td>
        <td class="red"><time datetime="2026-02-17">2026년 2월 17일, 화요일, 음력 1월 1일, 설날 (공휴일), 삭</time><div aria-hidden="true"><b>17</b><s class="new">●</s><em class="off" title="휴일">휴</em><i class="m">음 1.1</i><p class="p">설날</p></div></td>
        <td class="red"><time datetime="2026-02-18">2026년 2월 18일, 수요일, 음력 1월 2일, 설날 다음 날 (공휴일)</time><div aria-hidden="true"><b>18</b><em class="off" title="휴일">휴</em><i>2</i><p class="p">설날 다음 날</p></div></td>
        <td><time datetime="2026-02-19">2026년 2월 19일, 목요일, 음력 1월 3일, 우수</time><div aria-hidden="true"><b>19</b><i>3</i><p class="t1">우수</p></div></td>
        <td><time datetime="2026-02-20">2026년 2월 20일, 금요일, 음력 1월 4일</time><div aria-hidden="true"><b>20</b><i>4</i></div></td>
        <td class="blue"><time datetime="2026-02-21">2026년 2월 21일, 토요일, 음력 1월 5일</time><div aria-hidden="true"><b>21</b><i>5</i></div></td>
        </tr>
        """
)

private let english = Page(
    region: "hongkong",
    language: .english,
    head: """
        <section id="2026-02" class="rows4">
        <table>
        <caption><h2>February 2026</h2> <span>Month 12 · Month 1</span> <small>Yisi Snake – Bingwu Horse · Hong Kong Calendar · Hong Kong · public offices</small></caption>
        <thead><tr><th scope="col" abbr="Sunday" class="red">Sun</th><th scope="col" abbr="Monday">Mon</th><th scope="col" abbr="Tuesday">Tue</th><th scope="col" abbr="Wednesday">Wed</th><th scope="col" abbr="Thursday">Thu</th><th scope="col" abbr="Friday">Fri</th><th scope="col" abbr="Saturday">Sat</th></tr></thead>
        <tbody>
        """,
    week: """
        <tr>
        <td class="red"><time datetime="2026-02-15">15 February 2026, Sunday, Day 28 of Month 12</time><div aria-hidden="true"><b>15</b><i>28</i></div></td>
        <td><time datetime="2026-02-16">16 February 2026, Monday, Day 29 of Month 12, Lunar New Year&#39;s Eve</time><div aria-hidden="true"><b>16</b><i>29</i><p class="f">Lunar New Year&#39;s Eve</p></div></td>
        <td class="red"><time datetime="2026-02-17">17 February 2026, Tuesday, Day 1 of Month 1, Lunar New Year&#39;s Day (Public holiday), New Moon</time><div aria-hidden="true"><b>17</b><s class="new">●</s><em class="off" title="day off">off</em><i class="m">Month 1</i><p class="p">Lunar New Year&#39;s Day</p></div></td>
        <td class="red"><time datetime="2026-02-18">18 February 2026, Wednesday, Day 2 of Month 1, Rain Water, The second day of Lunar New Year (Public holiday)</time><div aria-hidden="true"><b>18</b><em class="off" title="day off">off</em><i>2</i><p class="t1">Rain Water</p><p class="p">The second day of Lunar New Year</p></div></td>
        <td class="red"><time datetime="2026-02-19">19 February 2026, Thursday, Day 3 of Month 1, The third day of Lunar New Year (Public holiday)</time><div aria-hidden="true"><b>19</b><em class="off" title="day off">off</em><i>3</i><p class="p">The third day of Lunar New Year</p></div></td>
        <td><time datetime="2026-02-20">20 February 2026, Friday, Day 4 of Month 1</time><div aria-hidden="true"><b>20</b><i>4</i></div></td>
        <td><time datetime="2026-02-21">21 February 2026, Saturday, Day 5 of Month 1</time><div aria-hidden="true"><b>21</b><i>5</i></div></td>
        </tr>
        """
)
