import Almanac
import Foundation
import TestSupport
import Testing

/// `almanac-gen emit`: text, arrays and shapes against published facts. `Scripts/check arrays` compiles the arrays.
@Suite struct EmitTests {
    private func emit(_ words: String...) throws -> CommandRun {
        try CommandRun("almanac-gen", ["emit"] + words + ["--data", DataFolder.path])
    }

    /// The rows after the head and the names of the columns.
    private func rows(_ run: CommandRun) -> [[String]] {
        run.lines.drop { $0.hasPrefix("#") }.dropFirst().map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    @Test("every day of a year has its month in the text") func months() throws {
        let run = try emit("months", "--calendar", "china,korea", "--years", "2025")
        #expect(run.status == 0 && run.errors.isEmpty)
        let rows = rows(run)
        #expect(rows.allSatisfy { $0.count == 9 })
        // HKO: the leap sixth month of 2025 began on 25 July and had 29 days.
        #expect(rows.contains(["china", "2025", "6", "1", "2025-07-25", "29", "certain", "-", "-"]))
        #expect(rows.first?[4] == "2024-12-31" && rows.last?[0] == "korea")
        #expect(run.lines.contains { $0.hasPrefix("# Made by almanac-gen emit of Almanac ") })
    }

    @Test("a disputed month names the authority and its day") func disputed() throws {
        let rows = rows(try emit("months", "--calendar", "china", "--years", "2057"))
        #expect(rows.contains { Array($0[4...]) == ["2057-09-29", "29", "disputed", "2057-09-28", "hko"] })
    }

    @Test("days off have their notice") func daysOff() throws {
        let rows = rows(try emit("days-off", "--region", "mainland", "--years", "2026"))
        let day = try #require(rows.first { $0[2] == "2026-02-14" })
        #expect(day[3] == "make-up-workday" && day[10] == "国办发明电〔2025〕7号" && day[11] == "2025-11-04")
    }

    /// HKO: the leap sixth month of 2025 is 07-25 to 08-22, New Year of 2027 on 02-06; KASI has 02-07.
    @Test("golden cases have the observatories' days") func goldenCases() throws {
        let icu = try emit("icu", "--years", "2025...2027").output
        #expect(icu.contains("\"EXTENDED_YEAR=4662,MONTH=5,DATE=1,IS_LEAP_MONTH=1\", \"YEAR=2025,MONTH=6,DATE=25\" },"))
        #expect(
            icu.contains("\"EXTENDED_YEAR=4662,MONTH=5,DATE=29,IS_LEAP_MONTH=1\", \"YEAR=2025,MONTH=7,DATE=22\" },")
        )
        #expect(
            icu.contains(
                "dangi\", \"EXTENDED_YEAR=4360,MONTH=0,DATE=1,IS_LEAP_MONTH=0\", \"YEAR=2027,MONTH=1,DATE=7\" },"
            )
        )
        let test262 = try emit("test262", "--years", "2025...2027", "--calendar", "china").output
        #expect(
            test262.contains("  [\"chinese\", 2027, \"M01\", 1, \"2027-02-06\"],\n") && !test262.contains("[\"dangi\"")
        )
        #expect(test262.contains("[\"chinese\", 2025, \"M06L\", 29, \"2025-08-22\"]"))
        // The Observatory itself says that this month may begin a day earlier.
        #expect(try !emit("test262", "--years", "2057", "--calendar", "china").output.contains("2057-09-29"))
        #expect(try emit("icu", "--calendar", "vietnam").status == 64)
    }

    @Test("a day off of a file of KHolidays is public and a make-up workday is not") func plan2() throws {
        let output = try emit("plan2", "--region", "mainland", "--language", "zh-Hans", "--years", "2026").output
        #expect(output.contains("country     \"CN\"\nlanguage    \"zh_CN\"\n"))
        #expect(output.contains("\"春节\" civil on 14 february 2026\n\"春节\" public on 15 february 2026\n"))
    }

    /// The Chief Executive of Macau gives public offices the afternoon of New Year's Eve off.
    @Test("days half off are in no shape that cannot say so", arguments: ["holiday-cn", "plan2"])
    func halfDays(format: String) throws {
        let output = try emit(format, "--region", "macau", "--language", "zh-Hant", "--years", "2025").output
        #expect(output.contains("2025-12-25") || output.contains("25 december 2025"))
        #expect(!output.contains("2025-12-31") && !output.contains("31 december 2025"))
        let years = output.split(separator: "\n").filter { $0.contains("date\":") || $0.contains(" public on ") }
        #expect(years.count > 15 && years.allSatisfy { $0.contains("2025") })
    }

    @Test("half a day off is told in the calendar to subscribe to, and is not busy") func halfDaysOfCalendar() throws {
        let output = try emit("ics", "--region", "macau", "--language", "en", "--years", "2026").output
        let event = try #require(output.components(separatedBy: "BEGIN:VEVENT").first { $0.contains("DATE:20260216") })
        #expect(event.contains("TRANSP:TRANSPARENT\r\n") && event.contains("SUMMARY:Half"), "\(event)")
    }

    /// 国办发明电〔2022〕16号: off from Saturday 31 December 2022 to 2 January 2023.
    @Test("days off over the turn of the year are in the file of their year", arguments: ["holiday-cn", "plan2"])
    func turnOfTheYear(format: String) throws {
        for (year, days) in [
            ("2022", ["2022-12-31", "31 december 2022"]), ("2023", ["2023-01-01", "1 january 2023"]),
        ] {
            let run = try emit(format, "--region", "mainland", "--language", "zh-Hans", "--years", year)
            let rows = run.lines.filter { $0.contains("date\":") || $0.contains("\" public on") }
            #expect(rows.count > 20 && rows.allSatisfy { $0.contains(year) }, "\(rows)")
            #expect(rows.contains { row in days.contains { row.contains($0) } })
        }
    }

    @Test("a quotation mark in a name does not end it") func quotation() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            let row = "festival chunjie 春节 春節 Lunar New Year\n"
            try scratch.replace(row, in: "Data/festivals/china.txt", by: "festival chunjie 春\"节 春節 Lunar New Year\n")
            #expect(try CommandRun("almanac-gen", ["--data", data]).status == 0)
            let words = ["emit", "plan2", "--region", "mainland", "--language", "zh-Hans", "--years", "2026"]
            let output = try CommandRun("almanac-gen", words + ["--data", data]).output
            #expect(output.contains("\"春’节\" public on 17 february 2026\n"))
        }
    }

    @Test("a file of holiday-cn has the days of its year") func holidayCN() throws {
        let run = try emit("holiday-cn", "--region", "mainland", "--language", "zh-Hans", "--years", "2026")
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let days = try #require(object?["days"] as? [[String: Any]])
        // 国办发明电〔2025〕7号: 33 days off and 6 worked.
        #expect(days.filter { $0["isOffDay"] as? Bool == true }.count == 33)
        #expect(days.filter { $0["isOffDay"] as? Bool == false }.count == 6)
        #expect(days.first?["name"] as? String == "元旦" && days.first?["date"] as? String == "2026-01-01")
    }

    @Test("an undecided year is not in the calendar to subscribe to") func calendarFile() throws {
        let output = try emit("ics", "--region", "mainland", "--language", "en", "--years", "2025...2030").output
        #expect(output.contains("DTSTART;VALUE=DATE:20260215\r\n") && output.contains("TRANSP:OPAQUE\r\n"))
        #expect(output.contains("SUMMARY:Lunar New Year\r\n"))
        #expect(!output.contains("DATE:2027") && !output.contains("DATE:2028"))
    }

    /// NAOJ: the lunar date in Japan is written with its calendar, 旧4/1; a first day in Korea 음 9.1, in Vietnam 1/9.
    @Test("an array has the labels of the languages asked for, other formats have one language") func languages() throws
    {
        let lua = try emit("lua", "--language", "ja,ko,vi", "--calendar", "japan", "--years", "2026").output
        #expect(["\"旧4/1\"", "\"旧閏6/1\"", "\"음 9.1\"", "\"음 윤6.1\"", "\"1/9\"", "\"1/6N\""].allSatisfy(lua.contains))
        #expect(!lua.contains("Month 4") && lua.contains("language or \"ja\""))
        #expect(try emit("festivals", "--language", "ja,ko").errorText.contains("'ja,ko'"))
        #expect(try emit("c", "--language", "ja,eo").errorText.contains("'eo'"))
    }

    @Test(
        "an array with a region has the labels and the marks of the library",
        arguments: [
            ("mainland", "zh-Hans"), ("hongkong", "zh-Hant"), ("macau", "en"), ("taiwan", "zh-Hant"), ("korea", "ko"),
            ("vietnam", "vi"), ("japan", "ja"),
        ]
    )
    func regions(name: String, tag: String) throws {
        let years = TestCases.areExhaustive ? 1900...2100 : 2014...2029
        let lines = try emit("javascript", "--region", name, "--language", "en,\(tag)", "--years", "\(years)").lines
        func texts(after head: String) throws -> [String] {
            let line = try #require(lines.first { $0.hasPrefix(head) })
            return line.dropFirst(head.count + 1).prefix { $0 != "\"" }.split(
                separator: "|",
                omittingEmptySubsequences: false
            )
            .map(String.init)
        }
        let notes = try texts(after: "const notes = ")
        let labels = try texts(after: "  \"\(tag)\": ")
        let language = try #require(CalendarLanguage(tag: tag))
        let (table, region) = (AlmanacTable.bundled, try #require(RegionID(name)))
        let festivals = try #require(
            table.calendarID(of: region).flatMap { table.calendar($0) }?.festivals(in: [region])
        )
        let works = try #require(table.workCalendar(in: region))
        var failures = Failures()
        for (index, day) in try #require(DayRange(years: years)).enumerated() {
            let digits = notes[index / 57].utf8.map { Int($0) - 35 }
            let start = stride(from: 0, to: digits.count, by: 3).first { digits[$0] == index % 57 }
            let (festival, mark) = start.map { (digits[$0 + 1], digits[$0 + 2]) } ?? (0, 0)
            let status = works.status(of: day)
            failures.check(mark == status.mark.map { Int($0.rawValue) + 1 } ?? 0, "\(day) \(mark)")
            let cell = try #require(festivals.calendar.cell(of: day))
            let named = festival == 0 ? "" : labels[76 + festival]
            let label = named.isEmpty ? cell.label(in: language).text : named
            let ours = festivals.dayOffName(on: day, work: status, in: language)
            failures.check(label == ours ?? festivals.label(on: day, in: language)?.text, "\(day) \(label)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("an array has one region") func regionOfArray() throws {
        let run = try emit("c", "--region", "korea,japan")
        #expect(run.status == 64 && run.errorText.contains("--region of one region"))
        #expect(try !emit("c").output.contains("lunisolar_mark_of"))
    }

    @Test("a format that has room for one region says so") func oneRegion() throws {
        let run = try emit("plan2")
        #expect(run.status == 64 && run.errorText.contains("--region"))
        #expect(try emit("holiday-cn", "--region", "mainland").status == 64)
        #expect(try emit("yaml").errorText.contains("yaml"))
        #expect(try emit("months", "--calendar", "mars").status == 64)
    }

    @Test("an option that a format does not take is refused") func otherOptions() throws {
        #expect(try emit("months", "--region", "korea").errorText.contains("--region is for days-off"))
        #expect(try emit("days-off", "--calendar", "korea").errorText.contains("--calendar is for months"))
    }

    @Test("a file without a decided day says so") func nothingDecided() throws {
        let run = try emit("holiday-cn", "--region", "mainland", "--years", "2030")
        #expect(run.status == 0 && run.errorText.contains("nothing is decided in mainland"))
    }

    /// 1813's lunar year, with which Vietnam's calendar begins, is whole in no word.
    @Test("a calendar that begins later is refused with its first year") func firstYear() throws {
        let wide = ["--table", "\(DataFolder.path)/almanac-wide.bin"]
        #expect(try emit("c", "--calendar", "vietnam", wide[0], wide[1]).errorText.contains("not within 1814...2200"))
        #expect(try emit("c", "--calendar", "vietnam", wide[0], wide[1], "--years", "1814...2200").status == 0)
    }
}
