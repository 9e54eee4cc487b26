import AlmanacCore
import AlmanacNames
import Foundation
import TestSupport
import Testing

@Suite("Lunar dates in words")
struct LunarNameTests {
    @Test("no two dates of a year share their words")
    func distinct() {
        for language in CalendarLanguage.allCases {
            for style in LunarMonthNumber.NameStyle.allCases {
                let texts = shapes.map { $0.text(in: language, month: style) }
                #expect(Set(texts).count == 24 * 30)
            }
        }
    }

    @Test("lunar dates are written in the words of each language")
    func words() throws {
        let date = try #require(LunarDate("2025-6L-1"))
        let numbered = CalendarLanguage.allCases.map { date.text(in: $0) }
        #expect(
            numbered == [
                "2025年闰六月初一", "2025年閏六月初一", "Day 1 of Leap Month 6, 2025", "2025년 윤6월 1일", "2025年閏6月1日",
                "mùng 1 tháng 6 nhuận năm 2025",
            ]
        )
        let eve = try #require(LunarDate("2025-12-29"))
        let traditional = CalendarLanguage.allCases.map {
            eve.text(in: $0, month: .traditional, year: .numberAndPillar)
        }
        #expect(
            traditional == [
                "2025乙巳年腊月廿九", "2025乙巳年臘月廿九", "Day 29 of Twelfth Month, 2025 (Yisi)", "2025 을사년 섣달 29일",
                "2025乙巳年師走29日", "ngày 29 tháng Chạp năm Ất Tỵ 2025",
            ]
        )
    }

    @Test("names of months in both styles, leap or not, are distinct")
    func months() throws {
        for language in CalendarLanguage.allCases {
            for style in LunarMonthNumber.NameStyle.allCases {
                let names = LunarMonthNumber.allCases.map { $0.name(in: language, style: style) }
                #expect(Set(names).count == 24)
            }
        }
        let eleventh = try #require(LunarMonthNumber(number: 11))
        let twelfth = try #require(LunarMonthNumber(number: 12))
        #expect(eleventh.name(in: .simplifiedChinese, style: .numbered) == "十一月")
        #expect(eleventh.name(in: .simplifiedChinese, style: .traditional) == "冬月")
        #expect(twelfth.name(in: .simplifiedChinese, style: .numbered) == "十二月")
        #expect(twelfth.name(in: .simplifiedChinese, style: .traditional) == "腊月")
        #expect(twelfth.name(in: .traditionalChinese, style: .traditional) == "臘月")
        #expect(eleventh.leap.name(in: .traditionalChinese, style: .numbered) == "閏十一月")
        #expect(twelfth.name(in: .vietnamese, style: .traditional) == "tháng Chạp")
        #expect(twelfth.name(in: .korean, style: .traditional) == "섣달")
        let wafu = (1...12).compactMap { LunarMonthNumber(number: $0)?.name(in: .japanese, style: .traditional) }
        #expect(wafu.joined(separator: " ") == "睦月 如月 弥生 卯月 皐月 水無月 文月 葉月 長月 神無月 霜月 師走")
    }

    @Test("the thirty days, 廿 only before another digit")
    func days() {
        let names = (1...30).compactMap { LunarDate(year: 2026, month: 1, day: $0)?.dayName(in: .simplifiedChinese) }
        #expect(
            names.joined(separator: " ") == """
                初一 初二 初三 初四 初五 初六 初七 初八 初九 初十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十 \
                廿一 廿二 廿三 廿四 廿五 廿六 廿七 廿八 廿九 三十
                """
        )
    }

    @Test("Chinese and Korean words are those that Foundation prints")
    func foundationAgrees() throws {
        var failures = Failures()
        var dates = 0
        for language in [CalendarLanguage.simplifiedChinese, .traditionalChinese, .korean] {
            let words = try formatter(.chinese, in: language, "")
            words.dateStyle = .long
            var calendar: Calendar = words.calendar
            calendar.locale = words.locale
            // Ten years with leap months 2, 4, 5, 6 among them.
            for rawDay in Int32(16_000)..<20_700 {
                let time = Date(timeIntervalSince1970: Double(rawDay) * 86_400)
                let parts = calendar.dateComponents([.era, .year, .month, .day], from: time)
                guard let era = parts.era, let year = parts.year, let month = parts.month, let day = parts.day,
                    let date = LunarDate(
                        // Foundation counts sixties of years from 2637 BC.
                        year: (era - 1) * 60 + year - 2637,
                        month: month,
                        isLeap: parts.isLeapMonth ?? false,
                        day: day
                    )
                else {
                    failures.check(false, "\(time)")
                    continue
                }
                dates += 1
                let expected = words.string(from: time)
                let style = month == 12 ? LunarMonthNumber.NameStyle.traditional : .numbered
                let texts = [LunarMonthNumber.NameStyle.numbered, style, .traditional].map { style in
                    date.text(in: language, month: style, year: language == .korean ? .pillar : .numberAndPillar)
                }
                failures.check(texts.contains(expected), "\(texts[0]) for \(expected)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(dates == 3 * 4700)
    }

    /// Every month and day there can be, in one year.
    private let shapes = LunarMonthNumber.allCases.flatMap { month in
        (1...30).compactMap { LunarDate(year: 2025, month: month, day: $0) }
    }
}
