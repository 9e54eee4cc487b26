import Almanac
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// Doubts of days off against a table in which every uncertain event is on its other day, and the laws applied to that.
@Suite struct UncertainHolidayTests {
    /// The days off of the table, and of the other one.
    private struct Pair {
        let table: AlmanacTable
        let holidays: HolidayTable
        let otherTable: AlmanacTable
        let otherHolidays: HolidayTable

        func calendars(of region: RegionID, for audience: Audience) throws -> (WorkCalendar, WorkCalendar) {
            (
                try #require(table.workCalendar(in: region, for: audience, by: holidays)),
                try #require(otherTable.workCalendar(in: region, for: audience, by: otherHolidays))
            )
        }
    }

    private static let pair = Task { () throws -> Pair in
        let compilation = try await Fixture.compilation.value
        let theory = try Fixture.theories.get()
        let model = UncertaintyModel(theory.timeScales)
        let folder = try Fixture.folder.get()
        let moved = try await Fixture.calendars(of: folder).map { calendar in
            calendar.otherDays(compilation.instants, model).reduce(calendar) { $0.moving([($1.event, $1.day)]) }
        }
        let festivals = try CompiledFestivals(from: folder, moved, compilation.instants, theory)
        let instants = compilation.instants
        let body = try tableBody(instants.sections(), moved, festivals, instants, theory.timeScales)
        let (table, other) = try (await Fixture.table(), TestTable.open(body))
        let files = try SourceFolder(holidaysOf: DataFolder.path)
        return Pair(
            table: table,
            holidays: try HolidayCompilation(files, with: table).holidays,
            otherTable: other,
            otherHolidays: try HolidayCompilation(files, with: other).holidays
        )
    }

    @Test(
        "a day whose status another day of an uncertain event changes has a doubt, and so has only a day near it",
        arguments: ["mainland", "hongkong", "macau", "taiwan", "korea", "vietnam", "japan"] as [RegionID]
    )
    func everyDay(region: RegionID) async throws {
        let pair = try await Self.pair.value
        for audience in try #require(pair.holidays.audiences(in: region)) {
            let (own, other) = try pair.calendars(of: region, for: audience)
            var failures = Failures()
            for day in own.days {
                let (status, moved) = (own.status(of: day), other.status(of: day))
                let differs = status.withoutDoubt != moved.withoutDoubt
                failures.check(!differs || status.doubt != nil, "\(region) \(audience) \(day): \(status), or \(moved)")
                guard let doubt = status.doubt else { continue }
                let isHolidaysDay = abs(doubt.day.days(since: day)) <= 1
                failures.check(differs || isHolidaysDay, "\(region) \(audience) \(day): \(doubt) changes nothing")
                failures.check(
                    !status.isByNotice && doubt.certainty != .certain,
                    "\(region) \(audience) \(day): \(doubt)"
                )
            }
            #expect(failures.isEmpty, "\(failures)")
        }
    }

    /// 重陽 on Sunday 7 October 2057 would be made good on Monday; 中秋 on Monday 19 September 2089 would have its morrow on Tuesday.
    @Test(
        "a weekend by law does not hide the doubt about a holiday",
        arguments: [
            ("hongkong", "2057-10-06", "day-off law chongyang | chongyang 2057-10-06 published hko 2057-10-07"),
            ("hongkong", "2057-10-07", "weekend law | chongyang 2057-10-06 published hko 2057-10-07"),
            ("hongkong", "2057-10-08", "unknown week | chongyang 2057-10-06 published hko 2057-10-07"),
            ("hongkong", "2057-10-09", "unknown week"),
            ("macau", "2057-10-06", "weekend law | chongyang 2057-10-07 disputed hko 2057-10-06"),
            (
                "macau", "2057-10-08",
                "day-off substitute chongyang 2057-10-07 | chongyang 2057-10-07 disputed hko 2057-10-06"
            ),
            ("hongkong", "2089-09-19", "day-off law zhongqiu-next | zhongqiu-next 2089-09-19 near-midnight 2089-09-20"),
            ("hongkong", "2089-09-20", "unknown week | zhongqiu-next 2089-09-19 near-midnight 2089-09-20"),
            ("mainland", "2089-09-18", "day-off law zhongqiu | zhongqiu 2089-09-18 near-midnight 2089-09-19"),
            ("mainland", "2089-09-19", "unknown week | zhongqiu 2089-09-18 near-midnight 2089-09-19"),
        ]
    )
    func hiddenHolidays(region: RegionID, text: String, expected: String) async throws {
        let pair = try await Self.pair.value
        let usual = try #require(pair.holidays.usualAudience(in: region))
        let status = try pair.calendars(of: region, for: usual).0.status(of: day(text))
        let doubt = status.doubt.map { doubt in
            let pieces = [doubt.certainty.authority?.description, doubt.certainty.otherDay?.description]
            return (["\(doubt.festival) \(doubt.day) \(doubt.certainty)"] + pieces.compactMap(\.self)).joined(
                separator: " "
            )
        }
        #expect(["\(status)", doubt].compactMap(\.self).joined(separator: " | ") == expected)
    }
}

extension WorkStatus {
    /// The status as it would be if every day were certain.
    fileprivate var withoutDoubt: WorkStatus {
        var status = self
        status.doubt = nil
        return status
    }
}
