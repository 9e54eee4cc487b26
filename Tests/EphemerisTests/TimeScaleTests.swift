import CompilerSupport
import TestSupport
import Testing

@testable import Ephemeris

/// TT, UT1 and UTC: what lies between them, at the steps and at the ends of what is known.
@Suite struct TimeScaleTests {
    // MARK: - Terrestrial Time

    @Test("j2000 is noon of its Julian date") func j2000IsNoon() {
        let j2000 = TerrestrialTime(secondsSinceJ2000: 0)
        #expect(j2000.julianMidnightAndSeconds.julianDay == 2_451_544.5)
        #expect(j2000.julianMidnightAndSeconds.seconds == 43_200)
        #expect(TerrestrialTime(julianDay: 2_451_545) == j2000)
        // 1970-01-01 is JD 2440587.5, 10957.5 days before.
        #expect(j2000.secondsSince1970 == 10_957.5 * 86_400)
        #expect(TerrestrialTime(secondsSince1970: 0) == TerrestrialTime(julianDay: 2_440_587.5))
    }

    @Test("the seconds of a day never leave it") func theSecondsOfADay() {
        for (seconds, day, ofDay) in [
            (-43_200.0, 2_451_544.5, 0.0), (-43_200.25, 2_451_543.5, 86_399.75), (43_199.75, 2_451_544.5, 86_399.75),
            (43_200, 2_451_545.5, 0),
        ] {
            let split = TerrestrialTime(secondsSinceJ2000: seconds).julianMidnightAndSeconds
            #expect(split.julianDay == day && split.seconds == ofDay, "\(seconds) s")
            #expect(TerrestrialTime(julianDay: day, seconds: ofDay).secondsSinceJ2000 == seconds)
        }
    }

    // MARK: - ΔT

    private let table = DeltaT(rows: [
        (day: -100, seconds: -2, sigma: 0.5), (day: 0, seconds: 8, sigma: 0.25), (day: 10, seconds: 8, sigma: 1),
    ])

    @Test(
        "Delta T is linear between rows and held outside",
        arguments: [
            (-1000.0, -2.0), (-100, -2), (-99, -1.9), (-50, 3), (-0.1, 7.99), (0, 8), (4, 8), (10, 8), (1000, 8),
        ]
    )
    func deltaTIsLinear(day: Double, seconds: Double) {
        #expect(abs(table.seconds(atUT1: day * 86_400) - seconds) < 1e-12)
    }

    @Test(
        "the uncertainty of Delta T is linear between rows and held outside",
        arguments: [(-1000.0, 0.5), (-50, 0.375), (0, 0.25), (5, 0.625), (10, 1), (11, 1)]
    )
    func itsUncertaintyToo(day: Double, sigma: Double) {
        #expect(abs(table.sigma(atUT1: day * 86_400) - sigma) < 1e-12)
    }

    /// ΔT as published: Astronomical Almanac, page K8 (whole years, to 0.01 s).
    @Test(
        "Delta T is that of the astronomical almanac",
        arguments: [
            (1901, -1.54), (1920, 21.16), (1940, 24.33), (1950, 29.15), (1960, 33.15), (1970, 40.18), (1980, 50.54),
            (1990, 56.86), (2000, 63.83), (2010, 66.07),
        ]
    )
    func deltaTIsThatOfTheAstronomical(year: Int, seconds: Double) throws {
        let day = (Double(year) - 1970) * 365.2425
        let found = try Fixture.theory.get().timeScales.deltaT.seconds(atUT1: day * 86_400)
        // A day earlier or later is 0.004 s. Before atomic clocks the published series differ by up to 0.3 s themselves.
        #expect(abs(found - seconds) < (year < 1955 ? 0.3 : 0.03), "\(year): \(found) s")
    }

    // MARK: - UTC

    @Test("every leap second since the first is there") func everyLeapSecond() throws {
        let rows = try Fixture.theory.get().timeScales.leapSeconds.rows
        // TAI - UTC was 10 s on 1972-01-01, day 730, and grew by 27 leap seconds to 37 s on 2017-01-01, day 17167.
        #expect(rows.first?.day == 730)
        #expect(rows.prefix(28).map(\.taiMinusUTC) == Array(10...37))
        #expect(rows.prefix(28).last?.day == 17_167)
        // Later ones come one by one, and all rows of the file are there.
        #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($1.taiMinusUTC - $0.taiMinusUTC) == 1 })
        let lines = try DataFolder.text(of: "theory/leap_seconds.txt").split(separator: "\n")
        #expect(rows.count == lines.count { $0.wholeMatch(of: /\d{4}-\d\d-\d\d \d+/) != nil })
    }

    @Test("the step comes with the first second of its day") func theStepComes() throws {
        let scales = try Fixture.theory.get().timeScales
        for (before, after) in zip(scales.leapSeconds.rows, scales.leapSeconds.rows.dropFirst()) {
            let midnightUTC = Double(after.day) * 86_400
            let midnightTT = midnightUTC + 32.184 + Double(after.taiMinusUTC)
            let at = TerrestrialTime(secondsSince1970: midnightTT + 1e-3)
            let leapSecond = TerrestrialTime(secondsSince1970: midnightTT - 0.5)
            let second = TerrestrialTime(secondsSince1970: midnightTT - 1.5)
            #expect(scales.leapSeconds.ttMinusUTC(at: at) == 32.184 + Double(after.taiMinusUTC))
            #expect(scales.leapSeconds.ttMinusUTC(at: second) == 32.184 + Double(before.taiMinusUTC))
            // 23:59:60.5 shares its count with 00:00:00.5, as POSIX has it; 23:59:59.5 is before midnight.
            let counted = try #require(scales.coordinatedTime(leapSecond))
            #expect(abs(counted - midnightUTC - 0.5) < 1e-5)
            let last = try #require(scales.coordinatedTime(second))
            #expect(abs(last - midnightUTC + 0.5) < 1e-5)
        }
    }

    @Test("from 2017 to 2026 no leap second was announced", arguments: [2017.5, 2020, 2026.5])
    func from2017To2026NoLeap(year: Double) throws {
        let time = TerrestrialTime(secondsSince1970: (year - 1970) * 365.2425 * 86_400)
        #expect(try Fixture.theory.get().timeScales.leapSeconds.ttMinusUTC(at: time) == 69.184)
    }

    @Test("after the last leap second its value is held", arguments: [0, 1, 24, 75])
    func afterTheLast(years: Double) throws {
        let leapSeconds = try Fixture.theory.get().timeScales.leapSeconds
        let last = try #require(leapSeconds.rows.last)
        let time = TerrestrialTime(secondsSince1970: (Double(last.day) + 1 + years * 365.2425) * 86_400)
        // GB/T 33661-2017 leaves unannounced leap seconds out.
        #expect(leapSeconds.ttMinusUTC(at: time) == 32.184 + Double(last.taiMinusUTC))
    }

    @Test("the clock is universal time before 1972 and coordinated time from then") func theClockIsUniversal() throws {
        let scales = try Fixture.theory.get().timeScales
        let change = TerrestrialTime(secondsSince1970: 730.0 * 86_400 + 42.184)
        let before = TerrestrialTime(secondsSince1970: change.secondsSince1970 - 1)
        #expect(scales.coordinatedTime(before) == nil)
        #expect(scales.calendarClock(before) == scales.universalTime(before))
        #expect(abs(scales.calendarClock(change) - 730 * 86_400) < 1e-6)
        // UT1 - UTC was -0.05 s on 1972-01-01 (ΔT = 42.23 s): the clock runs through without a gap worth the name.
        #expect(abs(scales.calendarClock(change) - scales.calendarClock(before) - 1) < 0.1)
    }

    @Test("universal time and coordinated time stay together") func universalTimeAndCoordinated() throws {
        let scales = try Fixture.theory.get().timeScales
        var failures = Failures()
        // UTC is kept within 0.9 s of UT1: from 1972 to the end of what the bulletins have observed, 2026.
        for day in stride(from: 731, to: 20_454, by: 10) {
            let time = TerrestrialTime(secondsSince1970: Double(day) * 86_400)
            let apart =
                (scales.coordinatedTime(time) ?? 0) - scales.universalTime(time)
            failures.check(abs(apart) < 0.9, "day \(day): \(apart) s")
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}
