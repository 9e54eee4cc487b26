import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// The feed of days off: an event for each range of days, as notices and laws have it.
@Suite struct DayOffFeedTests {
    /// The notice 国办发明电〔2025〕7号, item by item.
    @Test("the mainland's feed is that of its notice") func mainlandNotice() throws {
        let events = try events("mainland", 2026...2026)
        #expect(
            events.map { "\($0.firstDay)...\($0.lastDay) \($0.summary)" } == [
                "2026-01-01...2026-01-03 休 元旦", "2026-01-04...2026-01-04 班 元旦", "2026-02-14...2026-02-14 班 春節",
                "2026-02-15...2026-02-23 休 春節", "2026-02-28...2026-02-28 班 春節", "2026-04-04...2026-04-06 休 清明節",
                "2026-05-01...2026-05-05 休 勞動節", "2026-05-09...2026-05-09 班 勞動節", "2026-06-19...2026-06-21 休 端午節",
                "2026-09-20...2026-09-20 班 國慶節", "2026-09-25...2026-09-27 休 中秋節", "2026-10-01...2026-10-07 休 國慶節",
                "2026-10-10...2026-10-10 班 國慶節",
            ]
        )
        let newYear = try #require(events.first { $0.summary == "休 春節" })
        #expect(newYear.uid == "2026-02-15.days-off.mainland.all@almanac")
        #expect(newYear.categories == ["放假與補班", "放假"])
        #expect(newYear.description.contains("2026-02-16 一  放假 · 除夕 · 法定假日\n"))
        #expect(newYear.description.hasSuffix("\n国办发明电〔2025〕7号, 国务院办公厅, 2025-11-04"))
        #expect(newYear.lines.contains("\r\nTRANSP:TRANSPARENT\r\n"))
    }

    /// Holidays of the law stand for themselves; one in place of another says so.
    @Test("Japan's feed is that of its law") func japaneseLaw() throws {
        let events = try events("japan", 2026...2026, .japanese).filter { GregorianDate($0.firstDay).month == 5 }
        #expect(
            events.map { "\(GregorianDate($0.firstDay).day) \($0.summary)" } == [
                "3 休 憲法記念日", "4 休 みどりの日", "5 休 こどもの日", "6 休 憲法記念日 (振替休日)",
            ]
        )
    }

    /// 除夕 of offices in Macau is half a day; its name says which.
    @Test("half days are events of their own") func halfDays() throws {
        let events = try events("macau", 2026...2026)
        let half = try #require(events.first { $0.firstDay == day("2026-02-16") })
        #expect(half.summary.hasPrefix("半休 "))
        #expect(half.description.hasPrefix("2026-02-16 一  下午放假"))
        #expect(half.uid == "2026-02-16.days-off.macau.public-offices@almanac")
    }

    /// 2007-12-30 to 2008-01-01 is one event, in the files of both years.
    @Test("an event at the turn of a year is whole") func turnOfYear() throws {
        let before = try events("mainland", 2007...2007).last
        let after = try events("mainland", 2008...2008).first
        #expect(before?.uid == "2007-12-30.days-off.mainland.all@almanac")
        #expect(before?.uid == after?.uid)
        #expect(before?.lastDay == day("2008-01-01") && after?.lastDay == day("2008-01-01"))
        let both = try events("mainland", 2007...2008)
        #expect(both.count { $0.uid == before?.uid } == 1)
    }

    /// Against the statuses, one by one: no day is in two events, and every day off, half day or make-up day in one.
    @Test(
        "every marked day is in one event",
        arguments: ["mainland", "hongkong", "macau", "taiwan", "korea", "vietnam", "japan"] as [RegionID]
    )
    func everyMarkedDay(region: RegionID) throws {
        let events = try events(region, 1985...2030)
        let daysOff = try #require(AlmanacTable.bundled.workCalendar(in: region))
        var failures = Failures()
        var eventsOfDays: [Day: Int] = [:]
        for event in events { for day in event.firstDay...event.lastDay { eventsOfDays[day, default: 0] += 1 } }
        for day in try #require(DayRange(years: 1985...2030)) {
            let status = daysOff.status(of: day)
            let isByWeek = [.usual, .law].contains(status.reason) && status.festival == nil && !status.isByNotice
            let isOfNote = !isByWeek && [.dayOff, .weekend, .halfDay, .makeUpWorkday].contains(status.kind)
            failures.check(eventsOfDays[day, default: 0] == (isOfNote ? 1 : 0), "\(day) \(status.kind)")
        }
        failures.check(Set(events.map(\.uid)).count == events.count, "an identifier twice")
        failures.check(events.count > 300, "\(events.count) events")
        #expect(failures.isEmpty, "\(failures)")
    }

    /// The calendar says from when to when it is decided, and what is missing where that does not cover the export.
    @Test("the calendar says how far it reaches") func decidedRange() throws {
        func head(_ years: ClosedRange<Int>) throws -> String {
            let file = ICalendarFile(try request(["mainland"], years, .english), [.daysOff])
            return ExportRequest.text { file.write(to: $0) }.replacing("\r\n ", with: "")
        }
        let decided = "Mainland China\\, everybody: decided 2004-01-01...2026-12-25 (国务院办公厅\\, 国务院)"
        #expect(try head(2025...2025).contains("\r\nX-WR-CALDESC:\(decided)\\, looked up on 2026-11-22\r\n"))
        #expect(try head(2027...2027).contains("2026-11-22\\nBy law only\\; adjustments not decided\r\n"))
        let usual = ICalendarFile(try request(["mainland"], 2027...2027, .english), [.terms])
        #expect(!ExportRequest.text { usual.write(to: $0) }.contains("CALDESC"))
    }

    /// The notice for 2027 was not there on 2026-11-22; Hong Kong had gazetted its holidays of 2027.
    @Test("days off that are not decided yet say that they are by law") func namesLaw() throws {
        for (region, last, rest) in [("mainland", "2026-10-10", 13), ("hongkong", "2027-12-27", 34)]
            as [(RegionID, _, _)]
        {
            let request = try request([region], 2026...2100, .english, namesLaw: true)
            let events = request.dayOffEvents
            let holidays = request.entries([.publicHolidays], in: request.days)
            #expect(events.count { $0.firstDay <= day(last) } == rest)
            #expect(events.allSatisfy { $0.summary.hasSuffix(" (by law)") == ($0.firstDay > day(last)) })
            #expect(holidays.allSatisfy { $0.name.hasSuffix(" (by law)") == ($0.firstDay > day(last)) })
            #expect(request.entries([.traditional], in: request.days).allSatisfy { !$0.name.hasSuffix(" (by law)") })
        }
        // 1 January, 春節 from its eve to the third, 清明, 劳动节, 端午, 中秋, 国庆节: thirteen days by the order of 2024-11-10.
        let next = try request(["mainland"], 2027...2027, .simplifiedChinese, namesLaw: true).dayOffEvents
        #expect(next.reduce(0) { $0 + ($1.lastDay.days(since: $1.firstDay) + 1) } == 13)
        #expect(next.first?.summary == "休 元旦（依法）" && next.first?.firstDay == day("2027-01-01"))
    }

    /// With several regions the events name theirs.
    @Test("the events of several regions name their region") func severalRegions() throws {
        let request = try request(["mainland", "taiwan"], 2026...2026, .traditionalChinese)
        let summaries = request.dayOffEvents.map(\.summary)
        #expect(summaries.contains("休 春節 (中國大陸)") && summaries.contains("休 春節 (臺灣)"))
    }

    private func events(
        _ region: RegionID,
        _ years: ClosedRange<Int>,
        _ language: CalendarLanguage = .traditionalChinese
    ) throws -> [ICalendarEvent] {
        try request([region], years, language).dayOffEvents
    }

    private func request(
        _ regions: [RegionID],
        _ years: ClosedRange<Int>,
        _ language: CalendarLanguage,
        namesLaw: Bool = false
    ) throws -> ExportRequest {
        let calendar = try RegionPage(regions[0]).festivals.calendar
        let festivals = try #require(calendar.festivals(in: regions))
        return try #require(
            ExportRequest(festivals, years: years, language: language, namesLaw: namesLaw)
        )
    }
}
