import Almanac
import TestSupport
import Testing

/// Days off are decided for an audience: what was looked up for one is no answer for another.
@Suite struct AudienceTests {
    private func daysOff(_ region: RegionID, _ audience: Audience?) throws -> WorkCalendar {
        try #require(AlmanacTable.bundled.workCalendar(in: region, for: audience))
    }

    /// The wrong answers of release 2026b, each with its source: 勞動基準法施行細則, article 23, for 2016; the exchanges of Taiwan and
    /// Korea, closed on 1 May; hankyung.com 2002080108521 on banks of Korea; info.gov.hk P200705210148 on Hong Kong's five-day week;
    /// 銀行法 on banks of Japan, closed on second Saturdays since August 1983; 근로기준법, article 55(2), on employees in
    /// Korea, bound since 2022, and not by Sundays; Vietnam's Labour Code, one day of rest in seven; and
    /// weeks of offices before they were everybody's.
    @Test(
        "days that an audience has off are never worked",
        arguments: [
            ("taiwan", "workers", "2016-09-28 2016-10-25", "2016-10-31 2014-10-24"),
            ("taiwan", "banks", "2025-05-01", "2025-05-02"), ("korea", "banks", "2024-05-01", "2003-03-08"),
            ("hongkong", "public-offices", "2010-05-08 2026-03-07", "2007-06-30"),
            ("japan", "banks", "1989-02-04", "1985-06-08"),
            ("vietnam", "workers", "2026-02-17", "2026-03-07 2026-03-06"),
            ("japan", "all", "1992-05-02 1991-05-03", "1992-04-25 1991-06-08 1985-06-07"),
            ("korea", "all", "2011-07-02 2003-03-09", "2003-03-08 2011-06-25 2005-08-19"),
            (
                "korea", "workers", "2022-01-31 2025-01-27 2019-05-01",
                "2020-01-24 2020-08-17 2021-08-16 2021-09-21 2026-11-29"
            ),
            ("taiwan", "all", "2026-02-17", "2026-03-04 2026-03-07"), ("mainland", "banks", "2026-02-17", "2026-03-04"),
        ] as [(RegionID, Audience, String, String)]
    )
    func neverWorked(region: RegionID, audience: Audience, off: String, unknown: String) throws {
        let daysOff = try daysOff(region, audience)
        for text in off.split(separator: " ") { #expect(daysOff.status(of: day(String(text))).isOff, "\(text)") }
        for text in unknown.split(separator: " ") {
            #expect(daysOff.status(of: day(String(text))).kind == .unknown, "\(text)")
        }
    }

    /// Employment Ordinance (Cap. 57), section 39; Macau's Law 7/2008, article 44.
    @Test("workers have the list that binds every employer", arguments: ["hongkong", "macau"] as [RegionID])
    func listOfWorkers(region: RegionID) throws {
        let (workers, listed) = (try daysOff(region, .workers), try daysOff(region, .listed))
        let differing = workers.days.filter { workers.status(of: $0) != listed.status(of: $0) }
        #expect(differing.isEmpty, "\(differing.prefix(3))")
        let others = ["hongkong": "2026-04-03", "macau": "2026-12-08"]
        let unlisted = day(try #require(others["\(region)"]))
        #expect(workers.status(of: unlisted).kind == .unknown)
        #expect(try daysOff(region, .publicOffices).status(of: unlisted).isOff)
        #expect(workers.status(of: day("2026-10-01")).isOff)
    }

    /// 1 August 2026 is a Saturday; the week of soldiers was not looked up.
    @Test("half a day by law is known only beside a week that is known") func halfDayWithoutWeek() throws {
        for text in ["2025-08-01", "2026-08-01", "2027-08-01"] {
            #expect(try daysOff("mainland", .soldiers).status(of: day(text)).kind == .unknown, "\(text)")
        }
        #expect(try daysOff("mainland", .women).status(of: day("2024-03-08")).kind == .halfDay)
    }

    /// From when on each audience of each region was looked up, and the usual one; the last days are a matter of the last notice.
    private static let firstDays: [RegionID: (usual: Audience, days: [Audience: String])] = [
        "mainland": (
            .everybody,
            [.everybody: "2004-01-01", .publicOffices: "2004-01-01", .women: "2004-01-01", .youth: "2004-01-01"]
        ),
        "hongkong": (.publicOffices, [.everybody: "1999-01-01", .publicOffices: "2007-07-01"]),
        "macau": (.publicOffices, [.publicOffices: "2005-01-01"]),
        "taiwan": (.publicOffices, [.publicOffices: "2003-01-01"]),
        "korea": (.everybody, [.everybody: "2011-07-01", .publicOffices: "2000-01-01"]),
        "vietnam": (.publicOffices, [.publicOffices: "2000-01-01"]),
        "japan": (.everybody, [.everybody: "1992-05-01", .publicOffices: "1949-01-01", .banks: "1989-02-01"]),
    ]

    @Test("each audience has the complete days that were looked up for it", arguments: HolidayTable.bundled.regionIDs)
    func completeDays(region: RegionID) throws {
        let expected = try #require(Self.firstDays[region])
        #expect(try daysOff(region, nil).audience == expected.usual)
        for audience in try #require(HolidayTable.bundled.audiences(in: region)) {
            let found = try daysOff(region, audience).completeDays
            #expect(found?.firstDay.description == expected.days[audience], "\(audience)")
            #expect(found == HolidayTable.bundled.completeDays(in: region, for: audience), "\(audience)")
        }
        #expect(HolidayTable.bundled.completeDays(in: "nowhere") == nil)
        #expect(HolidayTable.bundled.completeDays(in: region) == (try daysOff(region, nil).completeDays))
    }

    @Test(
        "outside its complete days an audience has no day from the week alone",
        arguments: HolidayTable.bundled.regionIDs
    )
    func weekAlone(region: RegionID) throws {
        var failures = Failures()
        for audience in try #require(HolidayTable.bundled.audiences(in: region)) {
            let daysOff = try daysOff(region, audience)
            for day in daysOff.days {
                let status = daysOff.status(of: day)
                let isComplete = daysOff.completeDays?.contains(day) == true
                let isOfWeekAlone = status.reason == .usual && !status.isByNotice
                // A law that was announced for this day was not found.
                let isOpen = region == "vietnam" && day == Day("2026-11-24")
                failures.check(
                    !isOfWeekAlone || (status.kind != .unknown) == (isComplete && !isOpen),
                    "\(audience) \(day) \(status)"
                )
                let hasWeek = daysOff.completeDays.map { $0.firstDay <= day } ?? false
                failures.check(!hasWeek || status.week != .unknown, "\(audience) \(day) has no week")
                failures.check(daysOff.completeDays != nil || status.week != .workday, "\(audience) \(day) has a week")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// 国办发明电〔2018〕15号 and four others before it had days worked or off after 28 December of the year before.
    @Test("days of the mainland end on 25 December until the next notice") func lastDaysOfTheYear() throws {
        let mainland = try daysOff("mainland", nil)
        let last = try #require(mainland.completeDays?.lastDay)
        #expect("\(MonthDay(last))" == "12-25")
        for days in 1...6 {
            let later = try #require(last.advanced(by: days))
            #expect(mainland.status(of: later).kind == .unknown, "\(later)")
        }
    }

    /// 8 March 2026 is a Sunday, 8 March 2027 a Monday of a year that nobody has decided.
    @Test("half a day by law is half of a workday alone") func halfDayOverWeekend() throws {
        let women = try daysOff("mainland", .women)
        #expect(women.status(of: day("2026-03-08")).kind == .weekend)
        #expect(women.status(of: day("2027-03-08")).kind == .halfDay)
        #expect(women.status(of: day("2026-02-14")).kind == .makeUpWorkday)
    }

    /// Labour Day of employees and banks alone, until 2025; the turn of the year of Japan's offices; Hong Kong's five-day week
    /// of offices; children's day of the mainland, a Thursday in 2023.
    @Test(
        "a day of work says who is off on it",
        arguments: [
            ("korea", nil, "2025-05-01", "workers banks"), ("korea", "workers", "2025-05-01", ""),
            ("korea", nil, "2025-05-02", ""), ("taiwan", nil, "2025-05-01", "workers banks"),
            ("japan", nil, "2026-12-30", "public-offices"), ("japan", nil, "2026-12-31", "public-offices banks"),
            ("hongkong", "all", "2026-11-28", "public-offices"), ("hongkong", nil, "2026-11-28", ""),
            ("hongkong", "listed", "2026-11-28", ""),
            ("mainland", nil, "2023-06-01", "children"), ("mainland", nil, "2026-10-01", ""),
        ] as [(RegionID, Audience?, String, String)]
    )
    func offForOthers(region: RegionID, audience: Audience?, text: String, expected: String) throws {
        let daysOff = try daysOff(region, audience)
        let others = daysOff.audiencesOff(for: daysOff.status(of: day(text)))
        #expect(others.map(\.description).joined(separator: " ") == expected)
    }

    @Test("every audience of its own that is off on a day of work is named", arguments: HolidayTable.bundled.regionIDs)
    func everyDayOffForOthers(region: RegionID) throws {
        let audiences = try #require(HolidayTable.bundled.audiences(in: region)).filter { $0 != .listed }
        let all = try audiences.map { try daysOff(region, $0) }
        let usual = try daysOff(region, nil)
        var failures = Failures()
        for day in usual.days {
            let status = usual.status(of: day)
            let off = status.isWorked ? all.filter { $0.status(of: day).isOff }.map(\.audience) : []
            failures.check(usual.audiencesOff(for: status) == off, "\(day) \(status): \(off)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}
