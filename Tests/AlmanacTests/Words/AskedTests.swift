import Almanac
import AlmanacWide
import AlmanacWords
import Foundation
import TestSupport
import Testing

/// The words that people type first, in seven locales, with the answer or refusal wanted: the rows of Tests/Questions/asked.tsv.
@Suite struct AskedTests {
    private static let file = URL(fileURLWithPath: DataFolder.path).deletingLastPathComponent()
        .appendingPathComponent("Tests/Questions/asked.tsv")
    private static let table = AlmanacTable.bundled
    /// Verbs of the command whose words are read without them.
    private static let verbs = ["until", "works"]

    private static func reader(_ locale: String, today: String, _ table: AlmanacTable = table) throws -> QuestionReader
    {
        let territory = try #require(TerritoryCode(locale: locale))
        let region = table.region(ofTerritory: territory)
        let calendar = try #require(table.calendarID(of: region ?? "mainland").flatMap { table.calendar($0) })
        let festivals = try #require(calendar.festivals(in: [region ?? "mainland"]))
        return QuestionReader(
            table,
            region == nil ? festivals.withoutHolidays : festivals,
            language: CalendarLanguage(tag: locale) ?? .english,
            order: DateOrder(locale: locale),
            firstWeekday: table.firstWeekday(ofTerritory: territory) ?? .monday,
            today: Day(today),
            keepsNames: true
        )
    }

    @Test("every question is read as it was meant") func rows() throws {
        var (failures, count) = (Failures(), 0)
        var readers: [String: QuestionReader] = [:]
        for line in try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n") where line.first != "#" {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 3, "\(line)")
            let reader = try readers[fields[0]] ?? Self.reader(fields[0], today: "2026-11-24")
            readers[fields[0]] = reader
            count += 1
            let words = fields[1].split(separator: " ")
            let typed = Self.verbs.contains(String(words[0])) ? words.dropFirst().joined(separator: " ") : fields[1]
            let answer = Self.answer(reader, typed)
            failures.check(answer == fields[2], "\(fields[0]) \(fields[1]): \(answer), not \(fields[2])")
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(count >= 450)
    }

    /// The answer as the file has it.
    private static func answer(_ reader: QuestionReader, _ typed: String) -> String {
        do throws(QuestionError) {
            return try reader.read(typed).parts.map { part throws(QuestionError) in try text(part, reader) }
                .joined(separator: " + ")
        } catch {
            switch error {
            case .ambiguousDays(let days): return "? " + days.map { "\($0)" }.joined(separator: " ")
            case .ambiguous(let occasions): return "? " + occasions.map { word($0) }.joined(separator: " ")
            default: return "?"
            }
        }
    }

    private static func text(_ asked: Asked, _ reader: QuestionReader) throws(QuestionError) -> String {
        let question =
            asked.question == .plain ? "" : "\(asked.question) " + (asked.count != 1 ? "\(asked.count) " : "")
        return
            (question
            + (try asked.subject.map { subject throws(QuestionError) in try text(subject, asked, reader) } ?? ""))
            .trimmingCharacters(in: .whitespaces)
            + (asked.reason.map { " \($0)" } ?? "") + (asked.kind.map { " \($0)" } ?? "")
            + (asked.region.map { " in \($0)" } ?? "")
    }

    private static func text(
        _ subject: Asked.Subject,
        _ asked: Asked,
        _ reader: QuestionReader
    ) throws(QuestionError) -> String {
        switch subject {
        case .day(let day): return "\(day)"
        case .days(let days): return "\(days)"
        case .month(let month): return "\(month)"
        case .years(let years): return years.count == 1 ? "\(years.lowerBound)" : "\(years)"
        case .occasion(let occasion, _):
            let home = reader.isHere(occasion) ? "" : "@\(reader.home(of: occasion).regions[0])"
            return "\(word(occasion))\(home) \(try reader.day(of: asked).map { "\($0)" } ?? "never")"
        }
    }

    private static func word(_ occasion: Asked.Occasion) -> String {
        switch occasion {
        case .festival(let id): "\(id)"
        case .term(let term): term.identifier
        case .phase(let phase): phase.identifier
        case .anyTerm: "solar terms"
        case .leapMonth: "leap-month"
        case .rokuyo(let rokuyo): "\(rokuyo)"
        case .sonEomneunNal: "son-eomneun-nal"
        case .weekday(let weekday): weekday.name(in: .english)
        case .lunarMonthDays(let numbers): "lunar days \(numbers)"
        case .lunarDay(let monthDay): "lunar \(monthDay)"
        }
    }
}

extension AskedTests {
    /// Friday, 25 December 2026, is no Friday before Christmas; asked on a Tuesday, 24 November.
    @Test(
        "days of a list are those of a month, left of a year, before a day, or from one to another",
        arguments: [
            ("fridays in december", "2026-12-01...2026-12-31"), ("fridays left in 2026", "2026-11-24...2026-12-31"),
            ("fridays until christmas", "2026-11-24...2026-12-24"),
            ("fridays before december", "2026-11-24...2026-11-30"),
            ("fridays between 2026-12-25 and 2027-01-01", "2026-12-25...2027-01-01"),
            ("sundays in 2027", "2027-01-01...2027-12-31"), ("1st and 15th of december", "2026-12-01...2026-12-31"),
        ]
    )
    func lists(words: String, days: String) throws {
        let asked = try Self.reader("en_GB", today: "2026-11-24").read(words)
        guard case .occasion(let occasion, let range?) = asked.subject else {
            Issue.record("\(words): \(String(describing: asked.subject))")
            return
        }
        #expect(range.description == days, "\(words)")
        #expect(words.hasPrefix("1st") == (occasion == .lunarMonthDays([1, 15])))
    }

    @Test("first and fifteenth of a numbered month are of the lunar one") func lunarMonths() throws {
        let asked = try Self.reader("zh_CN", today: "2026-11-24").read("十一月初一和十五")
        // The month from the new moon of 9 December 2026 to the one of 8 January 2027, by the tables of the Hong Kong Observatory.
        let days = try #require(Day("2026-12-09"))...(try #require(Day("2027-01-07")))
        #expect(asked.subject == .occasion(.lunarMonthDays([1, 15]), in: days))
    }
}

// MARK: - What is printed can be typed

extension AskedTests {
    @Test(
        "every date is read back from every form in which it is printed",
        arguments: ["zh_CN", "zh_TW", "en_GB", "ko_KR", "ja_JP", "vi_VN"]
    )
    func printed(locale: String) throws {
        let reader = try Self.reader(locale, today: "2026-11-24")
        let (language, calendar) = (reader.language, reader.festivals.calendar)
        var failures = Failures()
        func check(_ text: String, _ day: Day) {
            let read = try? reader.read(text)
            failures.check(
                read.flatMap { try? reader.day(of: $0) } == day,
                "\(text) of \(day): \(String(describing: read?.subject))"
            )
        }
        for offset in stride(from: 0, to: 73_000, by: 1409) {
            let day = Day(rawValue: -25_567 + Int32(offset))
            let (date, lunar) = (GregorianDate(day), try #require(calendar.lunarDate(on: day)))
            let weekday = day.weekday.name(in: language)
            let name = date.text(in: language)
            for text in [
                "\(day)", name, "\(name)  \(weekday)", "JDN \(day.julianDayNumber)",
                "\(day.isoWeek)-\(day.weekday.number)",
            ] {
                check(text, day)
            }
            for month in LunarMonthNumber.NameStyle.allCases {
                check(lunar.text(in: language, month: month, year: .numberAndPillar), day)
                check(language.lunar(lunar.text(in: language, month: month)), day)
                if (1998..<2055).contains(lunar.year) {
                    check(lunar.text(in: language, month: month, year: .pillar), day)
                }
            }
            check(lunar.unmistakableText(in: language), day)
            for year in reader.festivals.eraYears(on: day, in: language)
            where language != .english && language != .vietnamese {
                check(year + MonthDay(date).text(in: language), day)
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// By the calendar of the Hong Kong Observatory New Year is on 6 February 2027 and 3-8 on 14 April; Vietnam's is the same.
    @Test(
        "the other day that words may mean is told",
        arguments: [
            ("zh_CN", "今年过年", "2027-02-06"), ("zh_CN", "明年除夕", "2027-02-05"), ("vi_VN", "mùng 8 tháng 3", "2027-04-14"),
            ("zh_CN", "今年清明", nil), ("zh_CN", "2027年除夕", nil), ("zh_CN", "12月25日是星期几", nil),
            ("vi_VN", "mùng 10 tháng 3", nil),
            ("en_US", "2027-8-15 lunar", "2027-09-15"), ("en_US", "2027-8-15 lunar in korea", "2027-09-15"),
            ("vi_VN", "15 thang sau", "2027-06-15"), ("vi_VN", "ngày 15 tháng sau", nil), ("vi_VN", "thang-sau", nil),
            ("vi_VN", "thang sau", nil),
            // Weeks begin on Sunday in the United States and Taiwan, on Monday in Britain.
            ("en_US", "sunday next week", "2026-11-29"), ("zh_TW", "下週日", "2026-11-29"),
            ("en_US", "sunday last week", "2026-11-15"), ("en_GB", "sunday next week", nil), ("zh_CN", "下周日", nil),
            ("en_US", "saturday next week", nil), ("en_GB", "next sunday", "2026-12-06"), ("en_US", "next sunday", nil),
        ] as [(String, String, String?)]
    )
    func others(locale: String, words: String, other: String?) throws {
        let notes = try Self.reader(locale, today: "2026-11-24").read(words).notes
        #expect(notes == (other.flatMap { Day($0) }.map { [.other($0)] } ?? []), "\(notes)")
    }

    /// 20 January 1990 is in month 12 of the lunar year before, so that its age by lunar years is one more; 1991 is after it.
    @Test(
        "the age of who was born then is told",
        arguments: [
            ("zh_CN", "1990年出生今年多大", 36, 37), ("zh_CN", "1990年1月20日出生今年几岁", 36, 38),
            ("ko_KR", "1990년 12월 20일생 만나이", 35, 37), ("ja_JP", "1990年生まれは何歳", 36, 37), ("ko_KR", "90년생 나이", 36, 37),
            ("zh_CN", "1990年11月24日出生今年几岁", 36, 37), ("zh_CN", "1990年11月25日出生今年几岁", 35, 37),
            ("en_US", "how old is someone born in 1990", 36, 37), ("vi_VN", "sinh năm 1990 bao nhiêu tuổi", 36, 37),
        ] as [(String, String, Int, Int)]
    )
    func ages(locale: String, words: String, age: Int, counted: Int) throws {
        let notes = try Self.reader(locale, today: "2026-11-24").read(words).notes
        #expect(notes == [.age(age, counted: counted)], "\(notes)")
    }

    /// The last year of the dragon was 2024; the year of the horse is 2026.
    @Test(
        "the ages of who was born in the years of an animal are told",
        arguments: [
            ("zh_CN", "属龙的今年多大", 2), ("zh_TW", "屬龍今年幾歲", 2), ("zh_CN", "马年出生的人今年多大", 0),
            ("ko_KR", "용띠 올해 몇 살", 2), ("ko_KR", "말띠는 몇 살", 0), ("ja_JP", "午年生まれは今年何歳", 0),
            ("ja_JP", "たつ年の人は今年いくつ", 2), ("vi_VN", "tuổi Ngọ năm nay bao nhiêu tuổi", 0),
            ("en_US", "how old are dragons this year", 2), ("en_GB", "how old is a tiger", 4),
            ("en_US", "how old is someone born in the year of the goat", 11),
        ] as [(String, String, Int)]
    )
    func agesOfAnAnimal(locale: String, words: String, youngest: Int) throws {
        let asked = try Self.reader(locale, today: "2026-11-24").read(words)
        #expect(asked.subject == .years(2026 - youngest...2026 - youngest))
        #expect(asked.notes == [.ages((0...8).map { youngest + 12 * $0 }.filter { $0 <= 100 })], "\(asked.notes)")
    }

    /// 1900 and 2100 are no leap years: after 1896 comes 1904, after 2096 comes 2104.
    @Test(
        "29 February is found across a century without one",
        arguments: [
            ("1896-02-29", "29 february", "1896-02-29", "1896-02-29"),
            ("1896-03-01", "29 february", "1904-02-29", "1904-02-29"),
            ("2096-03-01", "2月29日", "2104-02-29", "2104-02-29"),
            ("2026-11-24", "29 february to 1 march 1903", "1896-02-29", "1903-03-01"),
            ("2026-11-24", "29 february to 1 march 2103", "2096-02-29", "2103-03-01"),
        ]
    )
    func leapDays(today: String, words: String, first: String, last: String) throws {
        let reader = try Self.reader("en_GB", today: today, .wide)
        let days = try #require(try reader.days(of: reader.read(words)))
        #expect(["\(days.firstDay)", "\(days.lastDay)"] == [first, last])
        // The bundled table ends before.
        if last > "2101" {
            #expect(throws: QuestionError.self) { try Self.reader("en_GB", today: "2096-03-01").read(words) }
        }
    }

    /// 教师节 is 10 September in mainland China and 28 September in Taiwan.
    @Test(
        "festivals of one name in two countries are no period",
        arguments: [["mainland", "taiwan"], ["taiwan", "mainland"]]
    )
    func namesakes(regions: [RegionID]) throws {
        let festivals = try #require(LunisolarCalendar.china.festivals(in: regions))
        let reader = QuestionReader(
            Self.table,
            festivals,
            language: .simplifiedChinese,
            order: .yearFirst,
            today: Day("2026-11-24")
        )
        let several: [Asked.Occasion] = [.festival("teachers-day"), .festival("teachers-day-taiwan")]
        #expect(throws: QuestionError.ambiguous(several)) { try reader.read("教师节") }
    }

    /// 三伏 of 2027 are from 20 July, of 2028 from 14 July; お盆 is from 13 to 16 August.
    @Test(
        "a period that has begun is the one that is asked about, until its last day is over",
        arguments: [
            ("zh_CN", "2027-08-12", "三伏", "2027-07-20", "2027-08-18"),
            ("zh_CN", "2027-08-19", "三伏", "2028-07-14", "2028-08-22"),
            ("zh_CN", "2027-08-18", "末伏什么时候结束", "2027-08-18", "2027-08-18"),
            ("zh_CN", "2027-01-05", "数九还有几天", "2027-03-12", "2027-03-12"),
            ("ko_KR", "2027-07-25", "삼복", "2027-07-20", "2027-08-09"),
            ("ja_JP", "2027-08-14", "お盆はいつまで", "2027-08-16", "2027-08-16"),
            ("ja_JP", "2027-08-14", "お盆の翌日", "2027-08-17", "2027-08-17"),
        ]
    )
    func begun(locale: String, today: String, words: String, first: String, last: String) throws {
        let reader = try Self.reader(locale, today: today)
        let days = try #require(try reader.days(of: reader.read(words)))
        #expect(["\(days.firstDay)", "\(days.lastDay)"] == [first, last])
    }

    @Test(
        "any text is read or refused, and never traps",
        arguments: ["zh_CN", "zh_TW", "en_HK", "en_US", "ko_KR", "ja_JP", "vi_VN"]
    )
    func hostile(locale: String) throws {
        let reader = try Self.reader(locale, today: "2026-11-24")
        let rows = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").filter { $0.first != "#" }
        let texts = rows.map { String($0.split(separator: "\t")[1]) }
        var numbers = RepeatableNumbers(seed: 5)
        func part() -> String {
            let text = texts.randomElement(using: &numbers) ?? ""
            let index = text.indices.randomElement(using: &numbers) ?? text.endIndex
            return String(Bool.random(using: &numbers) ? text[..<index] : text[index...])
        }
        let spliced = (0..<200).map { _ in
            part() + ["", "100", "-", "..", "99999999", "0"][Int.random(in: 0..<6, using: &numbers)] + part()
        }
        for text in spliced {
            guard let asked = try? reader.read(text) else { continue }
            _ = try? reader.days(of: asked)
        }
        // Each is between two texts of some pattern, so that what follows could be tried in ever more ways.
        for word in [
            "到", "是", "和", "离", "转", "後", "の", "から", "부터 ", "까지 ", " to ", " since ", " đến ", "-", "..", "春节",
        ] {
            _ = try? reader.read(String(repeating: word, count: 200 / word.utf8.count))
        }
    }
}
