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

/// Doubts of a made-up file: 八月十五 of 2089 is Sunday 18 September, and the 19th if its new moon is after midnight.
@Suite struct MadeUpDoubtTests {
    private static let text = """
        # Days off as nobody decided them.
        region taiwan
        usual public-offices
        complete 2025-01-01...2026-12-31
        looked-up 2026-11-21
        authority ey 行政院
        weekend 2001-01-01 saturday sunday
        festival zhongqiu
        add 2015- sunday from zhongqiu +5 only workers
        notice 2089 - ey -
        off 2026-01-02 bridge
        off 2089-09-24 bridge

        """

    /// The festivals with two holidays more: on the day of 中秋, and on its eve.
    private static let table = Task { () throws -> AlmanacTable in
        let compilation = try await Fixture.compilation.value
        let theory = try Fixture.theories.get()
        let rows = """
            # Source: made up.
            # Checked: 2026-11-29.
            calendars china
            festival aaa - - Another
            public taiwan 2000- lunar 8 15
            festival aab - - The eve
            public taiwan 2000- lunar 8 14

            """
        let file = SourceFile("festivals/made-up.txt", rows)
        let folder = SourceFolder(files: try Fixture.folder.get().files + [file])
        let calendars = try await Fixture.calendars(of: folder)
        let festivals = try CompiledFestivals(from: folder, calendars, compilation.instants, theory)
        let instants = compilation.instants
        return try TestTable.open(
            tableBody(instants.sections(), calendars, festivals, instants, theory.timeScales)
        )
    }

    /// The doubts of the days from 16 to 24 September 2089 for an audience, each as the day of the month and the holiday.
    private func doubts(_ audience: Audience?, by text: String = Self.text) async throws -> [String] {
        let table = try await Self.table.value
        let file = SourceFile("holidays/taiwan.txt", text)
        let holidays = try HolidayCompilation(SourceFolder(files: [file]), with: table).holidays
        let daysOff = try #require(table.workCalendar(in: "taiwan", for: audience, by: holidays))
        return (day("2089-09-16")...day("2089-09-24")).compactMap { day in
            daysOff.status(of: day).doubt.map { "\(GregorianDate(day).day) \($0.festival)" }
        }
    }

    /// The 18th is off for 中秋, though the eve may be on it too; the 19th depends on both holidays of the 18th.
    @Test("of several uncertain holidays the day's own one is doubted, or else the first") func several() async throws {
        #expect(try await doubts(nil) == ["17 aab", "18 zhongqiu", "19 aaa"])
    }

    @Test("a law for one audience has no doubt for another") func audiences() async throws {
        #expect(try await doubts(.workers) == ["17 aab", "18 zhongqiu", "19 aaa", "23 zhongqiu"])
        #expect(try await doubts(.everybody).contains { $0.hasPrefix("23") } == false)
    }

    @Test("a day that a notice decides has no doubt") func notices() async throws {
        let text = Self.text.replacing(
            "off 2089-09-24",
            with: "off 2089-09-17...2089-09-18 for zhongqiu\noff 2089-09-23"
        )
        #expect(try await doubts(nil, by: text) == ["19 aaa"])
        #expect(try await doubts(.workers, by: text) == ["19 aaa"])
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
