import Foundation
import TestSupport
import Testing

/// Days of death in files of persons, one identifier for one event, alarms for all events, and a month as a list.
@Suite struct MemorialTests {
    private func run(_ words: [String], _ persons: String = "", _ locale: String = "en_GB") throws -> CommandRun {
        try CommandRun("almanac", words, input: persons, environment: ["LANG": locale + ".UTF-8"])
    }

    private static let birthdayWords = [
        "birthday", "生日", "생일", "誕生日", "Sinh nhật", "turns", "counting age", "岁", "歲", "세", "歳", "tuổi",
    ]

    @Test(
        "a memorial has no age and is no birthday in any language",
        arguments: [
            ("외할머니 제사,1998-9-12,lunar", "ko_KR", "외할머니 제사"), ("奶奶忌日,1998-9-12,lunar", "zh_CN", "奶奶忌日"),
            ("祖父,1998-9-12,lunar,memorial", "ja_JP", "祖父の命日"), ("Giỗ bà,1998-9-12,lunar", "vi_VN", "Giỗ bà"),
            ("Grandma,1998-9-12,lunar,memorial", "en_GB", "Grandma's memorial day"),
            ("할아버지 기일,음력 9.12", "ko_KR", "할아버지 기일"), ("爺爺,1998-10-31,,keep=lunar memorial", "zh_TW", "爺爺的忌日"),
        ]
    )
    func memorial(person: String, locale: String, title: String) throws {
        let page = try run(["birthday", "--persons", "-", "--from", "2027-01-01"], person, locale)
        let file = try run(["birthday", "--persons", "-", "--from", "2027-01-01", "--ics"], person, locale)
        let export = try run(["export", "ics", "2027", "--persons", "-", "--feed", "anniversaries"], person, locale)
        // 2027-10-11 is 9-12, three days after 重陽 of the Hong Kong Observatory's table.
        #expect(page.output.contains("2027-10-11"), "\(page.output)\(page.errorText)")
        for (name, text) in [("page", page.output), ("file", file.output), ("export", export.output)] {
            #expect(!Self.birthdayWords.contains { text.contains($0) }, "\(name): \(text)")
        }
        #expect(
            file.output.contains("SUMMARY:\(title)\r\n") && export.output.contains("SUMMARY:\(title)\r\n"),
            "\(file.output)"
        )
    }

    @Test("the verb for one person has memorials by a switch and by the name") func verb() throws {
        for words in [["--memorial", "--name", "Mum"], ["--name", "Mum, memorial"]] {
            let page = try run(["birthday", "1998-9-12", "--from", "2027-01-01", "--years", "1"] + words)
            #expect(
                page.output.contains("2027-10-11") && !Self.birthdayWords.contains { page.output.contains($0) },
                "\(page.output)"
            )
        }
    }

    @Test("a birthday has one identifier, whichever verb writes it") func identifier() throws {
        let person = "Mum,1956-8-15,lunar\nDad's memorial,1950-3-3,lunar\n"
        func events(_ words: [String]) throws -> [String] {
            try run(words, person).output.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }.map(String.init)
                .sorted()
        }
        let verb = try events(["birthday", "--persons", "-", "--from", "2027-01-01", "--years", "1", "--ics"])
        #expect(verb.count == 2)
        #expect(try events(["export", "ics", "2027", "--persons", "-", "--feed", "anniversaries"]) == verb)
    }

    @Test(
        "a header in any language and that of Google's events are no persons",
        arguments: [
            "姓名,生日", "姓名,出生日期,历法", "이름,생일", "이름,날짜,달력,규칙", "名前,誕生日", "氏名,生年月日", "Tên,Ngày sinh", "Tên,sinh nhật",
            "Name,Birthday", "NAME,Date of Birth", "Subject,Start Date",
        ]
    )
    func headers(head: String) throws {
        let page = try run(["birthday", "--persons", "-", "--from", "2027-01-01"], "\(head)\nTom,1962-09-18\n")
        #expect(page.output.hasPrefix("2027-09-18") && page.lines.count < 5, "\(page.output)\(page.errorText)")
    }

    @Test("a file of Google's events has its times after the date") func google() throws {
        let file =
            "Subject,Start Date,Start Time,End Date,All Day Event,Description\nTom,1962-09-18,,1962-09-18,True,\"a, b\"\n"
        let page = try run(["birthday", "--persons", "-", "--from", "2027-01-01"], file)
        #expect(page.output.hasPrefix("2027-09-18"), "\(page.output)\(page.errorText)")
    }

    @Test("a file of Google's contacts has names in several columns, and rows without a birthday") func contacts()
        throws
    {
        let file =
            "First Name,Middle Name,Last Name,Notes,Birthday,Phone 1 - Value\nAnn,B,Lee,,1990-08-15,1\nNo,,Body,,,2\n小明,,王,,1962-09-18,\n"
            + "Bo,,Li,\"a\nb\",--03-05,\n"
        let page = try run(["birthday", "--persons", "-", "--from", "2027-01-01", "--language", "en"], file)
        #expect(
            page.output.contains("Ann B Lee  turns 37") && page.output.contains("王小明"),
            "\(page.output)\(page.errorText)"
        )
        #expect(page.output.hasPrefix("2027-03-05") && page.output.contains("Bo Li") && !page.output.contains("Body"))
        // The older form has the whole name as well.
        let older =
            "Name,Given Name,Additional Name,Family Name,Birthday\nDr Ann Lee,Ann,,Lee,1990-08-15\n,길동,,홍,1991-08-16\n"
        let names = try run(["birthday", "--persons", "-", "--from", "2027-01-01", "--language", "en"], older).output
        #expect(
            names.contains("2027-08-15  Sun  in 226 days  Dr Ann Lee  turns 37") && names.contains("홍길동"),
            "\(names)"
        )
    }

    @Test("a calendar behind an unknown column is refused, not left out") func unknownColumns() throws {
        let file = "Name,Relation,Birthday,Calendar\nMum,mother,1956-8-15,lunar\n"
        try run(["birthday", "--persons", "-"], file).expectFailure(65, mentioning: "-:1:")
    }

    @Test("every event of a file has the alarms that are asked for") func alarms() throws {
        let words = [
            "export", "ics", "2027", "--region", "hongkong", "--persons", "-", "--feed", "terms,festivals,days-off",
        ]
        let plain = try run(words, "Mum,1956-8-15,lunar\n")
        let file = try run(words + ["--alarm", "1@18:00", "--alarm", "0"], "Mum,1956-8-15,lunar\n")
        let count = file.output.ranges(of: "BEGIN:VEVENT").count
        #expect(count > 60 && file.output.ranges(of: "TRIGGER:-PT6H\r\n").count == count)
        #expect(file.output.ranges(of: "TRIGGER:PT9H\r\n").count == count && !plain.output.contains("VALARM"))
        try run(["export", "csv", "2027", "--alarm", "1"]).expectFailure(64, mentioning: "--alarm")
    }

    @Test("a month as a list has a line for each day, with all that the day has") func list() throws {
        let run = try run(["month", "2026-02", "--list", "--region", "mainland", "--language", "en"])
        let days = run.lines.filter { $0.contains("2026-02-") && !$0.contains("–") }
        #expect(days.count == 28, "\(run.output)")
        #expect(
            days[16].contains("2026-02-17") && days[16].contains("Lunar New Year") && days[16].contains("New Moon"),
            "\(days[16])"
        )
        #expect(!run.output.contains("\u{1B}"))
        try almanac("month 2026-02 --list --three", [:]).expectFailure(64, mentioning: "--three")
    }
}
