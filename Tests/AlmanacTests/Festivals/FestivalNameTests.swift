import Almanac
import TestSupport
import Testing

/// The names of festivals by region and by year, as acts and the lists of governments have them.
@Suite struct FestivalNameTests {
    struct Named: Sendable, CustomTestStringConvertible {
        let region: RegionID
        let date: String
        let id: FestivalID
        let names: [CalendarLanguage: String]

        init(_ region: RegionID, _ date: String, _ id: FestivalID, _ names: [CalendarLanguage: String]) {
            (self.region, self.date, self.id, self.names) = (region, date, id, names)
        }

        var testDescription: String { "\(region) \(date) \(id)" }
    }

    static let named: [Named] = [
        // 관공서의 공휴일에 관한 규정, amended on 2017-10-10 for the day of 2018; 노동절 제정에 관한 법률, for the day of 2026.
        Named("korea", "2017-05-03", "buddha-birthday-kr", [.korean: "석가탄신일"]),
        Named("korea", "2018-05-22", "buddha-birthday-kr", [.korean: "부처님오신날", .english: "Buddha's Birthday"]),
        Named("korea", "2025-05-01", "labour-day", [.korean: "근로자의 날", .japanese: "労働節"]),
        Named("korea", "2026-05-01", "labour-day", [.korean: "노동절", .english: "Labour Day"]),
        // 紀念日及節日實施條例 of 2025-05-28, article 4.
        Named("taiwan", "2024-10-25", "retrocession-day", [.traditionalChinese: "光復節"]),
        Named("taiwan", "2025-10-25", "retrocession-day", [.traditionalChinese: "臺灣光復暨金門古寧頭大捷紀念日"]),
        Named("taiwan", "2024-09-28", "teachers-day-taiwan", [.traditionalChinese: "教師節"]),
        Named("taiwan", "2026-09-28", "teachers-day-taiwan", [.traditionalChinese: "孔子誕辰紀念日／教師節"]),
        // The lists of general holidays that the government of Hong Kong publishes.
        Named("hongkong", "2026-02-17", "chunjie", [.traditionalChinese: "農曆年初一", .english: "Lunar New Year's Day"]),
        Named("hongkong", "2026-02-18", "chunjie-2", [.traditionalChinese: "農曆年初二"]),
        Named("hongkong", "2026-04-05", "qingming", [.traditionalChinese: "清明節", .english: "Ching Ming Festival"]),
        Named("hongkong", "2026-06-19", "duanwu", [.english: "Tuen Ng Festival"]),
        Named("hongkong", "2026-10-18", "chongyang", [.english: "Chung Yeung Festival"]),
        Named("hongkong", "2026-07-01", "hksar-day", [.traditionalChinese: "香港特別行政區成立紀念日"]),
        // 行政命令 60/2000, and the lists of Macau.
        Named(
            "macau",
            "2026-04-04",
            "holy-saturday",
            [.traditionalChinese: "復活節前日", .english: "The Day before Easter"]
        ),
        Named("macau", "2026-12-24", "christmas-eve", [.traditionalChinese: "聖誕節前日"]),
        Named("macau", "2026-05-24", "yufo", [.traditionalChinese: "佛誕節"]),
        Named("macau", "2026-02-17", "chunjie", [.traditionalChinese: "農曆正月初一"]),
        Named("macau", "2026-10-01", "national-day-prc", [.traditionalChinese: "中華人民共和國國慶日"]),
        // Acts for one day.
        Named("japan", "1959-04-10", "kekkon-no-gi", [.japanese: "結婚の儀"]),
        Named("japan", "1989-02-24", "taiso-no-rei", [.japanese: "大喪の礼"]),
        Named("japan", "2019-05-01", "sokui-no-hi", [.japanese: "天皇の即位の日"]),
        Named("japan", "2019-10-22", "sokui-no-rei", [.japanese: "即位礼正殿の儀"]),
        // One name in English for a festival and its term, and names that say what is kept.
        Named("mainland", "2026-04-05", "qingming", [.english: "Qingming"]),
        Named("mainland", "2026-10-03", "national-day-prc-3", [.vietnamese: "Ngày thứ ba Quốc khánh Trung Quốc"]),
        Named("japan", "2026-03-03", "joshi", [.english: "Hinamatsuri"]),
        Named("japan", "2026-05-05", "tango", [.english: "Tango no Sekku"]),
    ]

    @Test("a festival has its region's name of its year", arguments: named) func name(_ expected: Named) throws {
        let calendar = try #require(AlmanacTable.bundled.calendarID(of: expected.region))
        let festivals = try #require(AlmanacTable.bundled.calendar(calendar)?.festivals(in: [expected.region]))
        let festival = try #require(festivals.on(day(expected.date)).first { $0.id == expected.id })
        for (language, name) in expected.names {
            #expect(festivals.label(of: festival, in: language) == name)
            #expect(festivals.name(of: expected.id, on: festival.day, in: language) == name)
        }
    }

    @Test("without a day a festival has the name of the years to come") func nameWithoutDay() throws {
        let korea = try #require(AlmanacTable.bundled.calendar(.korea)?.festivals(in: ["korea"]))
        #expect(korea.name(of: "buddha-birthday-kr" as FestivalID, in: .korean) == "부처님오신날")
        let taiwan = try #require(LunisolarCalendar.china.festivals(in: ["taiwan"]))
        #expect(taiwan.name(of: "retrocession-day" as FestivalID, in: .traditionalChinese) == "臺灣光復暨金門古寧頭大捷紀念日")
        let both = try #require(LunisolarCalendar.china.festivals(in: ["taiwan", "macau"]))
        #expect(both.name(of: "retrocession-day", on: day("2025-10-25"), in: .traditionalChinese) == "光復節")
    }

    @Test("a term and its festival have one name in English, and animals the name of the language") func otherNames()
        throws
    {
        #expect(
            SolarTerm.qingming.name(in: .english)
                == LunisolarCalendar.china.festivals().name(of: "qingming" as FestivalID, in: .english)
        )
        #expect(Zodiac.pig.name(in: .japanese, by: []) == "猪")
        #expect(WorkStatus.Reason.bridge.name(in: .korean) == "임시공휴일")
    }

    @Test("Vietnamese has old names for the first and the last month") func vietnameseMonths() throws {
        for (date, text) in [
            ("2026-1-2", "mùng 2 tháng Giêng năm 2026"), ("2026-12-23", "ngày 23 tháng Chạp năm 2026"),
            ("2026-11-2", "mùng 2 tháng 11 năm 2026"),
        ] {
            let lunar = try #require(LunarDate(date))
            #expect(lunar.text(in: .vietnamese) == text)
        }
    }
}
