import TestSupport
import Testing

@testable import CommandSupport

/// A page longer than the screen goes through the reader's pager.
@Suite struct TerminalPagerTests {
    /// Shows that it ran, and what it was given.
    private static let pager = "echo pager; cat"

    @Test("a long page is paged") func longPage() throws {
        let run = try year(["PAGER": Self.pager])
        #expect(run.status == 0 && run.errorText.isEmpty)
        #expect(run.lines.first == "pager")
        let plain = try year(["PAGER": "cat"])
        #expect(run.lines.dropFirst().elementsEqual(plain.lines))
        #expect(plain.lines.count > 24 && plain.lines.first?.contains("2027") == true)
    }

    @Test("a page that fits is not paged") func shortPage() throws {
        let run = try year(["PAGER": Self.pager], rows: 60)
        #expect(run.lines.first?.contains("2027") == true)
        // The prompt has a line too.
        let count = UInt16(run.lines.count)
        #expect(try year(["PAGER": Self.pager], rows: count).lines.first == "pager")
        #expect(try year(["PAGER": Self.pager], rows: count + 1).lines.first != "pager")
    }

    @Test(
        "No pager is used where none is wanted",
        arguments: [
            ["ALMANAC_PAGER": "", "PAGER": "echo pager"], ["PAGER": ""], ["PAGER": "cat"], ["ALMANAC_PAGER": "cat"],
            ["PAGER": "echo pager", "TERM": "dumb"], ["ALMANAC_PAGER": " "],
        ]
    )
    func unwanted(environment: [String: String]) throws {
        let run = try year(environment)
        #expect(run.status == 0 && run.errorText.isEmpty)
        #expect(run.lines.first?.contains("2027") == true && run.lines.count > 24)
    }

    @Test("a switch turns the pager off") func switchedOff() throws {
        let run = try year(["PAGER": Self.pager], words: ["--no-pager"])
        #expect(run.lines.first?.contains("2027") == true)
    }

    @Test("ALMANAC_PAGER takes precedence over PAGER") func precedence() throws {
        let run = try year(["ALMANAC_PAGER": "echo ours", "PAGER": "echo theirs"])
        #expect(run.status == 0 && run.output == "ours\n")
    }

    /// The options by which `less` shows colours and Chinese, unless the reader has set them.
    @Test("the pager is told how to show colours and UTF-8") func variables() throws {
        let variables = "echo $LESS $LESSCHARSET"
        #expect(try year(["PAGER": variables]).output == "FRX utf-8\n")
        #expect(try year(["PAGER": variables, "LESS": "S", "LESSCHARSET": "ascii"]).output == "S ascii\n")
    }

    // MARK: Pagers that fail

    @Test("a page is plain if its pager cannot be started", arguments: ["/nowhere/pager", "exit 126", "exit 127"])
    func missing(pager: String) throws {
        let run = try year(["PAGER": pager])
        #expect(run.status == 0)
        #expect(run.lines.first?.contains("2027") == true && run.lines.count > 24)
    }

    @Test("a page is plain if less is missing") func noLess() throws {
        let run = try year(["PATH": "/nowhere"])
        #expect(run.status == 0 && run.errorText.isEmpty)
        #expect(run.lines.first?.contains("2027") == true && run.lines.count > 24)
    }

    /// A reader who has seen enough ends the pager; that is no error, however much is left.
    @Test("a pager closed early is no error", arguments: ["true", "exit 1", "head -n 1", "kill -9 $$"])
    func quitting(pager: String) throws {
        let run = try year(["PAGER": pager], words: ["--details"], columns: 40)
        #expect(run.status == 0 && run.errorText.isEmpty)
        #expect(run.lines.count <= 1)
    }

    /// Outside a terminal nothing is ever paged.
    @Test("output to a file is not paged") func files() throws {
        let environment = ["PAGER": "echo pager", "LINES": "2"]
        let run = try almanac("year 2027", environment)
        #expect(run.output.hasPrefix("2027"))
    }

    @Test("a chosen command is taken as it is", arguments: [("less -R", "less -R"), ("  more", "more")])
    func command(chosen: String, command: String) throws {
        #expect(TerminalPager(chosen: chosen, height: 24)?.command == command)
        #expect(TerminalPager(chosen: nil, height: 24)?.command.hasSuffix("exec less -FRX") == true)
        #expect(TerminalPager(chosen: "cat", height: 24) == nil && TerminalPager(chosen: "", height: 24) == nil)
    }

    private func year(
        _ environment: [String: String],
        words: [String] = [],
        columns: UInt16 = 80,
        rows: UInt16 = 24
    ) throws -> TerminalRun {
        try TerminalRun("almanac", ["year", "2027"] + words, environment: environment, columns: columns, rows: rows)
    }
}
