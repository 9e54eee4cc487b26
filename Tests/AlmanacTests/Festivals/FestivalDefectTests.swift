import Almanac
import TestSupport
import Testing

/// The mistakes of popular calendars about festivals. `FestivalOracleTests` has eves on the 29th, leap months, Easter and the
/// days that go by the weekday, in every year.
@Suite struct FestivalDefectTests {
    private let china = LunisolarCalendar.china
    private let all = Festivals.allOfChina

    private func ids(_ text: String, in festivals: Festivals = .mainland) -> [String] { festivals.ids(text) }

    /// Whether a day has all of some festivals, in this order; those that data files may add do not matter.
    private func has(_ sought: [String], _ text: String, in festivals: Festivals = .mainland) -> Bool {
        ids(text, in: festivals).filter(sought.contains) == sought
    }

    @Test("Thanksgiving was a week earlier in three years")
    func thanksgiving() throws {
        let days = try #require(all.occurrences(of: "thanksgiving-us", in: day("1938-01-01")...day("1942-12-31")))
        #expect(days.map { GregorianDate($0.firstDay).day } == [24, 23, 21, 20, 26])
    }

    @Test("no label hides another")
    func allLabels() throws {
        #expect(has(["chunjie", "valentines-day", "shujiu-7"], "2010-02-14"))
        #expect(has(["chunjie", "lichun"], "1992-02-04"))
        #expect(has(["zhongqiu", "national-day-prc"], "2020-10-01"))
        #expect(has(["zhongqiu"], "2020-10-01", in: .taiwan))
        #expect(!ids("2020-10-01", in: .taiwan).contains("national-day-prc"))
        #expect(has(["april-fools-day", "easter"], "2018-04-01"))
        let saintValentine = try #require(MonthDay(month: 2, day: 14))
        let years = try #require(all.years(of: "chunjie", on: saintValentine))
        #expect(years == [1915, 1934, 1953, 2010, 2048, 2067, 2086])
        #expect(years.allSatisfy { ids("\($0)-02-14").contains("valentines-day") })
        let aprilFools = try #require(MonthDay(month: 4, day: 1))
        let easters = try #require(all.years(of: "easter", on: aprilFools))
        #expect(easters.count == 7)
        #expect(easters.allSatisfy { has(["april-fools-day", "easter"], "\($0)-04-01") })
    }

    @Test("a festival is kept in its regions and years alone")
    func regionsAndYears() {
        #expect(ids("2026-02-10").contains("xiaonian-north"))
        #expect(!ids("2026-02-10", in: .taiwan).contains("xiaonian-north"))
        #expect(ids("2026-02-11", in: .taiwan).contains("xiaonian-south"))
        #expect(!ids("2026-02-11", in: .hongkong).contains("xiaonian-south"))
        #expect(!ids("2017-09-23").contains("fengshou"))
        #expect(ids("2018-09-23").contains("fengshou"))
        #expect(!ids("1984-09-10").contains("teachers-day"))
        #expect(ids("1985-09-10").contains("teachers-day"))
        #expect(ids("2026-09-28", in: .taiwan).contains("teachers-day-taiwan"))
        #expect(!ids("2026-06-21", in: .taiwan).contains("fathers-day"))
        #expect(ids("2026-08-08", in: .taiwan).contains("fathers-day-taiwan"))
        let known = Festivals.mainland.ids.map(\.description)
        for id in ["hanyi", "xiayuan", "longtaitou", "shangsi", "sanfu-chu", "sanfu-zhong", "sanfu-mo", "shujiu-9"] {
            #expect(known.contains(id))
        }
        #expect(known.contains("weiya") && !known.contains("double-tenth"))
    }

    @Test("kinds differ by region and year")
    func kinds() {
        func kind(_ id: FestivalID, _ text: String, _ festivals: Festivals) -> FestivalKind? {
            festivals.on(day(text)).first { $0.id == id }?.kind
        }
        #expect(kind("duanwu", "2007-06-19", .mainland) == .traditional)
        #expect(kind("duanwu", "2008-06-08", .mainland) == .publicHoliday)
        #expect(kind("duanwu", "2007-06-19", .known(china, ["mainland", "hongkong"])) == .publicHoliday)
        #expect(kind("yufo", "1998-05-03", .hongkong) == .traditional)
        #expect(kind("yufo", "1999-05-22", .hongkong) == .publicHoliday)
        #expect(kind("yufo", "1999-05-22", .mainland) == .traditional)
        #expect(kind("zhongqiu", "2026-09-25", .hongkong) == .traditional)
        #expect(kind("zhongqiu-next", "2026-09-26", .hongkong) == .publicHoliday)
        #expect(kind("zhongqiu-next", "2026-09-26", .mainland) == nil)
        #expect(kind("dongzhi", "2026-12-22", .macau) == .publicHoliday)
        #expect(kind("chuxi", "2014-01-30", .mainland) == .traditional)
        #expect(kind("chuxi", "2025-01-28", .mainland) == .publicHoliday)
    }
}
