import AlmanacCore
import Foundation
import TestSupport
import Testing

@Suite("Instants")
struct InstantTests {
    @Test("a known instant prints, and falls on the civil days of its meridians")
    func knownMoment() throws {
        // 立春 2026.
        let lichun = Instant(secondsSince1970: 1_770_148_928)
        #expect(lichun.description == "2026-02-03T20:02:08Z")
        #expect(Instant("2026-02-03T20:02:08Z") == lichun)
        #expect(lichun.day(utcOffsetSeconds: 28_800) == Day(year: 2026, month: 2, day: 4))
        #expect(lichun.secondOfDay(utcOffsetSeconds: 28_800) == 4 * 3600 + 2 * 60 + 8)
        #expect(lichun.day(utcOffsetSeconds: 0) == Day(year: 2026, month: 2, day: 3))
        #expect(lichun.day(utcOffsetSeconds: -72_129) == Day(year: 2026, month: 2, day: 2))
        #expect(lichun.secondOfDay(utcOffsetSeconds: -72_129) == 86_399)
        let day = try #require(Day(year: 2026, month: 2, day: 4))
        #expect(Instant(day: day, secondOfDay: 14_528, utcOffsetSeconds: 28_800) == lichun)
    }

    @Test("random instants of 1000-3000 print as Foundation prints them, and read back")
    func foundationAgrees() {
        let formatter = ISO8601DateFormatter()
        var numbers = RepeatableNumbers(seed: 3)
        var failures = Failures()
        for _ in 0..<20_000 {
            // After 1582 only: Foundation's formatter goes over to the Julian calendar before.
            let seconds = Int64.random(in: -12_000_000_000...32_000_000_000, using: &numbers)
            let instant = Instant(secondsSince1970: seconds)
            let text = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
            failures.check(instant.description == text, "\(instant) for \(text)")
            failures.check(Instant(text) == instant, "\(text) read")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("day and second of day make the instant again at any offset")
    func parts() {
        var numbers = RepeatableNumbers(seed: 4)
        var failures = Failures()
        for _ in 0..<20_000 {
            let instant = Instant(secondsSince1970: .random(in: -100_000_000_000...100_000_000_000, using: &numbers))
            let offset = Int32.random(in: Int32.min...Int32.max, using: &numbers)
            let second = instant.secondOfDay(utcOffsetSeconds: offset)
            guard let day = instant.day(utcOffsetSeconds: offset) else {
                failures.check(false, "no day for \(instant) at \(offset)")
                continue
            }
            failures.check(Instant(day: day, secondOfDay: second, utcOffsetSeconds: offset) == instant, "\(instant)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("instants whose day is out of range have no day, and still print and read")
    func ends() {
        for seconds in [Int64.min, Int64.min + 1, Int64.max, 185_542_587_187_200, -185_542_587_187_201] {
            let instant = Instant(secondsSince1970: seconds)
            for offset in [Int32.min, 0, .max] where offset != 0 || abs(seconds / 2) > 1 << 50 {
                #expect(instant.day(utcOffsetSeconds: offset) == nil || abs(seconds / 2) < 1 << 50)
                #expect((0..<86_400).contains(instant.secondOfDay(utcOffsetSeconds: offset)))
            }
            #expect(Instant(instant.description) == instant)
        }
        #expect(Instant(secondsSince1970: .max).description == "@9223372036854775807")
        #expect(Instant(secondsSince1970: .min).description == "@-9223372036854775808")
        #expect(Instant(secondsSince1970: 185_542_587_187_199).description == "+5881580-07-11T23:59:59Z")
        #expect(Instant(secondsSince1970: 185_542_587_187_200).day(utcOffsetSeconds: 0) == nil)
        #expect(Instant(secondsSince1970: .max).advanced(bySeconds: 1) == nil)
        #expect(Instant(secondsSince1970: .min).advanced(bySeconds: -1) == nil)
        #expect(Instant(secondsSince1970: .max).seconds(since: Instant(secondsSince1970: -1)) == nil)
        #expect(Instant(secondsSince1970: 7).seconds(since: Instant(secondsSince1970: 9)) == -2)
        #expect(Instant(day: .max, secondOfDay: 86_400) == nil)
        #expect(Instant(day: .max, secondOfDay: -1) == nil)
        #expect(Instant(day: .max, secondOfDay: .max) == nil)
    }
}
