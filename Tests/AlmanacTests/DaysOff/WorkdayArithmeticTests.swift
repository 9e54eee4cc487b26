import Almanac
import TestSupport
import Testing

/// Counting workdays, against lists of days that are worked.
@Suite struct WorkdayArithmeticTests {
    private static let regions: [RegionID] = ["mainland", "hongkong", "macau", "taiwan", "korea", "vietnam", "japan"]

    @Test("counts and steps agree with a list of all worked days", arguments: regions)
    func countsAndSteps(region: RegionID) throws {
        let daysOff = try #require(AlmanacTable.bundled.workCalendar(in: region))
        let complete = try #require(daysOff.completeDays)
        let open = complete.first { daysOff.status(of: $0).kind == .unknown }
        let all = try #require(DayRange(from: complete.firstDay, to: open?.previous ?? complete.lastDay))
        // Half days of the week of old times count as worked.
        let worked = all.filter { daysOff.status(of: $0).isWorked }
        let index = WorkdayIndex(daysOff)
        var numbers = RepeatableNumbers(seed: 31)
        var failures = Failures()
        for _ in 0..<300 {
            let first = all[Int.random(in: 0..<all.count, using: &numbers)]
            let last = all[Int.random(in: 0..<all.count, using: &numbers)]
            guard let range = DayRange(from: min(first, last), to: max(first, last)) else { continue }
            let count = daysOff.workdayCount(in: range)
            let expected = worked.lazy.filter(range.contains).count
            failures.check(count.workdays == expected, "\(range): \(count.workdays), \(expected)")
            failures.check(count.workdays + count.daysOff == range.count && count.unknown == 0, "\(range) not whole")

            let steps = Int.random(in: 1...60, using: &numbers)
            let later = worked.filter { $0 > first }
            let earlier = worked.filter { $0 < first }
            let forward = daysOff.workday(byAdding: steps, to: first)
            let backward = daysOff.workday(byAdding: -steps, to: first)
            failures.check(index.workdayCount(from: range.firstDay, to: range.lastDay) == expected, "\(range) by index")
            failures.check(index.number(of: first) == worked.lazy.filter { $0 <= first }.count, "number of \(first)")
            failures.check(index.workday(byAdding: steps, to: first) == forward, "\(first) + \(steps) by index")
            failures.check(index.workday(byAdding: -steps, to: first) == backward, "\(first) - \(steps) by index")
            failures.check(forward == (steps <= later.count ? later[steps - 1] : nil), "\(first) + \(steps)")
            failures.check(
                backward == (steps <= earlier.count ? earlier[earlier.count - steps] : nil),
                "\(first) - \(steps)"
            )
            failures.check(daysOff.nextWorkday(after: first) == later.first, "after \(first)")
            failures.check(daysOff.previousWorkday(before: first) == earlier.last, "before \(first)")
            failures.check(daysOff.workday(byAdding: 0, to: first) == first, "\(first) + 0")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("no number, count or step passes a day that nobody has decided") func undecided() throws {
        let index = WorkdayIndex(try #require(AlmanacTable.bundled.workCalendar(in: "mainland")))
        // The last decided day, a Friday, is a workday; after it nothing is known.
        let last = day("2026-12-25")
        #expect(index.number(of: day("2026-12-24")).map { $0 + 1 } == index.number(of: last))
        for later in [day("2026-12-26"), day("2027-06-01"), day("2300-01-01")] {
            #expect(index.number(of: later) == nil)
            #expect(index.workdayCount(from: last, to: later) == nil)
            #expect(index.workday(byAdding: -1, to: later) == nil || later == day("2026-12-26"))
        }
        #expect(index.workday(byAdding: -1, to: day("2026-12-26")) == last)
        #expect(index.workday(byAdding: 1, to: last) == nil)
        #expect(index.workday(byAdding: .max, to: last) == nil && index.workday(byAdding: .min, to: last) == nil)
        #expect(index.workdayCount(from: last, to: day("2026-12-24")) == nil)
        #expect(index.number(of: day("2003-12-31")) == nil)
    }

    /// A resolution wants 2026-11-24 to be off in Vietnam, and the law was not found.
    @Test("no number, count or step passes an open day among decided ones") func openDay() throws {
        let vietnam = try #require(AlmanacTable.bundled.workCalendar(in: "vietnam"))
        let (index, before, after) = (WorkdayIndex(vietnam), day("2026-11-23"), day("2026-11-25"))
        #expect(index.number(of: before) != nil && index.number(of: after) == nil)
        #expect(index.workdayCount(from: before, to: after) == nil && vietnam.workday(byAdding: 1, to: before) == nil)
        #expect(
            index.workday(byAdding: 1, to: before) == nil && index.workday(byAdding: 1, to: after) == day("2026-11-26")
        )
        #expect(vietnam.workdayCount(in: before...after).unknown == 1)
    }

    /// February 2026 in mainland China has 28 days; 15 to 23 are off, the 14th and the 28th worked.
    @Test("February 2026 has 16 workdays in mainland China") func february2026() throws {
        let mainland = try #require(AlmanacTable.bundled.workCalendar(in: "mainland"))
        let count = mainland.workdayCount(in: day("2026-02-01")...day("2026-02-28"))
        #expect(count.workdays == 16 && count.daysOff == 12)
        #expect(mainland.workday(byAdding: 10, to: day("2026-02-01")) == day("2026-02-13"))
        #expect(mainland.workday(byAdding: 1, to: day("2026-12-31")) == nil)
    }

    @Test("February 2026 has the marks of its days off and make-up workdays") func marks() throws {
        let mainland = try #require(AlmanacTable.bundled.workCalendar(in: "mainland"))
        // Whether the day of February is one of the days.
        func days(_ isOne: (WorkStatus) -> Bool) -> [Int] {
            (day("2026-02-01")...day("2026-02-28")).filter { isOne(mainland.status(of: $0)) }.map { MonthDay($0).day }
        }
        #expect(days(\.isOff) == [1, 7, 8] + Array(15...23))
        #expect(days { $0.mark == .holiday } == Array(15...23))
        #expect(days { $0.mark == .makeUpWorkday } == [14, 28])
        #expect(days { $0.kind == .halfDay || $0.kind == .unknown }.isEmpty)
    }

    // MARK: - Breaks and bridges

    private func breaks(_ region: RegionID, _ year: Int) throws -> [String] {
        let daysOff = try #require(AlmanacTable.bundled.workCalendar(in: region))
        return try #require(daysOff.breaks(inYear: year)).map { "\($0.days)" }
    }

    @Test("the long breaks of East Asia are found") func longBreaks() throws {
        #expect(try breaks("mainland", 2026).contains("2026-02-15...2026-02-23"))
        #expect(try breaks("mainland", 2020).contains("2020-01-24...2020-02-02"))
        #expect(try breaks("japan", 2019).contains("2019-04-27...2019-05-06"))
        #expect(try breaks("japan", 2026).contains("2026-05-02...2026-05-06"))
        #expect(try breaks("korea", 2017).contains("2017-09-30...2017-10-09"))
        #expect(try breaks("taiwan", 2026).contains("2026-02-14...2026-02-22"))
        // One at the turn of the year is in both.
        #expect(try breaks("taiwan", 2021).last == "2021-12-31...2022-01-02")
        #expect(try breaks("taiwan", 2022).first == "2021-12-31...2022-01-02")
    }

    /// Cap. 149 lists the days beside Good Friday and Christmas as holidays of their own; people name the break after the festival.
    @Test(
        "a break is called after its main holiday",
        arguments: [
            ("hongkong", "2026-12-25", "christmas"), ("hongkong", "2027-03-26", "good-friday"),
            ("hongkong", "2027-02-06", "chunjie"), ("taiwan", "2026-02-17", "chunjie"),
            ("korea", "2026-02-17", "seollal"), ("mainland", "2020-10-01", "national-day-prc"),
        ] as [(RegionID, String, FestivalID)]
    )
    func breakNames(region: RegionID, text: String, festival: FestivalID) throws {
        let (daysOff, day) = (try #require(AlmanacTable.bundled.workCalendar(in: region)), day(text))
        let found = try #require(daysOff.breaks(inYear: GregorianDate(day).year)).first { $0.days.contains(day) }
        #expect(found?.festivals.first == festival)
    }

    /// 3 November 2026 is a Tuesday, 11 August too, 1 January a Thursday.
    @Test("a day of leave bridges two ranges of days off") func leave() throws {
        let japan = try #require(AlmanacTable.bundled.workCalendar(in: "japan"))
        let one = try #require(japan.leaveSuggestions(inYear: 2026))
        #expect(one.map { "\($0.leave.firstDay)" } == ["2026-01-02", "2026-08-10", "2026-11-02"])
        #expect(one.allSatisfy { $0.leave.count == 1 && $0.days.count == 4 })
        // Showa Day on a Wednesday: Thursday and Friday lead on to Golden Week.
        let two = try #require(japan.leaveSuggestions(inYear: 2026, takingUpTo: 2))
        #expect(two.contains { "\($0.days)" == "2026-04-29...2026-05-06" && $0.leave.count == 2 })
    }

    @Test("a break next to an unknown day is open") func openBreaks() throws {
        let mainland = try #require(AlmanacTable.bundled.workCalendar(in: "mainland"))
        #expect(try #require(mainland.breaks(inYear: 2026)).allSatisfy { !$0.isOpen })
        #expect(try #require(mainland.breaks(inYear: 2027)).allSatisfy { $0.isOpen })
    }

    /// The promised years are answered; of 1899 and 2101 the calendars hold some weeks, which are no year.
    @Test(
        "breaks and leave of a year are known if the calendar holds the whole year",
        arguments: HolidayTable.bundled.regionIDs
    )
    func wholeYears(_ region: RegionID) throws {
        let daysOff = try #require(AlmanacTable.bundled.workCalendar(in: region))
        var failures = Failures()
        for year in 1898...2102 {
            let isHeld = (1900...2100).contains(year)
            failures.check((daysOff.breaks(inYear: year) != nil) == isHeld, "breaks of \(year)")
            failures.check(
                (daysOff.leaveSuggestions(inYear: year, takingUpTo: 2) != nil) == isHeld,
                "bridges of \(year)"
            )
        }
        for year in [Int.min, -1, 0, .max] {
            failures.check(
                daysOff.breaks(inYear: year) == nil && daysOff.leaveSuggestions(inYear: year) == nil,
                "\(year)"
            )
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Days worked out from the notices: National Day 2025 with Mid-Autumn, the turn of the year, Golden Week.
    @Test(
        "the next break and holiday are found across years",
        arguments: [
            ("mainland", "2025-09-30", "2025-10-01", "2025-10-01...2025-10-08", "national-day-prc"),
            ("mainland", "2025-10-01", "2025-10-02", "2026-01-01...2026-01-03", "new-years-day"),
            ("mainland", "2026-02-14", "2026-02-16", "2026-02-15...2026-02-23", "chunjie"),
            ("hongkong", "2025-12-31", "2026-01-01", "2026-01-01...2026-01-01", "new-years-day"),
            ("korea", "2026-09-23", "2026-09-24", "2026-09-24...2026-09-27", "chuseok"),
            ("taiwan", "2026-02-13", "2026-02-15", "2026-02-14...2026-02-22", "chunjie"),
            ("japan", "2026-04-29", "2026-05-03", "2026-05-02...2026-05-06", "constitution-day-japan"),
        ]
    )
    func next(region: RegionID, today: String, holiday: String, days: String, festival: FestivalID) throws {
        let calendar = try #require(AlmanacTable.bundled.workCalendar(in: region))
        let today = try #require(Day(today))
        #expect(calendar.nextHoliday(after: today)?.description == holiday)
        let next = try #require(calendar.nextBreak(after: today))
        #expect("\(next.days)" == days && next.festivals.first == festival)
    }

    /// 27 January 2025 was given between the weekend and 설날 전날; 2 January 2026 is a day of 元旦 by notice.
    @Test(
        "a bridge is no holiday",
        arguments: [("korea", "2025-01-24", "2025-01-28"), ("mainland", "2026-01-01", "2026-01-02")]
            as [(RegionID, String, String)]
    )
    func bridge(region: RegionID, today: String, holiday: String) throws {
        let calendar = try #require(AlmanacTable.bundled.workCalendar(in: region))
        #expect(calendar.nextHoliday(after: day(today)) == day(holiday))
    }

    @Test("after the last day there is no next day off") func noNext() throws {
        let calendar = try #require(AlmanacTable.bundled.workCalendar(in: "japan"))
        for day in [calendar.days.lastDay, Day(rawValue: .max), try #require(Day("2100-12-31"))] {
            #expect(calendar.nextBreak(after: day) == nil)
        }
        #expect(calendar.nextHoliday(after: Day(rawValue: .max)) == nil && calendar.nextDayOff(after: .max) == nil)
        #expect(calendar.nextHoliday(after: Day(rawValue: .min))?.description == "1948-09-23")
    }

    @Test("the next day off is a Saturday where nobody has a holiday before") func nextSaturday() throws {
        let calendar = try #require(AlmanacTable.bundled.workCalendar(in: "mainland"))
        #expect(calendar.nextDayOff(after: try #require(Day("2026-11-24")))?.description == "2026-11-28")
        // A Saturday that is worked for the holiday after it is none.
        #expect(calendar.nextDayOff(after: try #require(Day("2026-02-13")))?.description == "2026-02-15")
    }
}
