import Foundation
import TestSupport
import Testing

/// The command as other programs meet it: output, messages and exit status.
@Suite struct AlmanacCommandTests {
    // MARK: Converting

    @Test("days become lunar dates and pillars") func convert() throws {
        let run = try almanac("convert 2026-02-17 2057-10-07 2100-12-31")
        #expect(run.status == 0)
        #expect(
            run.output == """
                day\tlunar_year\tmonth\tleap\tday_of_month\tyear_pillar\tmonth_pillar\tday_pillar\tlunar_certainty\tlunar_authority\tlunar_other_day
                2026-02-17\t2026\t1\t0\t1\t丙午\t庚寅\t壬戌\tcertain\t-\t-
                2057-10-07\t2057\t9\t0\t9\t丁丑\t己酉\t丁酉\tdisputed\thko\t2057-10-06
                2100-12-31\t2100\t12\t0\t1\t庚申\t戊子\t丁未\tcertain\t-\t-

                """
        )
    }

    @Test("lunar dates become days") func convertLunar() throws {
        let run = try CommandRun("almanac", ["convert", "--lunar", "2025-6L-1", "2026-1-1", "-"], input: "2026-1-30\n")
        #expect(run.status == 0)
        let days = run.lines.map { $0.split(separator: "\t").prefix(2).joined(separator: " ") }
        #expect(days == ["lunar day", "2025-6L-1 2025-07-25", "2026-1-1 2026-02-17", "2026-1-30 2026-03-18"])
        #expect(run.lines[0] == "lunar\tday\tlunar_certainty\tlunar_authority\tlunar_other_day")
        let disputed = try almanac("convert --lunar 2057-9-9")
        #expect(disputed.lines.last == "2057-9-9\t2057-10-07\tdisputed\thko\t2057-10-06")
    }

    /// Files of persons have the mark of their encoding, empty lines and comments as well.
    @Test("bad lines are named and passed over") func badLines() throws {
        let run = try CommandRun(
            "almanac",
            ["convert", "-"],
            input: "\u{FEFF}2026-02-30\r\n2026-02-17\r\n\nx\n1640-01-01\n# the end\n2026-03-01"
        )
        #expect(run.status == 65)
        #expect(run.output.split(separator: "\n").map { $0.prefix(10) } == ["day\tlunar_", "2026-02-17", "2026-03-01"])
        #expect(
            run.errors == [
                "almanac: line 1: there is no '2026-02-30': February 2026 has 28 days",
                "almanac: line 4: 'x' is not understood: write 2026-02-17",
                "almanac: line 5: '1640-01-01' is not within 1646-01-01...2200-12-31",
            ]
        )
    }

    /// A file of another kind has no date in a million lines; each is counted, the first hundred are named.
    @Test("of many bad lines a hundred are named and all are counted") func manyBadLines() throws {
        let input = String(repeating: "x\n", count: 150) + "2026-02-17\n"
        let run = try CommandRun("almanac", ["convert", "-"], input: input)
        #expect(run.status == 65)
        #expect(run.lines.count == 2)
        #expect(run.errors.count == 101)
        #expect(run.errors.last == "almanac: and 50 more that cannot be converted")
    }

    /// Every day of the table, through the pipe and back.
    @Test("every day of the table comes back through a pipe") func roundTrip() throws {
        let days = (-25_567...47_846).map { day in
            Date(timeIntervalSince1970: Double(day) * 86_400).ISO8601Format().prefix(10)
        }
        let there = try CommandRun("almanac", ["convert", "-"], input: days.joined(separator: "\n"))
        let rows = there.output.split(separator: "\n").dropFirst().map { $0.split(separator: "\t") }
        let lunar = rows.map { "\($0[1])-\($0[2])\($0[3] == "1" ? "L" : "")-\($0[4])" }
        let back = try CommandRun("almanac", ["convert", "--lunar", "-"], input: lunar.joined(separator: "\n") + "\n")
        #expect(there.status == 0 && back.status == 0)
        #expect(rows.map { $0[0] } == days)
        let returned = back.output.split(separator: "\n").dropFirst().map { $0.split(separator: "\t")[1] }
        #expect(returned == days)
    }

    // MARK: Festivals and files

    @Test("each festival of a year is a row") func festivals() throws {
        let run = try almanac("festivals 2026 --language en")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("day\tlast_day\tid\tname\tkind\n2026-01-01\t2026-01-01\tnew-years-day\t"))
        #expect(run.output.contains("\n2026-02-17\t2026-02-17\tchunjie\tLunar New Year\tpublic\n"))
    }

    @Test("an anniversary that is given is in the file, whatever the feeds") func anniversary() throws {
        let arguments = ["export", "ics", "2026", "--feed", "festivals", "--anniversary", "8-15=Mum"]
        let run = try almanac(arguments)
        #expect(run.status == 0)
        #expect(run.output.contains("SUMMARY:Mum\r\n") && run.output.contains("SUMMARY:Lunar New Year\r\n"))
        #expect(!run.output.contains(".terms."))
    }

    @Test("a feed of one kind has no other") func feed() throws {
        let words = ["export", "ics", "2026", "--region", "taiwan", "--language", "en", "--feed"]
        let run = try almanac(words + ["public"])
        #expect(run.status == 0)
        #expect(run.output.contains("X-WR-CALNAME:Chinese Calendar · Taiwan · Public holiday\r\n"))
        #expect(run.output.contains("SUMMARY:Lunar New Year\r\n") && !run.output.contains("Valentine"))
        try almanac(words + ["publik"]).expectFailure(64, mentioning: "did you mean 'public'?")
    }

    @Test("a feed as JSON has the identifiers and the titles of the calendar, a line each") func feedAsJSON() throws {
        let options = ["2026", "--region", "taiwan", "--language", "en", "--feed", "days-off,public", "--decided"]
        let calendar = try almanac(["export", "ics"] + options).output.replacing("\r\n ", with: "")
        func values(_ name: String) -> [String] {
            calendar.split(separator: "\r\n").filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
        }
        let run = try almanac(["export", "json"] + options)
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("{\"uid\"") }
        #expect(run.status == 0 && lines.count == values("UID:").count && lines.count > 20)
        for (line, (uid, title)) in zip(lines, zip(values("UID:"), values("SUMMARY:"))) {
            let name = title.replacing("\\,", with: ",").replacing("\\;", with: ";")
            #expect(line.contains("\"uid\":\"\(uid)\"") && line.contains("\"name\":\"\(name)\""))
        }
        try almanac("export json 2026 --decided").expectFailure(64, mentioning: "--decided is for ics, json --feed")
    }

    @Test("columns are written in the order given") func columns() throws {
        let words = ["export", "csv", "2026", "--columns"]
        let run = try almanac(words + ["weekday,date"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("weekday,date\r\n4,2026-01-01\r\n5,2026-01-02\r\n"))
        try almanac(words + ["date,moth"]).expectFailure(64, mentioning: "did you mean 'month'?")
        try almanac(words + ["date,date"]).expectFailure(64, mentioning: "'date' is given twice")
        try almanac("export json 2026 --columns date")
            .expectFailure(64, mentioning: "--columns is for csv")
    }

    @Test("a hyphen after --output is standard output") func hyphen() throws {
        try Scratch.with { scratch in
            let words = ["export", "csv", "2026", "--columns", "date,lunar_day"]
            let run = try CommandRun("almanac", words + ["-o", "-"], in: scratch.file("."))
            #expect(try run.output == almanac(words).output)
            #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } == 366)
            #expect(try scratch.names().contains("-") == false)
        }
    }

    // MARK: Failures

    /// The calendars of the data folder, in the order of their files.
    private static let calendars: String = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: DataFolder.path + "/calendars")) ?? []
        let names = files.filter { $0.hasSuffix(".txt") }.map { $0.dropLast(4) }
        return names.sorted().joined(separator: ", ")
    }()

    @Test(
        "every mistake has one clear line and its status",
        arguments: [
            ("day 2026-02-30", 64, "there is no '2026-02-30': February 2026 has 28 days"),
            ("month 2201-01", 64, "'2201-01' is not within 1646...2200"),
            ("month 2026-13", 64, "there is no '2026-13': months are 1 to 12"),
            ("year 2201", 64, "'2201' is not within 1646...2200"),
            ("week 1600-01-01", 64, "'1600-01-01' is not within 1646-01-01...2200-12-31"),
            ("month --rows seven", 64, "no rows 'seven': expected one of natural, six"),
            ("month --first-weekday sundey", 64, "no first-weekday 'sundey': did you mean 'sunday'?"),
            ("month --calendar mars", 64, "no calendar 'mars': expected one of \(calendars)"),
            ("month --calendar taiwan", 64, "no calendar 'taiwan': did you mean '--region taiwan'?"),
            ("explain 2026 --calendar taiwan", 64, "no calendar 'taiwan': did you mean '--region taiwan'?"),
            ("diff vietnam mainland 2026", 64, "no calendar 'mainland': did you mean 'china'?"),
            ("convert 2026-02-30", 65, "there is no '2026-02-30': February 2026 has 28 days"),
            ("convert --lunar 2026-7L-1", 65, "there is no '2026-7L-1': lunar year 2026 has no leap month"),
            (
                "convert --lunar 2025-7L-1", 65,
                "there is no '2025-7L-1': the leap month of lunar year 2025 is Leap Month 6"
            ),
            ("convert --lunar 2026-2-30", 65, "there is no '2026-2-30': Month 2 of lunar year 2026 has 29 days"),
            ("convert --lunar 2024-12-30", 65, "there is no '2024-12-30': Month 12 of lunar year 2024 has 29 days"),
            ("month --table nowhere.bin", 74, nil),
            ("completions tcsh", 64, "completions: no shell 'tcsh': expected one of bash, zsh, fish"),
        ] as [(String, Int32, String?)]
    )
    func errors(typed: String, status: Int32, message: String?) throws {
        let run = try almanac(typed)
        #expect(run.status == status)
        #expect(run.errors.count == 1)
        if let message { #expect(run.errors == ["almanac: " + message] && run.output.isEmpty) }
    }

    @Test("a file that is no table is named") func noTable() throws {
        let path = DataFolder.path + "/release"
        try almanac(["month", "--table", path])
            .expectFailure(65, mentioning: path + ": not an almanac table")
    }

    // MARK: The environment

    @Test(
        "the language is that of the locale",
        arguments: [
            (["LANG": "ko_KR.UTF-8"], "2026년 2월"), (["LANG": "ko_KR.UTF-8", "LC_ALL": "vi_VN"], "tháng 2 năm 2026"),
            (["LC_TIME": "zh_TW.UTF-8", "LANG": "en_US"], "2026年2月"), (["LANG": "C"], "February 2026"),
            ([:], "February 2026"),
        ]
    )
    func language(environment: [String: String], title: String) throws {
        let run = try almanac("month 2026-02", environment)
        #expect(run.output.hasPrefix(title))
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test("the width is that of COLUMNS") func width() throws {
        var widest: [String: Int] = [:]
        for (columns, width) in [("40", 40), ("60", 60), ("80", 80), ("120", 120), ("nonsense", 80)] {
            let run = try almanac("month 2026-03 --language zh-Hant", ["COLUMNS": columns])
            #expect(run.widths.allSatisfy { $0 <= width }, "COLUMNS=\(columns): \(run.output)")
            widest[columns] = run.widths.max()
        }
        // A wider terminal has a wider page, up to what a page needs; without a number it has 80 columns.
        #expect(try #require(widest["40"]) < #require(widest["60"]))
        #expect(try #require(widest["60"]) < #require(widest["80"]))
        #expect(widest["nonsense"] == widest["80"])
    }

    @Test("today is the day in the zone of TZ") func today() throws {
        let zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"]
        let titles = try zones.map { zone in
            try almanac("day", ["TZ": zone]).output.split(separator: " ").first
        }
        #expect(titles[0] != titles[1])
    }
}
