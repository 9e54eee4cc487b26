import Almanac
import AlmanacViewsFoundation
import Foundation
import Testing

@Suite("Components to days and lunar dates")
struct ComponentsTests {
    @Test("days come back from their components, and mean what Foundation means")
    func days() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var wrong: [Day] = []
        for day in stride(from: Int32(-141_000), to: 60_000, by: 37).map({ Day(rawValue: $0) }) {
            let components = DateComponents(day)
            if Day(components) != day { wrong.append(day) }
            if calendar.date(from: components).flatMap({ Day($0, in: .gmt) }) != day { wrong.append(day) }
        }
        #expect(wrong.isEmpty)
    }

    @Test("components that name no Gregorian day are nil")
    func strangeComponents() {
        var components = DateComponents(year: 2026, month: 2, day: 17, hour: 99)
        #expect(Day(components) == Day("2026-02-17"))
        components.era = 0
        #expect(Day(components) == nil)
        components.era = 1
        components.calendar = Calendar(identifier: .chinese)
        #expect(Day(components) == nil)
        components.calendar = Calendar(identifier: .iso8601)
        #expect(Day(components) == Day("2026-02-17"))
        components.isLeapMonth = true
        #expect(Day(components) == nil)
        #expect(Day(DateComponents(year: 2026, month: 2, day: 29)) == nil)
        #expect(Day(DateComponents(year: 2026, month: 2)) == nil)
        #expect(Day(DateComponents(year: .max, month: .max, day: .max)) == nil)
    }

    @Test("positions of cells are index paths of a section and an item")
    func indexPaths() {
        let path = IndexPath(CellPosition(section: 3, item: 41))
        #expect(Array(path) == [3, 41] && CellPosition(path) == CellPosition(section: 3, item: 41))
        #expect(CellPosition(IndexPath()) == nil && CellPosition(IndexPath(index: 1)) == nil)
        #expect(CellPosition(IndexPath(indexes: [1, 2, 3])) == nil)
    }

    @Test("lunar dates come back from their components")
    func lunarDates() throws {
        let china = LunisolarCalendar.china
        for day in china.days {
            let date = try #require(china.lunarDate(on: day))
            #expect(LunarDate(DateComponents(date)) == date)
        }
    }

    @Test("New Year's days are those of Foundation's Chinese calendar, era and year of the cycle too")
    func foundationsNumbers() throws {
        var calendar = Calendar(identifier: .chinese)
        calendar.timeZone = Places.zone("Asia/Shanghai")
        for year in 1950...2050 {
            let newYear = try #require(LunarDate(year: year, month: 1, day: 1))
            let start = try #require(LunisolarCalendar.china.start(of: newYear, in: calendar.timeZone))
            let components = calendar.dateComponents([.era, .year, .month, .day], from: start)
            #expect(LunarDate(components) == newYear, "\(year)")
        }
    }

    @Test("components that name no lunar date are nil")
    func strangeLunarComponents() {
        var components = DateComponents(era: 78, year: 43, month: 1, day: 1)
        #expect(LunarDate(components) == LunarDate("2026-1-1"))
        components.isLeapMonth = true
        #expect(LunarDate(components)?.month.isLeap == true)
        components.calendar = Calendar(identifier: .gregorian)
        #expect(LunarDate(components) == nil)
        #expect(LunarDate(DateComponents(era: 78, year: 61, month: 1, day: 1)) == nil)
        #expect(LunarDate(DateComponents(era: 78, year: 43, month: 13, day: 1)) == nil)
        #expect(LunarDate(DateComponents(era: .max, year: 43, month: 1, day: 1)) == nil)
        #expect(LunarDate(DateComponents(era: .min, year: .min, month: .min, day: .min)) == nil)
        #expect(LunarDate(DateComponents(year: 2026, month: 1, day: 1)) == nil)
    }

    @Test("a lunar date belongs to the reader's civil day")
    func readersDay() throws {
        let date = Places.date("2026-02-16T16:30:00Z")
        let china = LunisolarCalendar.china
        #expect(china.lunarDate(at: date, in: Places.zone("Asia/Shanghai")) == LunarDate("2026-1-1"))
        #expect(china.lunarDate(at: date, in: Places.zone("America/New_York")) == LunarDate("2025-12-29"))
        let newYear = try #require(LunarDate("2026-1-1"))
        #expect(china.start(of: newYear, in: .gmt) == Places.date("2026-02-17T00:00:00Z"))
    }

    @Test("weekdays are numbered from Sunday there")
    func weekdays() {
        #expect(Weekday.allCases.map(\.foundationNumber) == [2, 3, 4, 5, 6, 7, 1])
        #expect(Weekday.allCases.allSatisfy { Weekday(foundationNumber: $0.foundationNumber) == $0 })
        #expect(Weekday(foundationNumber: 0) == nil && Weekday(foundationNumber: 8) == nil)
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 7
        #expect(calendar.firstDayOfWeek == .saturday)
    }
}
