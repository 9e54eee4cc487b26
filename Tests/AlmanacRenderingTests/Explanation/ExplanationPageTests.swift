import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// The pages of `explain`: letter by letter as they were checked by eye, and their form for all years and languages.
@Suite struct ExplanationPageTests {
    @Test("the page of 2033 explains its leap month 11") func leapElevenOf2033() throws {
        #expect(
            try page(.china, "2033-12", .traditionalChinese) == """
                2033年12月  朔與中氣
                中國農曆 · 中國大陸 · UTC+8

                朔所在之日為初一，含冬至的月為十一月。從一個十一月到下一個十一月之前若有十三個
                月，其中第一個不含中氣的月為閏月（無中置閏）。比較的是日期，不是時刻。

                冬至 2033-12-21 – 冬至 2034-12-22 · 十三個月，閏十一月
                 十一 閏十一 十二   正    二    三    四    五    六    七    八    九    十
                11-22 12-22 01-20 02-19 03-20 04-19 05-18 06-16 07-16 08-14 09-13 10-12 11-11
                ●─────●━━━━━●─────●─────●─────●─────●─────●─────●─────●─────●─────●─────●─────●
                ◆    ◆      ◆    ◆      ◆      ◆     ◆     ◆      ◆     ◆     ◆     ◆     ◆
                小雪 冬至   大寒 雨水   春分   穀雨  小滿  夏至   大暑  處暑  秋分  霜降  小雪
                ● 朔  ◆ 中氣  ━ 閏月

                十一月    ● 2033-11-22 09:39:09  ◆ 小雪 2033-11-22 08:16:11
                                                 ◆ 冬至 2033-12-21 21:46:00
                閏十一月  ● 2033-12-22 02:46:30  無中氣

                從十一月（2033-11-22）到下一個十一月（2034-12-11）之前有十三個月：有一個閏月。
                第一個不含中氣的月始於2033-12-22，在十一月之後，故為閏十一月。
                正月（2034-02-19）也不含中氣，但只有第一個為閏月。
                按時刻，小雪（2033-11-22 08:16:11）早於同日的朔（2033-11-22 09:39:09）。
                按時刻，大寒（2034-01-20 08:27:18）早於同日的朔（2034-01-20 18:01:34）。
                若按時刻比較，始於2034-02-19的月將為閏月；但曆法比較的是日期。
                """
        )
    }

    @Test("forty columns fold the strip") func foldedStrip() throws {
        let lines = try page(.korea, "2017-06", .korean, width: 40).split(separator: "\n").map(String.init)
        #expect(lines.contains("  4     5    윤5    6     7"))
        #expect(lines.contains("●─────●─────●━━━━━●─────●─────"))
        #expect(lines.contains("2017년 6월  합삭과 중기"))
        #expect(lines.contains("윤5월  ● 2017-06-24 11:30:42") && lines.contains("    중기 없음"))
    }

    @Test("the issued day and the instant are both said") func issuedDayAndInstant() throws {
        let printed = try page(.china, "1979-01", .english)
        #expect(printed.contains("◆ Major Cold ≈1979-01-21 (1979-01-20 23:59:54)"))
        #expect(printed.hasSuffix("23:59:54 is on 1979-01-21 (published:\nChinese Calendar), not on 1979-01-20."))
        let published = try page(.hongkong, "2057-09", .japanese)
        #expect(published.contains("例外：朔の時刻は2057-09-29 00:00:44だが、日付は2057-09-29ではなく、hkoの公表"))
    }

    @Test("the calendar that is followed and the clocks are named") func namedClocks() throws {
        let vietnam = try page(.vietnam, "1950-01", .vietnamese)
        #expect(vietnam.contains("Đến hết 1967-12-31 dùng ngày của Âm lịch Trung Quốc."))
        #expect(try page(.china, "1914-11", .english).contains("Chinese Calendar · Mainland China · UT1+7:45:40\n"))
        let years = try Explanation.test(.china, .years(1928...1929)).page(TerminalSettings(language: .english))
        #expect(years[1].text(in: .none).hasSuffix("UT1+7:45:40 → UT1+8"))
        #expect(!(try page(.korea, "1950-01", .korean)).contains("까지는"))
    }

    // MARK: All years

    /// Years of every calendar in which there are exceptions, disputes, two clocks and leap months of all numbers.
    private static let pages: [(LunisolarCalendar, ClosedRange<Int>)] = [
        (.china, 1900...1930), (.china, 1976...1990), (.hongkong, 2050...2060), (.hongkong, 2080...2100),
        (.vietnam, 1900...1930), (.vietnam, 2050...2056), (.korea, 2014...2020), (.japan, 2030...2036),
    ]

    /// No line is wider than the terminal, and no word of another script or language is left.
    @Test("every year has a page in every language, without foreign words", arguments: CalendarLanguage.allCases)
    func everyLanguage(language: CalendarLanguage) throws {
        var failures = Failures()
        for calendar in [LunisolarCalendar.china, .hongkong, .korea, .vietnam, .japan] {
            let sentences = ExplanationSentences(language: language, calendar: calendar)
            let explanation = try Explanation.test(calendar, .years(1900...2100))
            for text in Set(explanation.everyFact.map { sentences.text(of: $0) }) {
                let foreign = language.foreignWords(in: text)
                failures.check(foreign.isEmpty, "\(foreign) in \(text)")
            }
        }
        for (calendar, years) in Self.pages {
            let explanation = try Explanation.test(calendar, .years(years))
            for width in [40, 80] {
                for line in explanation.page(TerminalSettings(width: width, language: language)) {
                    let text = line.text(in: .none)
                    failures.check(text.cellWidth <= width, "\(text)")
                    let foreign = language.foreignWords(in: text)
                    failures.check(foreign.isEmpty, "\(foreign) in \(text)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Below the moons of each sui stands every term once, and none touches the next.
    @Test("strips have every term", arguments: [CalendarLanguage.english, .korean, .traditionalChinese])
    func stripTerms(language: CalendarLanguage) throws {
        var failures = Failures()
        for calendar in [LunisolarCalendar.china, .vietnam] {
            let sentences = ExplanationSentences(language: language, calendar: calendar)
            for sui in try Explanation.test(calendar, .years(1900...2100)).sui {
                let expected = sui.months.flatMap(\.principalTerms).compactMap { $0.term.map(sentences.shortName) }
                for width in [24, 40, 80] {
                    let lines = SuiText(sui: sui, sentences: sentences, width: width).strip.map { $0.text(in: .none) }
                    let printed = stride(from: 4, to: lines.count, by: 5).flatMap {
                        lines[$0].split(separator: " ").map(String.init)
                    }
                    failures.check(printed == expected, "\(sui.days) at \(width): \(printed)")
                    failures.check(lines.allSatisfy { $0.cellWidth <= width }, "\(sui.days) at \(width)")
                    let moons = lines.joined().filter { $0 == "●" }.count
                    failures.check(moons == sui.months.count + (sui.next == nil ? 0 : 1), "\(sui.days)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func page(
        _ calendar: LunisolarCalendar,
        _ month: String,
        _ language: CalendarLanguage,
        width: Int = 80
    ) throws -> String {
        let explanation = try Explanation.test(calendar, .month(try #require(YearMonth(month))))
        return explanation.page(TerminalSettings(width: width, language: language)).map { $0.text(in: .none) }
            .joined(separator: "\n")
    }
}

extension CalendarLanguage {
    /// Words and characters of a page that are not of the language. Names of clocks and authorities are not words.
    func foreignWords(in text: String) -> [String] {
        let latin = text.split { !$0.isASCII || !$0.isLetter }.map(String.init)
            .filter { !["UTC", "UT", "china", "hko", "hnd", "cejs", "whenexe", "civil"].contains($0) }
        let others = text.unicodeScalars.filter(isForeign).map { String($0) }
        switch self {
        case .english: return others
        case .vietnamese:
            return others
                + latin.filter { ["the", "of", "month", "day", "leap", "moon", "no", "is"].contains($0.lowercased()) }
        default: return others + latin
        }
    }

    /// Whether a character belongs to other languages: Hangul, Chinese characters, kana, or forms of another country.
    private func isForeign(_ scalar: Unicode.Scalar) -> Bool {
        let isHangul = (0xAC00...0xD7A3).contains(scalar.value)
        let isHan = (0x4E00...0x9FFF).contains(scalar.value)
        let isKana = (0x3041...0x30FF).contains(scalar.value) && scalar != "・"
        return switch self {
        case .english, .vietnamese: isHangul || isHan || isKana
        case .korean: isHan || isKana
        case .japanese: isHangul || "氣曆個從國說處與較气历个从说处与较岁闰农".unicodeScalars.contains(scalar)
        case .simplifiedChinese: isHangul || isKana || "氣曆個從國說處與較歲閏農無穀滿鄰異將暦処満".unicodeScalars.contains(scalar)
        case .traditionalChinese: isHangul || isKana || "气历个从国说处与较岁闰农无谷满邻异将暦処満".unicodeScalars.contains(scalar)
        }
    }
}
