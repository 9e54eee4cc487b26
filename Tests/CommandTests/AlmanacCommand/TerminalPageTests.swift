import TestSupport
import Testing

/// Pages as a terminal and other programs meet them.
@Suite struct TerminalPageTests {
    private static let escape = "\u{1B}["
    /// A screen that has room for a month with three holidays in a week, so that no pager is asked.
    private static let rowsOfMonth: UInt16 = 30
    /// A reader in English with the holidays of mainland China.
    private static let mainland = ["ALMANAC_REGION": "mainland"]

    // MARK: Colours

    @Test("a terminal has colours") func colours() throws {
        let run = try TerminalRun("almanac", ["month", "2026-02"], environment: Self.mainland, rows: Self.rowsOfMonth)
        #expect(run.output.contains("\(Self.escape)1;31m17\(Self.escape)0m"))
    }

    /// Of the rows of `Data/festivals/regions.txt`; 7 February 2026 was a Saturday.
    @Test(
        "Saturdays have the colour of the region",
        arguments: [("ko_KR", 34), ("ja_JP", 34), ("zh_CN", 31), ("zh_TW", 31), ("vi_VN", 31)]
    )
    func saturdays(locale: String, code: Int) throws {
        for words in [["month", "2026-02"], ["year", "2026"], ["week", "2026-02-07"], ["month", "2026-02", "-3"]] {
            let run = try TerminalRun("almanac", words + ["--no-pager"], environment: ["LANG": locale])
            let pattern = words[0] == "week" ? "2026-02-07" : "7"
            #expect(run.output.contains("\(Self.escape)1;\(code)m\(pattern)\(Self.escape)0m"), "\(words)")
        }
    }

    @Test("without colours bold and faint text stays") func noColours() throws {
        let run = try TerminalRun(
            "almanac",
            ["month", "2026-02"],
            environment: Self.mainland.merging(["NO_COLOR": "1"]) { $1 },
            rows: Self.rowsOfMonth
        )
        #expect(run.output.contains("\(Self.escape)1m17\(Self.escape)0m\(Self.escape)1m+\(Self.escape)0m"))
        #expect(!run.output.contains("31m"))
    }

    @Test("a plain page has no control characters", arguments: [["--plain"], []])
    func plain(words: [String]) throws {
        let run = try TerminalRun(
            "almanac",
            ["month", "2026-02"] + words,
            environment: Self.mainland.merging(words.isEmpty ? ["TERM": "dumb"] : [:]) { $1 },
            rows: Self.rowsOfMonth
        )
        #expect(!run.output.contains("\u{1B}") && run.output.contains("17+"))
    }

    // MARK: Days off

    /// Without colours the signs say it; the region is that of the locale.
    @Test("days off are marked on every page") func daysOff() throws {
        let mainland = ["LANG": "zh_CN.UTF-8"]
        for (words, signs) in [
            (["month", "2026-02"], ["14班", "23休", "\n休 放假 · 班 调休上班 · "]),
            (["month", "2026-03", "-3"], ["14班", "23休"]),
            (["year", "2026"], ["14!15+", "+ 放假 · ! 调休上班 · "]), (["year", "2026", "--details"], ["14班", "23休"]),
            (["week", "2026-02-14"], ["2026-02-14班", "2026-02-15休"]), (["day", "2026-02-14"], ["上班  调休上班  春节  放假通知"]),
            (["2026-02-23"], ["休息  放假"]),
        ] {
            let run = try almanac(words, mainland)
            #expect(run.status == 0 && signs.allSatisfy { run.output.contains($0) }, "\(words): \(run.output)")
        }
        let japan = try almanac("month 2026-09", ["LANG": "ja_JP.UTF-8"])
        #expect(japan.output.contains("22休") && japan.output.contains("国民の休日"))
    }

    /// Regions have no days off in common: their page has the law alone, and so it says.
    @Test("a page of several regions marks the holidays of the law alone") func severalRegions() throws {
        let run = try CommandRun(
            "almanac",
            ["month", "2026-02", "--region", "mainland,taiwan", "--language", "zh-Hans"]
        )
        #expect(run.output.contains("17+") && run.output.contains("\n+ 法定假日 · ") && !run.output.contains("休"))
    }

    // MARK: Size

    @Test("weeks have gaps where the screen is high") func gaps() throws {
        let counts = try [24, 20, 12].map { rows in
            try TerminalRun("almanac", ["month", "2026-03", "--no-pager"], rows: rows).lines.count
        }
        #expect(counts[0] < 24)
        #expect(counts[0] == counts[1] + 5 || counts[0] == counts[1])
        #expect(counts[1] == counts[2])
    }

    @Test("a switch shows three months") func threeMonths() throws {
        for words in [["-3"], ["--three"], ["month", "-3"], ["month", "--three"]] {
            let run = try almanac(words, ["LANG": "en_US", "TZ": "UTC", "COLUMNS": "200"])
            #expect(run.status == 0)
            #expect(run.output.split(separator: "Mon ").count == 4, "\(words)")
        }
        let asked = try almanac("month 2026-02 -3", ["COLUMNS": "80"]).output
        for title in ["January 2026", "February 2026", "March 2026"] {
            #expect(asked.contains("\n\(title) ") || asked.hasPrefix(title))
        }
    }

    @Test("a year is compact or detailed") func year() throws {
        let compact = try almanac("year 2027")
        #expect(compact.lines.count <= 36 && !compact.output.contains("New Year's Day"))
        let detailed = try almanac("year 2027 --details", Self.mainland)
        #expect(detailed.lines.count > 80 && detailed.output.contains("New Year's Day"))
        try almanac("month --details").expectFailure(64, mentioning: "no option of almanac month")
    }

    // MARK: First weekday

    /// Every page with columns or rows of weekdays begins with that of the region: Sunday in Korea, Monday in Vietnam.
    @Test(
        "every page begins the week where the reader does",
        arguments: ["month 2027-02", "month 2027-02 -3", "year 2027", "year 2027 --details", "week 2027-02-07"]
    )
    func firstWeekday(words: String) throws {
        for (locale, first, other) in [("ko_KR", "일", "월"), ("vi_VN", "T2", "CN"), ("en_HK", "Su", "Mo")] {
            let run = try almanac(words, ["LANG": locale + ".UTF-8"])
            let weekday = run.lines.first { $0.hasPrefix(first) || $0.hasPrefix(other) }
            #expect(weekday?.hasPrefix(first) == true, "\(locale) \(words)")
        }
    }

    // MARK: The line

    @Test("a format prints one line of a day") func format() throws {
        let reader = ["LANG": "zh_TW.UTF-8"]
        let run = try almanac(["day", "2026-02-18", "--format", "{lunar} {term}"], reader)
        #expect(run.status == 0 && run.output == "正月初二 雨水\n")
        let empty = try almanac("day 2026-02-19 --format {term}", reader)
        #expect(empty.status == 0 && empty.output == "\n")
        let terminal = try TerminalRun(
            "almanac",
            ["day", "2026-02-17", "--format", "{lunar} {holiday}"],
            environment: Self.mainland
        )
        #expect(terminal.output == "Day 1 of Month 1 Lunar New Year\n")
    }

    @Test(
        "a wrong format is explained",
        arguments: [
            ("{lunr}", "--format: no field 'lunr': did you mean 'lunar'?"),
            ("{xyzzy}", "--format: no field 'xyzzy': expected one of date, long-date"),
            ("{lunar", "the braces of '{lunar' are not in pairs: a field is such as {lunar}, a brace alone is {{"),
            ("lunar}", "the braces of 'lunar}' are not in pairs: a field is such as {lunar}, a brace alone is {{"),
        ]
    )
    func wrongFormat(format: String, message: String) throws {
        let run = try almanac(["day", "--format", format])
        #expect(run.status == 64 && run.output.isEmpty && run.errors.count == 1)
        #expect(run.errorText.hasPrefix("almanac: " + message))
    }

    /// The help of the verb has every field.
    @Test("the help lists the fields of a format") func fields() throws {
        let help = try almanac("day --help").output
        for field in ["{lunar}", "{next-term-days}", "{julian-day}"] { #expect(help.contains(field)) }
    }
}
