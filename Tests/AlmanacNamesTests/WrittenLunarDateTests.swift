import AlmanacCore
import AlmanacNames
import AlmanacWords
import Foundation
import TestSupport
import Testing

@Suite("Lunar dates as people write them")
struct WrittenLunarDateTests {
    @Test("every month and day reads back from its words, alone and with a year", arguments: CalendarLanguage.allCases)
    func roundTrip(language: CalendarLanguage) throws {
        var failures = Failures()
        for month in LunarMonthNumber.allCases {
            for number in 1...30 {
                let monthDay = try #require(LunarMonthDay(month: month, day: number))
                let date = try #require(LunarDate(year: 2025, monthDay))
                for style in LunarMonthNumber.NameStyle.allCases {
                    let alone = monthDay.text(in: language, month: style)
                    let read = WrittenLunarDate(alone, in: language)
                    failures.check(read?.monthDay == monthDay && read?.year == nil, alone)
                    failures.check(WrittenLunarDate(alone)?.monthDay == monthDay, "\(alone) in any language")
                    // A leap month is nobody else's.
                    failures.check(!month.isLeap || read?.isUnmistakable == true, "\(alone) is unmistakable")
                    for yearStyle in [LunarDate.YearStyle.number, .numberAndPillar] {
                        let text = date.text(in: language, month: style, year: yearStyle)
                        failures.check(WrittenLunarDate(text, in: language)?.date == date, text)
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("every year of four digits reads back from its number and its pillar", arguments: CalendarLanguage.allCases)
    func yearsReadBack(language: CalendarLanguage) throws {
        var failures = Failures()
        for year in 1000...9999 {
            let date = try #require(LunarDate(year: year, month: 12, isLeap: true, day: 30))
            let text = date.text(in: language, year: year % 2 == 0 ? .number : .numberAndPillar)
            failures.check(WrittenLunarDate(text, in: language)?.date == date, text)
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test(
        "other spellings, with what they mean",
        arguments: [
            ("正月初一", "1-1"), ("八月十五", "8-15"), ("闰六月初一", "6L-1"), ("閏六月初一", "6L-1"), ("腊月三十", "12-30"),
            ("臘月三十", "12-30"), ("冬月廿五", "11-25"), ("农历八月十五", "8-15"), ("農曆八月十五", "8-15"), ("农历8月15日", "8-15"),
            ("农历8-15", "8-15"), ("阴历八月二十五", "8-25"), ("十一月廿", "11-20"), ("十二月初十", "12-10"), ("农历十月一日", "10-1"),
            ("음력 8월 15일", "8-15"), ("음력8월15일", "8-15"), ("8월 15일 음력", "8-15"), ("윤6월 1일", "6L-1"), ("3월 1일 윤달", "3L-1"),
            ("3월 1일 (윤)", "3L-1"), ("윤달 3월 1일", "3L-1"), ("정월 초하루", "1-1"), ("정월 보름", "1-15"), ("섣달 30일", "12-30"),
            ("동짓달 3일", "11-3"), ("旧暦8月15日", "8-15"), ("陰暦 8月15日", "8-15"), ("旧暦八月十五日", "8-15"), ("閏六月一日", "6L-1"),
            ("師走30日", "12-30"), ("睦月一日", "1-1"), ("旧8/15", "8-15"), ("mùng 1 tháng Giêng", "1-1"),
            ("mồng một tháng Giêng", "1-1"), ("mung 1 thang gieng", "1-1"), ("MÙNG 10 THÁNG CHẠP", "12-10"),
            ("rằm tháng 8", "8-15"), ("rằm tháng Tám", "8-15"), ("ngày 15 tháng 8 âm lịch", "8-15"),
            ("15 tháng 8 âm lịch", "8-15"), ("âm lịch ngày 23 tháng Chạp", "12-23"), ("mùng 1 tháng 6 nhuận", "6L-1"),
            ("mùng 5 tháng Năm", "5-5"), ("rằm tháng Mười một", "11-15"), ("rằm tháng mười", "10-15"),
            ("Day 15 of Month 8", "8-15"), ("day 1 of leap month 6", "6L-1"), ("15th day of the 8th month", "8-15"),
            ("the 15th day", nil), ("1st day of the first month", "1-1"), ("lunar 8-15", "8-15"),
            ("Lunar 6L-1", "6L-1"), ("lunar date 8/15", "8-15"), ("6L-1", "6L-1"), ("１２Ｌ-３０", "12L-30"),
            ("rằm tháng Một", nil), ("八月", nil), ("十三月初一", nil), ("八月三十一", nil), ("八月初十一", nil), ("八月", nil),
            ("初一", nil), ("八月十五夜", nil), ("음력 13월 1일", nil), ("음력 8월 31일", nil), ("lunar 8-31", nil), ("lunar", nil),
            ("", nil), ("农历", nil),
        ] as [(String, String?)]
    )
    func spellings(text: String, expected: String?) {
        let read = WrittenLunarDate(text)
        #expect(read?.monthDay.description == expected)
        #expect(read == nil || read?.isUnmistakable == true)
    }

    @Test(
        "dates with years are read in six languages",
        arguments: [
            ("二〇二五年闰六月初一", "2025-6L-1"), ("二零二五年闰六月初一", "2025-6L-1"), ("2025年闰六月初一", "2025-6L-1"),
            ("农历2025年八月十五", "2025-8-15"), ("2025年农历八月十五", "2025-8-15"), ("2025乙巳年闰六月初一", "2025-6L-1"),
            ("2025甲辰年闰六月初一", nil), ("음력 2025년 8월 15일", "2025-8-15"), ("2025년 윤6월 1일", "2025-6L-1"),
            ("旧暦2025年8月15日", "2025-8-15"), ("rằm tháng 8 năm 2025", "2025-8-15"),
            ("rằm tháng 8 năm Ất Tỵ 2025", "2025-8-15"), ("rằm tháng 8 năm Giáp Thìn 2025", nil),
            ("Day 15 of Month 8, 2025", "2025-8-15"), ("lunar 2025-8-15", "2025-8-15"), ("2025-6L-1", "2025-6L-1"),
            ("mùng 1 tháng Năm năm 2025", "2025-5-1"),
        ] as [(String, String?)]
    )
    func years(text: String, expected: String?) {
        #expect(WrittenLunarDate(text)?.date?.description == expected)
    }

    @Test(
        "a day that is a Gregorian date too is read as mistakable",
        arguments: ["8-15", "8월 15일", "8月15日", "八月十五日", "ngày 15 tháng 8", "15 tháng Tám", "팔월 15일"]
    )
    func mistakable(text: String) {
        let read = WrittenLunarDate(text)
        #expect(read?.monthDay == LunarMonthDay(month: 8, day: 15) && read?.isUnmistakable == false)
    }

    @Test("any text is read or not, and never traps")
    func hostile() {
        var numbers = RepeatableNumbers(seed: 11)
        let pieces = [
            "闰", "月", "初", "年", "十", "廿", "윤", "월", "일", "음력", "tháng", "rằm", "năm", "nhuận", "lunar", "day", "of",
            "month",
        ]
        for _ in 0..<3000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...9, using: &numbers) {
                switch Int.random(in: 0...3, using: &numbers) {
                case 0: text += pieces.randomElement(using: &numbers) ?? ""
                case 1:
                    text +=
                        "\(UInt64.random(in: 0 ... .max, using: &numbers) >> UInt64.random(in: 0...63, using: &numbers))"
                case 2: text += " "
                default:
                    text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &numbers)) ?? "😀")
                }
            }
            if let read = WrittenLunarDate(text) { #expect((1...30).contains(read.monthDay.day)) }
        }
        #expect(WrittenLunarDate(String(repeating: "农历", count: 100_000)) == nil)
    }
}
