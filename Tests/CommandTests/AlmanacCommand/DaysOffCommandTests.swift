import Foundation
import TestSupport
import Testing

/// `almanac works`, `days-off` and `workdays` as a process.
@Suite struct DaysOffCommandTests {
    private func ask(_ words: String, language: String = "en_US.UTF-8") throws -> CommandRun {
        try almanac(words, ["LANG": language, "ALMANAC_REGION": "mainland"])
    }

    @Test("a Saturday that is worked is told with its notice") func workedSaturday() throws {
        let run = try ask("works 2026-02-14 --region mainland")
        #expect(run.status == 0)
        #expect(run.lines[0].hasPrefix("2026-02-14 Sat  work · make-up workday"))
        #expect(run.lines[1].hasSuffix("国办发明电〔2025〕7号, 国务院办公厅, 2025-11-04"))
        #expect(run.output.contains("decided 2004-01-01...2026-12-25"))
    }

    /// The fifteen of the Employment Ordinance (Cap. 57) in 2027, without Good Friday and the day after it; the second day of New Year is a
    /// Sunday, for which there is the fourth. Macau: Law 7/2008, article 44.
    @Test("the statutory list is not that of general holidays") func statutoryHolidays() throws {
        let hongkong = [
            "01-01", "02-06", "02-08", "02-09", "03-29", "04-05", "05-01", "05-13", "06-09", "07-01", "09-16", "10-01",
            "10-08", "12-25",
            "12-27",
        ]
        let macau = ["01-01", "02-06", "02-07", "02-08", "04-05", "05-01", "09-16", "10-01", "10-08", "12-20"]
        for (words, locale, days) in [
            ("法定假期2027", "zh_HK", hongkong), ("statutory holidays 2027", "en_HK", hongkong),
            ("days-off 2027 --audience listed", "zh_HK", hongkong),
            ("days-off 2027 --audience listed", "zh_MO", macau),
        ] {
            let run = try almanac(words, ["LANG": locale + ".UTF-8"])
            let found = run.lines.compactMap { $0.hasPrefix("2027-") ? String($0.dropFirst(5).prefix(5)) : nil }
            #expect(found == days, "\(words): \(run.output)\(run.errorText)")
            #expect(!run.output.contains("公眾假期") && !run.output.contains("everybody"), "\(run.output)")
        }
        #expect(try almanac("公眾假期2027", ["LANG": "zh_HK.UTF-8"]).output.contains("03-26"))
        // The mainland has one list.
        #expect(try almanac("法定节假日2026", ["LANG": "zh_CN.UTF-8"]).output.contains("2026-02-15"))
    }

    /// 国办发明电〔2025〕7号: 4 January, 14 and 28 February, 9 May, 20 September and 10 October.
    @Test("the breaks of a year come with the days of weekends that are worked") func workedWeekends() throws {
        let run = try ask("days-off 2026 --region mainland --plain")
        let days = ["01-04 Sun", "02-14 Sat", "02-28 Sat", "05-09 Sat", "09-20 Sun", "10-10 Sat"].map { "2026-" + $0 }
        let first = try #require(run.output.range(of: "make-up workday"))
        let words = run.output[first.upperBound...].split(whereSeparator: \.isWhitespace).prefix(12)
        #expect(words.joined(separator: " ") == days.joined(separator: " "))
        #expect(try !ask("days-off 2026 --region hongkong --plain").output.contains("make-up"))
        let asked = try ask("2026补班 --region mainland --plain").lines.filter { $0.contains("make-up") }
        #expect(asked.map { String($0.prefix(14)) } == days)
        // One holiday has its own alone.
        for (holiday, days) in [("五一", days[3...3]), ("国庆", days[4...5]), ("端午", days[6...])] {
            let lines = try ask("2026年\(holiday)放假 --region mainland --plain").lines
            let worked = lines.filter { $0.hasPrefix("make-up workday") }.joined().split(separator: "  ").dropFirst()
            #expect(worked.map(String.init) == Array(days), "\(holiday)")
        }
    }

    @Test(
        "a month is asked about in words",
        arguments: [
            ("holidays june 2027", "japan", "no public holiday from 2027-06-01 to 2027-06-30"),
            ("workdays june 2027", "japan", "22 workdays · 8 days off"),
            ("workdays in june 2027", "japan", "22 workdays · 8 days off"),
            // March 2099 has no holiday in any law, and 22 days from Monday to Friday.
            ("workdays march 2099", "mainland", "22 workdays by the week · 0 days off · 31 days not decided"),
            // December has 23 days from Monday to Friday, of which the notice for 2026 decides 19.
            (
                "workdays december 2026", "mainland",
                "23 workdays by the week · 19 of them decided · 6 days off · 6 days not decided"
            ),
            ("workdays 2026 2027", "japan", "2026-01-01 Thu – 2027-12-31 Fri"),
            ("workdays in 2027", "japan", "2027-01-01 Fri – 2027-12-31 Fri"),
            ("holidays december 2026", "hongkong", "Christmas Day"),
        ]
    )
    func month(words: String, region: String, said: String) throws {
        let run = try almanac("\(words) --region \(region) --plain", ["LANG": "en_GB.UTF-8"])
        #expect(run.status == 0 && run.output.lowercased().contains(said.lowercased()), "\(run.output)\(run.errorText)")
    }

    @Test(
        "each locale is answered in its language",
        arguments: [
            ("zh_CN", "上班 · 调休上班"), ("zh_TW", "上班 · 補班"), ("en_GB", "work · make-up"), ("ko_KR", "근무 · "),
            ("ja_JP", "出勤 · "), ("vi_VN", "đi làm · "),
        ]
    )
    func languages(locale: String, said: String) throws {
        let run = try ask("works 2026-02-14 --region mainland", language: locale + ".UTF-8")
        #expect(run.output.contains(said), "\(run.output)")
    }

    /// No country is asked for: no day is off, no sign and no colour says so, and a question says how to ask.
    @Test(
        "a reader in no region has festivals and no days off",
        arguments: [
            ("en_US", "--region with one of mainland, hongkong"), ("zh_SG", "请写 --region"),
            ("en_MY", "mainland, hongkong"), ("de_DE", "--region"), ("C", "--region"),
        ]
    )
    func noRegion(locale: String, said: String) throws {
        let reader = ["LANG": locale + ".UTF-8"]
        for verb in [["works", "2026-12-25"], ["days-off", "2026"], ["workdays", "2026-12-01", "+3"]] {
            try almanac(verb, reader).expectFailure(64, mentioning: said)
        }
        let home = try TerminalRun("almanac", ["day", "2026-10-01"], environment: ["LANG": "zh_CN.UTF-8"])
        let day = try TerminalRun("almanac", ["day", "2026-10-01"], environment: reader)
        #expect(home.output.contains("法定假日") && home.output.contains("[1;31m"))
        #expect(!day.output.contains("holiday") && !day.output.contains("假") && !day.output.contains("31m"))
        let month = try almanac("month 2026-10", reader)
        #expect(!month.output.contains("+ ") && !month.output.contains("!") && !month.output.contains("休"))
        let file = try almanac("export html 2026", reader)
        #expect(!file.output.contains("class=\"off\"") && !file.output.contains("class=\"work\""))
        let next = try almanac("next chunjie --from 2026-11-22", reader)
        #expect(next.status == 0 && next.output.contains("2027"))
    }

    @Test(
        "a region is known by its codes and names, and by a locale that asks for it",
        arguments: ["HK", "hk", "Hong Kong", "hong kong", "香港", "홍콩", "Hồng Kông", "hong kong,HK"]
    )
    func regionNames(name: String) throws {
        // 1 July is the day of the Special Administrative Region alone.
        let day = ["works", "2026-07-01"]
        let asked = try almanac(day + ["--region", name], ["LANG": "en_US.UTF-8"])
        #expect(asked.lines.first?.contains("off · day off") == true, "\(asked.errors)")
        for locale in ["en_US@rg=hkzzzz", "yue-Hant-HK", "en-US-u-rg-hkzzzz", "zh_HK.UTF-8"] {
            let own = try almanac(day + ["--language", "en"], ["LANG": locale])
            #expect(own.lines.first?.contains("off · day off") == true, "\(locale): \(own.errors)")
        }
    }

    @Test("a table has a row for each day") func table() throws {
        let run = try ask("works 2026 --region mainland --tsv", language: "ko_KR.UTF-8")
        #expect(run.lines.count == 366)
        #expect(run.lines[0] == "day\tstatus\treason\tname\tsource\tregion\tcertainty\toff_for\taudience")
        #expect(run.lines.contains("2026-02-14\twork\tnotice\t春節\t国办发明电〔2025〕7号\tmainland\tcertain\t-\tall"))
        #expect(run.lines.contains("2026-10-01\toff\tlaw\t國慶節\t国办发明电〔2025〕7号\tmainland\tcertain\t-\tall"))
        #expect(run.lines.contains("2026-03-07\tweekend\t-\t-\t-\tmainland\tcertain\t-\tall"))
        let later = try ask("works 2027-10-01 2027-03-10 --tsv")
        #expect(
            later.lines.dropFirst() == [
                "2027-10-01\toff\tlaw\t國慶節\t-\tmainland\tcertain\t-\tall",
                "2027-03-10\tunknown\t-\t-\t-\tmainland\t-\t-\tall",
            ]
        )
    }

    @Test("breaks and the workdays that bridge them are shown") func breaks() throws {
        let run = try ask("days-off 2026 --region japan")
        let golden = "2026-05-02 Sat – 2026-05-06 Wed  5 days\nConstitution Day, Greenery Day, Children's Day\n"
        #expect(run.output.contains(golden), "\(run.output)")
        #expect(run.lines.contains("leave on 2026-11-02: 4 days off, 2026-10-31...2026-11-03"))
        #expect(!run.output.contains("not complete"))
        let open = try ask("days-off 2027")
        #expect(open.output.contains("2027 is not complete") && open.output.contains("1 day or more"))
        let election = try ask("days-off 2026 --region korea")
        #expect(election.lines.contains("2026-06-03 Wed                   1 day  election"), "\(election.output)")
        let table = try ask("days-off 2021...2022 --region taiwan --tsv")
        #expect(table.lines[0] == "first_day\tlast_day\tdays\tname\treason\tregion\topen\tcertainty\taudience")
        #expect(table.lines.count { $0.hasPrefix("2021-12-31\t2022-01-02\t3\t") } == 1)
    }

    @Test("pages about days off fit the terminal", arguments: [80, 60, 40]) func width(columns: Int) throws {
        for (locale, words) in [
            ("en_HK", ["days-off", "2026"]), ("zh_CN", ["days-off", "2026"]), ("vi_VN", ["days-off", "2027"]),
            ("ko_KR", ["works", "2026-09-24"]), ("en_HK", ["works", "2030"]),
        ] {
            let reader = ["LANG": locale + ".UTF-8", "COLUMNS": "\(columns)"]
            let run = try almanac(words, reader)
            #expect(run.widths.allSatisfy { $0 <= columns }, "\(locale) \(words): \(run.output)")
        }
    }

    /// 春節 2026 lasts nine days by the notice; it is named after the festival, not after each day of it.
    @Test("a break has one name, and days in a row of which nothing is known one line") func oneName() throws {
        let breaks = try ask("days-off 2026 --region mainland")
        #expect(breaks.lines.contains("2026-02-15 Sun – 2026-02-23 Mon  9 days  Lunar New Year"), "\(breaks.output)")
        let korea = try ask("days-off 2026 --region korea")
        #expect(
            korea.lines.contains { $0.hasSuffix("  Seollal") } && korea.lines.contains { $0.hasSuffix("  Chuseok") }
        )
        let works = try ask("works 2028 --region mainland")
        #expect(works.lines.count < 30 && works.lines.contains { $0.hasSuffix("days not decided") }, "\(works.output)")
    }

    @Test("workdays are counted and added") func workdays() throws {
        let count = try ask("workdays 2026-02-01 2026-02-28 --region mainland --tsv")
        #expect(count.lines.first == "from\tto\tworkdays\tunknown\tregion\tcertainty\taudience")
        #expect(count.lines.dropFirst() == ["2026-02-01\t2026-02-28\t16\t0\tmainland\tcertain\tall"])
        // 重陽 of 2057 depends on a new moon within seconds of midnight; the day after it is a Sunday.
        let doubtful = try ask("workdays 2057-10-06 2057-10-07 --region hongkong --tsv")
        #expect(doubtful.lines.last?.hasSuffix("hongkong\tpublished\tpublic-offices") == true, "\(doubtful.output)")
        let text = try ask("workdays 2026-02-01 2026-02-28 --region mainland")
        #expect(text.output.contains("16 workdays · 12 days off · both ends counted"))
        #expect(try ask("workdays 2026-02-01 +10").output.contains("→ 2026-02-13 Fri"))
        #expect(try ask("workdays 2026-03-01 -- -10").output.contains("→ 2026-02-10 Tue"))
        #expect(try ask("workdays 2026-12-01 2027-01-31").output.contains("36 days not decided"))
    }

    @Test(
        "a question that cannot be answered is refused with its status",
        arguments: [
            ("workdays 2026-12-01 +90", 1, "Mainland China for everybody has 2004-01-01...2026-12-25 decided"),
            ("workdays 2026-12-01 2026-11-01", 64, "is in descending order: write 2026-11-01 2026-12-01"),
            ("workdays 2026-12-01 +x", 64, "'+x' is no number from 1 to 100000"),
            ("workdays 2026-12-01 -- -9223372036854775808", 64, "is no number from 1 to 100000"),
            ("works 2026-02-30", 64, "'2026-02-30'"),
            // A shorter list is Hong Kong's and Macau's alone.
            ("works 2025-10-03 --region korea --audience listed", 64, "no audience 'listed'"),
            ("works 2026-09-25 --region taiwan --audience listed", 64, "no audience 'listed'"),
            ("works 2026-02-03 --region taiwan,korea", 64, "no region 'taiwan,korea': expected one of mainland"),
            ("month 2026-02 --region mainland,japan", 64, "calendar china leaves out public holidays of japan"),
            ("festivals 2026 --region korea,japan", 64, "try --region korea by itself"),
            ("works 2026-02-03 --audience woman", 64, "women"),
            ("works 2026-02-03 --holidays no-such-file", 74, "cannot read no-such-file"),
            ("works 2026-02-03 --holidays TABLE", 65, "/almanac.bin: not a compiled file of holidays"),
        ]
    )
    func refused(words: String, status: Int, said: String) throws {
        // The path may have spaces.
        let words = words.split(separator: " ").map { $0 == "TABLE" ? "\(DataFolder.path)/almanac.bin" : String($0) }
        let run = try almanac(words, ["ALMANAC_REGION": "mainland"])
        #expect(run.status == status, "\(run.errors)")
        #expect(run.errors.count == 1 && run.errors[0].contains(said), "\(run.errors)")
    }

    /// The rows `notice` of `Data/holidays`.
    private static func noticesInData() throws -> Int {
        let regions = ["mainland", "hongkong", "macau", "taiwan", "korea", "vietnam", "japan"]
        return try regions.map { region in
            try DataFolder.text(of: "holidays/\(region).txt").split(separator: "\n").count { $0.hasPrefix("notice ") }
        }.reduce(0, +)
    }

    @Test("a holiday on a Sunday and the turn of the year are answered") func turnOfTheYear() throws {
        let sunday = try ask("works 2028-03-05 2028-03-04 --region hongkong --tsv")
        #expect(
            sunday.lines.dropFirst() == [
                "2028-03-05\tweekend\tlaw\t-\t-\thongkong\tcertain\t-\tpublic-offices",
                "2028-03-04\tunknown\t-\t-\t-\thongkong\t-\t-\tpublic-offices",
            ]
        )
        #expect(try ask("works 2028-03-05 --region hongkong").lines[0].contains("off · weekend · "))
        let offices = try ask("works 2028-12-29 --region japan --audience public-offices")
        #expect(offices.lines[0] == "2028-12-29 Fri  off · day off · holiday by law")
        #expect(try ask("works 2028-12-29 --region japan").lines[0].contains("not decided"))
    }

    /// The words of the decisions: 임시공휴일 and 선거일.
    @Test("a day off without a holiday has a name in tables") func namesInTables() throws {
        let days = ["2017-05-09", "2020-08-17", "2002-07-01", "1993-06-09"]
        let korea = try ask("works \(days[0]) \(days[1]) \(days[2]) --region korea --language ko --tsv")
        #expect(korea.lines.dropFirst().map { $0.split(separator: "\t")[3] } == ["선거일", "임시공휴일", "임시공휴일"])
        let japan = try ask("works \(days[3]) --region japan --language ja --tsv")
        #expect(japan.lines[1].contains("\tlaw\t結婚の儀\t"))
    }

    /// A program that is older than the last notices reads a newer file.
    @Test("another file of holidays gives other answers") func otherFile() throws {
        try Scratch.with { scratch in
            let data = try scratch.copyData()
            let notice = """

                # As nobody decided it.
                notice 2027 2026-11-25 gwyb 国办发明电〔2026〕1号
                off 2027-02-04...2027-02-12 for chunjie
                work 2027-02-13 for chunjie

                """
            let old = try scratch.text("Data/holidays/mainland.txt")
            let text = old.replacingOccurrences(of: "...2026-12-25", with: "...2027-12-25") + notice
            try scratch.write("Data/holidays/mainland.txt", text)
            let made = try CommandRun("almanac-gen", ["holidays", "--data", data])
            #expect(made.status == 0, "\(made.errors)")
            #expect(made.output.contains("\(try Self.noticesInData() + 1) notices of 7 regions"))
            let path = data + "/holidays.bin"
            let run = try ask("works 2027-02-13 --region mainland --holidays \(path)")
            #expect(run.output.contains("work · make-up workday · Lunar New Year"))
            #expect(try ask("works 2027-02-13 --region mainland").output.contains("not decided"))
            let page = ["month", "2027-02", "--region", "mainland"]
            let newer = try almanac(page + ["--holidays", path], ["LANG": "zh_CN.UTF-8"])
            #expect(newer.output.contains("12休") && newer.output.contains("13班") && !newer.output.contains("仅列法定假日"))
            let older = try almanac(page, ["LANG": "zh_CN.UTF-8"])
            #expect(!older.output.contains("13班") && older.output.contains("\n仅列法定假日；调休放假尚未公布\n"))
            #expect(try CommandRun("almanac-gen", ["holidays", "--check", "--data", data]).status == 0)
            try scratch.write("Data/holidays/mainland.txt", old)
            #expect(try CommandRun("almanac-gen", ["holidays", "--check", "--data", data]).status == 1)
            try scratch.write("Data/holidays/mainland.txt", text + "work 2027-02-15\n")
            let bad = try CommandRun("almanac-gen", ["holidays", "--data", data])
            #expect(bad.status == 65)
            #expect(bad.errors[0].contains("holidays/mainland.txt:"))
        }
    }
}
