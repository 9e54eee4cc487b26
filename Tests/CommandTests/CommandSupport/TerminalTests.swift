import TestSupport
import Testing

@testable import CommandSupport

/// The width of lines.
@Suite struct TerminalTests {
    @Test("COLUMNS says how wide lines are, which are 80 cells wide without it") func columns() throws {
        for (variables, width) in [(["COLUMNS": "100"], 100), (["COLUMNS": "0"], 80), ([:], 80)] {
            let run = try CommandRun("almanac", ["year", "2026", "--language", "en"], environment: variables)
            #expect(run.lines.map(\.count).max().map { (width - 20...width).contains($0) } == true)
        }
    }

    @Test("a number that no terminal has is passed over", arguments: ["", "0", "-1", "wide", "99999999999999999999"])
    func nonsense(columns: String) {
        #expect(Terminal.size(columns) == nil)
    }
}
