import Almanac
import TestSupport
import Testing

@testable import AlmanacCommand

/// What `almanac explain` says about the months on which people stumble.
@Suite struct ExplainTests {
    @Test func leapElevenOf2033() {
        let lines = explanation(.china, "2033-12-01", "2033-12-31")
        #expect(lines.contains("From month 11 (2033-11-22) to the next (2034-12-11) there are 13 months: one is leap."))
        #expect(lines.contains("The first without a principal term begins on 2033-12-22, after month 11: leap 11."))
        #expect(lines.contains("Month 1 (2034-02-19) has no principal term either; only the first is leap."))
        #expect(lines.contains("  leap 11 from 2033-12-22, new moon 2033-12-22 02:46:30: no principal term"))
    }

    @Test func monthEightOf2033IsNotLeap() {
        let lines = explanation(.china, "2033-01-01", "2033-12-31")
        #expect(lines.contains("Month 8 (2033-08-25) has no principal term; with twelve months it is not leap."))
    }

    @Test func leapSixOf2017IsLeapFiveInKorea() {
        let line = "The first without a principal term begins on "
        let china = explanation(.china, "2017-01-01", "2017-12-31")
        #expect(china.contains(line + "2017-07-23, after month 6: leap 6."))
        let korea = explanation(.korea, "2017-01-01", "2017-12-31")
        #expect(korea.contains(line + "2017-06-24, after month 5: leap 5."))
    }

    @Test func clockTimesWouldMislead1987() {
        let lines = explanation(.china, "1987-08-01", "1987-08-31")
        #expect(lines.contains("So compared the month from 1987-08-24 would be leap, but days count."))
    }

    @Test func exceptionsDisputesAndFollowing() {
        let printed = explanation(.china, "1979-01-01", "1979-01-31")
        #expect(printed.contains { $0.hasPrefix("Exception: 大寒 at 1979-01-20 23:59:54 is on 1979-01-21") })
        #expect(printed.contains { $0.hasSuffix(", as published by china, not on 1979-01-20.") })
        let published = explanation(.hongkong, "2057-09-01", "2057-09-30")
        #expect(
            published.last
                == "Exception: The new moon at 2057-09-29 00:00:44 is on 2057-09-28, as published by hko, not on 2057-09-29."
        )
        let disputed = explanation(.china, "2057-09-01", "2057-09-30")
        #expect(disputed.contains { $0.hasPrefix("Disputed: The new moon at 2057-09-29 00:00:44") })
        let followed = explanation(.vietnam, "1950-01-01", "1950-01-31")
        #expect(followed.contains("Until 1967-12-31 the days of the calendar china apply."))
        let clock = explanation(.china, "1914-11-01", "1914-11-30")
        #expect(clock.first == "Calendar china, clock UT1+7:45:40.")
    }

    @Test func theTableEndsInsideItsLastYear() {
        #expect(
            explanation(.china, "2100-12-01", "2100-12-31").contains(
                "The table does not hold all months from this month 11 to the next."
            )
        )
    }

    // MARK: - diff

    @Test func differencesOf2017() {
        let rows = CalendarDifference(
            between: .china,
            and: .korea,
            in: day("2017-01-01")...day("2017-12-31"),
            of: .bundled
        ).rows
        #expect(rows.map { "\($0.thing)" } == ["month 2017-5L", "month 2017-6", "month 2017-6L"])
        #expect(rows.map { $0.a == nil } == [true, false, false])
    }

    @Test func differencesOfHongKong() {
        let rows = CalendarDifference(
            between: .china,
            and: .hongkong,
            in: day("1900-01-01")...day("2100-12-31"),
            of: .bundled
        )
        .rows
        let months = rows.map { "\($0.thing)" }.filter { $0.hasPrefix("month") }
        #expect(months == ["month 2057-9", "month 2097-7"])
        #expect(rows.contains { "\($0.thing)" == "qixi 2097" })
    }

    // MARK: - Tools

    private func explanation(_ calendar: LunisolarCalendar, _ first: String, _ last: String) -> [String] {
        Explanation(of: calendar, in: day(first)...day(last), language: .traditionalChinese).lines
    }
}
