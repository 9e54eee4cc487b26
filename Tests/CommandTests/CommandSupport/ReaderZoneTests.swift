import AlmanacCore
import Foundation
import TestSupport
import Testing

@testable import CommandSupport

/// Times without a zone, and the instants at which the clocks of a zone show them.
///
/// A zone is that of its process, so each has a process of its own.
@Suite struct ReaderZoneTests {
    @Test(
        "a day and a time are read with or without seconds and an offset",
        arguments: [
            ("1990-01-27T08:30", 8 * 3600 + 1800, nil, "1990-01-27T08:30"),
            ("1990-01-27 8:30", 8 * 3600 + 1800, nil, "1990-01-27T08:30"),
            ("1990-01-27T08:30:15", 8 * 3600 + 1815, nil, "1990-01-27T08:30:15"),
            ("1990-01-27T00:00Z", 0, 0, "1990-01-27T00:00+00:00"),
            ("1990-01-27t23:59+09:00", 23 * 3600 + 59 * 60, 9 * 3600, "1990-01-27T23:59+09:00"),
            ("1990-01-27T23:59-3:30", 23 * 3600 + 59 * 60, -(3 * 3600 + 1800), "1990-01-27T23:59-03:30"),
        ] as [(String, Int, Int32?, String)]
    )
    func read(text: String, second: Int, offset: Int32?, written: String) throws {
        let time = try #require(WallTime(text))
        #expect(time.day == day("1990-01-27") && time.secondOfDay == second && time.offset == offset)
        #expect("\(time)" == written)
    }

    @Test(
        "a text that is no day and time is refused",
        arguments: [
            "", "1990-01-27", "08:30", "1990-01-27T", "1990-01-27T24:00", "1990-01-27T08:60", "1990-01-27T8",
            "1990-01-27T08:3", "1990-02-30T08:30", "1990-01-27T08:30+", "1990-01-27T08:30+25:00", "1990-01-27T-8:30",
            "1990-01-27T08:30:00.5", "1990-01-27T+8:30", "1990-01-27T08:30ZZ", "1990-01-27T ８:30",
        ]
    )
    func refused(text: String) {
        #expect(WallTime(text) == nil)
    }

    @Test("a zone may be a distance from UTC")
    func distances() async {
        await #expect(processExitsWith: .success) {
            for (name, seconds) in [("+8", 28_800), ("UTC+9", 32_400), ("-03:30", -12_600), ("GMT-11", -39_600)] {
                let zone = try ReaderZone(named: name)
                #expect(zone.offset(at: Instant(secondsSince1970: 0)) == Int32(seconds))
            }
            for name in ["+", "+15", "+8:60", "+8:5:1", "UTC8", "++8", "+٨"] {
                #expect((try? ReaderZone(named: name)) == nil)
            }
        }
    }

    /// Every quarter of an hour of a year with changes, against a list of what the clocks show at each quarter of UTC: China's
    /// summer time ended in 1991, Lord Howe changes by half an hour, and Apia left out a day of 2011.
    @Test(
        "the instants of a time are those at which the clocks show it",
        arguments: [
            ("Asia/Shanghai", 1990), ("America/New_York", 2011), ("Australia/Lord_Howe", 2011), ("Europe/London", 1990),
            ("Pacific/Apia", 2011),
        ]
    )
    func instants(name: String, year: Int) async {
        await #expect(processExitsWith: .success) { [name = name as String, year = year as Int] in
            let zone = try ReaderZone(named: name)
            var failures = Failures()
            let first = Int64(try #require(Day(year: year, month: 1, day: 1)).rawValue) * 86_400
            let quarters = stride(from: first - 2 * 86_400, to: first + 367 * 86_400, by: 900)
            var shown: [Instant: [Instant]] = [:]
            for instant in quarters.map(Instant.init(secondsSince1970:)) {
                let time = WallTime(try #require(zone.localTime(of: instant)))
                shown[time.instant(utcOffsetSeconds: 0), default: []].append(instant)
            }
            for seconds in stride(from: first, to: first + 365 * 86_400, by: 900) {
                let utc = try #require(LocalTime(of: Instant(secondsSince1970: seconds), utcOffsetSeconds: 0))
                let time = WallTime(utc)
                let instants = shown[time.instant(utcOffsetSeconds: 0), default: []]
                let (found, before, after) = zone.instants(of: time)
                let isRight = found == instants && (!found.isEmpty || before > after)
                failures.check(isRight, "\(time) in \(name): \(found), shown at \(instants)")
            }
            #expect(failures.isEmpty, "\(failures)")
        }
    }

    /// Foundation reads the same files by itself, from 1900 on; after 2037 it follows the rule of a file.
    @Test(
        "the offsets of zones from 1900 to 2100 are those of Foundation",
        arguments: [
            "Asia/Tokyo", "Asia/Shanghai", "America/New_York", "Europe/Dublin", "Australia/Lord_Howe",
            "Africa/Casablanca", "America/Santiago", "Asia/Kathmandu", "Pacific/Apia", "Antarctica/Troll", "UTC",
        ]
    )
    func offsets(name: String) async {
        await #expect(processExitsWith: .success) { [name = name as String] in
            let zone = try #require(TimeZone(identifier: name))
            let reader = try ReaderZone(named: name)
            var numbers = RepeatableNumbers(seed: 1883)
            var failures = Failures()
            for _ in 0..<4000 {
                let seconds = Int64.random(in: -2_208_988_800...4_133_980_799, using: &numbers)
                let date = Date(timeIntervalSince1970: Double(seconds))
                let offset = Int(reader.offset(at: Instant(secondsSince1970: seconds)))
                failures.check(offset == zone.secondsFromGMT(for: date), "\(date) in \(name): \(offset)")
            }
            #expect(failures.isEmpty, "\(failures)")
        }
    }
}
