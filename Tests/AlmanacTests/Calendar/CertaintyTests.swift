import Almanac
import TestSupport
import Testing

/// How sure a day is, and what makes it unsure; `PublishedDayTests` and `NearMidnightTests` have the days themselves.
@Suite struct CertaintyTests {
    @Test("a certain day names no authority")
    func certainDays() {
        #expect(Certainty.certain.authority == nil)
        #expect(Certainty.certain.otherDay == nil && Certainty.computed().otherDay == nil)
    }

    /// The new moon of 2089-09-04 is 35 seconds before midnight in China, 冬至 of 1951 a second after it.
    @Test("a day near midnight has the one beyond it")
    func beyondMidnight() throws {
        let china = LunisolarCalendar.china
        #expect(china.lunarCertainty(on: day("2089-09-18")) == .nearMidnight(otherDay: day("2089-09-19")))
        #expect(china.lunarCertainty(on: day("2089-10-03")) == .nearMidnight(otherDay: day("2089-10-03")))
        #expect(china.termEvent(.dongzhi, inYear: 1951)?.certainty == .nearMidnight(otherDay: day("1951-12-22")))
    }

    /// Hong Kong's calendar has the months as its observatory publishes them, and is no part of the calculation.
    @Test("a 30th that Hong Kong keeps on another day is disputed, and its other day is Hong Kong's", arguments: 1...12)
    func thirtieths(month: Int) throws {
        var (failures, differing) = (Failures(), 0)
        let date = try #require(LunarMonthDay("\(month)-30"))
        for thirtieth in [LunarDate.Overflow.lastDay, .nextDay] {
            let rule = AnniversaryRule(leapMonth: .plainMonth, thirtieth: thirtieth)
            for year in 1901...2099 {
                let days = [LunisolarCalendar.china, .hongkong].map {
                    $0.anniversaries(of: date, inLunarYears: year...year, rule: rule).first
                }
                guard let own = days[0], let other = days[1] else { continue }
                let certainty = LunisolarCalendar.china.certainty(
                    ofAnniversary: own,
                    onDayOfMonth: 30,
                    thirtieth: thirtieth
                )
                differing += own == other ? 0 : 1
                let isRight =
                    own == other ? certainty.authority != "hko" : certainty == .disputed(by: "hko", day: other)
                failures.check(isRight, "\(own) \(thirtieth): \(certainty), Hong Kong \(other)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        // HKO's tables differ in one month 8 and one month 9.
        #expect(differing > 0 || ![8, 9].contains(month))
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
