import AlmanacCore
import Foundation
import TestSupport
import Testing

@testable import CommandSupport

/// Files of time zones: made up ones to the second, those of the system against Foundation, and hostile ones.
@Suite struct ZoneFileTests {
    /// Two clocks and two changes, then a rule: UTC-1:30, from 1000 on UTC+2, from 2000 on UTC-1:30 by a rule.
    private static func made(
        version: UInt8 = UInt8(ascii: "3"),
        changes: [Int64] = [1000, 2000],
        types: [UInt8] = [1, 0],
        offsets: [Int32] = [-5400, 7200],
        leaps: UInt32 = 0,
        footer: String = "<-0130>1:30"
    ) -> [UInt8] {
        var bytes = block(version: version, changes: changes, types: types, offsets: offsets, leaps: leaps, size: 4)
        guard version >= UInt8(ascii: "2") else { return bytes }
        bytes += block(version: version, changes: changes, types: types, offsets: offsets, leaps: leaps, size: 8)
        return bytes + Array("\n\(footer)\n".utf8)
    }

    private static func block(
        version: UInt8,
        changes: [Int64],
        types: [UInt8],
        offsets: [Int32],
        leaps: UInt32,
        size: Int
    ) -> [UInt8] {
        var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
        for count in [0, 0, leaps, UInt32(changes.count), UInt32(offsets.count), 4] {
            bytes += bigEndian(Int64(count), 4)
        }
        for change in changes { bytes += bigEndian(change, size) }
        bytes += types
        for offset in offsets { bytes += bigEndian(Int64(offset), 4) + [0, 0] }
        return bytes + Array("ABC\0".utf8)
    }

    private static func bigEndian(_ number: Int64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> Int64(8 * (count - 1 - $0))) }
    }

    @Test(
        arguments: [(Int64.min, -5400), (999, -5400), (1000, 7200), (1999, 7200), (2000, -5400), (Int64.max, -5400)]
            as [(Int64, Int32)]
    )
    func everyChangeIsToTheSecond(seconds: Int64, offset: Int32) throws {
        let instant = Instant(secondsSince1970: seconds)
        for version in [0, UInt8(ascii: "2"), UInt8(ascii: "4")] {
            #expect(try ZoneFile(Self.made(version: version)).offset(at: instant) == offset)
        }
    }

    @Test func aFileWithoutChangesIsItsRuleOrItsClock() throws {
        let instant = Instant(secondsSince1970: 0)
        #expect(try ZoneFile(Self.made(changes: [], types: [], footer: "")).offset(at: instant) == -5400)
        #expect(try ZoneFile(Self.made(changes: [], types: [], footer: "JST-9")).offset(at: instant) == 32_400)
    }

    @Test func whatIsWrongIsNamed() {
        let files: [([UInt8], String)] = [
            ([], "none of time zones"), (Array("TZif".utf8), "too soon"), (Self.made(changes: [2, 1]), "not in order"),
            (Self.made(types: [1, 2]), "leads to no clock"), (Self.made(offsets: [0, 100_000]), "days from UTC"),
            (Self.made(offsets: [0, .min]), "days from UTC"), (Self.made(version: 0, leaps: 1), "leap seconds"),
            (Self.made(changes: [], types: [], offsets: []), "no clock"), (Self.made(footer: "nonsense"), "rule"),
            (Self.made().dropLast(2) + [], "too soon"),
        ]
        for (bytes, reason) in files {
            let error = #expect(throws: ZoneError.self) { try ZoneFile(bytes) }
            #expect(error?.description(of: "X/Y").contains(reason) == true, "\(reason)")
        }
    }

    /// Every prefix is an error; counts that promise more than there is reserve nothing.
    @Test func aFileThatEndsTooSoonIsAnError() {
        let whole = Self.made()
        for count in 0..<whole.count { #expect(throws: ZoneError.self) { try ZoneFile(Array(whole.prefix(count))) } }
        for index in 20..<44 {
            var bytes = Self.made(version: 0)
            bytes[index] = 255
            _ = try? ZoneFile(bytes)
        }
    }

    /// Bytes changed at random give an error or some offset, never a trap.
    @Test func anyByteMayBeAnything() {
        var numbers = RepeatableNumbers(seed: 9536)
        let whole = Self.made(footer: "EST5EDT,M3.2.0,M11.1.0")
        var opened = 0
        for _ in 0..<20_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
            }
            guard let file = try? ZoneFile(bytes) else { continue }
            opened += 1
            for seconds in [Int64.min, -1, 1500, 4_000_000_000, Int64.max] {
                let offset = file.offset(at: Instant(secondsSince1970: seconds))
                #expect(ZoneRule.possibleOffsets.contains(Int64(offset)) || abs(offset) <= 25 * 3600)
            }
        }
        #expect(opened > 1000)
    }

    /// The files of the system say what Foundation reads from them, at instants from 1900 to 2100.
    @Test(
        arguments: [
            "Asia/Tokyo", "Asia/Shanghai", "America/New_York", "Europe/Dublin", "Australia/Lord_Howe",
            "Africa/Casablanca",
            "America/Santiago", "Asia/Kathmandu", "Pacific/Apia", "Antarctica/Troll", "UTC",
        ]
    )
    func zonesOfTheSystemAreAsFoundationReadsThem(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let reader = try ReaderZone(named: name)
        var numbers = RepeatableNumbers(seed: 1883)
        for _ in 0..<4000 {
            // Foundation knows zones from 1900 on well; after 2037 it follows the rule as we do.
            let seconds = Int64.random(in: -2_208_988_800...4_133_980_799, using: &numbers)
            let date = Date(timeIntervalSince1970: Double(seconds))
            #expect(
                Int(reader.offset(at: Instant(secondsSince1970: seconds))) == zone.secondsFromGMT(for: date),
                "\(date)"
            )
        }
    }
}

/// Rules of POSIX, as they stand after the last change of a file.
@Suite struct ZoneRuleTests {
    private static func offset(_ rule: String, _ text: String) throws -> Int32 {
        try #require(ZoneRule(rule)).offset(at: #require(Instant(text)))
    }

    /// The changes of 2026 in New York, Lord Howe (half an hour), Dublin (winter time is the summer of its rule) and
    /// Santiago (south of the equator), to the second.
    @Test(
        arguments: [
            ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T06:59:59Z", -18_000),
            ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T07:00:00Z", -14_400),
            ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T05:59:59Z", -14_400),
            ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T06:00:00Z", -18_000),
            ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-04-04T14:59:59Z", 39_600),
            ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-04-04T15:00:00Z", 37_800),
            ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-03-29T00:59:59Z", 0),
            ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-03-29T01:00:00Z", 3600),
            ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-04-05T02:59:59Z", -10_800),
            ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-04-05T03:00:00Z", -14_400),
            ("JST-9", "2026-07-01T00:00:00Z", 32_400), ("<+0545>-5:45", "2026-07-01T00:00:00Z", 20_700),
            ("XXX3EDT4,0/0,J365/23", "2026-07-01T00:00:00Z", -14_400),
            ("AAA0BBB,J60/0,J61/0", "2028-03-01T00:00:00Z", 3600), ("AAA0BBB,59/0,60/0", "2028-02-29T00:00:00Z", 3600),
        ] as [(String, String, Int32)]
    )
    func rulesAreFollowed(rule: String, instant: String, offset: Int32) throws {
        #expect(try Self.offset(rule, instant) == offset)
    }

    @Test(arguments: [
        "", "E5", "EST", "EST25", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M13.1.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0",
        "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J365", "EST5EDT,366,1", "EST5EDT,M3.2.0/168,M11.1.0", "<EST5", "EST5 ",
        "EST5:60", "EST99999999999999999999", "春節5",
    ])
    func noRules(text: String) {
        #expect(ZoneRule(text) == nil)
    }
}
