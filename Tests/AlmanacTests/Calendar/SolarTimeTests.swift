import Almanac
import Testing

/// True solar time against the apparent place of the Sun by ERFA 2.0.1 (epv00, ab, pnm06a, gst06a).
@Suite struct SolarTimeTests {
    @Test(
        "the equation of time is ERFA's to three seconds",
        arguments: [
            ("1901-02-11T00:00:00Z", -866.9), ("1925-07-26T12:00:00Z", -380.5), ("1950-11-03T06:00:00Z", 983.6),
            ("1980-05-14T00:00:00Z", 223.2), ("1990-01-27T00:30:00Z", -759.0), ("2000-06-13T00:00:00Z", 0.2),
            ("2000-11-03T00:00:00Z", 985.9), ("2024-02-29T18:00:00Z", -740.8), ("2026-04-15T00:00:00Z", -7.6),
            ("2050-09-01T03:00:00Z", -5.9), ("2099-12-25T00:00:00Z", 12.9), ("2099-03-05T00:00:00Z", -684.9),
        ]
    )
    func equation(text: String, seconds: Double) throws {
        let instant = try #require(Instant(text))
        let found = try #require(LunisolarCalendar.china.equationOfTimeSeconds(at: instant))
        #expect(abs(found - seconds) < 3, "\(found)")
        let offset = LunisolarCalendar.china.trueSolarOffsetSeconds(at: instant, longitudeDegrees: 120)
        #expect(abs(Double(try #require(offset)) - 28800 - seconds) < 3.5)
    }

    @Test("no solar time is given for a longitude that is none, nor where terms are lacking") func outside() throws {
        let calendar = LunisolarCalendar.china
        let inside = try #require(Instant("2026-01-01T00:00:00Z"))
        for longitude in [-180.1, 180.1, .nan, .infinity] {
            #expect(calendar.trueSolarOffsetSeconds(at: inside, longitudeDegrees: longitude) == nil)
        }
        for text in ["1899-12-03T00:00:00Z", "2101-01-28T00:00:00Z", "2500-01-01T00:00:00Z"] {
            #expect(calendar.equationOfTimeSeconds(at: try #require(Instant(text))) == nil, "\(text)")
        }
    }
}
