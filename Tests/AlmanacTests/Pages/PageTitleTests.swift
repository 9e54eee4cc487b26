import Almanac
import Testing

@Suite("Titles of pages")
struct PageTitleTests {
    @Test(
        "the month, the lunar months that share a day with it, with their years where these change",
        arguments: [
            (.simplifiedChinese, "2027年2月 · 丙午年十二月 – 丁未年正月"),
            (.traditionalChinese, "2027年2月 · 丙午年十二月 – 丁未年正月"),
            (.english, "February 2027 · Month 12 of Bingwu – Month 1 of Dingwei"),
            (.korean, "2027년 2월 · 병오년 12월 – 정미년 1월"),
            (.japanese, "2027年2月 · 丙午年12月 – 丁未年1月"),
            (.vietnamese, "tháng 2 năm 2027 · tháng Chạp năm Bính Ngọ – tháng Giêng năm Đinh Mùi"),
        ] as [(CalendarLanguage, String)]
    )
    func languages(language: CalendarLanguage, title: String) throws {
        let month = try #require(YearMonth("2027-02"))
        #expect(LunisolarCalendar.china.title(of: month, in: language) == title)
    }

    @Test("a leap month, months that begin on the first and the last day, and the old names")
    func months() throws {
        let china = LunisolarCalendar.china
        let chinese = CalendarLanguage.traditionalChinese
        // The leap sixth month of 2025 began on 25 July.
        #expect(try china.lunarTitle(of: #require(YearMonth("2025-07")), in: chinese) == "乙巳年六月 – 閏六月")
        // The twelfth month began on 1 January 2014, the first on the 31st.
        #expect(try china.lunarTitle(of: #require(YearMonth("2014-01")), in: chinese) == "癸巳年十二月 – 甲午年正月")
        #expect(
            try china.lunarTitle(of: #require(YearMonth("2027-02")), in: chinese, lunarMonths: .traditional)
                == "丙午年臘月 – 丁未年正月"
        )
    }

    @Test("a month that the calendar does not reach has its own name only")
    func outOfReach() throws {
        let month = try #require(YearMonth("1600-05"))
        #expect(LunisolarCalendar.china.title(of: month, in: .english) == "May 1600")
        #expect(LunisolarCalendar.china.lunarTitle(of: month, in: .english) == nil)
    }
}
