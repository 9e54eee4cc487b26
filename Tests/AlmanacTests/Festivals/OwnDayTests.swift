import Almanac
import TestSupport
import Testing

/// Own days among the festivals of a table. Expected days are those of anniversaries and events asked one by one.
@Suite struct OwnDayTests {
    private static let file = """
        # The family
        festival mum 妈妈生日 媽媽生日 Mum's birthday
        name ko 어머니 생신
        observance all 1957- lunar 8 15
        festival dad - - Dad's birthday
        traditional all all lunar 12 30 thirtieth=last
        festival twins - - The twins
        note all all lunar 6L 1 leap-month=both thirtieth=next
        festival founding - - Founding of the company
        observance taiwan,korea 2001-2030 weekday 6 3 friday
        observance all 2031- weekday 2 last monday +1
        festival eve - - Before spring
        season all all term lichun -1 lasting 3
        """

    private static func table(_ file: String = file) throws -> AlmanacTable {
        try AlmanacTable.bundled.adding(OwnDay.days(inFile: file.utf8))
    }

    private static func days(_ id: FestivalID, _ calendar: CalendarID, _ regions: [RegionID]) throws -> [Day] {
        let calendar = try #require(table().calendar(calendar))
        let festivals = try #require(calendar.festivals(in: regions))
        return festivals.filter { $0.id == id && $0.isFirstDay }.map(\.day)
    }

    @Test("lunar dates are kept as their rules say, in every calendar", arguments: AlmanacTable.bundled.calendarIDs)
    func lunarDates(id: CalendarID) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        func expected(_ date: String, _ leap: AnniversaryRule.LeapMonth, _ last: LunarDate.Overflow) throws
            -> [Day]
        {
            let rule = AnniversaryRule(leapMonth: leap, thirtieth: last)
            return calendar.anniversaries(
                of: try #require(LunarMonthDay(date)),
                inLunarYears: calendar.lunarYears,
                rule: rule
            )
        }
        let mum = try expected("8-15", .skip, .skip).filter { $0.year >= 1957 }
        #expect(try mum.count >= 91 && Self.days("mum", id, []) == mum)
        let dad = try expected("12-30", .skip, .lastDay)
        #expect(try dad.count >= 200 && Self.days("dad", id, []) == dad)
        #expect(try Self.days("twins", id, []) == expected("6L-1", .both, .nextDay))
    }

    /// 2057-09-28 in China is the last of month 8, whose new moon Hong Kong has a day earlier.
    @Test("own days kept by a rule or counted from a date have the doubt of their lunar dates") func doubts() throws {
        let file =
            "festival a - - A\nnote all all lunar 9 9 +1\nfestival b - - B\nnote all all lunar 9L 1 leap-month=leap\n"
            + "festival c - - C\nnote all all lunar 8 30 thirtieth=last\n"
        let festivals = try #require(Self.table(file).calendar(.china)).festivals()
        for (id, text, other) in [
            ("a", "2057-10-08", "2057-10-07"), ("b", "2057-09-29", "2057-09-28"), ("c", "2057-09-28", "2057-09-27"),
        ] as [(FestivalID, String, String)] {
            let festival = try #require(festivals.on(day(text)).first { $0.id == id })
            #expect(festivals.certainty(of: festival) == .disputed(by: "hko", day: day(other)))
            let next = try #require(festivals.next(id, after: festival.day))
            #expect(festivals.certainty(of: next) == .certain)
        }
    }

    @Test("weekdays and terms are counted in their regions and years") func weekdays() throws {
        let found = try Self.days("founding", .china, ["taiwan"]).map(\.description)
        #expect(found.prefix(2) == ["2001-06-15", "2002-06-21"] && found.contains("2030-06-21"))
        #expect(found.contains("2031-02-25") && found.last == "2100-02-23")
        #expect(try Self.days("founding", .china, ["mainland"]).first == day("2031-02-25"))
        let eve = try Self.days("eve", .china, [])
        #expect(eve.contains(day("2027-02-03")) && eve.count >= 200)
    }

    @Test("labels and names have own days in every language, and all other festivals stay") func labels() throws {
        let bundled = LunisolarCalendar.china.festivals()
        let festivals = try #require(Self.table().calendar(.china)).festivals()
        let names = CalendarLanguage.allCases.map { festivals.name(of: "mum", in: $0) }
        #expect(names == ["妈妈生日", "媽媽生日", "Mum's birthday", "어머니 생신", "媽媽生日", "Mum's birthday"])
        #expect(festivals.name(of: "dad", in: .simplifiedChinese) == "Dad's birthday")
        let own: [FestivalID] = ["mum", "dad", "twins", "founding", "eve"]
        #expect(
            festivals.filter { !own.contains($0.id) }.elementsEqual(bundled) {
                $0.id == $1.id && $0.day == $1.day && $0.kind == $1.kind
            }
        )
        for id in Set(bundled.map(\.id)) {
            for language in CalendarLanguage.allCases {
                #expect(festivals.name(of: id, in: language) == bundled.name(of: id, in: language))
            }
        }
        #expect(festivals.next("mum", after: day("2026-11-23"))?.day == day("2027-09-15"))
        #expect(
            festivals.name(of: .publicHoliday, in: .simplifiedChinese)
                == bundled.name(of: .publicHoliday, in: .simplifiedChinese)
        )
    }

    @Test("the certainty of a lunar date is that of its month") func certainty() throws {
        let calendar = try #require(Self.table("festival a - - A\nobservance all all lunar 9 9").calendar(.hongkong))
        let found = try #require(calendar.festivals().inYear(2057).first { $0.id == "a" })
        let chongyang = try #require(calendar.festivals().inYear(2057).first { $0.id == "chongyang" })
        #expect(found.day == chongyang.day && found.certainty == chongyang.certainty && found.certainty != .certain)
    }

    @Test("a file from Windows has the same days") func lineEnds() throws {
        let windows = Self.file.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        for file in [windows, windows + "\r\n"] {
            let festivals = try #require(Self.table(file).calendar(.korea)?.festivals(in: ["korea"]))
            let expected = try #require(Self.table().calendar(.korea)?.festivals(in: ["korea"]))
            #expect(festivals.elementsEqual(expected) { $0.id == $1.id && $0.day == $1.day })
            #expect(festivals.name(of: "mum", in: .korean) == "어머니 생신")
        }
    }

    @Test("the rows of the article have the days that it prints, also from Windows", arguments: ["\n", "\r\n"])
    func article(lineEnd: String) throws {
        let article = try DataFolder.text(of: "../Sources/Almanac/Almanac.docc/Command.md")
        let printed = try #require(article.split(separator: "printf '").first { $0.hasPrefix("festival ") })
        let rows = String(printed.prefix { $0 != "'" }).replacing("\\n", with: lineEnd)
        let festivals = try #require(Self.table(rows).calendar(.china)).festivals()
        let ids: [FestivalID] = ["founding", "party"]
        let found = festivals.inYear(2027).filter { ids.contains($0.id) }
        #expect(found.map { "\($0.day)" } == ["2027-02-05", "2027-06-18"])
    }

    /// Kinds come in their order; of one kind own days come after those of the table, as their file has them.
    @Test("own days on a day with festivals come in the order of kinds, then of their file") func order() throws {
        let rows = [
            "note all all gregorian 10 1", "observance all all gregorian 10 1", "note all all gregorian 9 30 +1",
        ]
        let file = zip(["c", "b", "a"], rows).map { "festival \($0) - - \($0)\n\($1)" }.joined(separator: "\n")
        let festivals = try #require(Self.table(file).calendar(.china)?.festivals(in: ["mainland"]))
        #expect(festivals.on(day("2026-10-01")).map { "\($0.id)" } == ["national-day-prc", "b", "c", "a"])
    }

    @Test(
        "a mistake is named by its line",
        arguments: [
            ("observance all all lunar 8 15", "1: expected 'KIND REGIONS YEARS RULE…' below a festival"),
            (
                "festival a - - A\n\npublic all all lunar 8 15",
                "3: expected festival, name, traditional, observance, season or note"
            ),
            ("festival a - - A\nobservance all all", "2: expected a rule after the years"),
            ("festival a - - A\nobservance all all lunar 13 1", "2: expected a lunar month, 1 to 12 or 6L"),
            ("festival a - - A\nobservance all all lunar 1 31", "2: expected a whole number from 1 to 30"),
            ("festival a - - A\nobservance all all gregorian 2 30", "2: expected a date that some years have"),
            (
                "festival a - - A\nobservance all all easter",
                "2: expected gregorian, weekday, lunar, last-of-year or term"
            ),
            ("festival a - - A\nobservance all 12- lunar 1 1 x", "2: expected +DAYS, 'lasting N' or the end"),
            ("festival a - - A\nobservance atlantis all lunar 1 1", "2: expected regions of the table"),
            (
                "calendars atlantis\nfestival a - - A\nobservance all all lunar 1 1",
                "3: expected calendars of the table"
            ),
            (
                "festival zhongqiu - - A\nobservance all all lunar 1 1",
                "2: expected an id that no festival of the table has"
            ),
            ("festival a - - A\nobservance all all term lichun +367", "2: expected +N or -N, at most 366"),
            ("festival A - - A", "1: expected an ID of small letters, digits and hyphens"),
            ("festival a A", "1: expected festival ID ZH-HANS ZH-HANT ENGLISH…"),
            (
                "festival a - - A\nname en A",
                "2: expected 'name ko TEXT…', ja or vi, below a festival and above its rules"
            ),
        ]
    )
    func mistakes(file: String, message: String) {
        #expect { try Self.table(file) } throws: { "\($0)" == message }
    }

    @Test("too many days are refused, and no text is dangerous") func hostile() throws {
        let many = (0..<4000).map { "festival a\($0) - - A\nobservance all all gregorian 1 1" }.joined(separator: "\n")
        #expect { try Self.table(many) } throws: { "\($0)".hasSuffix("expected fewer or shorter days") }
        var numbers = RepeatableNumbers(seed: 6)
        let words =
            Self.file.split { $0 == " " || $0 == "\n" }.map(String.init) + [
                "\n", "\n", "\n", "-", "+", "=", "0", "99999999999", "\u{0}", "é",
            ]
        for _ in 0..<3000 {
            let text = (0..<12).map { _ in words.randomElement(using: &numbers)! }.joined(separator: " ")
            if let days = try? OwnDay.days(inFile: (Self.file + "\n" + text).utf8), !days.isEmpty { _ = days.count }
        }
        var day = OwnDay("a", names: [], .weekday(.monday, 9, ofMonth: 0), years: .min ... .max)
        #expect(throws: OwnDayError.self) { try AlmanacTable.bundled.adding([day]) }
        (day.rule, day.offset) = (.term(.lichun), 366)
        #expect(throws: Never.self) { try AlmanacTable.bundled.adding([day]).calendar(.china)?.festivals() }
        day.length = 0
        #expect(throws: OwnDayError.self) { try AlmanacTable.bundled.adding([day]) }
    }
}
