import Almanac
import AlmanacC
import CAlmanac
import Foundation
import TestSupport
import Testing

/// Days off through the C functions are those of the Swift library, on every day, for every audience of every region.
@Suite struct DaysOffTests {
    @Test("every day of every audience is as the Swift library says", arguments: HolidayTable.bundled.regionIDs)
    func everyDay(_ region: RegionID) throws {
        var failures = Failures()
        let china = try CLibrary(.china)
        // No region's, so that the names are those of the table.
        let festivals = try china.festivals(in: "hongkong,macau")
        defer { almanac_festivals_close(festivals) }
        for audience in try #require(HolidayTable.bundled.audiences(in: region)) {
            let library = try CDaysOff(region, audience)
            // One day more at both ends, which no table reaches.
            let days = (library.swift.days.firstDay.rawValue - 1...library.swift.days.lastDay.rawValue + 1).map { $0 }
            var kinds = [UInt8](repeating: 99, count: days.count)
            var statuses = [almanac_work_status](repeating: almanac_work_status(), count: days.count)
            #expect(almanac_work_kinds_on(library.handle, days, days.count, &kinds) == 0)
            #expect(almanac_work_statuses_on(library.handle, days, days.count, &statuses) == 0)
            var named: Set<FestivalID> = []
            for (index, day) in days.enumerated() {
                let expected = library.swift.status(of: Day(rawValue: day))
                if let festival = expected.festival { named.insert(festival) }
                var one = almanac_work_status()
                failures.check(
                    almanac_work_status_on(library.handle, day, &one) == 0 && isSame(one, expected)
                        && memcmp(&one, &statuses[index], MemoryLayout<almanac_work_status>.size) == 0
                        && kinds[index] == one.kind && almanac_work_kind_on(library.handle, day) == Int32(one.kind),
                    "\(Day(rawValue: day)) for \(audience): \(one), \(expected)"
                )
                let answer: Int32 =
                    switch expected.kind {
                    case .workday, .makeUpWorkday, .halfDay: 1
                    case .weekend, .dayOff: 0
                    case .unknown: -1
                    }
                failures.check(almanac_is_workday(library.handle, day) == answer, "\(Day(rawValue: day)) is worked")
                var doubt = almanac_doubt()
                failures.check(
                    almanac_work_doubt(library.handle, day, &doubt) == 0
                        && doubt.certainty == (expected.doubt?.certainty ?? .certain).level.rawValue
                        && doubt.other_day == expected.doubt?.certainty.otherDay?.rawValue ?? .min,
                    "\(Day(rawValue: day)) for \(audience): \(doubt)"
                )
            }
            for festival in named {
                let name = text { almanac_festival_name(festivals, "\(festival)", "en", $0, $1, $2) }
                failures.check(name == AlmanacTable.bundled.name(of: festival, in: .english), "\(festival)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private static let kinds: [WorkStatus.Kind: Int] = [
        .workday: ALMANAC_WORKDAY, .weekend: ALMANAC_WEEKEND, .dayOff: ALMANAC_DAY_OFF, .halfDay: ALMANAC_HALF_DAY,
        .makeUpWorkday: ALMANAC_MAKE_UP_WORKDAY, .unknown: ALMANAC_UNKNOWN_DAY,
    ]
    private static let reasons: [WorkStatus.Reason: Int] = [
        .usual: ALMANAC_BY_WEEK, .law: ALMANAC_BY_LAW, .substitute: ALMANAC_SUBSTITUTE, .between: ALMANAC_BETWEEN,
        .holiday: ALMANAC_BY_NOTICE, .moved: ALMANAC_MOVED, .exchanged: ALMANAC_EXCHANGED, .bridge: ALMANAC_BRIDGE,
        .once: ALMANAC_ONCE, .election: ALMANAC_ELECTION,
    ]
    private static let halves: [WorkStatus.Half?: Int] = [
        nil: ALMANAC_WHOLE_DAY, .morning: ALMANAC_MORNING, .afternoon: ALMANAC_AFTERNOON, .either: ALMANAC_EITHER_HALF,
    ]

    /// Field by field, by what almanac.h says of each.
    private func isSame(_ status: almanac_work_status, _ expected: WorkStatus) -> Bool {
        Int(status.kind) == Self.kinds[expected.kind] && Int(status.week) == Self.kinds[expected.week]
            && Int(status.reason) == Self.reasons[expected.reason] && Int(status.half) == Self.halves[expected.half]
            && status.other_day == expected.otherDay?.rawValue ?? .min
            && status.notice == expected.noticeIndex.map { Int32($0) } ?? -1
            && string(in: status.festival) == expected.festival?.description ?? ""
            && (status.is_statutory == 1) == expected.isStatutory
    }

    @Test("counts, steps, breaks and bridges are those of the Swift library", arguments: HolidayTable.bundled.regionIDs)
    func arithmetic(_ region: RegionID) throws {
        let library = try CDaysOff(region, nil)
        var failures = Failures()
        let decided = try #require(library.swift.completeDays)
        var day = decided.firstDay.rawValue - 100
        while day < decided.lastDay.rawValue + 100 {
            for step in [Int32(-250), -7, -1, 0, 1, 5, 30] {
                let expected = library.swift.workday(byAdding: Int(step), to: Day(rawValue: day))
                var found: Int32 = 0
                let status = almanac_add_workdays(library.handle, day, step, &found)
                failures.check(
                    expected.map { status == 0 && found == $0.rawValue } ?? (status == ALMANAC_ERROR_UNDECIDED),
                    "\(step) from \(Day(rawValue: day)): \(status), \(found)"
                )
            }
            let expected = library.swift.workdayCount(in: Day(rawValue: day)...Day(rawValue: day + 99))
            failures.check(library.count(day, day + 99) == expected.fields, "from \(Day(rawValue: day)) on")
            day += 61
        }
        for year in 1899...2101 {
            let breaks = list(of: almanac_break()) { almanac_breaks(library.handle, Int32(year), $0, $1, $2) }
            failures.check(
                breaks?.map(\.fields) == library.swift.breaks(inYear: year)?.map(\.fields),
                "breaks of \(year)"
            )
            failures.check(
                breaks?.map { string(in: $0.festival) }
                    == library.swift.breaks(inYear: year)?.map { $0.festivals.first?.description ?? "" },
                "names of the breaks of \(year)"
            )
            for most in [1, 3] {
                let bridges = list(of: almanac_bridge()) {
                    almanac_bridges(library.handle, Int32(year), Int32(most), $0, $1, $2)
                }
                let expected = library.swift.leaveSuggestions(inYear: year, takingUpTo: most)
                failures.check(bridges?.map(\.fields) == expected?.map(\.fields), "bridges of \(year), \(most)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a question that cannot be answered says why")
    func refusals() throws {
        let library = try CDaysOff("mainland", nil)
        // All 32 bits of days, of which some 70 000 are possible: what is not known is counted, not asked day by day.
        let all = library.count(.min, .max)
        let possible = library.swift.workdayCount(in: library.swift.days)
        #expect(all?[0] == Int64(possible.workdays) && all?[2] == Int64(possible.daysOff))
        #expect(all.map { $0[0] + $0[2] + $0[3] } == 1 << 32)
        #expect(library.count(.max, .max) == [0, 0, 0, 1])
        #expect(library.count(1, 0) == nil)
        var day: Int32 = 7
        #expect(almanac_add_workdays(library.handle, .max, 1, &day) == ALMANAC_ERROR_UNDECIDED)
        #expect(almanac_add_workdays(library.handle, .min, -1, &day) == ALMANAC_ERROR_UNDECIDED && day == 7)
        #expect(almanac_add_workdays(library.handle, 20501, .max, &day) == ALMANAC_ERROR_UNDECIDED && day == 7)
        #expect(almanac_bridges(library.handle, 2026, 0, nil, 0, nil) == ALMANAC_ERROR_ARGUMENT)
        for year in [Int32.min, 1899, 2101, .max] {
            #expect(almanac_breaks(library.handle, year, nil, 0, nil) == ALMANAC_ERROR_RANGE, "\(year)")
            #expect(almanac_bridges(library.handle, year, 1, nil, 0, nil) == ALMANAC_ERROR_RANGE, "\(year)")
        }
    }

    @Test("audiences and notices are those of the Swift library", arguments: HolidayTable.bundled.regionIDs)
    func notices(_ region: RegionID) throws {
        let library = try CDaysOff(region, nil)
        let swift = library.swift
        #expect(text { almanac_days_off_audience(library.handle, $0, $1, $2) } == swift.audience.description)
        var (first, last, lookedUp): (Int32, Int32, Int32) = (0, 0, 0)
        #expect(almanac_days_off_complete(library.handle, &first, &last) == 0)
        #expect(almanac_days_off_looked_up(library.handle, &lookedUp) == 0)
        #expect(Day(rawValue: first)...Day(rawValue: last) == swift.completeDays && lookedUp == swift.lookedUp.rawValue)
        for audience in HolidayTable.bundled.audiences(in: region) ?? [] {
            let other = try CDaysOff(region, audience)
            let status = other.swift.completeDays == nil ? ALMANAC_ERROR_NONE : 0
            #expect(almanac_days_off_complete(other.handle, &first, &last) == status, "\(audience)")
        }
        var failures = Failures()
        for (index, expected) in swift.notices.enumerated() {
            var notice = almanac_notice()
            failures.check(
                almanac_notice_at(library.handle, index, &notice) == 0
                    && string(in: notice.id) == "\(expected.id)"
                    && string(in: notice.authority) == "\(expected.authorityID)"
                    && notice.day == expected.day?.rawValue ?? .min
                    && text { almanac_notice_authority(library.handle, index, $0, $1, $2) } == expected.authority
                    && text { almanac_notice_number(library.handle, index, $0, $1, $2) } == expected.number,
                "notice \(expected.id)"
            )
        }
        #expect(failures.isEmpty, "\(failures)")
        for index in [swift.notices.count, -1, .max, .min] {
            #expect(almanac_notice_at(library.handle, index, nil) == ALMANAC_ERROR_NONE)
            #expect(almanac_notice_number(library.handle, index, nil, 0, nil) == ALMANAC_ERROR_NONE)
        }
    }

    /// The days off of the State Council's notice for 2026: free from Sunday 15 to Monday 23 February, Saturdays 14 and 28 worked.
    @Test("New Year 2026 in mainland China is as its notice says")
    func newYear2026() throws {
        let library = try CDaysOff("mainland", nil)
        let kinds = (14...28).map { almanac_work_kind_on(library.handle, day("2026-02-\($0)").rawValue) }
        #expect(kinds == [4, 1, 2, 2, 2, 2, 2, 1, 1, 2, 0, 0, 0, 0, 4])
        var eve = almanac_work_status()
        #expect(almanac_work_status_on(library.handle, day("2026-02-16").rawValue, &eve) == 0)
        #expect(string(in: eve.festival) == "chuxi" && eve.is_statutory == 1 && eve.reason == ALMANAC_BY_LAW)
        #expect(text { almanac_notice_number(library.handle, Int(eve.notice), $0, $1, $2) } == "国办发明电〔2025〕7号")
    }
}

extension WorkdayCount {
    fileprivate var fields: [Int64] { [workdays, halfDays, daysOff, unknown].map { Int64($0) } }
}

extension HolidayBreak {
    fileprivate var fields: [Int32] { [days.firstDay.rawValue, days.lastDay.rawValue, isOpen ? 1 : 0] }
}

extension almanac_break {
    fileprivate var fields: [Int32] { [first_day, last_day, is_open] }
}

extension LeaveSuggestion {
    fileprivate var fields: [Int32] {
        [leave.firstDay, leave.lastDay, days.firstDay, days.lastDay].map(\.rawValue) + [isOpen ? 1 : 0]
    }
}

extension almanac_bridge {
    fileprivate var fields: [Int32] { [first_leave, last_leave, first_day, last_day, is_open] }
}
