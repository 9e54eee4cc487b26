import Almanac
import TestSupport
import Testing

@Suite("Every day of 1900-2100")
struct EveryDayTests {
    static let calendars: [LunisolarCalendar] = [.china, .hongkong]

    @Test("turns into a lunar date and back", arguments: AlmanacTable.bundled.calendarIDs)
    func roundTrips(_ id: CalendarID) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        var failures = Failures()
        var previous = calendar.lunarDate(on: day("1899-12-31"))
        for day in AlmanacTable.bundled.days {
            guard let date = calendar.lunarDate(on: day) else {
                failures.check(false, "no lunar date on \(day)")
                continue
            }
            failures.check(calendar.day(of: date) == day, "\(date) of \(day)")
            if let previous {
                let goesOn = date.rawValue == previous.rawValue + 1 || (date.day == 1 && previous.day >= 29)
                failures.check(previous < date && goesOn, "\(previous) before \(date)")
            }
            previous = date
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("is as the Hong Kong Observatory has it")
    func observatory() {
        let calendar = LunisolarCalendar.hongkong
        var failures = Failures()
        for page in ObservatoryDays.shared.pages {
            let date = LunarDate(year: page.lunarYear, month: page.lunarMonth, isLeap: page.isLeap, day: page.lunarDay)
            failures.check(calendar.lunarDate(on: page.day) == date, "lunar date of \(page.day)")
            failures.check(calendar.term(on: page.day)?.index == page.term, "term of \(page.day)")
            let month = date.flatMap { calendar.month($0.month, inLunarYear: $0.year) }
            failures.check(month?.firstDay.advanced(by: page.lunarDay - 1) == page.day, "month of \(page.day)")
            failures.check(calendar.month(containing: page.day) == month, "month around \(page.day)")
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(ObservatoryDays.shared.pages.last?.day == calendar.days.lastDay)
        // As many months and terms as the Observatory has rows.
        let days = day("1901-01-01")...day("2100-12-31")
        #expect(calendar.months(beginningIn: days).count == 2474 && rows(of: "hko_months.tsv").count == 2474)
        #expect(calendar.termEvents(in: days).count == 4800 && rows(of: "hko_terms.tsv").count == 4800)
    }

    @Test("a date that no year has is nil", arguments: calendars.indices)
    func noSuchDates(_ index: Int) {
        let calendar = Self.calendars[index]
        var failures = Failures()
        var count = 0
        for year in 1895...2105 {
            let lunarYear = calendar.lunarYear(year)
            for month in LunarMonthNumber.allCases {
                for day in [1, 29, 30] {
                    guard let date = LunarDate(year: year, month: month, day: day) else { continue }
                    let found = calendar.day(of: date)
                    if let found { failures.check(calendar.lunarDate(on: found) == date, "\(date) read back") }
                    guard let lunarYear else { continue }
                    let length = lunarYear.first { $0.month == month }?.length ?? 0
                    failures.check((found != nil) == (day <= length), "whether there is \(date)")
                    count += found == nil ? 0 : 1
                }
            }
        }
        for date in ["1899-10-29", "1899-11L-1", "2101-1-1", "1-1-1", "9999-12-30"] {
            failures.check(calendar.day(of: lunar(date)) == nil, "\(date) is out of reach")
        }
        for day in [Day.min, Day(rawValue: -25_597), Day(rawValue: 47_875), Day.max] {
            failures.check(calendar.lunarDate(on: day) == nil && calendar.term(containing: day) == nil, "\(day)")
            failures.check(calendar.lunarYear(containing: day) == nil, "year of \(day)")
        }
        #expect(failures.isEmpty, "\(failures)")
        // 201 years of 12 months and 74 leap months: two days each, and a 30th in the long ones.
        #expect(count > 2 * 201 * 12)
    }
}
