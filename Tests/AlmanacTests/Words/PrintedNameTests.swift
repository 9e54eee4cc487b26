import Almanac
import TestSupport
import Testing

@testable import AlmanacWords

/// Every name that the library prints, typed back by a reader who lives where it is printed.
@Suite struct PrintedNameTests {
    private static let table = AlmanacTable.bundled
    private static let today = Day(rawValue: 20_781)

    /// The regions in which a language is spoken: English in all.
    private static func regions(_ language: CalendarLanguage) -> [RegionID] {
        switch language {
        case .simplifiedChinese: ["mainland"]
        case .traditionalChinese: ["taiwan", "hongkong", "macau"]
        case .korean: ["korea"]
        case .japanese: ["japan"]
        case .vietnamese: ["vietnam"]
        case .english: table.regionIDs
        }
    }

    private static func readers(_ language: CalendarLanguage) throws -> [QuestionReader] {
        try regions(language).map { region in
            let calendar = try #require(table.calendarID(of: region).flatMap { table.calendar($0) })
            let festivals = try #require(calendar.festivals(in: [region]))
            return QuestionReader(
                table,
                festivals,
                language: language,
                order: .yearFirst,
                today: today,
                keepsNames: true
            )
        }
    }

    /// What a text is read as; nil if it is refused.
    private static func subject(_ reader: QuestionReader, _ text: String) -> Asked.Subject? {
        (try? reader.read(text))?.subject
    }

    @Test("the name of a festival is the festival", arguments: CalendarLanguage.allCases)
    func festivals(in language: CalendarLanguage) throws {
        var failures = Failures()
        for reader in try Self.readers(language) {
            for id in reader.festivals.ids {
                let name = reader.festivals.name(of: id, in: language)
                let read = Result { () throws(QuestionError) in try reader.read(name) }
                let own = reader.term(of: .festival(id)).map { Asked.Occasion.term($0) }
                var isRight = false
                if case .success(let asked) = read, case .occasion(let occasion, _)? = asked.subject {
                    isRight = occasion == .festival(id) || occasion == own
                    // 섣달그믐 and 農曆正月初一 are a date as well as the name of its festival.
                    let first = try reader.day(of: asked)
                    let days = try #require(DayRange(from: Self.today, to: Self.table.days.lastDay))
                    let next = reader.festivals.occurrences(of: id, in: days)?.first?.firstDay
                    if case .lunarDay = occasion { isRight = isRight || first == next }
                }
                failures.check(isRight, "\(reader.festivals.regions[0]) \(id) \(name): \(read)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test(
        "the name of a term, a phase, a weekday, a month, a year or a region is that",
        arguments: CalendarLanguage.allCases
    )
    func others(in language: CalendarLanguage) throws {
        let index = try #require(CalendarLanguage.allCases.firstIndex(of: language))
        var failures = Failures()
        for reader in try Self.readers(language).prefix(1) {
            let calendar = reader.festivals.calendar
            func check(_ name: String, _ isRight: (Asked.Subject?) -> Bool) {
                let subject = Self.subject(reader, name)
                failures.check(
                    isRight(subject),
                    "\(reader.festivals.regions[0]) \(name): \(String(describing: subject))"
                )
            }
            for term in SolarTerm.allCases {
                check(term.name(in: language)) {
                    if case .occasion(.festival(let id), _)? = $0 { return reader.festivals.term(of: id) == term }
                    return $0 == .occasion(.term(term), in: nil)
                }
            }
            for phase in MoonPhase.allCases {
                check(phase.name(in: language)) { $0 == .occasion(.phase(phase), in: nil) }
            }
            for weekday in Weekday.allCases {
                check(weekday.name(in: language)) { $0 == Self.today.onOrAfter(weekday).map { .day($0) } }
            }
            for month in 1...12 {
                let month = try #require(YearMonth(year: 2027, month: month))
                check(month.text(in: language)) { $0 == .month(month) }
            }
            for month in calendar.months(beginningIn: try #require(DayRange(year: 2025))) {
                for style in LunarMonthNumber.NameStyle.allCases {
                    let name = language.lunar(month.month.name(in: language, style: style))
                    check(name) {
                        guard case .days(let days)? = $0 else { return false }
                        return calendar.month(containing: days.firstDay)?.month == month.month
                            && calendar.month(containing: days.lastDay)?.lastDay == days.lastDay
                    }
                }
            }
            for region in Self.table.regionIDs {
                let name = Self.table.name(of: region, in: language)
                let patterns = ["{}放假", "{}放假", "holidays in {}", "{} 공휴일", "{}の祝日", "ngày nghỉ lễ ở {}"]
                let text = patterns[index].replacing("{}", with: name)
                let asked = try? reader.read(text)
                failures.check(
                    asked?.region == region && asked?.question == .holidays,
                    "\(text): \(String(describing: asked))"
                )
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}
