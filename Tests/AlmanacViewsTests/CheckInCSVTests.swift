import Almanac
import AlmanacViews
import Testing

@Suite("Check-ins as comma-separated values")
struct CheckInCSVTests {
    /// The year 2026.
    static let days = Day(rawValue: 20_454)...Day(rawValue: 20_818)
    static let rules = CheckInRules(makeUpsPerMonth: 2, makeUpReach: 7)

    private func ledger() throws -> CheckInLedger {
        var ledger = CheckInLedger(over: CheckInCSVTests.days, rules: CheckInCSVTests.rules)
        for today in CheckInCSVTests.days where today.rawValue % 7 != 0 {
            try ledger.checkIn(today: today)
            if today.rawValue % 35 == 1, let missed = today.previous { try ledger.makeUp(missed, today: today) }
        }
        return ledger
    }

    private func read(_ text: String) throws(CheckInCSVError) -> CheckInLedger {
        try CheckInLedger(csv: text, over: CheckInCSVTests.days, rules: CheckInCSVTests.rules)
    }

    private func expectRefusal(_ text: String, _ line: Int, _ problem: CheckInCSVError.Problem) {
        #expect(throws: CheckInCSVError(line: line, problem: problem), "\(text)") { try read(text) }
    }

    @Test("a year comes back, with either end of line and in any order")
    func roundTrip() throws {
        let ledger = try ledger()
        let csv = ledger.csv
        #expect(ledger.madeUp.count == 10)
        #expect(try read(csv) == ledger)
        #expect(try read(csv.split(separator: "\n").joined(separator: "\r\n")) == ledger)
        let lines = csv.split(separator: "\n")
        #expect(try read((lines.prefix(1) + lines.dropFirst().reversed()).joined(separator: "\n")) == ledger)
        #expect(try read((lines + lines.dropFirst()).joined(separator: "\n")) == ledger)
        #expect(try read("day,entry") == CheckInLedger(over: CheckInCSVTests.days, rules: CheckInCSVTests.rules))
    }

    @Test("bytes that do not lie one after another in memory are read as well")
    func scatteredBytes() throws {
        let ledger = try ledger()
        let scattered: ReversedCollection<[UInt8]> = Array(ledger.csv.utf8.reversed()).reversed()
        #expect(scattered.withContiguousStorageIfAvailable { $0.count } == nil)
        #expect(try CheckInLedger(csv: scattered, over: Self.days, rules: Self.rules) == ledger)
        let wrong: ReversedCollection<[UInt8]> = Array("day,entry\n2026-02-17\n".utf8.reversed()).reversed()
        #expect(throws: CheckInCSVError(line: 2, problem: .notTwoFields)) {
            try CheckInLedger(csv: wrong, over: Self.days, rules: Self.rules)
        }
    }

    @Test("the form is as written down")
    func form() throws {
        let text = "day,entry\n2026-02-17,checked-in\n2026-02-18,made-up\n"
        #expect(try read(text).csv == text)
    }

    @Test("what is none is refused with its line and reason")
    func refusals() throws {
        let start = "day,entry\n2026-02-17,checked-in\n"
        let day = try #require(Day("2026-02-17"))
        expectRefusal("", 1, .notTheHeader)
        expectRefusal("day;entry\n", 1, .notTheHeader)
        expectRefusal("\u{FEFF}" + start, 1, .notTheHeader)
        expectRefusal(start + "\n", 3, .notTwoFields)
        expectRefusal(start + "2026-02-18", 3, .notTwoFields)
        expectRefusal(start + "2026-02-18,made-up,", 3, .notTwoFields)
        expectRefusal(start + "2026-02-18,", 3, .notAnEntry)
        expectRefusal(start + "2026-02-18, made-up", 3, .notAnEntry)
        expectRefusal(start + "2026-02-30,made-up", 3, .notADay(ParsingError(expected: .day, offset: 8)))
        expectRefusal(start + ",made-up", 3, .notADay(ParsingError(expected: .digit, offset: 0)))
        expectRefusal(start + "2027-01-01,made-up", 3, .outsideLedger(try #require(Day("2027-01-01"))))
        expectRefusal(start + "+5881580-07-11,made-up", 3, .outsideLedger(.max))
        expectRefusal(start + "2026-02-17,made-up", 3, .contradiction(day))
        expectRefusal("day,entry\n2026-02-17,made-up\n2026-02-17,checked-in", 3, .contradiction(day))
        let error = CheckInCSVError(line: 3, problem: .notAnEntry)
        #expect(error.description == #"line 3: neither "checked-in" nor "made-up""#)
    }

    @Test("damaged bytes never trap, and give either a ledger or an error")
    func damage() throws {
        let bytes = Array(try ledger().csv.utf8.prefix(600))
        var state: UInt32 = 1
        for _ in 0..<4000 {
            var damaged = bytes
            for _ in 0..<2 {
                state = state &* 1_664_525 &+ 1_013_904_223
                damaged[Int(state >> 8) % damaged.count] = UInt8(truncatingIfNeeded: state >> 24)
            }
            do throws(CheckInCSVError) {
                let ledger = try CheckInLedger(csv: damaged, over: CheckInCSVTests.days)
                #expect(ledger.madeUp.isSubset(of: ledger.checkIns))
            } catch {
                #expect(error.line >= 1 && error.line <= 601)
            }
        }
    }
}
