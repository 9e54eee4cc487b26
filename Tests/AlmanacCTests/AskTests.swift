import Almanac
import AlmanacC
import CAlmanac
import Testing

/// The C library reads what people type on Tuesday, 2026-11-24. The Hong Kong Observatory's and KASI's calendars have these days.
@Suite struct AskTests {
    private static let today = Day("2026-11-24")?.rawValue ?? 0

    /// The answer of `almanac_ask` to words: the kind, the days, the festival, the region and the lines.
    private func ask(
        _ words: String,
        _ library: CLibrary,
        _ region: String,
        _ locale: String,
        today: Int32 = Self.today,
        daysOff: OpaquePointer? = nil
    ) throws -> String {
        let festivals = try library.festivals(in: region)
        defer { almanac_festivals_close(festivals) }
        var answer = almanac_answer()
        let lines = try #require(
            text { almanac_ask(library.table, festivals, daysOff, words, locale, today, &answer, $0, $1, $2) }
        )
        let days = [answer.first_day, answer.last_day].map { $0 == .min ? "-" : "\(Day(rawValue: $0))" }
        let kind = text { almanac_word(Int32(ALMANAC_ASKED_KINDS), Int(answer.kind), $0, $1, $2) } ?? "?"
        let names = [string(in: answer.festival), string(in: answer.region)].filter { !$0.isEmpty }
        return ([kind] + (days[0] == days[1] ? [days[0]] : days) + names + [lines]).joined(separator: " ")
    }

    @Test("days and festivals are read in every language")
    func answers() throws {
        let (china, korea, vietnam) = (try CLibrary(.china), try CLibrary(.korea), try CLibrary(.vietnam))
        #expect(try ask("下周五", china, "mainland", "zh-CN") == "days 2026-12-04 ")
        #expect(try ask("next week", china, "mainland", "en_GB") == "days 2026-11-30 2026-12-06 ")
        #expect(try ask("2027", china, "mainland", "en") == "days 2027-01-01 2027-12-31 ")
        #expect(try ask("中秋", china, "mainland", "zh-CN") == "festival 2027-09-15 zhongqiu mainland 中秋节")
        #expect(
            try ask("Tết 2027", vietnam, "vietnam", "vi")
                == "festival 2027-02-06 tet-nguyen-dan vietnam Tết Nguyên Đán"
        )
        #expect(try ask("음력 8.15", korea, "korea", "ko") == "lunar-day 2027-09-15 korea 음력 8월 15일")
        #expect(try ask("立春", china, "taiwan", "zh-TW") == "festival 2027-02-04 lichun taiwan 立春")
        #expect(try ask("đông chí", china, "mainland", "vi").contains(" 2026-12-22 "))
        #expect(try ask("小雪", china, "mainland", "zh-CN") == "term 2027-11-22 mainland 小雪")
        #expect(try ask("2027年二十四节气", china, "mainland", "zh-CN") == "term 2027-01-05 mainland 节气")
        #expect(try ask("12월 손없는날", korea, "korea", "ko") == "days 2026-12-07 ")
        #expect(try ask("단기 100년", korea, "korea", "ko").hasPrefix("nothing - "))
        #expect(try ask("+30", china, "mainland", "zh-CN", today: .min).hasPrefix("nothing - "))
    }

    @Test("a festival of another country says whose it is")
    func elsewhere() throws {
        let china = try CLibrary(.china)
        #expect(try ask("seollal", china, "mainland", "en") == "festival 2027-02-07 seollal korea Seollal")
    }

    @Test("a rule that decided is said after the name")
    func notes() throws {
        let china = try CLibrary(.china)
        #expect(
            try ask("6/2/2027", china, "hongkong", "en-HK")
                == "days 2027-02-06 \nread as day/month, not 2027-06-02"
        )
    }

    @Test("the next holiday is that of the days off that are given, and unknown without them")
    func holidays() throws {
        let (china, mainland) = (try CLibrary(.china), try CDaysOff("mainland", nil))
        #expect(try ask("next holiday", china, "mainland", "en", daysOff: mainland.handle) == "days 2027-01-01 ")
        #expect(try ask("next holiday", china, "mainland", "en") == "days - ")
    }

    @Test("a refusal has its sentence in the reader's language and what to type instead")
    func refusals() throws {
        let china = try CLibrary(.china)
        let nearest = try ask("dragn boat festival", china, "mainland", "en")
        #expect(
            nearest
                == "nothing - no festival, term or phase 'dragn boat festival': did you mean 'Dragon Boat Festival'?\nDragon Boat Festival"
        )
        #expect(try ask("2月30日", china, "mainland", "zh-CN") == "nothing - 没有'2月30日'这一天：2026年2月有28天")
        #expect(try ask("a\nb", china, "mainland", "ko").split(separator: "\n").count == 1)
        #expect(try ask("xiaonian", china, "mainland", "en").hasPrefix("nothing - 'xiaonian' has several readings"))
        for words in ["", " ", "%s%n", String(repeating: "中秋", count: 5000), "\u{301}\u{301}"] {
            #expect(try ask(words, china, "mainland", "").hasPrefix("nothing - "), "\(words.prefix(9))")
        }
    }

    @Test("regions go by codes and names, and tags say language and territory")
    func names() throws {
        let china = try CLibrary(.china)
        func region(_ name: String) -> String? { text { almanac_region_named(china.table, name, $0, $1, $2) } }
        #expect(
            ["HK", "tw", "Hong Kong", "홍콩", "korea", "SG", ""].map(region) == [
                "hongkong", "taiwan", "hongkong", "hongkong", "korea", nil, nil,
            ]
        )
        func territory(_ tag: String) -> String? { text { almanac_locale_territory(tag, $0, $1, $2) } }
        #expect(["yue-Hant-HK", "en_US@rg=hkzzzz", "ja", "C"].map(territory) == ["HK", "HK", nil, nil])
        func language(_ tag: String) -> String? { text { almanac_locale_language(tag, $0, $1, $2) } }
        #expect(["yue-Hant-HK", "zh", "pt_BR"].map(language) == ["zh-Hant", "zh-Hans", nil])
    }

    @Test("festivals without holidays are the same days")
    func withoutHolidays() throws {
        let china = try CLibrary(.china)
        let festivals = try china.festivals(in: "mainland")
        var abroad: OpaquePointer?
        #expect(almanac_festivals_without_holidays(festivals, &abroad) == 0)
        defer { almanac_festivals_close(abroad) }
        almanac_festivals_close(festivals)
        let day = try #require(Day("2027-09-15")).rawValue
        let found = try #require(
            list(of: almanac_festival()) { almanac_festivals_between(abroad, day, day, $0, $1, $2) }
        )
        #expect(found.map { string(in: $0.id) }.contains("zhongqiu"))
        #expect(!found.contains { $0.kind == ALMANAC_PUBLIC_HOLIDAY })
    }
}
