import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// The names of breaks, one rule for pages and files.
@Suite struct BreakNameTests {
    /// By 国办发明电〔2024〕12号 the break of October 2025 is 国庆节、中秋节, and 国办发明电〔2022〕16号 has 中秋节、国庆节 in 2023. Japan's and Korea's
    /// holidays are in their laws; 3 June 2026 is the day of local elections (공직선거법 제34조). In Vietnam 30 April 2027 is a Friday, so that 1 May is made good on Monday, with
    /// a Sunday between that nobody has decided.
    static let breaks: [(region: RegionID, first: String, last: String, language: CalendarLanguage, names: [String])] =
        [
            ("mainland", "2025-10-01", "2025-10-08", .simplifiedChinese, ["国庆节", "中秋节"]),
            ("mainland", "2023-09-29", "2023-10-06", .simplifiedChinese, ["国庆节", "中秋节"]),
            ("mainland", "2026-02-15", "2026-02-23", .simplifiedChinese, ["春节"]),
            ("japan", "2026-09-19", "2026-09-23", .japanese, ["敬老の日", "秋分の日"]),
            ("japan", "2026-05-02", "2026-05-06", .japanese, ["憲法記念日", "みどりの日", "こどもの日"]),
            ("korea", "2025-10-03", "2025-10-09", .korean, ["추석", "개천절", "한글날"]),
            ("korea", "2026-02-14", "2026-02-18", .korean, ["설날"]),
            ("korea", "2026-06-03", "2026-06-03", .korean, ["선거일"]),
            ("vietnam", "2027-04-30", "2027-05-03", .vietnamese, ["Ngày Chiến thắng", "Ngày Quốc tế Lao động"]),
        ]

    @Test("a break has the names of all its holidays, an election day its own", arguments: breaks)
    func names(_ found: (region: RegionID, first: String, last: String, language: CalendarLanguage, names: [String]))
        throws
    {
        let page = try RegionPage(found.region)
        let days = day(found.first)...day(found.last)
        let breaks = try #require(page.daysOff.breaks(inYear: GregorianDate(days.firstDay).year))
        #expect(breaks.contains { $0.days == days }, "\(breaks.map(\.days))")
        let names = page.festivals.names(ofDaysOff: days, by: page.daysOff, in: found.language)
        #expect(Set(names) == Set(found.names) && names.count == found.names.count, "\(names)")
        let text = DaysOffText(page.daysOff, page.festivals, page.settings(found.language, width: 200))
        let line = try #require(breaks.first { $0.days == days }.map { text.lines(of: $0).text(in: .none) })
        #expect(found.names.allSatisfy(line.contains), "\(line)")
    }

    @Test("a file of events has the names of the page") func events() throws {
        let page = try RegionPage("mainland")
        let summaries = try page.request(2025...2026, .simplifiedChinese).dayOffEvents.map(\.summary)
        #expect(summaries.contains("休 国庆节、中秋节") && summaries.contains("休 春节"), "\(summaries)")
        let election = try RegionPage("korea").request(2026...2026, .korean).dayOffEvents.map(\.summary)
        #expect(election.contains("휴무: 선거일"), "\(election)")
    }

    @Test("no break ends where only a weekend is between it and the next", arguments: HolidayTable.bundled.regionIDs)
    func weekends(_ region: RegionID) throws {
        let daysOff = try RegionPage(region).daysOff
        var failures = Failures()
        for year in 2000...2060 {
            let breaks = try #require(daysOff.breaks(inYear: year))
            for (left, right) in zip(breaks, breaks.dropFirst()) {
                let between = (left.days.lastDay...right.days.firstDay).dropFirst().dropLast()
                let isWeekend = between.allSatisfy {
                    daysOff.status(of: $0).week == .weekend && daysOff.status(of: $0).isWorkday != true
                }
                failures.check(!isWeekend, "\(left.days) and \(right.days)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}
