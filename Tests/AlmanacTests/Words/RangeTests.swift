import Almanac
import TestSupport
import Testing

@testable import AlmanacWords

/// Two ends of which one or both have a year, in the words of six languages, and the steps that any text takes.
@Suite struct RangeTests {
    /// A way to name days that return each year, in a past year or the next: 去年, 2025年, none.
    private struct Speech {
        let locale: String
        let (join, years): (String, [String])
        let ends: [String]
        /// The question about workdays and about the difference.
        let questions: [String]
    }

    // {0} is the beginning and {1} the end.
    private static let speeches = [
        Speech(
            locale: "zh_CN",
            join: "{0}到{1}",
            years: ["", "去年", "明年", "2024年"],
            ends: ["春节", "中秋", "国庆", "元旦", "清明", "3月5日", "12月25日"],
            questions: ["{0}到{1}有多少工作日", "{0}到{1}有多少天"]
        ),
        Speech(
            locale: "zh_TW",
            join: "{0}到{1}",
            years: ["", "去年", "明年", "2024年"],
            ends: ["春節", "中秋", "國慶日", "元旦", "清明", "3月5日", "12月25日"],
            questions: ["{0}到{1}有多少天"]
        ),
        Speech(
            locale: "en_GB",
            join: "{0} to {1}",
            years: ["", " last year", " next year", " 2024"],
            ends: [
                "chinese new year", "mid-autumn", "christmas", "easter", "5 march", "25 december", "winter solstice",
            ],
            questions: ["days between {0} and {1}", "from {0} to {1}"]
        ),
        Speech(
            locale: "ko_KR",
            join: "{0}부터 {1}까지",
            years: ["", "작년 ", "내년 ", "2024년 "],
            ends: ["설날", "추석", "한글날", "동지", "3월 5일", "12월 25일"],
            questions: ["{0}부터 {1}까지 근무일", "{0}부터 {1}까지 며칠"]
        ),
        Speech(
            locale: "ja_JP",
            join: "{0}から{1}まで",
            years: ["", "去年の", "来年の", "2024年の"],
            ends: ["こどもの日", "クリスマス", "元日", "秋分の日", "冬至", "3月5日", "12月25日"],
            questions: ["{0}から{1}までの営業日数", "{0}から{1}まで何日"]
        ),
        Speech(
            locale: "vi_VN",
            join: "từ {0} đến {1}",
            years: ["", " năm ngoái", " năm sau", " năm 2024"],
            ends: ["tết nguyên đán", "trung thu", "quốc khánh", "giáng sinh", "ngày 5 tháng 3", "ngày 25 tháng 12"],
            questions: ["từ {0} đến {1} có bao nhiêu ngày"]
        ),
    ]

    /// Names of one day; from one of them to another is that day, as the end is the first on the beginning or after it.
    private static let christmas: Set = [
        "christmas", "25 december", "クリスマス", "12月25日", "giáng sinh", "ngày 25 tháng 12",
    ]

    @Test("an end without a year is the first from the beginning on", arguments: speeches.indices)
    func ends(of index: Int) throws {
        let speech = Self.speeches[index]
        var failures = Failures()
        var count = 0
        for today in ["2026-11-24"] {
            let reader = try Self.reader(speech.locale, Day(today), keepsNames: true)
            for year in speech.years {
                for from in speech.ends {
                    let begin = speech.locale.first == "e" || speech.locale.first == "v" ? from + year : year + from
                    guard let first = try? reader.days(of: reader.read(begin))?.firstDay else { continue }
                    for to in speech.ends where to != from {
                        for pattern in [speech.join] + speech.questions {
                            let text = pattern.replacing("{0}", with: begin).replacing("{1}", with: to)
                            let asked = try? reader.read(text)
                            // From today on a difference is a countdown.
                            guard case .days(let days)? = asked?.subject else { continue }
                            count += 1
                            let isOfBegin = year.isEmpty || days.firstDay == first || from == "五月"
                            // A lunar year has 385 days at most, and a month is counted to its end.
                            let isOneDay = Self.christmas.isSuperset(of: [from, to])
                            let isShort = (days.count == 1) == isOneDay && days.count <= (to == "五月" ? 416 : 386)
                            let end = try? reader.on(days.firstDay).days(of: reader.on(days.firstDay).read(to))
                            let isNext = to == "五月" || end?.firstDay == days.lastDay
                            failures.check(isOfBegin && isShort && isNext, "\(today) \(text): \(days)")
                        }
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(count > 40)
    }

    private static func reader(_ locale: String, _ today: Day?, keepsNames: Bool = false) throws -> QuestionReader {
        let table = AlmanacTable.bundled
        let region = TerritoryCode(locale: locale).flatMap { table.region(ofTerritory: $0) } ?? "mainland"
        let calendar = try #require(table.calendarID(of: region).flatMap { table.calendar($0) })
        return QuestionReader(
            table,
            try #require(calendar.festivals(in: [region])),
            language: CalendarLanguage(tag: locale) ?? .english,
            order: DateOrder(locale: locale),
            today: today,
            keepsNames: keepsNames
        )
    }

    /// The slowest texts of the review, and words that stand between two texts in some pattern again and again.
    @Test("no text takes more than ten times the steps of a festival's name", arguments: ["zh_CN", "en_GB", "vi_VN"])
    func steps(locale: String) throws {
        let reader = try Self.reader(locale, Day("2026-11-24"))
        let name = min(reader.steps("中秋"), reader.steps("Mid-Autumn"), reader.steps("추석"), reader.steps("trung thu"))
        var failures = Failures()
        var texts = [
            "从春节到国庆到中秋到元旦有多少个工作日", "2026年の節分の翌日から来年のひな祭りの前日までの営業日数",
            "how many workdays from the day after christmas to the friday before chinese new year in china",
            "từ ngày sau tết năm nay đến ngày trước trung thu năm sau có bao nhiêu ngày làm việc",
            "holidays in japan 令和8年 holidays in japan",
        ]
        let words = [
            "到", "to ", "から", "đến ", "부터 ", "까지 ", "春节到国庆", "holidays in japan ", "in japan ", "日本の", "年", "1 ", "1月",
            "の",
            "是", "的", "day ", "next ", "tết ", "năm ", "X", "한국 ", "后", "離", "between and ", "甲子", "正月初一",
        ]
        texts += words.map { String(repeating: $0, count: 200 / $0.utf8.count) }
        texts += zip(words, words.dropFirst(5)).map { String(repeating: $0 + $1, count: 200 / ($0 + $1).utf8.count) }
        for (index, text) in texts.enumerated() {
            // After a verb of the command a text is read with it and without it; a text with a year at its end is read in other orders as well.
            let others: [(String, String)] =
                index % 5 == 0 ? [("until", text), ("works", text.dropLast(5) + " 2027")] : []
            for (verb, typed) in [("", text)] + others {
                let steps = reader.steps(typed, after: verb)
                failures.check(steps <= 10 * name, "\(verb) \(typed.prefix(20)): \(steps), \(name) for a name")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        let long = String(repeating: "春节 ", count: 60)
        #expect(throws: QuestionError.notUnderstood) { try reader.read(long) }
    }
}
