import Foundation
import TestSupport
import Testing

/// `almanac-gen compare`: tables of observatories as they are, and the same with one thing changed.
@Suite struct CompareTests {
    private func compare(_ words: String..., input: String = "") throws -> CommandRun {
        try CommandRun("almanac-gen", ["compare", "--data", DataFolder.path] + words, input: input)
    }

    private func reference(_ name: String) -> String { "\(DataFolder.path)/reference/\(name)" }

    /// The differences, without the comments.
    private func differences(_ run: CommandRun) -> [String] {
        run.lines.filter { $0.first != "#" }.dropFirst().map(String.init)
    }

    @Test("a table that agrees ends with 0") func agreement() throws {
        let run = try compare(reference("kasi_months.tsv"), "--calendar", "korea")
        #expect(run.status == 0 && differences(run).isEmpty)
        #expect(run.lines[0].contains("1868 rows as months of korea: first_day as day (guessed)"))
        #expect(run.lines.last == "# 1868 agree, 0 differ")
    }

    @Test(
        "an emitted file agrees with its table, one calendar or region at a time",
        arguments: ["months", "festivals", "days-off"]
    )
    func emitted(format: String) throws {
        let file = try CommandRun("almanac-gen", ["emit", format, "--data", DataFolder.path, "--years", "2020...2026"])
            .output
        let (option, side) = format == "months" ? ("--calendar", "vietnam") : ("--region", "macau")
        let run = try compare("-", option, side, input: file)
        #expect(run.status == 0 && run.lines[0].contains("as \(format) of \(side)"), "\(run.output)")
    }

    /// The Observatory itself says that these new moons may be a day out.
    @Test("differences of an authority are disputed") func disputed() throws {
        let months = try compare(reference("hko_months.tsv"))
        #expect(
            months.status == 1
                && differences(months) == [
                    "month 2057-8\t29 days\t30 days\t-\tdisputed hko",
                    "month 2057-9\t2057-09-28\t2057-09-29\t-1\tdisputed hko",
                    "month 2097-6\t29 days\t30 days\t-\tdisputed hko",
                    "month 2097-7\t2097-08-07\t2097-08-08\t-1\tdisputed hko",
                ]
        )
        let terms = try compare(reference("hko_terms.tsv"))
        #expect(differences(terms) == ["chunfen 2084\t2084-03-19\t2084-03-20\t-1\tdisputed hko"])
        let days = try compare("-", input: "day\tlunar\n2057-09-29\t2057-9-2\n2057-09-30\t2057-9-3\n")
        #expect(differences(days) == ["2057-09-29...2057-09-30\t2057-9-2\t2057-9-1\t2\tdisputed hko"])
    }

    /// swift-foundation has these three months, measured on 2026-11-22; the Observatory has 1914-11-17, 1916-02-03 and 1920-11-10.
    @Test("differences that nobody has are nobody's") func nobody() throws {
        let theirs =
            "[[1914, 10, \"1914-11-18\"], [1916, 1, \"1916-02-04\"], [1920, 10, \"1920-11-11\"], [2026, 1, \"2026-02-17\"]]"
        let run = try compare("-", "--columns", "year=1,month=2", "--calendar", "china", input: theirs)
        #expect(run.status == 1 && differences(run).count == 3)
        #expect(differences(run).first?.hasPrefix("month 1914-10\t1914-11-18\t1914-11-17\t1\t") == true)
    }

    @Test("another calendar's day is named") func otherCalendar() throws {
        // Tết 2030 was a day before China's New Year.
        let run = try compare("-", "--region", "vietnam", input: "date,name\n2030-02-03,Tết Nguyên Đán\n")
        #expect(differences(run) == ["tet-nguyen-dan 2030\t2030-02-03\t2030-02-02\t1\tas china"])
    }

    /// 国办发明电〔2025〕7号, in the shape of holiday-cn, with 2026-02-14 off and 2026-02-23 left out.
    @Test("days off differ by their notice") func daysOff() throws {
        let days = (15...22).map { "{\"name\":\"春节\",\"date\":\"2026-02-\($0)\",\"isOffDay\":true}" }
        let wrong = "{\"name\":\"\\u6625\\u8282\",\"date\":\"2026-02-14\",\"isOffDay\":true}"
        let run = try compare(
            "-",
            input: "{\"year\":2026,\"papers\":[],\"days\":[\((days + [wrong]).joined(separator: ","))]}"
        )
        let found = differences(run)
        #expect(found.first == "2026-02-14\toff\tmake-up-workday chunjie\t-\tnotice 国办发明电〔2025〕7号")
        #expect(found.contains("2026-02-23\t-\tday-off chunjie\t-\tnotice 国办发明电〔2025〕7号"))
        #expect(run.lines[0].contains("9 rows as days-off of mainland"))
    }

    /// By 国办发明电〔2025〕7号 the Saturday was worked and the Monday off.
    @Test("a column may say who works, and one that says nothing is named") func workdays() throws {
        let rows = "date,is_workday,note\n2026-02-13,1,-\n2026-02-14,0,-\n2026-02-16,0,-\n"
        let run = try compare("-", input: rows)
        #expect(run.lines[0].hasSuffix("is_workday as work (guessed); ignored: note"))
        let notice = "make-up-workday chunjie\t-\tnotice 国办发明电〔2025〕7号"
        #expect(differences(run) == ["2026-02-14\toff\t\(notice)"])
    }

    @Test("a month or a term that a file lacks is a difference") func missing() throws {
        for (format, row, difference) in [
            ("months", "\t2025\t6\t1\t", "month 2025-6L\t-\t2025-07-25\t-\tnobody"),
            ("terms", "\t2026-12-22\t", "dongzhi 2026\t-\t2026-12-22\t-\tnobody"),
        ] {
            let words = ["emit", format, "--calendar", "china", "--years", "2020...2028", "--data", DataFolder.path]
            let lines = try CommandRun("almanac-gen", words).lines.filter { !$0.contains(row) }
            #expect(differences(try compare("-", input: lines.joined(separator: "\n"))) == [difference], "\(format)")
        }
    }

    @Test("worked days of an emitted calendar are no days off", arguments: ["en", "zh-Hans"])
    func emittedCalendar(language: String) throws {
        let words = ["emit", "ics", "--region", "mainland", "--language", language, "--data", DataFolder.path]
        let run = try compare("-", input: try CommandRun("almanac-gen", words).output)
        #expect(run.status == 0 && run.lines[0].contains("as days-off of mainland"), "\(run.output.prefix(400))")
    }

    @Test("text that only begins with a date is no day") func noDay() throws {
        #expect(try compare("-", input: "date;name\n2026-02-17;New Year\n").status == 2)
        let days = [
            "2026-02-04", "20260204", "2026/2/4", "2/4/2026", "2026年2月4日", "2026-02-04 00:00:00",
            "2026-02-04T04:02:08Z",
        ]
        let others = ["2026-02-04x", "20260204x", "2026-02-041", "2026-02-04-", "2026-02-04 (Wed)", "2026-02-04T1"]
        let rows = (days + others).map { "\($0),立春\n" }.joined()
        let run = try compare("-", "--columns", "day=date", input: "date,term\n\(rows)")
        #expect(run.lines.suffix(2).first == "# \(days.count) agree, 0 differ", "\(run.output)")
        let named = others.map { "'\($0)'" }.joined(separator: ", ")
        #expect(run.lines.last == "# not understood: \(others.count) values: \(named)", "\(run.output)")
    }

    /// Offices of Macau have the afternoon of 除夕 off, 16 February 2026.
    @Test("half a day off is off to some and worked to others") func halfDay() throws {
        for value in ["true", "false"] {
            let run = try compare("-", "--region", "macau", input: "date,isOffDay\n2026-02-16,\(value)\n")
            #expect(run.lines.last == "# 1 agree, 0 differ", "\(run.output)")
        }
    }

    /// The Observatory has the 29th and 30th of September 2057 a day later in the month; nobody has the 9th of it on any of the others.
    @Test("days in a row are one difference if the verdict is the same") func joined() throws {
        let rows = [("09-29", 2), ("09-30", 3), ("10-01", 9), ("10-03", 9), ("10-04", 10)].map {
            "2057-\($0)\t2057-9-\($1)\n"
        }
        let run = try compare("-", input: "day\tlunar\n\(rows.joined())")
        #expect(
            differences(run) == [
                "2057-09-29...2057-09-30\t2057-9-2\t2057-9-1\t2\tdisputed hko",
                "2057-10-01\t2057-9-9\t2057-9-3\t1\tnobody",
                "2057-10-03...2057-10-04\t2057-9-9\t2057-9-5\t2\tnobody",
            ]
        )
        #expect(run.lines.last == "# 0 agree, 5 differ: 2 disputed hko, 3 nobody")
    }

    /// The Observatory has 立春 and New Year on these days.
    @Test("single years lack nothing of those between, most years do") func singleYears() throws {
        let lists = [
            (
                "date,term", ["2000-02-04,立春", "2010-02-04,立春", "2020-02-04,立春"], "2002-02-04,立春",
                "lichun 2001\t-\t2001-02-04"
            ),
            (
                "date,name", ["2000-02-05,春节", "2010-02-14,春节", "2020-01-25,春节"], "2002-02-12,春节",
                "chunjie 2001\t-\t2001-01-24"
            ),
            (
                "date,year,month", ["2000-02-05,2000,1", "2010-02-14,2010,1", "2020-01-25,2020,1"], "2000-04-05,2000,3",
                "month 2000-2\t-\t2000-03-06"
            ),
        ]
        for (head, single, near, missing) in lists {
            let run = try compare("-", input: ([head] + single).joined(separator: "\n"))
            #expect(run.output.contains("# 3 agree, 0 differ"), "\(run.output)")
            let dense = try compare("-", input: [head, single[0], near].joined(separator: "\n"))
            #expect(differences(dense) == ["\(missing)\t-\tnobody"], "\(dense.output)")
        }
    }

    /// The new moon of 2089-09-04 is within two minutes of midnight.
    @Test("the other day of an instant near midnight is told from a wrong day") func nearMidnight() throws {
        for (day, verdict) in [("05", "1\tnear-midnight"), ("03", "-1\tnobody")] {
            let theirs = "[[2089, 8, \"2089-09-\(day)\"]]"
            let run = try compare("-", "--columns", "year=1,month=2", "--calendar", "china", input: theirs)
            #expect(differences(run) == ["month 2089-8\t2089-09-\(day)\t2089-09-04\t\(verdict)"], "\(run.output)")
        }
    }

    @Test("an undecided day is no difference") func undecided() throws {
        let run = try compare("-", input: "date,isOffDay\n2026-10-01,true\n2027-03-03,true\n")
        #expect(run.status == 0 && run.lines.last == "# 1 agree, 0 differ; 1 not within the table or not decided")
    }

    @Test("events of iCalendar are read, terms by name") func iCalendar() throws {
        let event =
            "BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260204\r\nDTEND;VALUE=DATE:20260205\r\nSUMMARY:立\r\n 春\r\nEND:VEVENT\r\n"
        let run = try compare("-", input: "BEGIN:VCALENDAR\r\n\(event)END:VCALENDAR\r\n")
        #expect(run.status == 0 && run.lines[0].contains("ics, 1 rows as terms of china"))
    }

    /// Numbers of terms begin at 小寒, 立春 or 春分, at 0 or 1, or are degrees.
    @Test("the beginning of numbers of terms is found", arguments: [(0, 1), (1, 2), (315, 330), (22, 23)])
    func termNumbers(first: Int, second: Int) throws {
        let run = try compare("-", "--kind", "terms", input: "date,term\n2026-02-04,\(first)\n2026-02-18,\(second)\n")
        #expect(run.status == 0, "\(run.output)")
    }

    @Test(
        "a file that cannot be compared ends with 2",
        arguments: [
            "date,term\n2026-02-04,-9223372036854775808\n", "date,term\n2026-02-04,9223372036854775807\n",
            "", "{", "[[[[", "{\"a\":", "a,b\n\"", "[" + String(repeating: "[", count: 100_000), "\u{1}", "x,y\n1,2\n",
        ]
    )
    func trouble(input: String) throws {
        let run = try compare("-", input: input)
        #expect([2, 64].contains(run.status) && run.errors.count <= 1, "\(run)")
    }

    @Test("values not understood and columns take time and memory in proportion") func proportion() throws {
        let days = (1...9).map { "2026-10-0\($0),off,x" }
        let values = (0..<40_000).map { "2026-10-10,v\($0),x" }
        let start = ContinuousClock.now
        let run = try compare(
            "-",
            "--columns",
            "off=2",
            input: (["date,off,note"] + days + values).joined(separator: "\n")
        )
        #expect(run.lines.last == "# not understood: 40000 values: 'v0' (40000)")
        let rows = (0..<20_000).map { "{\"date\":\"2026-10-01\",\"k\($0)\":1}" }
        let wide = try compare("-", input: "[\(rows.joined(separator: ","))]")
        #expect(wide.status == 2 && wide.errorText.contains("more than 256 columns"))
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test("control characters of a file are escaped") func escapes() throws {
        let run = try compare(
            "-",
            "--kind",
            "terms",
            input: "date,term,a\u{1B}[2J\u{202E}\n2026-02-04,立春,\n2026-02-05,\u{7}x,\n"
        )
        #expect(run.output.contains("a\\u{1B}[2J\\u{202E}") && run.output.contains("'\\u{07}x'"), "\(run.output)")
        #expect(run.output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" })
    }
}
