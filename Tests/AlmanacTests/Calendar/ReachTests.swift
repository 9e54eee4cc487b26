import Almanac
import TestSupport
import Testing

/// How far the table reaches: every promised day has an answer, every other day nil or a right answer.
@Suite struct ReachTests {
    @Test("the bundled table promises the days of 1900-2100")
    func promise() {
        #expect(AlmanacTable.bundled.days.firstDay.description == "1900-01-01")
        #expect(AlmanacTable.bundled.days.lastDay.description == "2100-12-31")
    }

    @Test("days and years outside the calendar have no answer", arguments: AlmanacTable.bundled.calendarIDs)
    func outside(id: CalendarID) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        let (first, last) = (calendar.days.firstDay, calendar.days.lastDay)
        #expect(calendar.lunarDate(on: first) != nil && calendar.lunarDate(on: last) != nil)
        for day in [first.previous, last.next, .min, .max].compactMap({ $0 }) {
            #expect(calendar.lunarDate(on: day) == nil, "\(day)")
            #expect(calendar.month(containing: day) == nil, "\(day)")
        }
        for year in [Int.min, -1, 0, 1898, 2102, 9999, .max] {
            #expect(calendar.termEvent(.dongzhi, inYear: year) == nil, "\(year)")
            #expect(calendar.lunarYear(year) == nil, "\(year)")
            #expect(calendar.leapMonth(inLunarYear: year) == nil, "\(year)")
            #expect(
                calendar.month(try #require(LunarMonthNumber(number: 1, isLeap: false)), inLunarYear: year) == nil,
                "\(year)"
            )
        }
        // The calendar holds some terms of 1899 and of 2101, but not all of them.
        for year in [Int.min, -1, 0, 1898, 1899, 2101, 2102, 9999, .max] {
            #expect(calendar.termEvents(inYear: year)?.count == nil, "\(year)")
            #expect(calendar.termInstants(inYear: year)?.count == nil, "\(year)")
        }
        #expect(calendar.months(beginningIn: .min ... .max).count == 2488)
        #expect(calendar.phaseEvents(in: .min ... .max).count == 4 * 2488)
        #expect(calendar.termEvents(in: .min ... .max).count == 4828)
        #expect(calendar.months(beginningIn: .min...first).count == 1)
        #expect(calendar.months(beginningIn: .max ... .max).isEmpty)
        #expect(calendar.phaseEvents(in: .min ... .min).isEmpty)
        #expect(calendar.termEvents(in: .max ... .max).isEmpty)
        #expect(calendar.termEvents(in: Day(rawValue: .max - 9)...Day(rawValue: .max - 1)).isEmpty)
    }

    /// The table begins a lunar month before 1900 and ends one after 2100; 大雪 of 1899 is on 7 December, 大寒 of 2101 on 20 January.
    @Test("terms and pillars at both ends", arguments: AlmanacTable.bundled.calendarIDs)
    func bothEnds(id: CalendarID) throws {
        let calendar = try #require(AlmanacTable.bundled.calendar(id))
        let (daxue, dahan) = (day("1899-12-07"), day("2101-01-20"))
        var failures = Failures()
        for day in calendar.days {
            let isBetween = day >= daxue && day < dahan
            failures.check((calendar.pillars(on: day) != nil) == isBetween, "pillars of \(day)")
            failures.check((calendar.term(containing: day) != nil) == isBetween, "term of \(day)")
            failures.check((calendar.season(on: day) != nil) == isBetween, "season of \(day)")
            failures.check((calendar.nextTermEvent(after: day) != nil) == (day < dahan), "term after \(day)")
            failures.check((calendar.previousTermEvent(before: day) != nil) == (day > daxue), "term before \(day)")
        }
        for day in AlmanacTable.bundled.days {
            for second in [0, 43_200, 86_399] {
                let pillars = calendar.pillars(on: day, atSecond: second, boundaries: .solar)
                failures.check(pillars != nil, "pillars of \(day), \(second) s")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a date that the calendar lacks has no day")
    func missingDates() throws {
        let china = LunisolarCalendar.china
        // 2026 has no leap month, and its first month has 30 days, its second 29.
        #expect(china.leapMonth(inLunarYear: 2026) == nil)
        #expect(china.day(of: try #require(LunarDate(year: 2026, month: 1, isLeap: true, day: 1))) == nil)
        #expect(china.day(of: try #require(LunarDate(year: 2026, month: 1, day: 30)))?.description == "2026-03-18")
        #expect(china.day(of: try #require(LunarDate(year: 2026, month: 2, day: 30))) == nil)
        #expect(china.leapMonth(inLunarYear: 2025) == LunarMonthNumber(number: 6, isLeap: true))
    }

    /// Days everyone knows.
    @Test(
        "days that everyone knows have their lunar dates",
        arguments: [
            ("1900-01-31", 1900, 1, 1), ("1949-10-01", 1949, 8, 10), ("2000-02-05", 2000, 1, 1),
            ("2008-08-08", 2008, 7, 8), ("2024-02-10", 2024, 1, 1), ("2024-09-17", 2024, 8, 15),
            ("2025-01-29", 2025, 1, 1), ("2026-02-17", 2026, 1, 1), ("2033-12-22", 2033, 11, 1),
            ("2034-02-19", 2034, 1, 1), ("2100-02-09", 2100, 1, 1),
        ]
    )
    func knownDates(gregorian: String, year: Int, month: Int, dayOfMonth: Int) throws {
        let date = LunisolarCalendar.china.lunarDate(on: day(gregorian))
        let expected = LunarDate(year: year, month: month, isLeap: gregorian == "2033-12-22", day: dayOfMonth)
        #expect(date == expected)
    }
}
