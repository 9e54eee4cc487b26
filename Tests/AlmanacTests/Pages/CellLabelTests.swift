import Almanac
import TestSupport
import Testing

/// One label a cell, as wall calendars print them.
@Suite struct CellLabelTests {
    private func labels(
        _ month: String,
        _ festivals: Festivals = .mainland,
        _ language: CalendarLanguage = .simplifiedChinese,
        _ style: CellLabel.Style = CellLabel.Style()
    ) throws -> [String] {
        let page = try #require(festivals.calendar.grid(of: try YearMonth(parsing: month)))
        return page[page.indicesInMonth].compactMap { festivals.label(on: $0.day, in: language, style: style)?.text }
    }

    @Test("the labels of February 2026 are its festivals, terms and days")
    func february2026() throws {
        let expected = [
            "十四", "十五", "尾牙", "立春", "十八", "十九", "二十", "廿一", "廿二", "小年", "小年", "廿五", "廿六", "廿七", "廿八",
            "除夕", "春节", "雨水", "年初三", "初四", "初五", "初六", "初七", "初八", "初九", "初十", "十一", "十二",
        ]
        let found = try labels("2026-02")
        #expect(found.count == 28)
        for (index, (label, text)) in zip(found, expected).enumerated() {
            // A lunar date gives way to a festival that data files may add.
            let isLunarDay = "初十廿二".contains(text.prefix(1))
            let shown = shown(on: try #require(day("2026-02-01").advanced(by: index)))
            if !isLunarDay || shown == nil { #expect(label == text) }
        }
    }

    @Test("a festival of many days does not hide the others")
    func spans() throws {
        let january = try labels("2026-01")
        // 三九 begins on the 8th and 四九 on the 17th; they are season counts, which are not shown unless asked for.
        #expect(january[7] == "二十" && january[8] == "廿一")
        var style = CellLabel.Style()
        style.lastKind = .seasonCount
        let counted = try labels("2026-01", .mainland, .simplifiedChinese, style)
        #expect(counted[7] == "三九" && counted[8] == "廿一")
        style.showsEveryDay = true
        #expect(try labels("2026-01", .mainland, .simplifiedChinese, style)[8] == "三九第2天")
    }

    @Test("labels follow another order of sources")
    func sources() throws {
        var style = CellLabel.Style()
        style.sources = [.term, .lunarDate]
        let february = try labels("2026-02", .mainland, .simplifiedChinese, style)
        #expect(february[3] == "立春" && february[16] == "正月" && february[17] == "雨水")
        style.sources = []
        #expect(try labels("2026-02", .mainland, .simplifiedChinese, style)[3] == "十七")
    }

    @Test("other countries have their own labels")
    func otherCountries() throws {
        let korea = try labels("2026-09", LunisolarCalendar.korea.festivals(), .korean)
        #expect(korea[24] == "추석" && korea[22] == "추분")
        let names = Festivals.known(.korea, ["korea"])
        #expect(names.name(of: "dano", in: .traditionalChinese) == "端午(韓國)")
        #expect(names.shortName(of: "dano", in: .traditionalChinese) == "端午")
        #expect(names.shortName(of: "seollal", in: .korean) == "설날")
    }

    /// As calendars of Japan, Korea and Vietnam print the lunar date beside Gregorian ones.
    @Test(
        "a first day is not taken for a Gregorian month",
        arguments: [
            ("2026-4-1", CalendarLanguage.japanese, "旧4/1"), ("2025-6L-1", .japanese, "旧閏6/1"),
            ("2026-9-1", .korean, "음 9.1"),
            ("2025-6L-1", .korean, "음 윤6.1"), ("2026-9-1", .vietnamese, "1/9"), ("2025-6L-1", .vietnamese, "1/6N"),
            ("2026-4-1", .english, "Month 4"), ("2025-6L-1", .traditionalChinese, "閏六月"), ("2026-4-2", .japanese, "2"),
        ]
    )
    func firstDays(date: String, language: CalendarLanguage, text: String) throws {
        let date = try #require(LunarDate(date))
        #expect(date.cellText(in: language) == text)
        let day = try #require(LunisolarCalendar.korea.day(of: date))
        #expect(
            LunisolarCalendar.korea.cell(of: day)?.label(in: language, style: .init(sources: [.lunarDate])).text == text
        )
    }

    @Test("a label says what it is about")
    func subjects() throws {
        var subjects: [String: Int] = [:]
        for month in ["2026-02", "2026-03"] {
            let page = try #require(LunisolarCalendar.china.grid(of: try YearMonth(parsing: month), rows: .six))
            let labels = page.compactMap { Festivals.mainland.label(on: $0.day, in: .traditionalChinese) }
            #expect(labels.count == page.count)
            for (cell, label) in zip(page, labels) {
                let festival = shown(on: cell.day)
                switch label.subject {
                case .festival(let kind):
                    subjects["festival", default: 0] += 1
                    #expect(kind == festival?.kind)
                    let name = festival.map { Festivals.mainland.shortName(of: $0.id, in: .traditionalChinese) }
                    #expect(label.text == name)
                case .term(let term):
                    subjects["term", default: 0] += 1
                    // 年初二 of 18 February repeats the lunar date, so that 雨水 is shown.
                    #expect(festival == nil || cell.day == day("2026-02-18"))
                    #expect(term == cell.term && label.text == term.name(in: .traditionalChinese))
                case .lunarMonth:
                    subjects["month", default: 0] += 1
                    #expect(festival == nil && cell.term == nil && cell.lunarDate.day == 1)
                case .lunarDay:
                    subjects["day", default: 0] += 1
                    #expect(festival == nil && cell.term == nil && cell.lunarDate.day > 1)
                }
            }
        }
        #expect(Set(subjects.keys) == ["festival", "term", "month", "day"])
        // 尾牙, 小年 twice, 除夕, 春節, and 元宵節 and 龍抬頭 on both pages or one.
        #expect(subjects["festival", default: 0] >= 7)
    }

    @Test("a term and the festival that it is are one name, at the first place of both")
    func termAndFestivalOfOneName() throws {
        let names = { (sources: [CellLabel.Style.Source]) in
            let page = try #require(LunisolarCalendar.china.grid(of: try YearMonth(parsing: "2026-04")))
            let cell = page[try #require(page.index(of: day("2026-04-05")))]
            let style = CellLabel.Style(sources: sources, lastKind: .calendarNote)
            return cell.names(Festivals.mainland, in: .traditionalChinese, style)
        }
        for sources in [[CellLabel.Style.Source.festival, .term], [.term, .festival]] {
            let first = try #require(try names(sources).first)
            #expect(first.text == "清明節" && first.subject == .festival(.publicHoliday) && first.term == .qingming)
            #expect(try names(sources).filter { $0.term != nil }.count == 1)
        }
        #expect(try names([.term, .lunarDate]).map(\.text) == ["清明", "十八"])
    }

    @Test("a label is the first name of its day, in short", arguments: CalendarLanguage.allCases)
    func labelsAreFirstNames(language: CalendarLanguage) throws {
        for grid in try #require(LunisolarCalendar.china.grids(inYear: 2026)) {
            for cell in grid {
                let label = try #require(Festivals.mainland.label(on: cell.day, in: language))
                let name = try #require(cell.names(Festivals.mainland, in: language).first)
                #expect(label.subject == name.subject && name.text.hasPrefix(label.text))
                #expect(label.certainty == name.certainty && label.term == name.term)
            }
        }
    }

    @Test("a day outside the calendar has no label")
    func noLabel() {
        #expect(Festivals.mainland.label(on: .max, in: .english) == nil)
    }

    @Test("a name whose day depends on seconds says so")
    func certaintyOfNames() throws {
        let page = try #require(LunisolarCalendar.china.grid(of: try YearMonth(parsing: "1979-01")))
        let style = CellLabel.Style(sources: [.term, .lunarDate])
        let labels = page.compactMap { Festivals.mainland.label(on: $0.day, in: .english, style: style) }
        let uncertain = zip(page, labels).filter { $1.certainty != .certain }
        #expect(uncertain.map { "\($0.day) \($1.text)" } == ["1979-01-21 Major Cold"])
    }

    /// The festival of a day that a label shows unless another style is asked for.
    private func shown(on day: Day) -> Festival? {
        Festivals.mainland.on(day).first { $0.kind <= .traditional && $0.isFirstDay }
    }
}
