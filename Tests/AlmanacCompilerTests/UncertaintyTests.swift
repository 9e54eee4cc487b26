import Almanac
import AlmanacCompiler
import CompilerSupport
import Ephemeris
import TestSupport
import Testing

@testable import AlmanacCore

/// The uncertainty of instants: against the rows of `delta_t.txt` at every event, and by hand where UTC stops to follow the Earth.
@Suite struct UncertaintyTests {
    /// Nowhere is it less than what ΔT says of the very day, and never more than what ΔT says of the whole year.
    @Test("it is that of the time of year") func itIsThatOfTheTime() throws {
        let scales = try Fixture.theory.get().timeScales
        let leapSeconds = scales.leapSeconds
        let announced = Day(rawValue: Int32(leapSeconds.unknownFrom))
        let end = leapSeconds.end.map { Day(rawValue: Int32($0)) }
        let held = 32.184 + Double(try #require(leapSeconds.rows.last).taiMinusUTC)
        /// In seconds, of a day: rounding and theory, the uncertainty of ΔT, and how far it is from TT - UTC.
        func expected(_ day: Day) -> Double {
            if day >= .firstOfUTC, day < announced || announced >= end ?? .max { return 0.52 }
            // From the day on which UTC stops to follow the Earth it stays as it is.
            let followed = min(day, end ?? .max)
            let time = Double(followed.rawValue) * 86_400
            let drift = day < .firstOfUTC ? 0 : abs(scales.deltaT.seconds(atUT1: time) - held)
            return 0.52 + 3 * scales.deltaT.sigma(atUT1: time) + drift
        }
        var failures = Failures()
        var grown = 0
        for event in LunisolarCalendar.china.termEvents(in: .min ... .max) {
            guard let utc = event.instant.day(utcOffsetSeconds: 0), (1900...2099).contains(GregorianDate(utc).year)
            else {
                continue
            }
            let found = event.uncertaintySeconds
            let year = GregorianDate(utc).year
            // The table has 1 January of each year, rounded to a hundredth upwards: 0.05 s in all.
            failures.check(Double(found) > expected(utc) - 0.05, "\(event): \(found) s, \(expected(utc)) s on the day")
            let ends = [day("\(year)-01-01"), day("\(year + 1)-01-01")].map(expected)
            let most = max(ends[0], ends[1]) + (year == 1971 ? 1 : 0)
            failures.check(Double(found) < most + 1.05, "\(event): \(found) s, \(most) s at most in its year")
            if ends[1].rounded(.up) > ends[0].rounded(.up) { grown += 1 }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(grown > (end == nil ? 100 : 0), "events of years in which it grows by a second")
    }

    /// The case that was a second too small: the first 冬至 after the days of the bulletins, that of 2027 when it was found, with ΔT
    /// uncertain by 1.5 s.
    @Test("the end of a year is not its beginning") func theEndOfAYear() throws {
        let unknownFrom = Day(rawValue: Int32(try Fixture.theory.get().timeScales.leapSeconds.unknownFrom))
        let dongzhi = LunisolarCalendar.china.termEvents(in: unknownFrom ... .max).first { $0.kind == .dongzhi }
        #expect(try #require(dongzhi).uncertaintySeconds >= 2)
    }

    private static let deltaT = DeltaTSection(
        firstYear: 2033,
        centiseconds: [6950, 6968, 7000, 7100],
        sigmaCentiseconds: [200, 250, 300, 400]
    )

    private func model(leapSecondsEnd: Day, unknownFrom: String) -> UncertaintyModel {
        let about = AboutSection(
            promisedDays: day("1900-01-01")...day("2100-12-31"),
            lastLeapSecondDay: day("2017-01-01"),
            heldMillisecondsTTMinusUTC: 69_184,
            leapSecondsUnknownFrom: day(unknownFrom),
            leapSecondsEnd: leapSecondsEnd
        )
        return UncertaintyModel(about: about, deltaT: Self.deltaT)
    }

    private func seconds(_ text: String, leapSecondsEnd: Day, unknownFrom: String = "2027-06-28") throws -> Int {
        model(leapSecondsEnd: leapSecondsEnd, unknownFrom: unknownFrom).uncertainty(at: try #require(Instant(text)))
            .seconds
    }

    /// In 2034 sigma of ΔT is 3 s, and ΔT 0.82 s from TT - UTC, at the end of the year: 0.52 + 9 + 0.82 s, rounded up.
    @Test("it grows no more when UTC stops to follow the Earth") func itGrowsNoMore() throws {
        let end = day("2035-01-01")
        #expect(try seconds("2034-12-31T12:00:00Z", leapSecondsEnd: end) == 11)
        #expect(try seconds("2035-06-01T12:00:00Z", leapSecondsEnd: end) == 11)
        #expect(try seconds("2099-06-01T12:00:00Z", leapSecondsEnd: end) == 11)
        // Without that decision: 0.52 + 12 + 1.82 s at the end of 2035.
        #expect(try seconds("2035-06-01T12:00:00Z", leapSecondsEnd: .max) == 15)
    }

    /// Bulletins cover the days before 2035-06-28; an end on that day or before it leaves nothing unknown.
    @Test("nothing is unknown after an end of leap seconds that bulletins cover") func announcedEnd() throws {
        for end in ["2035-01-01", "2035-06-28"] {
            #expect(try seconds("2035-12-01T12:00:00Z", leapSecondsEnd: day(end), unknownFrom: "2035-06-28") == 1)
        }
        #expect(try seconds("2035-12-01T12:00:00Z", leapSecondsEnd: day("2035-06-29"), unknownFrom: "2035-06-28") == 15)
    }
}
