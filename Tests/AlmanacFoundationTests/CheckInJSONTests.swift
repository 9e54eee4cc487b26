import Almanac
import AlmanacViewsFoundation
import Foundation
import TestSupport
import Testing

@Suite("Check-ins as JSON")
struct CheckInJSONTests {
    private func ledger() throws -> CheckInLedger {
        let days = day("2026-01-01")...day("2026-12-31")
        let cutoff = try #require(DayCutoff(hour: 4))
        let rules = CheckInRules(cutoff: cutoff, makeUpsPerMonth: 2, makeUpReach: 7)
        var ledger = CheckInLedger(over: days, rules: rules)
        for day in days where day.rawValue % 5 != 0 { try ledger.checkIn(today: day) }
        try ledger.makeUp(day("2026-02-15"), today: day("2026-02-17"))
        return ledger
    }

    private func read(_ json: Data) throws -> CheckInLedger { try JSONDecoder().decode(CheckInLedger.self, from: json) }

    private func read(_ text: String) throws -> CheckInLedger { try read(Data(text.utf8)) }

    private func json(_ ledger: CheckInLedger) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(ledger)
    }

    /// The keys that lead to what a text lacks, or what is wrong in it; nil if it is a ledger.
    private func mistake(in text: String) throws -> [String]? {
        do {
            _ = try read(text)
            return nil
        } catch let error as DecodingError {
            return switch error {
            case .keyNotFound(let key, let context): context.codingPath.map(\.stringValue) + ["no \(key.stringValue)"]
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                context.codingPath.map(\.stringValue)
            @unknown default: nil
            }
        }
    }

    @Test("a ledger comes back, streaks and rules and all")
    func roundTrip() throws {
        let ledger = try ledger()
        let json = try json(ledger)
        let again = try read(json)
        #expect(again == ledger && again.longestStreak == ledger.longestStreak && again.rules == ledger.rules)
        #expect(try self.json(again) == json)
        #expect(json.count < 500)
    }

    /// A file with two check-ins that were made up, or with something else in place of a part of it.
    private func file(
        rules: String = #"{"cutoff":4,"makeUpsPerMonth":2,"makeUpReach":7}"#,
        days: String = #"{"firstDay":"1970-01-01","lastDay":"1970-01-08"}"#,
        marked: String = #""12""#
    ) -> String {
        let madeUp = #"{"days":{"firstDay":"1970-01-01","lastDay":"1970-01-08"},"marked":"12"}"#
        return #"{"rules":\#(rules),"checkIns":{"days":\#(days),"marked":\#(marked)},"madeUp":\#(madeUp)}"#
    }

    @Test("hostile files give an error that says where")
    func hostileFiles() throws {
        let lateCutoff = #"{"cutoff":24,"makeUpsPerMonth":2,"makeUpReach":7}"#
        let allDays = #"{"firstDay":"-5877641-06-23","lastDay":"+5881580-07-11"}"#
        let cases: [(String, [String])] = [
            ("", []), ("[]", []), ("{", []), (String(repeating: "[", count: 100_000), []),
            (file(rules: lateCutoff), ["rules", "cutoff"]), (file(rules: "{}"), ["rules", "no cutoff"]),
            ("{}", ["no rules"]), (file(marked: #""1""#), ["checkIns", "marked"]),
            (file(marked: "12"), ["checkIns", "marked"]), (file(marked: #""00""#), ["madeUp"]),
            (file(days: allDays), ["checkIns", "marked"]),
            (file(days: #"{"firstDay":"1970-01-01","lastDay":7}"#), ["checkIns", "days", "lastDay"]),
        ]
        for (text, path) in cases { #expect(try mistake(in: text) == path, "\(text.prefix(100))") }
        #expect(try read(file()).madeUp.count == 2)
    }

    @Test("damaged bytes never trap")
    func damage() throws {
        let json = try json(ledger())
        var numbers = RepeatableNumbers(seed: 1)
        for _ in 0..<2000 {
            var damaged = json
            damaged[Int.random(in: 0..<json.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
            if let ledger = try? read(damaged) { #expect(ledger.madeUp.isSubset(of: ledger.checkIns)) }
        }
    }
}
