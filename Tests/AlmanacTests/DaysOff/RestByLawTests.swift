import Almanac
import TestSupport
import Testing

/// Days of rest that a law names are known for years that no notice has decided; every other weekend is not.
@Suite struct RestByLawTests {
    private func daysOff(_ region: RegionID, _ audience: Audience? = nil) throws -> WorkCalendar {
        try #require(AlmanacTable.bundled.workCalendar(in: region, for: audience))
    }

    // MARK: - Who has which days

    /// Every Saturday and Sunday of 2028, when nothing is decided, by the acts cited in `Data/holidays/RULES.md`.
    @Test(
        "an undecided year has the weekends that a law names, and no others",
        arguments: [
            ("hongkong", "all", [.sunday]), ("hongkong", "listed", []),
            ("korea", "all", [.sunday]), ("korea", "public-offices", [.saturday, .sunday]),
            ("japan", "all", []), ("japan", "public-offices", [.saturday, .sunday]),
            ("japan", "banks", [.saturday, .sunday]), ("japan", "workers", []),
            ("macau", "public-offices", [.saturday, .sunday]), ("macau", "all", []), ("macau", "listed", []),
            ("mainland", "all", []), ("mainland", "public-offices", []), ("taiwan", "all", []),
            ("taiwan", "public-offices", []), ("vietnam", "all", []), ("vietnam", "public-offices", []),
        ] as [(RegionID, Audience, [Weekday])]
    )
    func undecidedYear(region: RegionID, audience: Audience, resting: [Weekday]) throws {
        let daysOff = try daysOff(region, audience)
        var failures = Failures()
        for day in try #require(DayRange(year: 2028)) {
            let status = daysOff.status(of: day)
            guard status.kind != .dayOff, status.kind != .halfDay else { continue }
            let isResting = resting.contains(day.weekday)
            failures.check(status.kind == (isResting ? .weekend : .unknown), "\(day) \(status.kind)")
            failures.check((status.reason == .law) == isResting, "\(day) \(status.reason)")
            failures.check(!status.isStatutory && status.festival == nil && !status.isByNotice, "\(day)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Sundays of Hong Kong before its first complete day, and of the decided years, are the same by the same law.
    @Test("a law of the week is the same in every year") func everyYear() throws {
        let hongkong = try daysOff("hongkong", .everybody)
        for text in ["1990-02-04", "2026-11-22", "2027-01-03", "2050-06-05", "2100-12-26"] {
            let status = hongkong.status(of: day(text))
            #expect(status.kind == .weekend && status.reason == .law && status.week == .weekend, "\(text)")
        }
        #expect(hongkong.status(of: day("2028-01-08")).kind == .unknown)
        #expect(hongkong.status(of: day("2026-11-21")).kind == .workday)
        // The five-day week of offices is no law.
        let offices = try daysOff("hongkong")
        #expect(offices.status(of: day("2026-11-21")).kind == .weekend)
        #expect(offices.status(of: day("2026-11-21")).reason == .usual)
        #expect(offices.status(of: day("2028-01-08")).kind == .unknown)
        // A holiday on a Sunday is a holiday.
        #expect(hongkong.status(of: day("2028-10-01")).kind != .unknown)
    }

    // MARK: - The turn of the year in Japan

    /// Offices are closed from 29 December to 3 January, banks from 31 December, by law; 1 January is everybody's.
    @Test("Japan's offices and banks are closed by law at the turn of the year") func turnOfTheYear() throws {
        let offices = try daysOff("japan", .publicOffices)
        let banks = try daysOff("japan", .banks)
        let everybody = try daysOff("japan")
        func off(_ daysOff: WorkCalendar) -> [String] {
            let days = (day("2026-12-28")...day("2027-01-04")).filter { daysOff.status(of: $0).isOff }
            return days.map { "\(MonthDay($0))" }
        }
        #expect(off(offices) == ["12-29", "12-30", "12-31", "01-01", "01-02", "01-03"])
        #expect(off(banks) == ["12-31", "01-01", "01-02", "01-03"])
        // 2 and 3 January 2027 are a weekend.
        #expect(off(everybody) == ["01-01", "01-02", "01-03"])
        let closing = offices.status(of: day("2026-12-29"))
        #expect(closing.kind == .dayOff && closing.isStatutory && closing.festival == nil && closing.week == .workday)
        #expect(offices.status(of: day("2027-01-01")).festival == "new-years-day")
        // 1 January 2023 was a Sunday: the next day stands for it.
        #expect(offices.status(of: day("2023-01-02")).reason == .substitute)
        // Before law 91 of 1988 an order of 1873 had the same days.
        #expect(offices.status(of: day("1988-12-29")).kind == .dayOff)
        #expect(offices.status(of: day("1987-12-28")).kind == .workday)
        #expect(offices.status(of: day("1989-01-03")).kind == .dayOff)
        #expect(offices.status(of: day("2099-12-29")).kind == .dayOff)
    }

    // MARK: - Breaks and bridges of undecided years

    @Test("breaks of undecided years are not cut short") func breaks() throws {
        func breaks(_ region: RegionID, _ audience: Audience? = nil, _ year: Int) throws -> [String] {
            try #require(try daysOff(region, audience).breaks(inYear: year)).map { "\($0.days)" }
        }
        let hongkong = try breaks("hongkong", nil, 2027)
        // The second day of the New Year on a Sunday, the fourth for it; Easter; Christmas on a Saturday.
        #expect(hongkong.contains("2027-02-06...2027-02-09"))
        #expect(hongkong.contains("2027-03-26...2027-03-29"))
        #expect(hongkong.contains("2027-12-25...2027-12-27"))
        // 4 January 2029 is a Thursday.
        #expect(try breaks("japan", .publicOffices, 2028).last == "2028-12-29...2029-01-03")
        #expect(try breaks("japan", .publicOffices, 2029).first == "2028-12-29...2029-01-03")
        // A week of Sundays makes no break.
        let sundays = try #require(try daysOff("hongkong").breaks(inYear: 2028))
        #expect(sundays.allSatisfy { !$0.festivals.isEmpty && $0.isOpen })
    }

    /// 31 December 2026 is a Thursday: in Macau four days of leave reach a weekend beyond which nothing is decided; in mainland
    /// China they may yet be days off or have a Sunday worked for them.
    @Test("suggestions of leave end where nothing is decided") func leave() throws {
        let mainland = try daysOff("mainland")
        let bridges = try #require(mainland.leaveSuggestions(inYear: 2026, takingUpTo: 4))
        #expect(bridges.last.map { "\($0.leave)" } == "2026-10-08...2026-10-10")
        #expect(bridges.allSatisfy { !$0.isOpen })
        let last = try #require(try daysOff("macau").leaveSuggestions(inYear: 2026, takingUpTo: 4)?.last)
        #expect("\(last.leave)" == "2026-12-28...2026-12-31" && "\(last.days)" == "2026-12-24...2027-01-03")
        #expect(last.isOpen)
        for (region, year) in [("mainland", 2027), ("hongkong", 2028), ("korea", 2028)] as [(RegionID, Int)] {
            #expect(try daysOff(region).leaveSuggestions(inYear: year, takingUpTo: 4)?.isEmpty == true, "\(region)")
        }
        #expect(try daysOff("taiwan").leaveSuggestions(inYear: 2027)?.isEmpty == false)
    }

    @Test("counts say how many days are unknown") func counts() throws {
        // January 2028 has five Saturdays and five Sundays and begins with a holiday on a Saturday.
        let count = try daysOff("korea", .publicOffices).workdayCount(in: day("2028-01-01")...day("2028-01-31"))
        #expect(count.workdays == 0)
        #expect(count.daysOff + count.unknown == 31)
        // 설날 2028 is 27 January: three days from Wednesday to Friday.
        #expect(count.daysOff == 13)
    }
}
