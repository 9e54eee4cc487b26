import Testing

@testable import CommandSupport

/// The width of lines.
@Suite struct TerminalTests {
    @Test("COLUMNS takes precedence over the terminal") func columns() {
        #expect(Terminal.width(columns: "100", terminal: 60) == 100)
        #expect(Terminal.width(columns: nil, terminal: 60) == 60)
        #expect(Terminal.width(columns: nil, terminal: nil) == 80)
    }

    @Test("a number that no terminal has is passed over", arguments: ["", "0", "-1", "wide", "99999999999999999999"])
    func nonsense(columns: String) {
        #expect(Terminal.width(columns: columns, terminal: 60) == 60)
    }
}
