import Almanac
import TestSupport
import Testing

/// Civil days decide which month is leap; a comparison of clock times would go wrong in one of three.
@Suite struct ClockTimeTests {
    @Test("comparing clock times would make 25 leap months wrong")
    func clockTimes() {
        let oracle = RuleOracle(byClockTimesOf: .china, offset: 28_800)
        let leap = LunisolarCalendar.china.months(beginningIn: day("1901-01-01")...day("2100-12-31")).filter(
            \.month.isLeap
        )
        let wrong = leap.filter { oracle.months[$0.firstDay]?.month.isLeap != true }
        #expect(leap.count == 73)
        #expect(
            wrong.map(\.year) == [
                1903, 1917, 1919, 1922, 1930, 1938, 1947, 1955, 1984, 1987, 1993, 1995, 1998, 2001, 2014, 2020, 2025,
                2031, 2033, 2042, 2047, 2050, 2090, 2096, 2099,
            ]
        )
    }

    @Test("comparing civil days makes all leap months right")
    func civilDays() {
        let oracle = RuleOracle(of: .china, offset: 28_800)
        let leap = LunisolarCalendar.china.months(beginningIn: day("1901-01-01")...day("2100-11-30")).filter(
            \.month.isLeap
        )
        let wrong = leap.filter { oracle.months[$0.firstDay]?.month != $0.month }
        #expect(wrong.isEmpty)
    }
}
