import AlmanacCore
import Foundation
import TestSupport
import Testing

@testable import AlmanacNames

@Suite("Names")
struct NameTests {
    @Test("a sentence that quotes a user has every character that was typed")
    func quoted() {
        for language in CalendarLanguage.allCases {
            #expect("“{0}”: {1}".filled(with: ["A|B\n{1}", "#"], in: language) == "“A|B\n{1}”: #")
        }
    }

    /// As the rules of Korean have them: 을, 은, 이 and 과 after a consonant; 영, 일, 삼, 육, 칠 and 팔 end with one.
    @Test(
        "a Korean particle fits the sound before it",
        arguments: [
            ("추석", "추석을 추석은 추석이 추석과"), ("단오", "단오를 단오는 단오가 단오와"), ("2026", "2026을 2026은 2026이 2026과"),
            ("2025", "2025를 2025는 2025가 2025와"), ("MAY", "MAY을(를) MAY은(는) MAY이(가) MAY와(과)"),
        ]
    )
    func particles(word: String, sentence: String) {
        let filled = "{0}을(를) {0}은(는) {0}이(가) {0}와(과)".filled(with: [word], in: .korean)
        #expect(filled == sentence)
    }

    @Test("pillars have the names Foundation gives the sixty years from 1984")
    func pillars() throws {
        for language in CalendarLanguage.allCases where language != .english {
            let formatter = try formatter(.chinese, in: language, "U")
            for year in 1984..<2044 {
                let name = StemBranch.year(year).name(in: language)
                #expect(name == formatter.string(from: try midsummer(year)), "\(year) \(name)")
            }
        }
        #expect(StemBranch.year(2026).name(in: .english) == "Bingwu")
        #expect(StemBranch.year(2023).name(in: .english) == "Guimao")
    }

    @Test("names that are often given wrongly")
    func defects() throws {
        for year in [1941, 2001, 2061] { #expect(StemBranch.year(year).name(in: .traditionalChinese) == "辛巳") }
        for year in [1963, 2023, 2083] { #expect(StemBranch.year(year).name(in: .simplifiedChinese) == "癸卯") }
        let twentieth = try #require(LunarDate(year: 2026, month: 1, day: 20))
        #expect(twentieth.dayName(in: .simplifiedChinese) == "二十")
    }

    @Test(
        "a month and a day without a year, Gregorian and lunar",
        arguments: [
            (.simplifiedChinese, "2月29日", "闰六月初一"), (.traditionalChinese, "2月29日", "閏六月初一"),
            (.english, "29 February", "Day 1 of Leap Month 6"), (.korean, "2월 29일", "윤6월 1일"),
            (.japanese, "2月29日", "閏6月1日"), (.vietnamese, "ngày 29 tháng 2", "mùng 1 tháng 6 nhuận"),
        ] as [(CalendarLanguage, String, String)]
    )
    func monthDays(language: CalendarLanguage, gregorian: String, lunar: String) throws {
        #expect(try #require(MonthDay("02-29")).text(in: language) == gregorian)
        #expect(try #require(LunarMonthDay("6L-1")).text(in: language) == lunar)
    }

    @Test("in each language no two things of a kind share a name")
    func distinctNames() {
        for language in CalendarLanguage.allCases {
            #expect(Set(StemBranch.allCases.map { $0.name(in: language) }).count == 60)
            #expect(Set(SolarTerm.allCases.map { $0.name(in: language) }).count == 24)
            #expect(Set(Zodiac.allCases.map { $0.name(in: language) }).count == 12)
            #expect(Set(Weekday.allCases.map { $0.name(in: language) }).count == 7)
            #expect(Set(Weekday.allCases.map { $0.shortName(in: language) }).count == 7)
            #expect(Set(SolarTerm.Season.allCases.map { $0.name(in: language) }).count == 4)
            #expect(Set(HeavenlyStem.Element.allCases.map { $0.name(in: language) }).count == 5)
            #expect(Set(MoonPhase.allCases.map { $0.name(in: language) }).count == 4)
        }
    }

    @Test("weekdays have the names Foundation gives them")
    func weekdays() throws {
        for language in CalendarLanguage.allCases {
            let symbols = try formatter(.gregorian, in: language, "EEEE")
            for weekday in Weekday.allCases {
                // 1970-01-05 was a Monday.
                let date = Date(timeIntervalSince1970: Double(3 + weekday.number) * 86_400)
                #expect(weekday.name(in: language) == symbols.string(from: date))
            }
        }
        #expect(Weekday.allCases.map { $0.shortName(in: .simplifiedChinese) }.joined() == "一二三四五六日")
        #expect(Weekday.allCases.map { $0.shortName(in: .vietnamese) }.joined() == "T2T3T4T5T6T7CN")
    }

    @Test("animals by country: Vietnam's Cat and Buffalo, Japan's Boar")
    func animals() {
        #expect(Zodiac.rabbit.name(in: .vietnamese) == "Mèo")
        #expect(Zodiac.ox.name(in: .vietnamese) == "Trâu")
        #expect(Zodiac.pig.name(in: .japanese) == "猪")
        #expect(Zodiac.pig.name(in: .simplifiedChinese) == "猪")
        #expect(Zodiac.pig.name(in: .traditionalChinese) == "豬")
        #expect(Zodiac.rabbit.name(in: .english) == "Rabbit")
        #expect(Zodiac.rabbit.name(in: .english, by: .buffaloAndCat) == "Cat")
        #expect(Zodiac.ox.name(in: .english, by: .buffaloAndCat) == "Buffalo")
        #expect(Zodiac.pig.name(in: .english, by: .boar) == "Boar")
        #expect(Zodiac.rabbit.name(in: .vietnamese, by: []) == "Thỏ")
        let chinese = Zodiac.allCases.map { $0.name(in: .traditionalChinese) }.joined()
        #expect(chinese == "鼠牛虎兔龍蛇馬羊猴雞狗豬")
        let korean = Zodiac.allCases.map { $0.name(in: .korean) }.joined(separator: " ")
        #expect(korean == "쥐 소 호랑이 토끼 용 뱀 말 양 원숭이 닭 개 돼지")
    }

    @Test("terms in the spelling of each country")
    func terms() {
        #expect(
            CalendarLanguage.allCases.map { SolarTerm.jingzhe.name(in: $0) }
                == ["惊蛰", "驚蟄", "Awakening of Insects", "경칩", "啓蟄", "Kinh trập"]
        )
        // As the pupils' song of the terms has them, season by season.
        let names = SolarTerm.allCases.map { $0.name(in: .simplifiedChinese) }
        #expect(names[2...7].joined() == "立春雨水惊蛰春分清明谷雨")
        #expect(names[8...13].joined() == "立夏小满芒种夏至小暑大暑")
        #expect(names[14...19].joined() == "立秋处暑白露秋分寒露霜降")
        #expect((names[20...] + names[...1]).joined() == "立冬小雪大雪冬至小寒大寒")
    }

    @Test("months and dates of the Gregorian calendar as Foundation gives them")
    func gregorian() throws {
        let patterns: [(CalendarLanguage, String, String)] = [
            (.simplifiedChinese, "y年M月", "y年M月d日"), (.traditionalChinese, "y年M月", "y年M月d日"),
            (.english, "MMMM y", "d MMMM y"), (.korean, "y년 M월", "y년 M월 d일"), (.japanese, "y年M月", "y年M月d日"),
            (.vietnamese, "'tháng' M 'năm' y", "'ngày' d 'tháng' M 'năm' y"),
        ]
        for (language, month, day) in patterns {
            let months = try formatter(.gregorian, in: language, month)
            let days = try formatter(.gregorian, in: language, day)
            for rawDay in stride(from: Int32(20_454), to: 20_819, by: 29) {
                let date = GregorianDate(Day(rawValue: rawDay))
                let time = Date(timeIntervalSince1970: Double(rawDay) * 86_400)
                #expect(date.text(in: language) == days.string(from: time))
                #expect(date.yearMonth.text(in: language) == months.string(from: time))
            }
        }
    }

    private func midsummer(_ year: Int) throws -> Date {
        let day = try #require(Day(year: year, month: 7, day: 1))
        return Date(timeIntervalSince1970: Double(day.rawValue) * 86_400)
    }
}

/// A formatter of Foundation that works in UTC.
func formatter(_ calendar: Calendar.Identifier, in language: CalendarLanguage, _ pattern: String) throws
    -> DateFormatter
{
    let formatter = DateFormatter()
    var calendar = Calendar(identifier: calendar)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    formatter.locale = Locale(identifier: language.tag)
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern
    return formatter
}
