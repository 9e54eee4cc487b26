import Foundation
import TestSupport
import Testing

/// `almanac-gen compare` on rows in the forms of real files: each is read as what it is. The days are those of the notices and
/// observatories named; the rows are made up.
@Suite struct CompareReadingTests {
    private func compare(_ input: String, _ words: String...) throws -> (status: Int32, rows: [String], notes: String) {
        let run = try CommandRun("almanac-gen", ["compare", "-"] + words, input: input, in: NSTemporaryDirectory())
        let rows = run.lines.filter { $0.first != "#" }.dropFirst().map(String.init)
        return (run.status, rows, run.lines.filter { $0.first == "#" }.joined(separator: "\n") + run.errorText)
    }

    private func events(_ events: (day: String, text: String)...) -> String {
        let texts = events.map {
            "BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:\($0.day)\r\nSUMMARY:\($0.text)\r\nEND:VEVENT\r\n"
        }
        return "BEGIN:VCALENDAR\r\n\(texts.joined())END:VCALENDAR\r\n"
    }

    private func expectAgreement(
        _ input: String,
        _ words: String...,
        rows: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = try CommandRun("almanac-gen", ["compare", "-"] + words, input: input, in: NSTemporaryDirectory())
        #expect(
            run.status == 0 && run.output.contains("# \(rows) agree, 0 differ"),
            "\(run)",
            sourceLocation: sourceLocation
        )
        #expect(!run.output.contains("not understood"), "\(run.output)", sourceLocation: sourceLocation)
    }

    /// The Observatory: 癸卯年十二月 began on 2024-01-11, 甲辰年正月 on 02-10; 大寒 2024 was on 01-20; 閏六月 2025 began on 07-25.
    @Test("a row with a lunar date is one, whatever else has its name") func lunarDates() throws {
        try expectAgreement(
            events(
                ("20240111", "癸卯[兔]十二月"),
                ("20240120", "初十 大寒"),
                ("20240121", "十一"),
                ("20240209", "三十 除夕"),
                ("20240210", "甲辰[龙]正月 春节"),
                ("20240211", "初二"),
                ("20250725", "閏六月"),
                ("20250821", "廿八")
            ),
            rows: 8
        )
        let wrong = try compare(events(("20240111", "十二月"), ("20240121", "十二"), ("20240122", "十二")))
        #expect(wrong.rows == ["2024-01-21\t2023-12-12\t2023-12-11\t1\tnobody"], "\(wrong)")
    }

    /// 国办发明电〔2014〕28号; 國慶日 of 2026 is a Saturday, 行政院 gives the Friday; 대체공휴일 of 2026-08-17 by law.
    @Test("a day off goes by the name of its holiday") func daysOff() throws {
        let rows = (18...24).map { "2015-02-\($0),春节" }.joined(separator: "\n")
        try expectAgreement("day,name\n\(rows)\n", rows: 7)
        try expectAgreement("2026-10-09,國慶日\n", "--region", "taiwan", rows: 1)
        try expectAgreement(
            "day,name\n2026-08-17,대체공휴일(광복절)\n2026-06-03,전국동시지방선거\n2026-01-01,1월 1일\n",
            "--region",
            "korea",
            rows: 3
        )
        // A single day is said to be the festival's own: 清明 of 2025 was on the 4th.
        let single = try compare("day,name\n2025-04-05,清明节\n2025-06-01,端午节（休）\n")
        #expect(single.rows == ["qingming 2025\t2025-04-05\t2025-04-04\t1\tday off for qingming"], "\(single)")
    }

    /// 国办发明电〔2024〕12号: off 01-28 to 02-04, worked 01-26 and 02-08.
    @Test("a worked day is one wherever its name says so") func workedDays() throws {
        let names = ["春节 补班 第1天/共2天", "春节（班）", "上班(补春节假期)", "法定工作日-春节调休 (Workday)", "补班 春节"]
        for name in names { try expectAgreement(events(("20250126", name)), "--kind", "festivals", rows: 1) }
        for name in ["春节 假期 第2天/共8天", "春节（休）", "春节黄金周假期"] {
            try expectAgreement(events(("20250203", name)), "--kind", "festivals", rows: 1)
        }
        let apple = events(
            ("20250126", "春节\r\nX-APPLE-SPECIAL-DAY:ALTERNATE-WORKDAY"),
            ("20250128", "除夕\r\nX-APPLE-SPECIAL-DAY:WORK-HOLIDAY")
        )
        try expectAgreement(apple, "--kind", "festivals", rows: 2)
        let wrong = try compare(events(("20250126", "春节 假期"), ("20250203", "春节 补班")), "--kind", "festivals")
        #expect(
            wrong.rows == [
                "2025-01-26\toff\tmake-up-workday chunjie\t-\tnotice 国办发明电〔2024〕12号",
                "2025-02-03\twork\tday-off chunjie\t-\tnotice 国办发明电〔2024〕12号",
            ],
            "\(wrong)"
        )
    }

    @Test("names in several parts and languages are read in parts") func composite() throws {
        try expectAgreement(events(("20170105", "腊八 小寒"), ("20250725", "初一")), rows: 2)
        try expectAgreement(
            "date,name\n2026-01-01,元日 / Ganjitsu / New Year's Day\n2026-09-22,国民の休日 / National Holiday\n",
            "--region",
            "japan",
            rows: 2
        )
        try expectAgreement("{\"holidays\":{\"2026-10-01\":\"National Day,国庆节,3\"}}", rows: 1)
        let half = try compare(events(("20170105", "腊八 大寒")))
        #expect(half.rows.isEmpty && half.notes.contains("'大寒 far from ours'"), "\(half)")
    }

    @Test("official tables are known by their header and encoding") func officialTables() throws {
        // The form of Taiwan's offices: 0 is worked, 2 is off.
        let offices = "西元日期,星期,是否放假,備註\n20260101,四,2,開國紀念日\n20260102,五,0,\n20260103,六,2,\n20261009,五,2,補假\n"
        try expectAgreement(offices, "--region", "taiwan", "--kind", "festivals", rows: 4)
        let google =
            "Subject,Start Date,All Day Event\nNational Day,10/1/2026,TRUE\nMid-Autumn Festival,9/25/2026,TRUE\n"
        try expectAgreement(google, rows: 2)
        // The form of the Cabinet Office, in Shift_JIS.
        let cabinet = "国民の祝日・休日月日,国民の祝日・休日名称\r\n2026/1/1,元日\r\n2026/5/6,休日\r\n2026/9/22,休日\r\n"
        try Scratch.with { scratch in
            let path = scratch.file("syukujitsu.csv")
            try #require(cabinet.data(using: .shiftJIS)).write(to: URL(fileURLWithPath: path))
            let run = try CommandRun("almanac-gen", ["compare", path, "--region", "japan", "--kind", "festivals"])
            #expect(run.status == 0 && run.output.contains("# 3 agree, 0 differ"), "\(run)")
        }
    }

    @Test("every array of a file of JSON is read, or named") func arrays() throws {
        let years = """
            {"Generated": "20241112T182307Z", "Years": {
            "2025": [{"Name": "春节", "StartDate": "2025-01-28", "EndDate": "2025-02-04", "CompDays": ["2025-01-26", "2025-02-08"]}],
            "2026": [{"Name": "春节", "StartDate": "2026-02-15", "EndDate": "2026-02-23", "CompDays": []}]},
            "papers": ["one", "two"]}
            """
        let run = try compare(years, "--kind", "festivals")
        #expect(run.status == 0 && run.notes.contains("# 4 agree"), "\(run)")
        #expect(run.notes.contains("# left out: 2 values of papers without a day"))
        try expectAgreement("{\"2026\": {\"10-01\": [\"国庆节\"], \"09-25\": [\"中秋节\"]}}", rows: 2)
    }

    @Test("an event with a rule is as many as it says") func rules() throws {
        let three = events(("20241001", "国庆节\r\nRRULE:FREQ=YEARLY;COUNT=3"))
        try expectAgreement(three, rows: 3)
        let other = try compare(events(("20241001", "国庆节\r\nRRULE:FREQ=YEARLY;BYDAY=1TH;COUNT=3"), ("20251001", "国庆节")))
        #expect(other.notes.contains("# left out: the event of line 2: BYDAY is not supported"), "\(other)")
    }

    /// 16h of UTC is midnight in Shanghai; 国庆节 is three days of law.
    @Test("events in UTC are days of the zone of the file, or left out, once for all") func moments() throws {
        let event =
            "BEGIN:VEVENT\r\nDTSTART:20260930T160000Z\r\nDTEND:20261003T160000Z\r\nSUMMARY:国庆节\r\nEND:VEVENT\r\n"
        func file(_ head: String) -> String { "BEGIN:VCALENDAR\r\n\(head)\(event)\(event)END:VCALENDAR\r\n" }
        let run = try compare(file("X-WR-TIMEZONE:Asia/Shanghai\r\n"), "--kind", "days-off")
        #expect(run.status == 0 && run.notes.contains("# 2 agree"), "\(run)")
        let refused = try compare(file("") + events(("20261001", "国庆节")))
        #expect(
            refused.notes.contains("# left out: the event of line 2 and 1 others: DTSTART is a moment of UTC"),
            "\(refused)"
        )
    }

    /// Tết 2007 was on 02-17 in Vietnam, on the 18th in China.
    @Test("files of KHolidays are read, their rules counted") func plan2() throws {
        let file = """
            :: made up
            country     "VN"
            "Quốc khánh" public on september 2
            "Tết Nguyên Đán" public on 18 february 2007 length 5 days
            "Tết Nguyên Đán" public on 7.2.2008 length 3 days
            "Easter" public on easter plus 1
            """
        let run = try compare(file, "--region", "vietnam")
        #expect(run.rows == ["tet-nguyen-dan 2007\t2007-02-18\t2007-02-17\t1\tas china"], "\(run)")
        #expect(run.notes.contains("plan2, 4 rows as festivals") && run.notes.contains("# left out: 1 rules"), "\(run)")
    }

    @Test("nobody is said only where a reading is near") func notUnderstood() throws {
        let rows = "day,name\n2026-02-01,Foo 1\n2026-02-02,Foo 2\n2026-06-15,春节\n2026-02-17,春节\n"
        let run = try compare(rows)
        #expect(run.status == 0 && run.rows.isEmpty, "\(run)")
        #expect(run.notes.contains("# not understood: 3 values: 'foo 1' (2), '春节 far from ours'"), "\(run)")
    }

    @Test("a list of worked days alone lacks no day off") func workedDaysAlone() throws {
        let days = ["20250126", "20250208", "20250427", "20250928", "20251011"].map { ($0, "补班") }
        let lines = days.map { "BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:\($0.0)\r\nSUMMARY:\($0.1)\r\nEND:VEVENT\r\n" }
            .joined()
        try expectAgreement("BEGIN:VCALENDAR\r\n\(lines)END:VCALENDAR\r\n", rows: 5)
    }
}
