import Almanac
import TestSupport
import Testing

@testable import AlmanacCommand

/// The answers of `almanac diff` for two calendars, compared with a look at every day of both.
@Suite struct DiffTests {
    @Test("the differences of 2017 between China and Korea are known") func year2017() throws {
        let rows = difference(.china, .korea, "2017-01-01", "2017-12-31")
        let months = rows.filter { $0.thing.hasPrefix("month") }
        #expect(months.map { $0.thing } == ["month 2017-5L", "month 2017-6", "month 2017-6L"])
        #expect(months.map { $0.a == nil } == [true, false, false])
    }

    /// The Observatory's three days: two new moons, a day of whose months are festivals, and the equinox of 2084.
    @Test("the differences between China and Hong Kong are known") func hongKong() {
        let rows = difference(.china, .hongkong, "1900-01-01", "2100-12-31").map { $0.thing }
        #expect(rows.filter { $0.hasPrefix("month") } == ["month 2057-9", "month 2097-7"])
        #expect(rows.filter { $0.hasPrefix("term") } == ["term chunfen 2084"])
        #expect(rows.contains("qixi 2097") && rows.contains("chongyang 2057"))
    }

    @Test("the equinox of 2084 is the only difference of its year") func equinox() throws {
        let run = try almanac("diff china hongkong 2084")
        #expect(run.output == "what\ta\tb\nterm chunfen 2084\t2084-03-20\t2084-03-19\n")
    }

    /// New Year of 2027 is the 6th of February in China, the 7th in Korea, under two names.
    @Test("festivals of one lunar date are compared") func sharedDates() throws {
        let rows = try almanac("diff china korea 2027").lines
        #expect(rows.contains("chunjie/seollal 2027\t2027-02-06\t2027-02-07"))
        #expect(rows.contains("chuxi/seotdal-geumeum 2027\t2027-02-05\t2027-02-06"))
        #expect(rows.contains("new-year 2027\t2027-02-06\t2027-02-07"))
    }

    /// Festivals that are known to be one, by hand.
    private static let pairs = [
        ("korea", "chunjie", "seollal"), ("korea", "yuanxiao", "daeboreum"), ("korea", "duanwu", "dano"),
        ("korea", "qixi", "chilseok"), ("korea", "zhongyuan", "baekjung"), ("korea", "zhongqiu", "chuseok"),
        ("korea", "yufo", "buddha-birthday-kr"), ("korea", "chuxi", "seotdal-geumeum"),
        ("vietnam", "chunjie", "tet-nguyen-dan"), ("vietnam", "yuanxiao", "tet-nguyen-tieu"),
        ("vietnam", "duanwu", "tet-doan-ngo"), ("vietnam", "zhongyuan", "vu-lan"), ("vietnam", "zhongqiu", "trung-thu"),
        ("vietnam", "xiaonian-north", "ong-tao"), ("vietnam", "chuxi", "giao-thua"),
        ("japan", "chunjie", "kyu-shogatsu"), ("japan", "zhongqiu", "jugoya"),
    ]

    @Test("known pairs of festivals are compared") func knownPairs() throws {
        let all = try #require(LunisolarCalendar.china.festivals(in: AlmanacTable.bundled.regionIDs))
        for (name, a, b) in Self.pairs {
            let other = try festivals(of: try calendar(name))
            let shared = SharedFestival.all(of: all, other).map(\.description)
            #expect(shared.contains("\(a)/\(b)"), "\(a) and \(b) in \(shared)")
        }
        // An id is compared once, and with itself where both calendars have it.
        let shared = SharedFestival.all(of: all, try festivals(of: .korea))
        #expect(Set(shared.map(\.a)).count == shared.count && Set(shared.map(\.b)).count == shared.count)
        #expect(shared.contains { $0.isOne && "\($0)" == "christmas" })
    }

    /// Every row, and no other, found by a walk over the days of 1900-2100.
    @Test("every difference is found", arguments: ["hongkong", "korea", "vietnam", "japan"]) func all(name: String)
        throws
    {
        let (a, b) = (LunisolarCalendar.china, try calendar(name))
        let rows = difference(a, b, "1900-01-01", "2100-12-31")
        let terms = rows.filter { $0.thing.hasPrefix("term ") }
        var expected: [String] = []
        let (left, right) = (termDays(of: a), termDays(of: b))
        #expect(left.count == 24 * 201 && Set(left.keys) == Set(right.keys))
        for (term, day) in left where right[term] != day { expected.append("\(term) \(day) \(right[term] ?? .min)") }
        #expect(terms.map { "\($0.thing) \($0.a ?? .min) \($0.b ?? .min)" }.sorted() == expected.sorted())

        let (all, other) = (try festivals(of: a), try festivals(of: b))
        for (region, first, second) in Self.pairs where region == name {
            let (left, right) = (occurrences(of: first, in: all), occurrences(of: second, in: other))
            let found = rows.filter { $0.thing.hasPrefix("\(first)/\(second) ") }
            let expected = left.keys.filter { right[$0] != nil && right[$0] != left[$0] }.sorted()
            #expect(found.map { $0.thing.suffix(4) } == expected.map { "\($0)".suffix(4) }, "\(first), \(second)")
            #expect(
                found.allSatisfy { row in left.values.contains { $0 == row.a } && right.values.contains { $0 == row.b }
                }
            )
        }
    }

    // MARK: Tools

    private func difference(_ a: LunisolarCalendar, _ b: LunisolarCalendar, _ first: String, _ last: String)
        -> [CalendarDifference.Row]
    { CalendarDifference(between: a, and: b, in: day(first)...day(last)).rows }

    private func calendar(_ name: String) throws -> LunisolarCalendar {
        try #require(CalendarID(name).flatMap { AlmanacTable.bundled.calendar($0) })
    }

    private func festivals(of calendar: LunisolarCalendar) throws -> Festivals {
        try #require(calendar.festivals(in: AlmanacTable.bundled.regionIDs))
    }

    private func termDays(of calendar: LunisolarCalendar) -> [String: Day] {
        var found: [String: Day] = [:]
        for day in day("1900-01-01")...day("2100-12-31") {
            guard let term = calendar.term(on: day) else { continue }
            found["term \(term) \(GregorianDate(day).year)"] = day
        }
        return found
    }

    /// The one day of a Gregorian year on which a festival begins.
    private func occurrences(of id: String, in festivals: Festivals) -> [Int: Day] {
        var found: [Int: Day] = [:]
        for day in day("1900-01-01")...day("2100-12-31") {
            let begins = festivals.on(day).contains { $0.isFirstDay && $0.id.description == id }
            if begins { found[GregorianDate(day).year] = day }
        }
        return found
    }
}
