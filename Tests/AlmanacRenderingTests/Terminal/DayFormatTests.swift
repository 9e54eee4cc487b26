import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// One line for prompts and status bars.
@Suite struct DayFormatTests {
    private static let festivals = LunisolarCalendar.china.festivals()

    // MARK: Reading a format

    @Test(
        "a format that cannot be read is an error",
        arguments: [
            ("{lunar", DayFormatError.unclosed("lunar")), ("{", .unclosed("")), ("a}b", .unopened),
            ("{lunar}}", .unopened), ("{}", .unknownField("")), ("{lunr}", .unknownField("lunr")),
            ("{Lunar}", .unknownField("Lunar")), ("{lunar }", .unknownField("lunar ")), ("{{{", .unclosed("")),
        ]
    )
    func formatErrors(text: String, error: DayFormatError) {
        #expect(throws: error) { try DayFormat(text) }
    }

    @Test(
        "text and doubled braces stay",
        arguments: [
            ("", ""), ("農曆", "農曆"), ("{{}}", "{}"), ("{{{lunar-day}}}", "{初一}"), ("{{lunar}}", "{lunar}"),
            ("{lunar-day}{lunar-day}", "初一初一"), ("今天{lunar}。", "今天正月初一。"), ("{date}\t{week}", "2026-02-17\t2026-W08"),
        ]
    )
    func textAndBraces(format: String, line: String) throws {
        #expect(try newYear(format) == line)
    }

    /// 17 February 2026 has no term; a Monday later there is neither term nor festival nor holiday.
    @Test(
        "empty fields leave no gap",
        arguments: [
            ("{lunar} {term}", "正月初一"), ("{term} {lunar}", "正月初一"), ("{lunar} · {term} · {festivals}", "正月初一 · 春節"),
            ("{term} · {lunar} · {festivals}", "正月初一 · 春節"), ("[{lunar}, {term}]", "[正月初一]"), ("<{term}>", ""),
            ("{term}{term} {term}", ""), ("{term} – {holiday} – {term}", "春節"),
        ]
    )
    func emptyFields(format: String, line: String) throws {
        #expect(try newYear(format) == line)
    }

    /// Every format of three fields: no separator at an end, and none twice.
    @Test("separators stand between two texts only") func separators() throws {
        var failures = Failures()
        for first in DayField.all.map(\.name) {
            for second in DayField.all.map(\.name) {
                for third in ["term", "holiday", "lunar"] {
                    let fields = [first, second, third]
                    let line = try newYear(fields.map { "{\($0)}" }.joined(separator: " | "))
                    let texts = try fields.map { try newYear("{\($0)}") }.filter { !$0.isEmpty }
                    failures.check(line == texts.joined(separator: " | "), "\(fields): \(line)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    // MARK: Fields

    /// Every field once, against a hand-made list. Those of days off are empty without a calendar of work.
    @Test("every field of New Year's day has the expected text") func everyField() throws {
        let expected: [String: String] = [
            "date": "2026-02-17", "long-date": "2026年2月17日", "weekday": "星期二", "short-weekday": "二", "week": "2026-W08",
            "day-of-year": "48", "julian-day": "2461089", "lunar": "正月初一", "lunar-date": "2026丙午年正月初一",
            "lunar-year": "2026", "lunar-month": "正月", "lunar-day": "初一", "year-pillar": "丙午", "month-pillar": "庚寅",
            "day-pillar": "壬戌", "zodiac": "馬", "term": "", "current-term": "立春", "next-term": "雨水",
            "next-term-date": "2026-02-18", "next-term-days": "1", "phase": "朔", "next-phase": "上弦",
            "next-phase-date": "2026-02-24", "next-phase-days": "7", "holiday": "春節", "festivals": "春節",
            "calendar": "中國農曆", "region": "中國大陸",
            "work": "", "work-reason": "", "decided-until": "", "next-workday": "",
        ]
        for field in DayField.all { #expect(try newYear("{\(field.name)}") == expected[field.name]) }
    }

    /// On every day of some years the fields say what the library says.
    @Test("fields have the texts of the library", arguments: CalendarLanguage.allCases)
    func libraryTexts(language: CalendarLanguage) throws {
        let calendar = LunisolarCalendar.korea
        let festivals = calendar.festivals()
        let fields = "{date}|{lunar-month}|{lunar-day}|{current-term}|{next-term-days}|{holiday}|{zodiac}|{weekday}"
        let format = try DayFormat(fields)
        var failures = Failures()
        for day in try #require(DayRange(years: 2024...2026)) {
            let lunar = try #require(calendar.lunarDate(on: day))
            let term = try #require(calendar.term(containing: day))
            var (next, count) = (try #require(day.next), 1)
            while calendar.term(on: next) == nil { (next, count) = (try #require(next.next), count + 1) }
            let holidays = festivals.on(day).filter { $0.kind == .publicHoliday }
            let names = holidays.map { festivals.name(of: $0.id, in: language) }
            let comma = [.korean, .english, .vietnamese].contains(language) ? ", " : "、"
            let texts =
                ["\(day)", lunar.month.name(in: language), lunar.dayName(in: language), term.name(in: language)]
                + ["\(count)", names.joined(separator: comma)]
                + [calendar.name(of: StemBranch.year(lunar.year).zodiac, in: language), day.weekday.name(in: language)]
            let line = festivals.line(of: day, format, in: language)
            failures.check(line == texts.filter { !$0.isEmpty }.joined(separator: "|"), "\(day): \(line ?? "")")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("an uncertain day is marked") func uncertainDay() throws {
        for (date, format, line) in [
            ("2057-09-29", "{lunar}", "九月初一≈"), ("2057-09-30", "{lunar}", "九月初二≈"),
            ("2057-10-28", "{lunar}", "十月初一"), ("2057-10-07", "{festivals}", "重陽節≈"),
            ("2084-03-20", "{term}", "春分≈"), ("2084-03-19", "{next-term}", "春分≈"),
        ] {
            #expect(Self.festivals.line(of: day(date), try DayFormat(format), in: .traditionalChinese) == line)
        }
    }

    /// A festival that is a term is said once if both are asked for, and never lost.
    @Test(
        "a term and its festival are said once",
        arguments: [
            ("{term}", "清明"), ("{festivals}", "清明節"), ("{term} {festivals}", "清明節"), ("{festivals} {term}", "清明節"),
        ]
    )
    func termAndFestival(format: String, line: String) throws {
        #expect(Self.festivals.line(of: day("2025-04-04"), try DayFormat(format), in: .traditionalChinese) == line)
    }

    @Test("a day out of reach is nil") func dayOutOfReach() throws {
        #expect(Self.festivals.line(of: .max, try DayFormat("{date}"), in: .english) == nil)
    }

    private func newYear(_ format: String) throws -> String {
        let line = Self.festivals.line(of: day("2026-02-17"), try DayFormat(format), in: .traditionalChinese)
        return try #require(line)
    }
}
