import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// Rules that only later countries need, and what becomes of them in a table.
@Suite struct FestivalRuleTests {
    private static let text = """
        # Rules for tests: of Japan, Korea and nobody.
        calendars all

        # From the list of rules of other countries.
        festival test-nyubai 一 一 Nyubai
        season all all longitude 80
        festival ushi 二 二 Ushi
        note all all branch chou 1 dashu
        festival ninth 三 三 Ninth
        note all all lunar 6 9 leap-too
        festival thirtieth 四 四 Thirtieth
        note all all lunar 6 30
        festival leap-day 五 五 Leap Day
        note all all gregorian 2 29
        festival fifth-monday 六 六 Fifth Monday
        note all all weekday 2 5 monday
        festival new-year-span 七 七 New Year Span
        note all all gregorian 12 30 lasting 5
        festival lunar-span 八 八 Lunar Span
        note all all last-of-year lasting 3
        festival eve-of-eve 九 九 Eve of Eve
        note all all from chuxi -1
        festival two-before-eve 十一 十一 Two before Eve
        note all all from eve-of-eve -1
        festival last-monday 十二 十二 Last Monday
        note all all weekday 5 last monday
        festival wandering 十 十 Wandering
        note all all lunar 11 20 +17
        """

    /// A table with these festivals and those of the data.
    private static let festivals = Task { () throws -> Festivals in
        let folder = try Fixture.folder.get().with("festivals/test.txt", text)
        let compilation = try await Compilation(folder)
        let table = try AlmanacTable(header: compilation.header, body: compilation.body)
        return try #require(table.calendar(.china)?.festivals())
    }

    private func days(_ id: FestivalID, _ years: ClosedRange<Int>) async throws -> [String] {
        let festivals = try await Self.festivals.value
        let days = try #require(DayRange(years: years))
        return try #require(festivals.occurrences(of: id, in: days)).map(\.day.description)
    }

    /// 入梅 of Japan is λ = 80°; the National Astronomical Observatory has 06-11 in 2025 and 2026, at UTC+9.
    @Test("the Sun off the grid of terms") func theSunOff() async throws {
        let found = try await days("test-nyubai", 2025...2027)
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.hasSuffix("-06-10") || $0.hasSuffix("-06-11") })
        #expect(try await days("test-nyubai", 1900...2100).count == 201)
        let festivals = try await Self.festivals.value
        for year in 1900...2100 {
            let before = try #require(festivals.calendar.termEvent(.mangzhong, inYear: year)?.day)
            let day = try #require(festivals.inYear(year).first { $0.id == "test-nyubai" }?.day)
            #expect((4...7).contains(day.days(since: before)))
        }
    }

    @Test("leap months only if the rule says so") func leapMonthsOnlyIf() async throws {
        #expect(try await days("ninth", 2025...2025) == ["2025-07-03", "2025-08-02"])
        #expect(try await days("ninth", 2026...2026).count == 1)
        #expect(try await days("thirtieth", 1900...2100).count < 201)
    }

    @Test("days that not every year has") func daysThatNotEveryYear() async throws {
        #expect(try await days("leap-day", 2096...2100) == ["2096-02-29"])
        #expect(try await days("fifth-monday", 2015...2045) == ["2016-02-29", "2044-02-29"])
    }

    @Test("spans over new year") func spansOverNewYear() async throws {
        let all = try await Self.festivals.value
        for (text, number) in [("2025-12-30", 1), ("2025-12-31", 2), ("2026-01-01", 3), ("2026-01-03", 5)] {
            let festivals = all.on(day(text))
            #expect(festivals.first { $0.id == "new-year-span" }?.dayNumber == number)
        }
        let after = all.on(day("2026-01-04"))
        #expect(!after.contains { $0.id == "new-year-span" })
        for (text, number) in [("2026-02-16", 1), ("2026-02-17", 2), ("2026-02-18", 3)] {
            let festivals = all.on(day(text))
            #expect(festivals.first { $0.id == "lunar-span" }?.dayNumber == number)
        }
    }

    /// New Year's Eve is 2025-01-28 and 2026-02-16; the days from one festival to the next add up.
    @Test("days from another festival") func daysFromAnotherFestival() async throws {
        #expect(try await days("eve-of-eve", 2025...2026) == ["2025-01-27", "2026-02-15"])
        #expect(try await days("two-before-eve", 2025...2026) == ["2025-01-26", "2026-02-14"])
    }

    /// The last Monday of May, Memorial Day in the United States: the fourth in 2025 and 2026, the fifth in 2027.
    @Test("the last weekday is the fourth or the fifth") func theLastWeekday() async throws {
        #expect(try await days("last-monday", 2025...2027) == ["2025-05-26", "2026-05-25", "2027-05-31"])
    }

    /// A list that wanders over New Year has two days in some Gregorian years and none in others.
    @Test("lists with two days in a year") func listsWithTwo() async throws {
        let calendar = try await Self.festivals.value.calendar
        let eleventh = try #require(LunarMonthNumber(number: 11))
        var expected: [String] = []
        for year in 1900...2099 {
            let date = try #require(LunarDate(year: year, month: eleventh, day: 20))
            let day = try #require(calendar.day(of: date)?.advanced(by: 17))
            expected.append(day.description)
        }
        let found = try await days("wandering", 1900...2100)
        #expect(found.filter { expected.contains($0) } == expected)
        #expect(found.count - expected.count <= 2)
    }
}
