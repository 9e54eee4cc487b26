import Almanac
import AlmanacFoundation
import Foundation
import Testing

/// Days and lunar dates as Foundation's format styles.
@Suite struct FormatStyleTests {
    private let day: Day
    private let date: LunarDate

    init() throws {
        day = try #require(Day(year: 2026, month: 2, day: 17))
        date = try #require(LunarDate("2025-6L-1"))
    }

    @Test("days are written in words") func daysInWords() {
        #expect(day.formatted(.day(in: .english)) == "17 February 2026")
        #expect(day.formatted(.day(in: .simplifiedChinese)) == "2026年2月17日")
        #expect(day.formatted(.day(in: .english).locale(Locale(identifier: "ko_KR"))) == "2026년 2월 17일")
        #expect(day.formatted(.day(in: .japanese).locale(Locale(identifier: "fr_FR"))) == "2026年2月17日")
    }

    @Test("lunar dates are written in words") func lunarDatesInWords() {
        #expect(date.formatted(.lunarDate(in: .traditionalChinese)) == "2025年閏六月初一")
        #expect(date.formatted(.lunarDate(in: .traditionalChinese, year: .pillar)) == "乙巳年閏六月初一")
        #expect(date.formatted(.lunarDate(in: .english)) == "Day 1 of Leap Month 6, 2025")
        let korean = LunarDate.FormatStyle(language: .english).locale(Locale(identifier: "ko"))
        #expect(date.formatted(korean) == "2025년 윤6월 1일")
    }

    @Test("styles are stored") func stylesAreStored() throws {
        let days = Day.FormatStyle(language: .vietnamese)
        #expect(try JSONDecoder().decode(Day.FormatStyle.self, from: JSONEncoder().encode(days)) == days)
        let dates = LunarDate.FormatStyle(language: .korean, month: .traditional, year: .pillar)
        #expect(try JSONDecoder().decode(LunarDate.FormatStyle.self, from: JSONEncoder().encode(dates)) == dates)
    }
}
