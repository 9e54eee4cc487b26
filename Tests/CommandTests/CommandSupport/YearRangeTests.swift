import Testing

@testable import CommandSupport

/// YEARS of the command line.
@Suite struct YearRangeTests {
    private let limits = 1900...2100

    @Test(
        "Years and ranges of years are read",
        arguments: [
            ("2026", 2026...2026), ("1900...2100", 1900...2100), ("2026...2026", 2026...2026),
            ("1900-2100", 1900...2100), ("2026-2027", 2026...2027), ("1900..2100", 1900...2100),
            ("1900…2100", 1900...2100),
            ("1900–2100", 1900...2100),
        ]
    )
    func years(text: String, years: ClosedRange<Int>) throws {
        #expect(try ClosedRange(years: text, within: limits) == years)
    }

    @Test(
        "any other text is no year",
        arguments: [
            "", " ", "20 26", "abc", "-2026", "+2026", "1900-", "2000-2050-2100", "1900....2100",
            "1900...", "...2100", "1900...2000...2100", "２０２６", "2026\n", "0x7EA", "1e3", "02026",
            "2026-02", "00",
        ]
    )
    func noYears(text: String) {
        let error = #expect(throws: UsageError.self) { try ClosedRange(years: text, within: limits) }
        #expect(error?.description == "\(quoted(text)) is not understood: write 2026, 1900...2100")
    }

    @Test(
        "Years outside the limits are refused",
        arguments: ["1899", "2101", "1899...2026", "2026...2101", "0", "99999999999999999999999"]
    )
    func outside(text: String) {
        let error = #expect(throws: UsageError.self) { try ClosedRange(years: text, within: limits) }
        #expect(error?.description == "'\(text)' is not within 1900...2100")
    }

    /// A message is for reading, whatever was pasted.
    @Test("a long word is quoted by its beginning") func longWord() {
        #expect(quoted(String(repeating: "é", count: 80)) == "'\(String(repeating: "é", count: 80))'")
        #expect(quoted(String(repeating: "a", count: 100_000)) == "'\(String(repeating: "a", count: 80))…'")
    }

    @Test("a descending range is refused") func descending() {
        let error = #expect(throws: UsageError.self) { try ClosedRange(years: "2100...1900", within: limits) }
        #expect(error?.description == "'2100...1900' is in descending order: write 1900...2100")
    }
}
