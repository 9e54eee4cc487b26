import Almanac
import Foundation
import TestSupport
import Testing

/// Files of iCalendar, as `almanac expand` reads them. Lunar days are those of the Hong Kong Observatory's table.
@Suite struct ExpandTests {
    private static func expand(
        _ events: [String],
        _ years: String = "2026...2028",
        head: String = "VERSION:2.0"
    ) throws -> CommandRun {
        let lines = ["BEGIN:VCALENDAR", head] + events.flatMap { ["BEGIN:VEVENT", $0, "END:VEVENT"] }
        return try Scratch.with { scratch in
            try scratch.write("a.ics", (lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n"))
            return try CommandRun("almanac", ["expand", "a.ics", years], in: scratch.path)
        }
    }

    private static func rows(_ events: [String], _ years: String = "2026...2028") throws -> [String] {
        let run = try expand(events, years)
        #expect(run.status == 0 && run.errors == [])
        return run.lines.dropFirst().map(String.init)
    }

    @Test("rules of both calendars give one line for each day, in order") func rules() throws {
        let rows = try Self.rows([
            "UID:b\r\nDTSTART;VALUE=DATE:20260401\r\nRRULE:FREQ=YEARLY;COUNT=2\r\nSUMMARY:Founding\\, and\r\n  more",
            "UID:a\r\nDTSTART;VALUE=DATE:20130210\r\nRRULE:RSCALE=CHINESE;FREQ=YEARLY\r\nSUMMARY:New Year",
            "UID:c\r\nSUMMARY:Once\tonly\r\nDTSTART;TZID=\"Asia/Seoul:x\":20270501T090000\r\nBEGIN:VALARM\r\nSUMMARY:no\r\nEND:VALARM",
        ])
        #expect(
            rows == [
                "2026-02-17\ta\tNew Year", "2026-04-01\tb\tFounding, and more", "2027-02-06\ta\tNew Year",
                "2027-04-01\tb\tFounding, and more", "2027-05-01\tc\tOnce only", "2028-01-26\ta\tNew Year",
            ]
        )
    }

    /// 9h in Seoul is 0h of UTC.
    @Test(
        "a moment as UNTIL ends a rule by the clock of the event",
        arguments: [
            ("TZID=Asia/Seoul:20130210T090000", "20270206T000000Z", 2),
            ("TZID=Asia/Seoul:20130210T090000", "20270205T235959Z", 1),
            ("TZID=\"Asia/Seoul\":20130210T090000", "20270206T000000Z", 2),
            ("TZID=UTC:20130210T090000Z", "20270206T085959Z", 1),
            ("VALUE=DATE-TIME:20130210T090000", "20270206T090000", 2), ("VALUE=DATE:20130210", "20270206T000000Z", 2),
        ]
    )
    func moments(start: String, until: String, count: Int) throws {
        let rows = try Self.rows(["UID:a\r\nDTSTART;\(start)\r\nRRULE:RSCALE=CHINESE;FREQ=YEARLY;UNTIL=\(until)"])
        #expect(rows.map { String($0.prefix(10)) } == Array(["2026-02-17", "2027-02-06"].prefix(count)))
    }

    @Test(
        "a moment by an unknown clock, or of no clock, is refused",
        arguments: [
            ("Nowhere/X", "20270206T000000Z"), ("Asia/Seoul", "20270206T240000Z"), ("Asia/Seoul", "20270206T006000Z"),
        ]
    )
    func unknownClock(zone: String, until: String) throws {
        let run = try Self.expand(["UID:a\r\nDTSTART;TZID=\(zone):20130210T090000\r\nRRULE:FREQ=YEARLY;UNTIL=\(until)"])
        #expect(run.status == 65 && run.errorText.contains("UNTIL is not supported"))
    }

    /// Clocks are 8 hours ahead of UTC in Shanghai, 5 behind in New York in winter, 4 in summer.
    @Test(
        "a moment of UTC is on the day of the clock that the file or the event states",
        arguments: [
            ("Asia/Shanghai", "DTSTART:20260216T160000Z", "2026-02-17"),
            ("Asia/Shanghai", "DTSTART:20260216T155959Z", "2026-02-16"),
            ("America/New_York", "DTSTART:20260217T045959Z", "2026-02-16"),
            ("America/New_York", "DTSTART:20260717T040000Z", "2026-07-17"),
            ("Asia/Shanghai", "DTSTART;TZID=UTC:20260216T160000Z", "2026-02-16"),
            ("Asia/Shanghai", "DTSTART:20260216T235900", "2026-02-16"),
            (
                "Asia/Seoul", "DTSTART:20270205T150000Z\r\nEXDATE:20270205T150000Z\r\nRDATE:20270206T150000Z",
                "2027-02-07"
            ),
            (
                "Asia/Shanghai", "DTSTART:20130209T160000Z\r\nRRULE:RSCALE=CHINESE;FREQ=YEARLY;UNTIL=20260216T160000Z",
                "2026-02-17"
            ),
            (
                "Asia/Shanghai", "DTSTART:20130209T160000Z\r\nRRULE:RSCALE=CHINESE;FREQ=YEARLY;UNTIL=20260216T155959Z",
                ""
            ),
        ]
    )
    func momentsOfUTC(zone: String, event: String, day: String) throws {
        let run = try Self.expand(["UID:a\r\n\(event)"], head: "X-WR-TIMEZONE:\(zone)")
        #expect(run.status == 0 && run.lines.dropFirst().joined(separator: " ") == (day.isEmpty ? "" : "\(day)\ta\t"))
    }

    @Test("a moment of UTC is no day where no clock is stated", arguments: ["VERSION:2.0", "X-WR-TIMEZONE:Nowhere/X"])
    func noClock(head: String) throws {
        let run = try Self.expand(["UID:a\r\nDTSTART:20260215T160000Z", "UID:b\r\nDTSTART:20260216"], head: head)
        #expect(run.status == 65 && run.lines.dropFirst() == ["2026-02-16\tb\t"])
        let right = "expected a date, or X-WR-TIMEZONE with a zone such as Asia/Seoul"
        #expect(run.errors == ["almanac: a.ics:3: DTSTART is a moment of UTC, which is no day: \(right)"])
    }

    @Test("dates are left out, added and moved") func exceptions() throws {
        let rule = "UID:a\r\nDTSTART;VALUE=DATE:20260217\r\nRRULE:RSCALE=CHINESE;FREQ=YEARLY"
        let moved = "UID:a\r\nRECURRENCE-ID;VALUE=DATE:20280126\r\nDTSTART;VALUE=DATE:20280130"
        let rows = try Self.rows([rule + "\r\nEXDATE;VALUE=DATE:20270206\r\nRDATE;VALUE=DATE:20260301,20290101", moved])
        #expect(rows.map { $0.prefix(10) } == ["2026-02-17", "2026-03-01", "2028-01-30"])
    }

    @Test(
        "an event that cannot be expanded is named by its line, and the others are printed",
        arguments: [
            ("RRULE:FREQ=DAILY", "FREQ is not supported"),
            ("RRULE:RSCALE=HEBREW;FREQ=YEARLY", "RSCALE is not supported"),
            ("EXRULE:FREQ=YEARLY", "EXRULE is not supported"),
            ("RDATE;VALUE=PERIOD:20260101/P1D", "RDATE;VALUE=PERIOD is not supported"),
            ("EXDATE:2026-01-01", "EXDATE is malformed"),
            ("RRULE:FREQ=YEARLY\r\nRRULE:FREQ=MONTHLY", "a second RRULE is not supported"),
            ("RECURRENCE-ID;RANGE=THISANDFUTURE:20260101", "RECURRENCE-ID;RANGE=THISANDFUTURE is not supported"),
        ]
    )
    func faults(line: String, message: String) throws {
        let run = try Self.expand([
            "UID:b\r\nDTSTART:20260101T090000\r\n" + line, "UID:a\r\nDTSTART;VALUE=DATE:20260301",
        ])
        #expect(
            run.status == 65 && run.errors == ["almanac: a.ics:3: \(message)"] && run.lines.last == "2026-03-01\ta\t"
        )
    }

    @Test("files of exports are read back, day by day") func exports() throws {
        for words in [
            ["export", "ics", "2026...2027"],
            ["birthday", "1956-8-15", "--from", "2026-01-01", "--years", "2", "--ics"],
        ] {
            let written = try almanac(words + ["--region", "taiwan"])
            let starts = written.output.components(separatedBy: "\r\n").filter { $0.hasPrefix("DTSTART;VALUE=DATE:") }
                .map { $0.dropFirst(19) }
            let file = written.output.components(separatedBy: "BEGIN:VEVENT").dropFirst()
                .map { $0.components(separatedBy: "END:VEVENT")[0] }
            let rows = try Self.rows(file.map { $0.trimmingCharacters(in: .newlines) }, "2026...2027")
            #expect(
                !starts.isEmpty && rows.map { $0.prefix(10).filter { $0 != "-" } } == starts.sorted().map(String.init)
            )
        }
    }

    @Test("control characters of a file are escaped") func escapes() throws {
        let rows = try Self.rows(["UID:a\u{1B}]0;x\u{7}\u{202E}\r\nDTSTART:20260101\r\nSUMMARY:👨‍👩‍👧\u{2066}"])
        #expect(rows == ["2026-01-01\ta ]0;x \\u{202E}\t👨‍👩‍👧\\u{2066}"])
        let fault = try Self.expand(["UID:a\r\nDTSTART:20260101\r\nRDATE;VALUE=PERIOD\u{1B}[2J:1"])
        #expect(fault.errorText.contains("PERIOD\\u{1B}[2J is not supported"))
    }

    @Test("a series with many moved dates takes time in proportion") func series() throws {
        let events = (0..<6_000).map {
            let day = Day(rawValue: 20_454 + Int32($0)).description.filter { $0 != "-" }
            return
                "UID:a\r\nRECURRENCE-ID:\(day)\r\nDTSTART:\(day)\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:\(day)"
        }
        let start = ContinuousClock.now
        #expect(try Self.rows(events, "2026...2099").count == 6_000)
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test("more days than are held at once are refused") func tooMany() throws {
        let event = "UID:a\r\nDTSTART:19000131\r\nRRULE:FREQ=MONTHLY"
        let run = try Self.expand(Array(repeating: event, count: 900), "1900...2100")
        run.expectFailure(65, mentioning: "more than 1000000 days")
    }

    @Test("a file without events is refused") func empty() throws {
        try Self.expand([]).expectFailure(65, mentioning: "no event")
    }
}
