import Almanac
import TestSupport
import Testing

/// One label a cell, as wall calendars print them.
@Suite struct CellLabelTests {
    private func labels(
        _ month: String,
        _ festivals: Festivals = .mainland,
        _ language: CalendarLanguage = .simplifiedChinese,
        _ style: CellLabelStyle = CellLabelStyle()
    ) throws -> [String] {
        let page = try #require(festivals.calendar.grid(of: try YearMonth(parsing: month)))
        return festivals.labels(of: page, in: language, style: style)[page.indicesInMonth].map(\.text)
    }

    @Test func februaryOf2026() throws {
        #expect(
            try labels("2026-02") == [
                "十四", "十五", "尾牙", "立春", "十八", "十九", "二十", "廿一", "廿二", "小年", "小年", "廿五", "廿六", "廿七", "廿八",
                "除夕", "春节", "雨水", "初三", "初四", "初五", "初六", "初七", "初八", "初九", "初十", "十一", "十二",
            ]
        )
    }

    @Test func aFestivalOfManyDaysDoesNotHideTheOthers() throws {
        let january = try labels("2026-01")
        // 三九 begins on the 8th and 四九 on the 17th; they are season counts, which are not shown unless asked for.
        #expect(january[7] == "二十" && january[8] == "廿一")
        var style = CellLabelStyle()
        style.lastKind = .seasonCount
        let counted = try labels("2026-01", .mainland, .simplifiedChinese, style)
        #expect(counted[7] == "三九" && counted[8] == "廿一")
        style.spanDays = .all
        #expect(try labels("2026-01", .mainland, .simplifiedChinese, style)[8] == "三九第2天")
    }

    @Test func sourcesInAnotherOrder() throws {
        var style = CellLabelStyle()
        style.sources = [.term, .lunarDate]
        let february = try labels("2026-02", .mainland, .simplifiedChinese, style)
        #expect(february[3] == "立春" && february[16] == "正月" && february[17] == "雨水")
        style.sources = []
        #expect(try labels("2026-02", .mainland, .simplifiedChinese, style)[3] == "十七")
    }

    @Test func inOtherCountries() throws {
        let korea = try labels("2026-09", LunisolarCalendar.korea.festivals(), .korean)
        #expect(korea[24] == "추석" && korea[22] == "추분")
        let names = Festivals.known(.korea, ["korea"])
        #expect(names.name(of: "dano", in: .traditionalChinese) == "端午(韓國)")
        #expect(names.shortName(of: "dano", in: .traditionalChinese) == "端午")
        #expect(names.shortName(of: "seollal", in: .korean) == "설날")
    }

    @Test func whatALabelIsAbout() throws {
        let page = try #require(LunisolarCalendar.china.grid(of: try YearMonth(parsing: "2026-02"), rows: .six))
        let labels = Festivals.mainland.labels(of: page, in: .traditionalChinese)
        #expect(labels.count == page.count)
        for (cell, label) in zip(page, labels) {
            switch label.subject {
            case .festival(let kind): #expect(kind <= .traditional)
            case .term(let term): #expect(term == cell.term)
            case .lunarMonth: #expect(cell.lunarDate.day == 1)
            case .lunarDay: #expect(cell.lunarDate.day > 1 && cell.term == nil)
            }
        }
    }
}
