import AlmanacCore
import TestSupport
import Testing

@Suite("Reading texts")
struct ParsingTests {
    @Test(
        "a text that is not an ISO date is refused, with the reason and the offset",
        arguments: [
            ("", .digit, 0), ("2026", .hyphen, 4), ("26-02-17", .digit, 2), ("2026-2-17", .digit, 6),
            ("2026-13-01", .month, 5), ("2026-00-01", .month, 5), ("2026-02-29", .day, 8), ("2026-02-00", .day, 8),
            ("2026-02-17 ", .endOfText, 10), (" 2026-02-17", .digit, 0), ("2026/02/17", .hyphen, 4),
            ("20260217", .hyphen, 4), ("+2026-02-17", .digit, 5), ("+02026-02-17", .year, 0), ("-0000-02-17", .year, 0),
            ("-00001-02-17", .year, 0), ("+5881580-07-12", .year, 0), ("+99999999-01-01", .hyphen, 8),
            ("２０２６-02-17", .digit, 0), ("2026-02-1七", .digit, 9),
        ] as [(String, ParsingError.Expectation, Int)]
    )
    func dates(text: String, expected: ParsingError.Expectation, offset: Int) {
        #expect(throws: ParsingError(expected: expected, offset: offset)) {
            try GregorianDate(parsing: text)
        }
        #expect(GregorianDate(text) == nil)
        #expect(Day(text) == nil)
    }

    @Test(
        "a text that is not an instant of UTC is refused",
        arguments: [
            ("2026-02-03", .letterT, 10), ("2026-02-03 20:02:08Z", .letterT, 10), ("2026-02-03T24:00:00Z", .hour, 11),
            ("2026-02-03T20:60:00Z", .minute, 14), ("2026-02-03T20:02:60Z", .second, 17),
            ("2026-02-03T20:02:08", .letterZ, 19), ("2026-02-03T20:02:08+08:00", .letterZ, 19),
            ("2026-02-03T20:02:08.5Z", .letterZ, 19), ("2026-02-03T20:02:08Z0", .endOfText, 20),
            ("2026-02-03T2002", .colon, 13), ("@", .digit, 1), ("@-", .digit, 2),
            ("@9223372036854775808", .secondsSince1970, 1), ("@-9223372036854775809", .secondsSince1970, 1),
            ("@99999999999999999999999999", .secondsSince1970, 1), ("@12x", .digit, 3),
        ] as [(String, ParsingError.Expectation, Int)]
    )
    func instants(text: String, expected: ParsingError.Expectation, offset: Int) {
        #expect(throws: ParsingError(expected: expected, offset: offset)) {
            try Instant(parsing: text)
        }
    }

    @Test(
        "a text that is not a lunar date is refused",
        arguments: [
            ("", .digit, 0), ("0-1-1", .year, 0), ("2025", .hyphen, 4), ("12025-1-1", .hyphen, 4),
            ("2025-13-1", .month, 5), ("2025-0-1", .month, 5), ("2025-6l-1", .hyphen, 6), ("2025-6L-31", .day, 8),
            ("2025-6L-0", .day, 8), ("2025-6L-001", .day, 8), ("2025-6L-1x", .endOfText, 9), ("-2025-6-1", .digit, 0),
        ] as [(String, ParsingError.Expectation, Int)]
    )
    func lunarDates(text: String, expected: ParsingError.Expectation, offset: Int) {
        #expect(throws: ParsingError(expected: expected, offset: offset)) {
            try LunarDate(parsing: text)
        }
    }

    @Test(
        "a text that is not an identifier is refused",
        arguments: [
            ("", .name, 0), ("China", .name, 0), ("chinA", .endOfText, 4), ("ninebytes", .name, 0),
            ("abcdefghijklmnopqrstuvwxyz", .name, 0), ("a b", .endOfText, 1), ("中", .name, 0),
        ] as [(String, ParsingError.Expectation, Int)]
    )
    func identifiers(text: String, expected: ParsingError.Expectation, offset: Int) {
        #expect(throws: ParsingError(expected: expected, offset: offset)) { try CalendarID(parsing: text) }
        #expect(CalendarID(text) == nil)
        #expect(CalendarID(Substring(text)) == nil)
    }

    @Test("weeks and months are refused with reasons too")
    func weeksAndMonths() {
        #expect(throws: ParsingError(expected: .week, offset: 6)) { try ISOWeek(parsing: "2025-W53") }
        #expect(throws: ParsingError(expected: .letterW, offset: 5)) { try ISOWeek(parsing: "2025-53") }
        #expect(throws: ParsingError(expected: .month, offset: 5)) { try YearMonth(parsing: "2025-13") }
        #expect(throws: ParsingError(expected: .endOfText, offset: 7)) { try YearMonth(parsing: "2025-12-01") }
        #expect(throws: ParsingError(expected: .month, offset: 0)) { try LunarMonthNumber(parsing: "13L") }
        #expect(ISOWeek("2026-W53")?.day(.monday) == Day("2026-12-28"))
    }

    @Test("bytes that are not contiguous are read like those that are")
    func scatteredBytes() throws {
        let bytes = "2026-02-17".utf8.reversed().reversed()
        #expect(try Day(parsing: bytes) == Day("2026-02-17"))
        #expect(try Day(parsing: Array("x2026-02-17".utf8).dropFirst()) == Day("2026-02-17"))
        #expect(throws: ParsingError(expected: .day, offset: 8)) {
            try Day(parsing: AnyCollection("2026-02-30".utf8))
        }
    }

    @Test("the message says what and where")
    func messages() {
        let error = ParsingError(expected: .month, offset: 5)
        #expect(error.description == "expected a month from 1 to 12 at byte 5")
        #expect(ParsingError.Expectation.allCases.allSatisfy { !$0.description.isEmpty })
    }

    @Test("no bytes at all make a reader trap, and whatever is read prints as it was")
    func randomBytes() {
        let alphabet = Array("0123456789-+:TZWL@ 月\u{0}".utf8) + [0xFF, 0xC0]
        var numbers = RepeatableNumbers(seed: 5)
        var failures = Failures()
        for _ in 0..<50_000 {
            let length = Int.random(in: 0...24, using: &numbers)
            let bytes = (0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)] }
            if let date = try? GregorianDate(parsing: bytes) {
                failures.check(Array(date.description.utf8) == bytes, "\(date)")
            }
            if let month = try? YearMonth(parsing: bytes) {
                failures.check(Array(month.description.utf8) == bytes, "\(month)")
            }
            _ = try? Day(parsing: bytes)
            _ = try? Instant(parsing: bytes)
            _ = try? ISOWeek(parsing: bytes)
            _ = try? LunarMonthNumber(parsing: bytes)
            _ = try? LunarDate(parsing: bytes)
            _ = try? LunarMonthDay(parsing: bytes)
            _ = try? MonthDay(parsing: bytes)
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}
