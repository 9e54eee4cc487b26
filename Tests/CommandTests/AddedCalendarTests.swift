import Almanac
import TestSupport
import Testing

/// Somebody adds calendars with text files alone: a fictitious one, and a known one on another meridian.
@Suite struct AddedCalendarTests {
    @Test func twoFilesMoreAreTwoCalendarsMore() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            for (name, text) in Self.calendars { try scratch.write("Data/calendars/\(name).txt", text) }
            #expect(try CommandRun("almanac-gen", ["--data", data]).status == 0)

            let table = try AlmanacTable(contentsOfFile: data + "/almanac.bin")
            try checkRyukyu(table)
            try checkUrumqi(table)
            let china = try #require(table.calendar(.china))
            #expect(months(of: china) == months(of: .china))
        }
    }

    /// On the clock of Naha until 1879, had it gone on: Chinese days, then a clock of its own and one day by decree.
    private func checkRyukyu(_ table: AlmanacTable) throws {
        let ryukyu = try #require(CalendarID("ryukyu").flatMap { table.calendar($0) })
        #expect(ryukyu.followedCalendar == .china)
        let early = day("1900-01-01")...day("1949-12-31")
        #expect(
            ryukyu.months(beginningIn: early).map(\.firstDay)
                == LunisolarCalendar.china.months(beginningIn: early).map(\.firstDay)
        )
        let decreed = day("2026-02-18")
        #expect(ryukyu.lunarYear(2026)?.newYearsDay == decreed)
        #expect(
            ryukyu.newMoon(of: try #require(ryukyu.month(containing: decreed)))?.certainty.authority?.description
                == "court"
        )
    }

    /// UTC+6 moves the new moons of the first two hours of a day.
    private func checkUrumqi(_ table: AlmanacTable) throws {
        let urumqi = try #require(CalendarID("urumqi").flatMap { table.calendar($0) })
        for month in urumqi.months(beginningIn: urumqi.days) {
            let instant = try #require(urumqi.newMoon(of: month)?.instant)
            #expect(instant.day(atOffset: 21_600) == month.firstDay)
        }
        #expect(months(of: urumqi) != months(of: .china))
    }

    private func months(of calendar: LunisolarCalendar) -> [Day] {
        calendar.months(beginningIn: calendar.days).map(\.firstDay)
    }

    private static let calendars = [
        "ryukyu": """
        # A calendar of nobody. Source: this test.
        calendar ryukyu
        follows china until 1949-12-31
        meridian 1950-01-01 +08:30
        exception new-moon 2026-02-18
        dispute new-moon 2026-02-18 court 2026-02-17

        """,
        "urumqi": """
        # The rules on another meridian. Source: this test.
        calendar urumqi
        meridian 1899-12-01 +06:00

        """,
    ]
}
