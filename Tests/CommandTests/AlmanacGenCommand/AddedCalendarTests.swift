import Almanac
import TestSupport
import Testing

/// Somebody adds calendars with text files alone: a fictitious one, and a known one on another meridian.
@Suite struct AddedCalendarTests {
    @Test("two more files of Data are two more calendars") func addedCalendars() throws {
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

    /// A region of which no code has heard, with a calendar and a festival of its own, is there by name.
    @Test("a region added to Data is there by its name") func region() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            let named = "calendar ryukyu\ntitle 琉球历 琉球曆 Ryukyu Calendar\nname ja 琉球暦\n"
            let ryukyu = try #require(Self.calendars["ryukyu"]).replacing("calendar ryukyu\n", with: named)
            try scratch.write("Data/calendars/ryukyu.txt", ryukyu)
            let regions = try DataFolder.text(of: "festivals/regions.txt")
            let region = "\n# Of nobody. Source: this test.\nregion ryukyu ryukyu 琉球 琉球 Ryukyu\nterritory ZR saturday\n"
            try scratch.write("Data/festivals/regions.txt", regions + region)
            try scratch.write("Data/festivals/ryukyu.txt", Self.festivals)
            #expect(try CommandRun("almanac-gen", ["--data", data]).status == 0)

            let table = ["--table", data + "/almanac.bin"]
            let rows = try CommandRun(
                "almanac",
                ["festivals", "2026", "--region", "ryukyu", "--language", "ja"] + table
            )
            // By decree the year 2026 began a day late; 5-4 is counted from its own new moons.
            #expect(rows.output.contains("2026-06-18\t2026-06-18\thaarii\tハーリー\tpublic\n"))
            #expect(rows.output.contains("2026-12-25\t2026-12-25\tchristmas\tクリスマス\t"))
            let found = try CommandRun("almanac", ["when", "Haarii", "06-18", "--region", "ryukyu"] + table)
            #expect(found.lines.contains { $0.hasPrefix("18 June 2026 ") && $0.hasSuffix("Day 4 of Month 5, 2026") })
            let page = try CommandRun(
                "almanac",
                ["export", "html", "2026", "--region", "ryukyu", "--language", "ja"] + table
            )
            #expect(page.output.contains("琉球暦"))
            // Its territory chooses it, and the first weekday.
            let month = try almanac(["month", "2026-06"] + table, ["LANG": "en_ZR.UTF-8"])
            #expect(month.output.contains("\nSat  ") && month.output.contains("Ryukyu Calendar · Ryukyu · UTC+8:30\n"))
            // No other region has it, and the bundled table has never heard of it.
            let others = try CommandRun("almanac", ["festivals", "2026", "--region", "mainland"] + table)
            #expect(others.status == 0 && !others.output.contains("haarii"))
            #expect(try almanac("festivals 2026 --region ryukyu").status == 64)
        }
    }

    private static let festivals = """
        # Festivals of nobody. Source: this test.
        calendars ryukyu

        # A race of boats. Source: this test.
        festival haarii 爬龙 爬龍 Haarii
        name ja ハーリー
        public ryukyu all lunar 5 4

        """

    /// On the clock of Naha until 1879, had it gone on: Chinese days, then a clock of its own and one day by decree.
    private func checkRyukyu(_ table: AlmanacTable) throws {
        let ryukyu = try #require(table.calendar("ryukyu"))
        #expect(ryukyu.predecessor == .china)
        let early = day("1900-01-01")...day("1949-12-31")
        #expect(
            ryukyu.months(beginningIn: early).map(\.firstDay)
                == LunisolarCalendar.china.months(beginningIn: early).map(\.firstDay)
        )
        let decreed = day("2026-02-18")
        #expect(ryukyu.lunarYear(2026)?.newYearsDay == decreed)
        let newYear = ryukyu.newMoon(of: try #require(ryukyu.month(containing: decreed)))
        #expect(newYear?.certainty == .published(by: "palace", computedDay: day("2026-02-17")))
        let second = ryukyu.newMoon(of: try #require(ryukyu.month(containing: day("2026-03-19"))))
        #expect(second?.certainty == .disputed(by: "court", day: day("2026-03-18")))
    }

    /// UTC+6 moves the new moons of the first two hours of a day.
    private func checkUrumqi(_ table: AlmanacTable) throws {
        let urumqi = try #require(table.calendar("urumqi"))
        for month in urumqi.months(beginningIn: urumqi.days) {
            let instant = try #require(urumqi.newMoon(of: month)?.instant)
            #expect(instant.day(utcOffsetSeconds: 21_600) == month.firstDay)
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
        exception new-moon 2026-02-18 palace
        dispute new-moon 2026-03-19 court 2026-03-18

        """,
        "urumqi": """
        # The rules on another meridian. Source: this test.
        calendar urumqi
        meridian 1645-01-01 +06:00

        """,
    ]
}
