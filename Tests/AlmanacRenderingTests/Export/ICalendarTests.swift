import Almanac
import Testing

@testable import AlmanacRendering

/// Events of iCalendar have whole days, stable identifiers and the stamp of the release.
@Suite struct ICalendarTests {
    @Test("a term is an event of a day") func termEvent() throws {
        let text = try file([.terms])
        let program = "Almanac \(AlmanacTable.bundled.release)"
        #expect(text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Almanac//\(program)//EN\r\n"))
        #expect(text.contains("\r\nNAME:中國農曆 · 中國大陸 · 節氣\r\nX-WR-CALNAME:中國農曆 · 中國大陸 · 節氣\r\n"))
        #expect(text.hasSuffix("END:VEVENT\r\nEND:VCALENDAR\r\n"))
        let event = """
            BEGIN:VEVENT
            UID:2026-lichun.terms.china@almanac
            DTSTAMP:\(releaseStamp(AlmanacTable.bundled.release))
            DTSTART;VALUE=DATE:20260204
            DTEND;VALUE=DATE:20260205
            SUMMARY:立春
            DESCRIPTION:2025乙巳年十二月十七\\n時刻: 2026-02-04 04:02:08 UTC+8 (2026-02-03T20:02:08Z)
            CATEGORIES:節氣
            TRANSP:TRANSPARENT
            END:VEVENT

            """
        #expect(text.unfolded.contains(event.split(separator: "\n").joined(separator: "\r\n") + "\r\n"))
    }

    @Test("the end of a span is the day after its last") func spanEnd() throws {
        let japan = try #require(AlmanacTable.bundled.calendar(.japan)?.festivals())
        let request = try #require(ExportRequest(japan, years: 2026...2026, language: .japanese))
        let text = request.iCalendar(Feed.festivals)
        #expect(text.contains("UID:2026-obon.festivals.japan@almanac"))
        #expect(text.contains("DTSTART;VALUE=DATE:20260813\r\nDTEND;VALUE=DATE:20260817\r\n"))
    }

    /// 中伏 lasts twenty days, 九九 the winter: each is an event on its first day, with its days in words.
    @Test("a count of days is an event of its first day") func countOfDays() throws {
        let text = try file(Feed.festivals)
        #expect(text.contains("UID:2026-sanfu-zhong.festivals.china@almanac"))
        #expect(text.contains("DTSTART;VALUE=DATE:20260725\r\nDTEND;VALUE=DATE:20260726\r\n"))
        #expect(text.contains("\\n2026-07-25 – 2026-08-13\r\n"))
        let events = text.components("BEGIN:VEVENT").filter { $0.contains("-shujiu-") }
        #expect(events.count == 9)
        #expect(events.allSatisfy { $0.contains("\nDTEND;") && $0.lastsOneDay })
    }

    @Test("a term that is a festival is written once with its instant") func termThatIsAFestival() throws {
        let events = try file(Feed.festivals + [.terms]).components("BEGIN:VEVENT")
        let qingming = events.filter { $0.contains("DTSTART;VALUE=DATE:20260405") && $0.contains("清明") }
        #expect(qingming.count == 1)
        let event = try #require(qingming.first)
        #expect(event.contains("UID:2026-qingming.terms.china@almanac\r\n") && event.contains("SUMMARY:清明節\r\n"))
        #expect(
            event.unfolded.contains("2026-04-05 02:39:59 UTC+8 (2026-04-04T18:39:59Z)")
                && event.contains("CATEGORIES:節氣,法定假日\r\n")
        )
    }

    @Test("a festival with the name of its term is written once") func festivalNamedLikeItsTerm() throws {
        let both = try file(Feed.festivals + [.terms])
        #expect(both.split(separator: "\r\n").count { $0 == "SUMMARY:冬至" } == 1)
        #expect(try file(Feed.festivals).contains("SUMMARY:冬至"))
    }

    @Test("a hostile name is escaped") func hostileName() throws {
        let text = try ExportRequest.hostile().iCalendar([.anniversaries])
        #expect(text.contains("SUMMARY:<script>\"a\"\\, 'b'\\; \\\\ ]]>\\n&\r\n"))
        #expect(text.contains("DTSTART;VALUE=DATE:20260925\r\n"))
    }

    @Test(
        "a stamp comes from the release",
        arguments: [
            ("2026a", "20260101T000000Z"), ("2026b", "20260102T000000Z"), ("2031z", "20310126T000000Z"),
            ("test", "19700101T000000Z"), ("2026", "19700101T000000Z"), ("2026aa", "19700101T000000Z"),
        ]
    )
    func stampOfRelease(release: String, stamp: String) {
        #expect(releaseStamp(release) == stamp)
    }

    private func file(_ feeds: [Feed]) throws -> String {
        let file = ICalendarFile(try .test(), feeds)
        return ExportRequest.text { file.write(to: $0) }
    }
}

extension String {
    /// The parts between the lines that are a separator.
    fileprivate func components(_ separator: String) -> [String] {
        var parts = [""]
        for line in split(separator: "\r\n") {
            if line == separator { parts.append("") } else { parts[parts.count - 1] += line + "\r\n" }
        }
        return parts
    }

    /// The text with its folded lines joined.
    fileprivate var unfolded: String { replacing("\r\n ", with: "") }

    /// Whether DTEND of an event is the day after DTSTART.
    fileprivate var lastsOneDay: Bool {
        let days = split(separator: "\r\n").filter { $0.hasPrefix("DTSTART") || $0.hasPrefix("DTEND") }.compactMap {
            line in
            let digits = String(line.suffix(8))
            return Day("\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))")
        }
        return days.count == 2 && days[0].next == days[1]
    }
}
