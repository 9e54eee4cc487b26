import Foundation
import TestSupport
import Testing

/// `almanac birthday` as a process; its pages in seven locales are in Tests/Questions.
@Suite struct BirthdayCommandTests {
    /// Read as the Gregorian date first, with the same birthdays; and a lunar date that looks like a Gregorian one says so.
    @Test("the first line says how the date was read") func firstLine() throws {
        let lunar = try almanac("birthday 1956-8-15 --from 2026-01-01")
        let gregorian = try almanac("birthday --gregorian 1956-09-19 --from 2026-01-01")
        #expect(gregorian.lines.first == "Gregorian 19 September 1956  Wednesday")
        #expect(gregorian.lines.filter { $0.hasPrefix("20") } == lunar.lines.filter { $0.hasPrefix("20") })
        let likeGregorian = try almanac("birthday 1956-08-15 --from 2026-01-01")
        #expect(likeGregorian.output.contains("\nIf the Gregorian date was meant: --gregorian 1956-08-15\n"))
        #expect(!lunar.output.contains("--gregorian"))
    }

    /// 1956-09-19 is the 15th of month 8 (Hong Kong Observatory).
    @Test(
        "a date of birth is read in any words of either calendar",
        arguments: ["农历1956年八月十五", "19/9/1956", "19560919", "lunar 1956-8-15", "19 September 1956", "1956年9月19日"]
    )
    func words(typed: String) throws {
        let run = try almanac("birthday \(typed) --from 2026-11-21", ["LANG": "en_GB.UTF-8"])
        #expect(run.output.contains("19 September 1956") && run.output.contains("\n2027-09-15"), "\(run.errorText)")
    }

    /// 2027-09-03 is 8-3, 2028-09-21 too (Hong Kong Observatory).
    @Test(
        "a lunar birthday without its year has no age",
        arguments: ["八月初三", "lunar 8-3", "8-3", "8.3", "8/3", "8월 3일", "음력 8월 3일"]
    )
    func withoutYear(typed: String) throws {
        let run = try almanac("birthday \(typed) --from 2026-11-21 --years 2 --name Ming", ["LANG": "en_US.UTF-8"])
        #expect(run.output.hasPrefix("Ming · Lunar Day 3 of Month 8 · Chinese Calendar\n\n"))
        #expect(run.output.contains("\n2027-09-03  Fri  in 286 days\n2028-09-21  Thu\n\n"), "\(run.output)")
    }

    @Test("a rule that applies is on its line") func rules() throws {
        let leap = try almanac("birthday 1995-8L-15 --from 2051-01-01 --years 2")
        #expect(
            leap.output.contains("Day 15 of Month 8 (no Leap Month 8)\n2052-10-07  Mon  turns 57  counting age 58\n")
        )
        let skipped = try almanac("birthday 1995-8L-15 --from 2051-01-01 --years 2 --leap-month skip")
        #expect(skipped.output.contains("\n2053–2070  – (no Leap Month 8)\n2071-10-08"))
        let last = try almanac("birthday 1984-12-30 --from 2025-01-01 --years 1 --language zh-Hans")
        #expect(last.output.contains("2025-01-28  二  40岁  虚岁41  27天后  十二月廿九 (无三十)"))
        let next = try almanac("birthday 1984-12-30 --from 2025-01-01 --years 1 --thirtieth next")
        #expect(next.output.contains("2025-01-29") && next.output.contains("Day 1 of Month 1 (no 30th)"))
    }

    @Test("on the day itself it is today") func today() throws {
        let run = try almanac("birthday 1956-8-15 --from 2027-09-15")
        #expect(run.output.contains("2027-09-15  Wed  turns 71  counting age 72  today"))
        let birth = try almanac("birthday 1956-8-15 --from 1956-09-19")
        #expect(birth.output.contains("1957-09-08  Sun  turns 1   counting age 2   in 354 days"), "\(birth.output)")
    }

    @Test("a file has an event for each birthday, with an alarm") func file() throws {
        let words = ["birthday", "1956-8-15", "--name", "Mum", "--from", "2026-11-21", "--years", "1", "--ics"]
        let run = try almanac(words)
        let event = """
            BEGIN:VEVENT
            UID:1956-8-15-2027-1def8419b503478e.birthday.china@almanac
            DTSTAMP:RELEASED
            DTSTART;VALUE=DATE:20270915
            DTEND;VALUE=DATE:20270916
            SUMMARY:Mum's lunar birthday (turns 71)
            DESCRIPTION:Day 15 of Month 8\\, 2027 (Dingwei)\\ncounting age 72
            CATEGORIES:Anniversaries
            TRANSP:TRANSPARENT
            BEGIN:VALARM
            ACTION:DISPLAY
            DESCRIPTION:Mum's lunar birthday (turns 71)
            TRIGGER:-PT15H
            END:VALARM
            END:VEVENT
            """
        #expect(run.output.replacingOccurrences(of: "\r\n", with: "\n").withoutRelease.contains(event))
        #expect(run.output.contains("\r\nX-WR-CALNAME:Mum's lunar birthday\r\n"))
        #expect(try !almanac(words + ["--no-alarm"]).output.contains("VALARM"))
        try Scratch.with { scratch in
            let written = try almanac(words + ["-o", scratch.file("mum.ics")])
            #expect(written.status == 0 && written.output.isEmpty)
            #expect(try scratch.text("mum.ics") == run.output)
        }
    }

    @Test(
        "an impossible birth or option is refused",
        arguments: [
            ("1995-9L-1", "the leap month of lunar year 1995 is Leap Month 8"),
            ("1984-10L-30", "Leap Month 10 of lunar year 1984 has 29 days"),
            ("1956-8-31", "'1956-8-31' is not understood: write 1956-8-15, 1995-8L-15"),
            ("", "DATE is missing: almanac birthday 1956-8-15, almanac birthday --gregorian 1956-09-19"),
            ("1956-8-15 --gregorian 1956-09-19", "not both"),
            ("--gregorian 1956-02-30", "there is no '1956-02-30': February 1956 has 29 days"),
            ("1640-1-1", "is not within 1646-01-01...2200-12-31"),
            ("1956-8-15 --years 0", "'0' is no number from 1 to 201"),
            ("1956-8-15 --leap-month never", "no leap-month 'never': expected one of"),
            ("1956-8-15 --alarm 1", "--alarm is for --ics"),
            ("1956-8-15 --ics --alarm 1@25:00", "'1@25:00' is not understood: write 1, 3@18:30"),
            ("1956-8-15 --ics --alarm 1 --no-alarm", "give --alarm or --no-alarm, not both"),
        ]
    )
    func refused(words: String, message: String) throws {
        try almanac("birthday " + words).expectFailure(64, mentioning: message)
    }
}
