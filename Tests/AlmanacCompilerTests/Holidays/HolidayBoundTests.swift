import AlmanacCore
import TestSupport
import Testing

@testable import Almanac
@testable import AlmanacCompiler

/// The last day, the bound and the hostile value: each test fails if a check of the files of holidays is left out.
@Suite struct HolidayBoundTests {
    private static let text = """
        # Days off as nobody decided them.
        region taiwan
        usual public-offices
        complete 2025-01-01...2026-12-31
        complete 2025-06-01...2026-06-30 only banks
        looked-up 2026-11-21
        authority ey 行政院
        weekend 2001-01-01 saturday sunday
        weekend 2025-06-01 sunday only banks
        rest-by-law 2010-01-01 sunday 12-29...01-03 only workers
        rest-by-law 2022-01-02 saturday only workers
        notice 2025 - ey -
        off 2025-10-09...2025-10-11 for double-tenth
        half 2026-10-10 morning once
        work 2026-03-14 for chunjie
        """

    private func compilation(_ text: String = Self.text) throws -> HolidayCompilation {
        let file = SourceFile("holidays/taiwan.txt", text)
        return try HolidayCompilation(SourceFolder(files: [file]), with: .bundled)
    }

    private func daysOff(_ audience: Audience? = nil, by holidays: HolidayTable) throws -> WorkCalendar {
        try #require(AlmanacTable.bundled.workCalendar(in: "taiwan", for: audience, by: holidays))
    }

    // MARK: - Days

    /// 2 January 2022 is a Sunday, and of the turn of the year by the first law.
    @Test("a law on days of rest ends on the eve of the next") func eveOfTheNextLaw() throws {
        let workers = try daysOff(.workers, by: compilation().holidays)
        #expect(workers.status(of: day("2021-12-26")).kind == .weekend)
        #expect(workers.status(of: day("2022-01-02")).kind == .unknown)
        let turn = Self.text.replacing("2022-01-02 saturday", with: "2022-01-04 saturday")
        #expect(try daysOff(.workers, by: compilation(turn).holidays).status(of: day("2022-01-02")).kind != .unknown)
        let later = try daysOff(
            .workers,
            by: compilation(Self.text.replacing("01-03 only", with: "01-05 only")).holidays
        )
        #expect(later.status(of: day("2022-01-04")).kind == .unknown)
    }

    /// 10 October 2026 is a Saturday and a holiday by law.
    @Test("half a day off takes nothing from a whole one") func halfOfADayOff() throws {
        let status = try daysOff(by: compilation().holidays).status(of: day("2026-10-10"))
        #expect(status.kind == .dayOff && status.isStatutory && status.half == nil)
    }

    /// 11 October and 8 and 15 November 2025, and 7 March 2026 are Saturdays.
    @Test("a notice makes a weekend a day off unless it counts it to a holiday, and no part of it half a day")
    func weekendByNotice() throws {
        let rows = "\noff 2025-11-08 once\noff 2025-11-15 bridge\nhalf 2026-03-07 morning once"
        let offices = try daysOff(by: compilation(Self.text + rows).holidays)
        let found = ["2025-10-11", "2025-11-08", "2025-11-15", "2026-03-07"].map { offices.status(of: day($0)) }
        #expect(
            found.map { "\($0.kind) \($0.reason)" }.prefix(3) == ["weekend week", "day-off once", "day-off bridge"]
        )
        #expect(found[0].festival == "double-tenth" && found[0].noticeIndex != nil)
        #expect(found[3].kind == .weekend && found[3].half == nil && found[3].noticeIndex == nil)
    }

    /// 7 June 2025 is the first Saturday of its month.
    @Test(
        "a whole day of rest goes before half of it, in whatever order and by whatever row",
        arguments: [
            ("saturday saturday-afternoon sunday", ""), ("saturday-afternoon saturday sunday", ""),
            ("saturday-afternoon sunday", "rest-by-law 2010-01-01 saturday:1\n"),
        ]
    )
    func wholeRest(week: String, law: String) throws {
        let text = Self.text.replacing("01 saturday sunday", with: "01 \(week)")
        let holidays = try compilation(text.replacing("rest-by-law 2010", with: "\(law)rest-by-law 2010")).holidays
        let status = try daysOff(by: holidays).status(of: day("2025-06-07"))
        #expect(status.kind == .weekend && status.half == nil)
    }

    /// 7 November 2025 is a Friday.
    @Test("an audience that a law on days of rest names alone is off while others work") func restAlone() throws {
        let text = Self.text.replacing("2022-01-02 saturday", with: "2022-01-02 friday")
        let offices = try daysOff(by: compilation(text).holidays)
        let status = offices.status(of: day("2025-11-07"))
        #expect(status.kind == .workday && offices.audiencesOff(for: status) == [.workers])
        #expect(offices.audiencesOff(for: offices.status(of: day("2025-11-06"))).isEmpty)
    }

    /// 春節 of 2026 is 17 February; 14 March is 25 days later.
    @Test("a festival is near for 25 days and no more") func nearby() throws {
        _ = try compilation()
        let text = Self.text.replacing("work 2026-03-14", with: "work 2026-03-15")
        try expectError("holidays/taiwan.txt", 15, "2026-02-17", "at most 25 days") { try compilation(text) }
    }

    /// Saturdays of banks are worked in their complete days, and unknown outside; workers have no week.
    @Test("each audience has its own week and complete days") func weeks() throws {
        let holidays = try compilation().holidays
        func kinds(_ audience: Audience?, _ days: String) throws -> String {
            let daysOff = try daysOff(audience, by: holidays)
            return days.split(separator: " ").map { "\(daysOff.status(of: day(String($0))).kind)" }
                .joined(separator: " ")
        }
        let days = "2025-05-31 2025-06-07 2025-06-08 2026-06-30 2026-07-01"
        #expect(try kinds(.banks, days) == "day-off workday weekend workday unknown")
        // 31 May 2025 is 端午.
        #expect(try kinds(nil, days) == "day-off weekend weekend workday workday")
        #expect(try kinds(.workers, days) == "day-off weekend unknown unknown unknown")
        #expect(try kinds(.everybody, days) == "day-off unknown unknown unknown unknown")
    }

    private static let bad: [BadEdit] = [
        .init("only banks\nlooked", "only public-offices\nlooked", 5, "a second", "each audience"),
        .init("only banks\nlooked", "banks\nlooked", 5, "3 fields", "only AUDIENCE"),
        .init("only banks\nlooked", "only listed\nlooked", 5, "'listed'", "municipality:NAME"),
        .init("2025-06-01...", "2025-05-31...", 5, "a week from 2025-06-01", "before"),
        .init("sunday only banks", "sunday only women", 9, "a week of women", "'complete'"),
        .init("2025-06-01 sunday only banks", "2001-01-01 sunday", 9, "after 2001-01-01", "by day"),
        .init("looked", "decided-until 06-29\nlooked", 4, "to 2026-12-31", "after 06-29"),
        .init("looked", "decided-until 12-32\nlooked", 6, "'12-32'", "MM-DD"),
    ]

    @Test("a head that says too much for an audience is refused", arguments: bad)
    func badHead(edit: BadEdit) throws {
        try edit.check("holidays/taiwan.txt", Self.text) { _ = try HolidayFile($0, .bundled) }
    }

    @Test("complete days end on the day of decided-until at the latest") func decidedUntil() throws {
        _ = try compilation(Self.text.replacing("looked", with: "decided-until 12-31\nlooked"))
        let earlier = Self.text.replacing("...2026-12-31", with: "...2026-11-23")
        _ = try compilation(earlier.replacing("looked", with: "decided-until 11-23\nlooked"))
    }

    // MARK: - Bytes

    /// The file with another head of its region, or other days.
    private func reopened(
        weeks: [WorkWeek]? = nil,
        festival: UInt8? = nil,
        _ days: HolidayDays? = nil
    ) throws -> HolidayTable {
        let good = try compilation().holidays
        let region = try #require(good.regions.first)
        let groups = region.head.groups.map { group in
            AudienceDays(audiences: group.audiences, completeDays: group.completeDays, weeks: weeks ?? group.weeks)
        }
        let head = HolidayRegion.Head(
            id: region.head.id,
            usual: region.head.usual,
            lookedUp: region.head.lookedUp,
            holidays: festival.map { [$0] } ?? region.head.holidays,
            groups: groups
        )
        let changed = HolidayRegion(
            head: head,
            authorities: region.authorities,
            notices: region.notices,
            days: days ?? region.days
        )
        return try TestTable.openHolidays(HolidayTable.bodyBytes(madeWith: good.madeWith, good.names, [changed]))
    }

    /// Days off that stand for another day, with faces in turn.
    private func days(_ rows: [Int], distances: [Int] = [1], notice: Int = 0) throws -> HolidayDays {
        let names = try compilation().holidays.names
        var everybody = AudienceSet(of: names.audiences.count)
        for index in 0...names.audiences.count { everybody.insert(index) }
        let faces = distances.enumerated().map { index, distance in
            let other = Day(rawValue: Int32(distance))
            let status = WorkStatus(.dayOff, .once, otherDay: other, noticeIndex: notice, week: .workday)
            let own = rows.enumerated().filter { $0.offset % distances.count == index }
            let face = HolidayFace(status, on: Day(rawValue: 0), names)
            return (face, everybody, own.map { Day(rawValue: Int32($0.element)) })
        }
        return HolidayDays(faces)
    }

    @Test("days are at most 2^30 from 1970, faces have days, and notices and festivals are those of the file")
    func ends() throws {
        func opens(_ rows: [Int], notice: Int = 0) throws -> Bool {
            let days = try days(rows, notice: notice)
            return (try? reopened(days)) != nil
        }
        #expect(try opens([0, HolidayDays.most]))
        #expect(try !opens([]))
        #expect(try opens([1 << 30]))
        #expect(try !opens([1 << 30 + 1]))
        #expect(try opens([-1 << 30]))
        #expect(try !opens([-1 << 30 - 1]))
        #expect(try !opens([1 << 30, 1 << 30 + 1]))
        #expect(try !opens([0], notice: 1))
        let festivals = try compilation().holidays.names.festivals.count
        func opens(festival: Int) -> Bool { (try? reopened(festival: UInt8(festival))) != nil }
        #expect(opens(festival: festivals - 1))
        #expect(!opens(festival: festivals))
    }

    @Test("days of any distance are found again") func gaps() throws {
        let found = [-20_000, -19_999, -19_745, -19_489, 0, 254, 509, 20_000]
        let daysOff = try daysOff(by: reopened(days(found, distances: [1, 2, 3])))
        var failures = Failures()
        for (index, day) in found.enumerated() {
            let status = daysOff.status(of: Day(rawValue: Int32(day)))
            failures.check(status.reason == .once, "\(day)")
            failures.check(status.otherDay == Day(rawValue: Int32(day + index % 3 + 1)), "\(day) \(status)")
            let eve = daysOff.status(of: Day(rawValue: Int32(day - 1)))
            failures.check(eve.reason != .once || found.contains(day - 1), "\(day - 1)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Every day has a status of its own: the last of 70 000 are more than two bytes count, with those of the week.
    @Test("days beyond the statuses that a layout can count are unknown") func manyStatuses() throws {
        let rows = Array(-25_000..<45_000)
        let daysOff = try daysOff(by: reopened(days(rows, distances: [1, 2])))
        var failures = Failures()
        for rawValue in rows {
            let status = daysOff.status(of: Day(rawValue: Int32(rawValue)))
            failures.check(status.isOff || status == daysOff.status(of: .max), "\(rawValue) \(status)")
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(daysOff.status(of: Day(rawValue: Int32(rows.count - 25_001))).kind == .unknown)
    }

    @Test("weeks out of order are refused") func heads() throws {
        let sunday = WorkWeek(from: day("2001-01-01"), [WorkWeek.RestDay(.sunday)])
        let later = WorkWeek(from: day("2001-01-02"), [])
        #expect((try? reopened(weeks: [sunday, later])) != nil)
        #expect((try? reopened(weeks: [later, sunday])) == nil)
        #expect((try? reopened(weeks: [sunday, sunday])) == nil)
    }

    /// The bytes of the section of a kind of the file, changed by `body`.
    private func opens(_ kind: HolidaySection, changed body: (inout [UInt8]) -> Void) throws -> Bool {
        var sections = try TestTable.sections(of: compilation().contents.body)
        let index = try #require(sections.firstIndex { $0.kind == kind.rawValue })
        body(&sections[index].bytes)
        return (try? TestTable.openHolidays(TestTable.body(sections))) != nil
    }

    @Test("indices of authorities and audiences, kinds and reasons are those of the format") func indices() throws {
        // One authority, its ID and 9 bytes of name, then one notice: the index follows the count of two bytes.
        #expect(try opens(.notices) { _ in })
        #expect(try !opens(.notices) { $0[1 + 8 + 1 + 9 + 2] = 1 })
        // The usual audience follows the number of regions and a name; the first face follows their number.
        let audiences = try compilation().holidays.names.audiences.count
        #expect(try !opens(.regions) { $0[1 + 8] = UInt8(audiences) })
        #expect(try opens(.days) { $0[2] = 0x97 })
        #expect(try !opens(.days) { $0[2] = 0x98 })
        #expect(try !opens(.days) { $0[2] = 0xA0 })
    }
}
