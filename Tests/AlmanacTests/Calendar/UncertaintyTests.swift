import Almanac
import TestSupport
import Testing

@testable import AlmanacCore

/// The figures of an uncertainty at their boundaries.
@Suite struct UncertaintyTests {
    /// Rounded to the nearest second, an event 61 seconds from midnight with an error of 61.4 would be called certain.
    @Test("seconds are rounded up", arguments: [(0, 1), (48, 1), (49, 2), (97, 2), (148, 2), (149, 3)])
    func rounding(ofTheEarth: Int, seconds: Int) {
        var uncertainty = Instant.Uncertainty()
        uncertainty.earthRotationCentiseconds = ofTheEarth
        #expect(uncertainty.seconds == seconds)
        uncertainty.earthRotationCentiseconds = 0
        uncertainty.leapSecondCentiseconds = ofTheEarth
        #expect(uncertainty.seconds == seconds)
    }

    /// The bulletins speak of the days before `leapSecondsUnknownFrom`, not of that day.
    @Test("the uncertainty of leap seconds begins on the first day without a bulletin")
    func bulletins() {
        let unknown = day("2027-06-28")
        let model = UncertaintyModel(
            about: AboutSection(
                promisedDays: day("2026-01-01")...day("2028-12-31"),
                lastLeapSecondDay: day("2017-01-01"),
                heldMillisecondsTTMinusUTC: 69_184,
                leapSecondsUnknownFrom: unknown
            ),
            deltaT: DeltaTSection(firstYear: 2026, centiseconds: [6918, 6938, 6958], sigmaCentiseconds: [30, 40, 50])
        )
        let midnight = Instant(secondsSince1970: Int64(unknown.rawValue) * 86_400)
        let before = model.uncertainty(at: Instant(secondsSince1970: midnight.secondsSince1970 - 1))
        #expect(before.earthRotationCentiseconds == 0 && before.leapSecondCentiseconds == 0)
        // Of 1 January before and after, the larger: three times 0.4 and 0.5 s; 69.38 and 69.58 s against the 69.184 held.
        let from = model.uncertainty(at: midnight)
        #expect(from.earthRotationCentiseconds == 150 && from.leapSecondCentiseconds == 40)
    }

    /// In 2026 the uncertainty is a second, rounded up from 0.52.
    @Test(
        "a minute from midnight is near on days that nobody has published, and the uncertainty on all",
        arguments: [(0, true, true), (1, false, true), (-1, false, true), (59, false, true), (60, false, false)]
    )
    func nearMidnight(seconds: Int64, published: Bool, unpublished: Bool) throws {
        let midnight = Int64(day("2026-06-02").rawValue) * 86_400
        let model = LunisolarCalendar.china.uncertaintyModel
        for (last, expected) in [("2026-06-02", published), ("2026-05-31", unpublished)] {
            let instant = Instant(secondsSince1970: midnight + seconds)
            let isNear = model.isNearMidnight(instant, utcOffsetSeconds: 0, publishedUntil: day(last))
            #expect(isNear == expected, "\(last)")
        }
    }

    /// China's clocks went from Beijing mean time, 7:45:40 ahead, to 8:00:00 at the end of 1928: 1929-01-01 has 24 hours by
    /// the new clock, whichever showed its midnight.
    @Test(
        "the first day of a clock counts from its own midnight",
        arguments: [
            ("1928-12-31", 0, "1928-12-30T16:14:20Z"), ("1928-12-31", 86_399, "1928-12-31T16:14:19Z"),
            ("1929-01-01", 0, "1928-12-31T16:00:00Z"), ("1929-01-01", 86_399, "1929-01-01T15:59:59Z"),
        ]
    )
    func firstDayOfClock(text: String, second: Int, instant: String) {
        #expect(LunisolarCalendar.china.instant(on: day(text), atSecond: second)?.description == instant)
    }
}
