import Almanac
import TestSupport
import Testing

/// The hard days of seven regions, worked by hand from acts and notices.
@Suite struct DaysOffTests {
    /// Days off, days worked, and days of which nobody can say it for the audience.
    struct Hard: Sendable, CustomTestStringConvertible {
        let region: RegionID
        let audience: Audience?
        let off: String
        let worked: String
        let unknown: String

        init(_ region: RegionID, _ audience: Audience? = nil, off: String, worked: String = "", unknown: String = "") {
            self.region = region
            self.audience = audience
            self.off = off
            self.worked = worked
            self.unknown = unknown
        }

        var testDescription: String { "\(region) \(off.prefix(10))" }
    }

    static let hard: [Hard] = [
        // 国办发明电〔2005〕35号: the Saturday before 2006 worked; 端午 of 2012 on the Friday before.
        Hard("mainland", off: "2012-06-22 2006-01-03", worked: "2005-12-31 2006-01-28"),
        // The day of victory; 中秋 of 2015 on a Sunday in the holidays.
        Hard("mainland", off: "2015-09-03 2015-09-04 2015-10-07", worked: "2015-09-06 2015-10-10"),
        // May Day 2019 as amended on 2019-03-22, Spring Festival 2020 as extended on 2020-01-27.
        Hard("mainland", off: "2019-05-02 2019-05-03", worked: "2019-04-28 2019-05-05"),
        Hard("mainland", off: "2020-01-31 2020-02-01 2020-02-02", worked: "2020-01-19 2020-02-03"),
        Hard("mainland", off: "2013-04-29", worked: "2013-04-07 2013-10-12"),
        // 國办发明电〔2025〕7号: nine days from 15 February.
        Hard("mainland", off: "2026-02-15 2026-02-20 2026-02-23", worked: "2026-02-14 2026-02-28 2026-02-24"),
        Hard(
            "hongkong",
            off: "2010-04-05 2010-04-06 2012-10-01 2012-10-02 2015-09-03",
            worked: "2010-04-07 2012-10-03"
        ),
        Hard(
            "hongkong",
            .everybody,
            off: "2007-02-17 2013-02-13 2022-12-26 2022-12-27",
            worked: "2007-02-21 2013-02-09 2022-12-28"
        ),
        // Offices have had a five-day week since July 2007: a Saturday of that June is not known, one of 2013 is off.
        Hard(
            "hongkong",
            off: "2007-07-07 2013-02-09 2013-02-13 2022-12-27",
            worked: "2022-12-28",
            unknown: "2007-02-21 2007-06-30"
        ),
        Hard("hongkong", off: "1999-12-31 2008-09-15 2010-09-23 2015-04-06 2015-04-07", worked: "2008-09-16"),
        // The shorter list has the 26th since 2024 and 佛誕 since 2022; 1 and 8 May of that year were Sundays. Good Friday
        // is not yet in it, and on which day of the week those who have it rest is not law.
        Hard(
            "hongkong",
            .listed,
            off: "2022-12-26 2024-12-26 2026-04-06 2022-05-02 2022-05-09",
            unknown: "2022-12-27 2026-04-03 2021-05-19 2026-11-22"
        ),
        Hard("taiwan", off: "2021-12-31 2016-04-05 2020-04-02 2020-04-03 2024-04-05 2025-04-03", worked: "2014-12-27"),
        Hard("taiwan", off: "2025-09-29 2025-10-24 2027-02-09 2027-02-10 2027-12-31", worked: "2026-12-31 2027-02-11"),
        // 勞動節 was off for employees alone.
        Hard("taiwan", .workers, off: "2024-05-01 2026-05-01", unknown: "2024-05-02"),
        Hard("taiwan", off: "2026-05-01", worked: "2024-05-01"),
        // The day after 추석, a holiday since that year.
        Hard("korea", off: "1986-09-19", worked: "2026-11-20"),
        Hard("korea", off: "2025-05-05 2025-05-06 2017-10-06 2023-05-29", worked: "2025-05-07 2022-05-09 2021-06-07"),
        Hard("japan", off: "2009-09-22 2015-09-22 2026-09-22 2008-05-06 2020-05-06", worked: "2019-12-23"),
        Hard("japan", off: "2019-04-30 2019-05-01 2019-05-02 2019-05-06 1998-05-04 1973-04-30", unknown: "1973-02-12"),
        Hard("japan", .publicOffices, off: "1973-04-30", worked: "1973-02-12"),
        Hard("japan", off: "2021-07-22 2021-07-23 2021-08-09", worked: "2021-07-19 2021-10-11"),
        Hard("vietnam", off: "2022-05-02 2022-05-03 2023-05-02 2023-05-03", worked: "2024-02-07 2025-01-24"),
        // Tết of 2024 is seven days from 8 February, of 2025 nine from 25 January, of 2026 nine from 14 February.
        Hard("vietnam", off: "2024-02-08 2024-02-14 2025-01-25 2025-02-02 2026-02-14 2026-02-22", worked: "2024-02-15"),
        Hard("vietnam", off: "2026-02-16 2026-02-20 2026-01-02 2025-01-27", worked: "2026-01-10 2014-02-08"),
        Hard("macau", off: "2026-04-06 2026-04-07 2022-10-03 2022-10-05", worked: "2026-04-08"),
        Hard("macau", .everybody, off: "2026-10-01", unknown: "2026-04-07"),
    ]

    @Test("hard days are as acts and notices have them", arguments: hard)
    func hardDays(hard: Hard) throws {
        let daysOff = try #require(AlmanacTable.bundled.workCalendar(in: hard.region, for: hard.audience))
        for text in hard.off.split(separator: " ") {
            let status = daysOff.status(of: day(String(text)))
            #expect(status.isOff && !status.isWorked, "\(text) \(status)")
        }
        for text in hard.worked.split(separator: " ") {
            let status = daysOff.status(of: day(String(text)))
            #expect(status.isWorked && !status.isOff, "\(text) \(status)")
        }
        for text in hard.unknown.split(separator: " ") {
            #expect(daysOff.status(of: day(String(text))).kind == .unknown, "\(text)")
        }
    }

    private func status(_ region: RegionID, _ text: String, for audience: Audience? = nil) throws -> WorkStatus {
        try #require(AlmanacTable.bundled.workCalendar(in: region, for: audience)).status(of: day(text))
    }

    // MARK: - Why

    /// 除夕 and three days of 春節 are law since 2025; the rest of the nine days is weekend and exchanged days.
    @Test("law and adjustment stay apart") func lawAndAdjustment() throws {
        let mainland = try #require(AlmanacTable.bundled.workCalendar(in: "mainland"))
        let statuses = (day("2026-02-15")...day("2026-02-23")).map { mainland.status(of: $0) }
        #expect(statuses.map(\.isStatutory) == [false, true, true, true, true, false, false, false, false])
        #expect(
            statuses.map(\.kind) == [.weekend] + Array(repeating: .dayOff, count: 5) + [.weekend, .weekend, .dayOff]
        )
        #expect(statuses.allSatisfy { $0.isByNotice && $0.festival != nil })
        let notice = try #require(mainland.notice(for: statuses[0]))
        #expect("\(notice.id)" == "2026")
        #expect(notice.authority == "国务院办公厅")
    }

    @Test("a substitute names its holiday") func substitute() throws {
        let status = try status("taiwan", "2021-12-31")
        #expect(status.kind == .dayOff && status.reason == .substitute && !status.isStatutory)
        #expect(status.festival == "new-years-day" && status.otherDay == day("2022-01-01"))
        #expect(try self.status("japan", "2015-09-22").reason == .between)
        #expect(try self.status("taiwan", "2023-02-18").otherDay == day("2023-02-27"))
        #expect(try self.status("taiwan", "2023-02-18").kind == .makeUpWorkday)
        #expect(try self.status("korea", "2002-07-01").reason == .once)
    }

    /// The acts of 1959 to 2018 give these days the rank of 国民の祝日; 30 April and 2 May 2019 are 国民の休日.
    @Test("a day by an act for one occasion has its name") func namedOnce() throws {
        for (date, id) in [
            ("1959-04-10", "kekkon-no-gi"), ("1989-02-24", "taiso-no-rei"), ("1990-11-12", "sokui-no-rei"),
            ("1993-06-09", "kekkon-no-gi"), ("2019-05-01", "sokui-no-hi"), ("2019-10-22", "sokui-no-rei"),
        ] {
            let status = try status("japan", date)
            #expect(status.kind == .dayOff && status.isStatutory && status.isByNotice)
            #expect(status.festival.map { "\($0)" } == id)
        }
        for date in ["2019-04-30", "2019-05-02"] { #expect(try status("japan", date).reason == .between) }
    }

    /// The last Friday before the weekend after 春節 of 2002: nobody knows which Saturday was worked for it.
    @Test("years up to a doubtful day are not decided") func doubtfulYears() throws {
        #expect(try status("taiwan", "2002-02-15").kind == .unknown)
        #expect(try status("taiwan", "2002-02-23").kind == .unknown)
        #expect(try status("taiwan", "2003-01-02").kind == .workday)
    }

    @Test("half days say which half is off") func halfDays() throws {
        // 8 March 2027 is a Monday; half of it is off for women, and which half is not said.
        let women = try status("mainland", "2027-03-08", for: .women)
        #expect(women.kind == .halfDay && women.half == .either && women.isStatutory && women.isWorked)
        // Macau's offices have the afternoon of 除夕 off: 24 January 2020.
        let macau = try status("macau", "2020-01-24")
        #expect(macau.kind == .halfDay && macau.half == .afternoon && !macau.isStatutory)
        for evening in ["2015-02-18", "2025-01-28", "2026-02-16", "2026-12-31"] {
            #expect(try status("macau", evening).half == .afternoon, "\(evening)")
        }
        // Saturdays of Japan's offices until 1992.
        #expect(try status("japan", "1988-01-09", for: .publicOffices).kind == .halfDay)
        #expect(try status("japan", "1989-01-14", for: .publicOffices).kind == .weekend)
    }

    // MARK: - What nobody has decided

    @Test("beyond the last notice only the law is known") func undecided() throws {
        #expect(try status("mainland", "2027-10-01").isStatutory)
        let workday = try status("mainland", "2027-03-10")
        #expect(workday.kind == .unknown && workday.week == .workday && !workday.isOff && !workday.isWorked)
        // A Saturday may become a day of work.
        #expect(try status("mainland", "2027-03-13").kind == .unknown)
        #expect(try status("mainland", "2027-03-13").week == .weekend)
        #expect(try status("mainland", "1948-03-10").week == .unknown)
        #expect(try status("taiwan", "2027-03-10").kind == .workday)
        let mainland = try #require(AlmanacTable.bundled.workCalendar(in: "mainland"))
        #expect(mainland.status(of: .max).kind == .unknown)
        #expect(mainland.status(of: .min).kind == .unknown)
        #expect(AlmanacTable.bundled.workCalendar(in: "nowhere") == nil)
    }
}
