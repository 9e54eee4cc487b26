import AlmanacC
import CAlmanac
import TestSupport
import Testing

/// Values of functions that only answer for others: their days, words and counts are those of notices and almanacs.
@Suite struct ValueTests {
    private static func number(_ text: String) -> Int32 { day(text).rawValue }

    @Test("the library has the version of its header") func version() {
        #expect(almanac_version() == ALMANAC_VERSION && almanac_version() / 1000 == ALMANAC_ABI)
    }

    @Test("seasons begin with 立春, 立夏, 立秋 and 立冬") func seasons() {
        let expected: [Int32] = [3, 3] + [0, 1, 2, 3].flatMap { [Int32](repeating: $0, count: 6) }
        for term in 0..<24 {
            var season: Int32 = 9
            #expect(almanac_term_season(Int32(term), &season) == 0 && season == expected[term], "\(term)")
        }
    }

    /// Midnight of New Year's day of 2026 is 16h of the day before in Greenwich by the clock of Beijing, 17h by that of Hanoi.
    @Test("the calendar's clock tells the day") func clock() throws {
        for (id, midnight) in [("china", 1_771_257_600), ("vietnam", 1_771_261_200)] as [(String, Int64)] {
            let library = try CLibrary(.init(id)!)
            var (before, after): (Int32, Int32) = (0, 0)
            #expect(almanac_day_at(library.calendar, midnight - 1, &before) == 0)
            #expect(almanac_day_at(library.calendar, midnight, &after) == 0)
            #expect(before == Self.number("2026-02-16") && after == Self.number("2026-02-17"), "\(id)")
        }
    }

    @Test("marks mean kinds of days") func marks() {
        var kind: Int32 = 9
        for (mark, expected) in [(1, ALMANAC_DAY_OFF), (2, ALMANAC_MAKE_UP_WORKDAY), (3, ALMANAC_HALF_DAY)] {
            #expect(almanac_work_mark_kind(Int32(mark), &kind) == 0 && kind == Int32(expected), "\(mark)")
        }
        for mark in [0, 4, .min, .max] as [Int32] { #expect(almanac_work_mark_kind(mark, &kind) == 4, "\(mark)") }
    }

    /// 国办发明电〔2025〕7号: 15 to 23 February 2026 off, 14 and 28 February worked; nothing is decided for 2027.
    @Test("workdays are counted in arrays as notices say") func workdays() throws {
        let mainland = try CDaysOff("mainland", nil)
        let days = ["2026-02-13", "2026-02-24", "2026-03-01", "2027-03-03"].map(Self.number)
        var numbers = [Int32](repeating: 0, count: 4)
        #expect(almanac_workday_numbers_on(mainland.handle, days, 4, &numbers) == 0)
        #expect(numbers[1] - numbers[0] == 2 && numbers[2] - numbers[1] == 4 && numbers[3] == -1, "\(numbers)")
        var results = [Int32](repeating: 0, count: 4)
        #expect(almanac_add_workdays_to(mainland.handle, days, 4, 2, &results) == 0)
        #expect(results == ["2026-02-24", "2026-02-26", "2026-03-03"].map(Self.number) + [.min], "\(results)")
        #expect(almanac_add_workdays_to(mainland.handle, days, 4, -2, &results) == 0)
        #expect(results[1] == Self.number("2026-02-13") && results[3] == .min, "\(results)")
        let firsts = ["2026-02-01", "2026-02-28", "2026-12-31", "2026-02-14"].map(Self.number)
        let lasts = ["2026-02-28", "2026-02-01", "2027-03-03", "2026-02-14"].map(Self.number)
        var counts = [Int32](repeating: 0, count: 4)
        #expect(almanac_workdays_between(mainland.handle, firsts, lasts, 4, &counts) == 0)
        #expect(counts == [16, -1, -1, 1])
    }

    @Test(
        "regions have words and eras of their own",
        arguments: [
            ("hongkong", "hongkong", "公眾假期", nil), ("china", "taiwan", "國定假日", "民國115年"),
            ("japan", "japan", nil, "令和8年"),
        ] as [(String, String, String?, String?)]
    )
    func words(calendar: String, region: String, holiday: String?, era: String?) throws {
        let library = try CLibrary(.init(calendar)!)
        let festivals = try library.festivals(in: region)
        defer { almanac_festivals_close(festivals) }
        let kind = text { almanac_regional_name(festivals, Int32(ALMANAC_FESTIVAL_KINDS), 0, "zh-Hant", $0, $1, $2) }
        let reason = text { almanac_regional_name(festivals, Int32(ALMANAC_WORK_REASONS), 1, "zh-Hant", $0, $1, $2) }
        if let holiday { #expect(kind == holiday && reason == holiday) }
        #expect(kind != nil && reason != nil)
        let day = Self.number("2026-02-17")
        #expect(text { almanac_era_year(festivals, day, 0, "zh-Hant", $0, $1, $2) } == era)
        #expect(almanac_era_year(festivals, day, era == nil ? 0 : 1, "zh-Hant", nil, 0, nil) == ALMANAC_ERROR_NONE)
    }

    /// The Observatory has published the month of 重陽 of 2057, whose new moon falls on the day after its first.
    @Test("a break has the certainty of its holidays") func breaks() throws {
        let hongKong = try CDaysOff("hongkong", nil)
        let found = try #require(list(of: almanac_break()) { almanac_breaks(hongKong.handle, 2057, $0, $1, $2) })
        let chongyang = Self.number("2057-10-07")
        #expect(found.filter { $0.first_day <= chongyang && chongyang <= $0.last_day }.map(\.certainty) == [3])
        #expect(found.filter { $0.last_day < chongyang - 60 }.allSatisfy { $0.certainty == 0 })
    }

    /// The notice of 2025 (国办发明电〔2024〕12号) names both holidays of the eight days.
    @Test("a break has the names of all its holidays") func namesOfBreak() throws {
        let library = try CLibrary(.china)
        let mainland = try CDaysOff("mainland", nil)
        let festivals = try library.festivals(in: "mainland")
        defer { almanac_festivals_close(festivals) }
        let (first, last) = (Self.number("2025-10-01"), Self.number("2025-10-08"))
        let names = text { almanac_days_off_name(festivals, mainland.handle, first, last, "zh-Hans", $0, $1, $2) }
        #expect(names == "国庆节、中秋节")
    }

    @Test("an answer that is no term has no number") func answers() throws {
        let library = try CLibrary(.china)
        let festivals = try library.festivals(in: nil)
        defer { almanac_festivals_close(festivals) }
        var (answer, room) = (almanac_answer(), [CChar](repeating: 0, count: 999))
        for (words, number) in [("next friday", 255), ("中秋", 255), ("雨水", 3)] as [(String, UInt8)] {
            let today = Self.number("2026-11-24")
            let status = almanac_ask(library.table, festivals, nil, words, "en", today, &answer, &room, 999, nil)
            #expect(status == 0 && answer.number == number, "\(words)")
        }
    }

    /// December 2026 begins on a Tuesday; a year has 24 terms.
    @Test("a list has its number") func lists() throws {
        let library = try CLibrary(.china)
        let festivals = try library.festivals(in: nil)
        defer { almanac_festivals_close(festivals) }
        var (answer, room) = (almanac_answer(), [CChar](repeating: 0, count: 999))
        let numbers = [
            "fridays in december": 4, "thursdays in december": 5, "2027年二十四节气": 24, "中秋 2027": 1, "next friday": 0,
        ]
        for (words, count) in numbers {
            let today = Self.number("2026-11-24")
            let status = almanac_ask(library.table, festivals, nil, words, "en", today, &answer, &room, 999, nil)
            #expect(status == 0 && Int(answer.count) == count, "\(words)")
        }
    }

    /// An answer has no room for the kind of days that words ask for: those worked for others, those off in place of others.
    @Test(
        "words for one kind of days are not read as all days",
        arguments: ["2026年补班", "2026年补休", "make-up workdays 2026"]
    )
    func kinds(words: String) throws {
        let library = try CLibrary(.china)
        let festivals = try library.festivals(in: "mainland")
        defer { almanac_festivals_close(festivals) }
        var (answer, room) = (almanac_answer(), [CChar](repeating: 0, count: 999))
        let today = Self.number("2026-11-24")
        let status = almanac_ask(library.table, festivals, nil, words, "zh-CN", today, &answer, &room, 999, nil)
        #expect(status == 0 && answer.kind == ALMANAC_ASKED_NOTHING && answer.first_day == .min, "\(answer)")
    }

    /// The day after 9-9 of 2057 is disputed with its month (Hong Kong Observatory); 8 October is not.
    @Test("each of two festivals on a day has its own doubt") func festivalsOnOneDay() throws {
        let library = try CLibrary(.china)
        let rows = "festival a - - A\nnote all all gregorian 10 8\nfestival b - - B\nnote all all lunar 9 9 +1"
        var (table, calendar, festivals): (OpaquePointer?, OpaquePointer?, OpaquePointer?)
        #expect(almanac_table_adding(library.table, rows, &table) == 0)
        defer { almanac_table_close(table) }
        #expect(almanac_calendar_open(table, "china", &calendar) == 0)
        defer { almanac_calendar_close(calendar) }
        #expect(almanac_festivals_open(calendar, nil, &festivals) == 0)
        defer { almanac_festivals_close(festivals) }
        var doubts = [almanac_doubt(), almanac_doubt()]
        for (index, id) in ["a", "b"].enumerated() {
            #expect(almanac_festival_doubt(festivals, id, Self.number("2057-10-08"), &doubts[index]) == 0)
        }
        #expect(doubts.map { string(in: $0.authority) } == ["", "hko"])
        #expect(doubts.map(\.other_day) == [.min, Self.number("2057-10-07")])
    }

    /// 初伏 begins on the third day 庚 from 夏至 on, 15 July in 2026.
    @Test("a festival of several days has the name of each", arguments: [(15, "初伏"), (16, "初伏第2天"), (14, nil)])
    func namesOfDays(number: Int, name: String?) throws {
        let library = try CLibrary(.china)
        let festivals = try library.festivals(in: "taiwan")
        defer { almanac_festivals_close(festivals) }
        let day = Self.number("2026-07-\(number)")
        #expect(text { almanac_festival_day_name(festivals, "sanfu-chu", day, "zh-Hant", $0, $1, $2) } == name)
    }

    /// The first new moon on or before 1900-01-01 is that of 1899-12-03, the first after 2100-12-31 that of 2101-01-29.
    @Test("a calendar holds whole months") func days() throws {
        let library = try CLibrary(.china)
        var (first, last): (Int32, Int32) = (0, 0)
        #expect(almanac_calendar_days(library.calendar, &first, &last) == 0)
        #expect(almanac_lunar_day(almanac_lunar_date_on(library.calendar, first)) == 1)
        #expect(almanac_lunar_date_on(library.calendar, first - 1) == 0)
        #expect(almanac_lunar_day(almanac_lunar_date_on(library.calendar, last)) >= 29)
        #expect(almanac_lunar_date_on(library.calendar, last + 1) == 0)
        #expect(first <= Self.number("1899-12-03") && last >= Self.number("2101-01-28"))
    }

    @Test("a rule is not at fault if its start is outside the table") func faults() throws {
        let library = try CLibrary(.china)
        for start in [.min, .max, Self.number("1700-01-01")] as [Int32] {
            let rule = "RSCALE=CHINESE;FREQ=YEARLY"
            #expect(almanac_recurrence_fault(library.table, rule, start, nil, 0, nil) == ALMANAC_ERROR_NONE)
        }
    }
}
