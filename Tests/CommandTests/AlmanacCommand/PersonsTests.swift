import Almanac
import Foundation
import TestSupport
import Testing

/// Files of persons, as `almanac birthday`, `next birthday` and `export` read them. Lunar days are those of the Hong Kong
/// Observatory's table, or worked out from it by hand.
@Suite struct PersonsTests {
    private static func almanac(_ words: [String], _ file: String, _ locale: String = "en_GB") throws -> CommandRun {
        try Scratch.with { scratch in
            try scratch.write("family.csv", file)
            return try CommandRun("almanac", words, environment: ["LANG": locale + ".UTF-8"], in: scratch.path)
        }
    }

    /// The page of a file on 2027-01-01.
    private static func page(_ file: String, _ words: [String] = [], _ locale: String = "en_GB") throws -> CommandRun {
        try almanac(["birthday", "--persons", "family.csv", "--from", "2027-01-01"] + words, file, locale)
    }

    @Test("every lunar birthday is on the day of a published table") func published() throws {
        let months = try DataFolder.rows(of: "reference/hko_months.tsv").filter { $0[1] == "2027" }
        var (lines, expected): ([String], Set<String>) = ([], [])
        for month in months {
            let first = try #require(Day(month[0]))
            for day in [1, 15, 29] {
                let name = "P\(month[2])/\(day)"
                lines += ["\(name),1990-\(month[2])-\(day),lunar", "Q\(name),lunar \(month[2])-\(day)"]
                let kept = try #require(first.advanced(by: day - 1))
                expected.formUnion(["\(kept) \(name) turns 37", "\(kept) Q\(name) Lunar"])
            }
        }
        let page = try Self.almanac(
            ["birthday", "--persons", "family.csv", "--from", "2027-02-06"],
            lines.joined(separator: "\n")
        )
        let rows = page.lines.filter { $0.hasPrefix("202") }.map { $0.split(separator: " ") }
        #expect(rows.count == expected.count && rows.map { $0[0] } == rows.map { $0[0] }.sorted())
        for row in rows {
            let text = row.drop { !$0.hasPrefix("P") && !$0.hasPrefix("Q") }.joined(separator: " ")
            #expect(expected.contains { "\(row[0]) \(text)".hasPrefix($0) }, "\(row.joined(separator: " "))")
        }
    }

    /// 1956-09-19 is 8-15 and 1962-09-01 is 8-3 (Hong Kong Observatory); 2027-09-03 is 8-3.
    @Test(
        "a date is read as people type it",
        arguments: [
            ("八月初三", "2027-09-03"), ("1962年八月初三", "2027-09-03"), ("民國51年八月初三", "2027-09-03"), ("음력 8.3", "2027-09-03"),
            ("lunar 8 3", "2027-09-03"), ("1962-8-3,lunar", "2027-09-03"), ("1962年8月3日,农历", "2027-09-03"),
            ("3/8/1962,Âm lịch", "2027-09-03"), ("8월 3일,음력", "2027-09-03"), ("3/8/1962 âm lịch", "2027-09-03"),
            ("1962-09-18", "2027-09-18"), ("18/9/1962", "2027-09-18"), ("18 September", "2027-09-18"),
            ("1962-9-18,gregorian", "2027-09-18"), ("1962/9/18", "2027-09-18"),
            ("1962-09-01,,keep=lunar", "2027-09-03"), ("八月初三,lunar,thirtieth=skip", "2027-09-03"),
            ("1962年八月初三,,keep=gregorian", "2027-09-01"),
        ]
    )
    func dates(date: String, day: String) throws {
        let run = try Self.page("Ming,\(date)\n")
        #expect(run.output.hasPrefix(day) && run.output.contains("  Ming  "), "\(run.output)\(run.errorText)")
        #expect(run.output.contains("turns 65  counting age 66") == date.contains("19") || date.contains("51"))
    }

    /// In 2052 the eighth month is followed by a leap one, 2052-09-23 is its first; New Year's Eve of 2027-02-05 is a 29th.
    @Test(
        "a rule of a line chooses the day",
        arguments: [
            ("1995-8L-15,,leap-month=skip", ["2052-10-07"]), ("1995-8L-15,,leap-month=plain", ["2027-09-15"]),
            ("1995-8L-15", ["2027-09-15"]), ("1984-12-30,lunar", ["2027-02-05"]),
            ("1984-12-30,lunar,thirtieth=next", ["2027-02-06"]), ("29 Feb 2000", ["2027-02-28"]),
            ("29 Feb 2000,,thirtieth=next", ["2027-03-01"]), ("29 Feb 2000,,thirtieth=skip", ["2028-02-29"]),
            ("29 February", ["2027-02-28"]), ("1900-01-15", ["2027-01-15"]), ("1901-12-31", ["2027-12-31"]),
            ("31 December", ["2027-12-31"]), ("2026-11-01", ["2027-11-01"]),
        ]
    )
    func rules(line: String, days: [String]) throws {
        let run = try Self.page("Ming,\(line)")
        #expect(run.lines.filter { $0.hasPrefix("20") }.map { String($0.prefix(10)) } == days, "\(run.errorText)")
    }

    @Test("a file of a spreadsheet is read, with commas or tabs, its header and its byte order mark")
    func spreadsheets()
        throws
    {
        let plain = "Mum,1956-8-15,lunar\nTom,1962-09-18\n"
        let forms = [
            "\u{FEFF}name,date,calendar,rules\r\nMum,1956-8-15,lunar,\r\nTom,1962-09-18,,\r\n,,,\r\n",
            "Name\tDate\r# the family\rMum\t1956-8-15\tlunar\rTom\t1962-09-18",
            "\n\n\"Mum\" , \"1956-8-15\",\"lunar\"\n# Tom, 1\n Tom,\"1962-09-18\"",
        ]
        let expected = try Self.page(plain)
        #expect(expected.output.hasPrefix("2027-09-15") && expected.lines.count > 3)
        for form in forms {
            let run = try Self.page(form)
            #expect(run.output == expected.output, "\(form): \(run.errorText)")
        }
        let piped = try CommandRun(
            "almanac",
            ["birthday", "--persons", "-", "--from", "2027-01-01"],
            input: plain,
            environment: ["LANG": "en_GB.UTF-8"]
        )
        #expect(piped.output == expected.output)
    }

    @Test(
        "a wrong line is named, and nothing is written",
        arguments: [
            ("A,yesterday", 1, "'yesterday' is not understood"), ("A,明年9月18日", 1, "is not understood"),
            ("A,丙申年八月十五", 1, "is not understood"), ("A,中秋", 1, "is not understood"),
            ("A,1962-09-18\nB,1962-02-30,gregorian", 2, "February 1962 has 28 days"),
            ("A,1957-2-30,lunar", 1, "Month 2 of lunar year 1957 has 29 days"),
            ("A,1956-8-15", 1, "type one of: 1956-8-15,lunar, 1956-8-15,gregorian"),
            ("A,8-15", 1, "has several readings"),
            ("A,1640-01-01", 1, "is not within"), ("A,2099-01-01", 1, "'2099-01-01' is not within 1646-01-01...20"),
            ("A,2099-8-15,lunar", 1, "is not within"), ("A,1962-09-18,klingon", 1, "expected lunar or gregorian"),
            ("A,1962-09-18,,leap-month=next", 1, "no rule 'leap-month=next': expected"),
            ("A,18 September,,keep=lunar", 1, "for a date with its year"), ("A", 1, "expected a name, a date"),
            (",1962-09-18", 1, "expected a name, a date"), ("A,1962-09-18,,,5", 1, "expected a name, a date"),
            ("A,8-15,lunar\r\n\r\nA,八月十五", 3, "the person of line 1 again"), ("\n\"A\nB\",1", 2, "is not understood"),
            ("A,1962-09-18\n\"B,1\n\n", 2, "never closed"), ("\"A\"B,1", 1, "a quotation mark within a value"),
            ("A\"B,1", 1, "a quotation mark within a value"), ("", 1, "no line"), ("name,date\n# A,1", 1, "no line"),
        ]
    )
    func refused(file: String, line: Int, message: String) throws {
        for words in [
            ["birthday", "--ics", "-o", "a.ics"], ["export", "ics", "2027", "-o", "a.ics"], ["next", "birthday"],
        ] {
            try Scratch.with { scratch in
                try scratch.write("family.csv", file)
                let run = try CommandRun(
                    "almanac",
                    words + ["--persons", "family.csv"],
                    environment: ["LANG": "en_GB.UTF-8"],
                    in: scratch.path
                )
                run.expectFailure(65, mentioning: "family.csv:\(line): ", "\(file)")
                #expect(run.errorText.contains(message))
                #expect(!FileManager.default.fileExists(atPath: scratch.file("a.ics")))
            }
        }
    }

    @Test("the next birthday says who, when, in how many days and how old") func next() throws {
        let file = "Mum,1956-8-15,lunar\nTom,1962-09-18\nAnn,18 September\nOld,1950-12-31\n"
        func next(_ words: [String], _ locale: String = "en_GB") throws -> [String] {
            let all = ["next"] + words + ["--persons", "family.csv", "--from", "2027-09-16"]
            return try Self.almanac(all, file, locale).lines.filter { $0.hasPrefix("20") }.map(String.init)
        }
        let both = [
            "2027-09-18  Sat  in 2 days  Tom  turns 65  counting age 66",
            "2027-09-18  Sat  in 2 days  Ann  Gregorian 09-18",
        ]
        #expect(try next(["birthday"]).map { $0.prefix(57) } == both.map { $0.prefix(57) })
        #expect(try next(["birthday", "--count", "2"]).count == 2)
        #expect(try next(["birthday", "--count", "3"]).last?.hasPrefix("2027-12-31") == true)
        let chinese = try next(["生日"], "zh_CN")
        #expect(chinese.first?.hasPrefix("2027-09-18  六  2天后  Tom  65岁  虚岁66") == true, "\(chinese)")
        let alone = try CommandRun("almanac", ["next", "birthday"], environment: ["LANG": "en_GB.UTF-8"])
        alone.expectFailure(64, mentioning: "birthday --persons FILE")
    }

    @Test("no name leaves its line, its event or its cell") func hostileNames() throws {
        let names = [
            "=HYPERLINK(1)", "a, \"\"b\"\"; c\\d", "line\r\nDTSTART:19000101", "\u{1B}[31mred", "👨‍👩‍👧 👍🏽", "\u{202E}evil",
            String(repeating: "長", count: 300),
        ]
        let file = names.map { "\"\($0)\",1962-09-18" }.joined(separator: "\r\n")
        let page = try Self.page(file)
        #expect(page.lines.filter { $0.hasPrefix("2027-09-18") }.count == names.count)
        #expect(!page.output.contains("\u{1B}") && !page.output.contains("\u{202E}") && page.output.contains("👨‍👩‍👧 👍🏽"))
        #expect(!page.output.contains("\r") && page.output.contains("a, \"b\"; c\\d"))
        let ics = try Self.page(file, ["--ics", "--years", "1"]).output
        let lines = ics.components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.utf8.contains { $0 < 0x20 } })
        #expect(lines.filter { $0.hasPrefix("DTSTART") } == names.map { _ in "DTSTART;VALUE=DATE:20270918" })
        #expect(Set(lines.filter { $0.hasPrefix("UID:") }).count == names.count)
        #expect(ics.contains("SUMMARY:a\\, \"b\"\\; c\\\\d's birthday (turns 65)\r\n"))
        #expect(lines.filter { $0.hasPrefix("TRIGGER:-PT15H") }.count == names.count)
        let words = ["export", "csv", "2027", "--persons", "family.csv", "--columns", "anniversaries"]
        let csv = try Self.almanac(words, file).output
        #expect(
            csv.contains("\"'=HYPERLINK(1)'s birthday (turns 65); a, \"\"b\"\"; c\\d's birthday"),
            "\(csv.prefix(400))"
        )
    }

    @Test("exports have the birthdays of a file as anniversaries") func export() throws {
        let file = "Mum,1956-8-15,lunar\nTom,1962-09-18\nMing,八月十五,,leap-month=skip\n"
        let words = ["2027...2028", "--persons", "family.csv", "--feed", "anniversaries"]
        let ics = try Self.almanac(["export", "ics"] + words, file).output
        let events = ics.components(separatedBy: "\r\n").filter { $0.hasPrefix("DTSTART") || $0.hasPrefix("SUMMARY") }
        #expect(
            events == [
                "DTSTART;VALUE=DATE:20270915", "SUMMARY:Mum's lunar birthday (turns 71)", "DTSTART;VALUE=DATE:20270915",
                "SUMMARY:Ming's lunar birthday", "DTSTART;VALUE=DATE:20270918", "SUMMARY:Tom's birthday (turns 65)",
                "DTSTART;VALUE=DATE:20280918", "SUMMARY:Tom's birthday (turns 66)", "DTSTART;VALUE=DATE:20281003",
                "SUMMARY:Mum's lunar birthday (turns 72)", "DTSTART;VALUE=DATE:20281003",
                "SUMMARY:Ming's lunar birthday",
            ]
        )
        for format in ["json", "html"] {
            let words = ["export", format, "2027", "--persons", "family.csv"]
            #expect(try Self.almanac(words, file).output.contains("(turns 71)"))
        }
    }

    @Test("a file and a person contradict each other, also with an option that names one") func both() throws {
        for words in [["1956-8-15"], ["--gregorian", "1956-09-19"], ["--name", "Mum"]] {
            try Self.page("Mum,1956-8-15,lunar", words).expectFailure(
                64,
                mentioning: "give --persons or DATE, --gregorian, --name, not both"
            )
        }
        try Self.almanac(["birthday", "--persons", "none.csv"], "").expectFailure(74, mentioning: "none.csv")
    }
}
