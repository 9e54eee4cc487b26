import Almanac
import Foundation
import TestSupport
import Testing

@testable import AlmanacRendering

/// Feeds by kind are parts of the usual one.
@Suite struct FeedTests {
    /// Every event of a festival is in the feed of its kind alone, the same there as in that of all festivals.
    @Test("the feeds of kinds partition the festivals") func kindsPartition() throws {
        let request = try ExportRequest.test(2020...2033)
        let parts = Feed.festivals.map { events(request, [$0]) }
        #expect(parts.joined().sorted() == events(request, Feed.festivals).sorted())
        #expect(Set(parts.joined()).count == parts.joined().count)
        #expect(parts.dropLast().allSatisfy { !$0.isEmpty })
    }

    /// In the usual feed an event is a term, or a festival that is no term; a term that is a festival has the name of both.
    @Test("terms and kinds make the usual feed") func usualFeed() throws {
        let request = try ExportRequest.test(2020...2033)
        let usual = events(request, [.terms] + Feed.festivals).map(uid)
        let festivals = Feed.festivals.flatMap { events(request, [$0]) }.map(uid)
        let terms = events(request, [.terms]).map(uid)
        #expect(terms.count == 14 * 24)
        #expect(Set(usual).isSuperset(of: terms) && Set(usual).isSubset(of: terms + festivals))
        let merged = Set(festivals).subtracting(usual)
        #expect(merged.count == Set(terms + festivals).count - usual.count)
        #expect(merged.allSatisfy { id in terms.contains(id.replacing(".festivals.", with: ".terms.")) })
    }

    @Test(
        "a calendar is named after its feeds",
        arguments: [
            ([Feed.terms] + Feed.festivals, ""), ([.publicHolidays], " · 國定假日"), (Feed.festivals, " · 節日"),
            ([.terms, .phases], " · 節氣 · 月相"), ([.observances, .seasons], " · 紀念日 · 時令"),
            ([.terms] + Feed.festivals + [.anniversaries], ""), ([.lunar], " · 初一十五"),
        ] as [([Feed], String)]
    )
    func calendarName(feeds: [Feed], suffix: String) throws {
        let taiwan = try #require(LunisolarCalendar.china.festivals(in: ["taiwan"]))
        let request = ExportRequest(taiwan, years: 2026...2026, language: .traditionalChinese)
        let file = ICalendarFile(try #require(request), feeds)
        let text = ExportRequest.text { file.write(to: $0) }
        #expect(text.contains("\r\nX-WR-CALNAME:中國農曆 · 臺灣\(suffix)\r\nREFRESH-INTERVAL;VALUE=DURATION:P1W\r\n"))
    }

    private func events(_ request: ExportRequest, _ feeds: [Feed]) -> [String] {
        let text = request.iCalendar(feeds)
        return text.components(separatedBy: "BEGIN:VEVENT\r\n").dropFirst()
            .map { $0.components(separatedBy: "END:VEVENT")[0] }
    }

    private func uid(_ event: String) -> String { String(event.prefix { $0 != "\r\n" }) }
}
