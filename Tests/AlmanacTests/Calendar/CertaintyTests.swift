import Almanac
import TestSupport
import Testing

/// How sure a day is, and what makes it unsure; `PublishedDayTests` and `NearMidnightTests` have the days themselves.
@Suite struct CertaintyTests {
    @Test("a certain day names no authority")
    func certainDays() {
        #expect(Certainty.certain.authority == nil)
        #expect(Certainty.certain.otherDay == nil && Certainty.computed.otherDay == nil)
    }

    /// The new moon of 2089-09-04 is 35 seconds before midnight in China, 冬至 of 2021 by seconds before it.
    @Test("a day near midnight has the one beyond it")
    func beyondMidnight() throws {
        let china = LunisolarCalendar.china
        #expect(china.lunarCertainty(on: day("2089-09-18")) == .nearMidnight(otherDay: day("2089-09-19")))
        #expect(china.lunarCertainty(on: day("2089-10-03")) == .nearMidnight(otherDay: day("2089-10-03")))
        #expect(china.termEvent(.dongzhi, inYear: 1951)?.certainty == .nearMidnight(otherDay: day("1951-12-22")))
    }

    @Test("an uncertainty is the sum of its sources")
    func sources() throws {
        let old = try #require(LunisolarCalendar.china.termEvent(.chunfen, inYear: 1900)?.uncertainty)
        #expect(old.computationCentiseconds == 52)
        #expect(old.earthRotationCentiseconds > 0)
        #expect(old.leapSecondCentiseconds == 0)

        let known = try #require(LunisolarCalendar.china.termEvent(.chunfen, inYear: 2020)?.uncertainty)
        #expect(known.earthRotationCentiseconds == 0)
        #expect(known.leapSecondCentiseconds == 0)
        #expect(known.seconds == 1)

        let far = try #require(LunisolarCalendar.china.termEvent(.chunfen, inYear: 2099)?.uncertainty)
        #expect(far.earthRotationCentiseconds > 1500)
        #expect(far.leapSecondCentiseconds > 1000)
    }
}
