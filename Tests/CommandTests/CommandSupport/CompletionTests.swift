import Foundation
import TestSupport
import Testing

@testable import CommandSupport

/// Completions and the manual page name everything in the grammar except the verbs for installing scripts.
@Suite struct CompletionTests {
    private static let calendar = Option("calendar", "NAME", "whose calendar", choices: ["china", "hongkong"])
    private static let output = Option("output", short: "o", "FILE", "the author's file: [a.ics]")
    private static let syntax = CommandSyntax(
        "tool-box",
        "does things",
        verbs: [
            Verb("", "shows today", options: [calendar]),
            Verb(
                "export",
                "writes files",
                operands: [Operand("FORMAT", choices: ["ics", "svg"])],
                options: [calendar, output]
            ),
        ]
    )

    @Test("every listed word is completed", arguments: Shell.allCases)
    func words(shell: Shell) {
        let text = Self.syntax.completions(for: shell)
        for word in ["export", "calendar", "output", "china", "hongkong", "svg", "help", "version"] {
            #expect(text.contains(word))
        }
        #expect(!text.contains("manual"))
    }

    /// The built command prints for each of its own words.
    @Test("the command prints completions that the shell can read", arguments: ["bash", "zsh", "fish"])
    func fromTheCommand(shell: String) throws {
        let completions = try almanac(["completions", shell]).output
        let verbs = try ManualTests.verbs(of: "almanac")
        #expect(verbs.count > 20)
        for verb in verbs {
            // The usage of a verb comes before its summary.
            let usage = try almanac("help " + verb).lines.prefix { !$0.hasPrefix("    s") }
            for line in usage where line.hasPrefix("almanac ") || line.hasPrefix("  ") {
                for word in line.split(whereSeparator: { " []|".contains($0) })
                where word.hasPrefix("--") || word == verb {
                    #expect(completions.contains(word.drop { $0 == "-" }), "\(word)")
                }
            }
        }
    }

    @Test("bash offers what comes after a comma, time zones and words for days") func bashLists() throws {
        let completions = try almanac("completions bash").output
        let script = """
            \(completions)
            offers() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _almanac; echo "${COMPREPLY[*]}"; }
            offers almanac export ics 2026 --feed terms,ph
            offers almanac day --zone Asia/Tok
            offers almanac day to
            """
        #expect(try output(of: "bash", script) == "terms,phases\nAsia/Tokyo\ntoday tomorrow\n")
    }

    @Test("bash offers verbs, options and values") func bash() throws {
        let script = """
            \(Self.syntax.completions(for: .bash))
            offers() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tool_box; echo "${COMPREPLY[*]}"; }
            offers tool-box ex
            offers tool-box export --o
            offers tool-box export --calendar h
            offers tool-box --c
            offers tool-box export s
            """
        #expect(try output(of: "bash", script) == "export\n--output\nhongkong\n--calendar\nsvg\n")
    }

    @Test("the manual page is one of section 1") func manual() {
        let page = Self.syntax.manualPage(of: "Edition 2026a")
        #expect(page.hasPrefix(".TH \"TOOL\\-BOX\" 1 \"\" \"Edition 2026a\" \"User Commands\"\n"))
        #expect(page.contains("\n.SH NAME\ntool\\-box \\- does things\n"))
        #expect(page.contains("\\fB\\-\\-output, \\-o\\fR \\fIFILE\\fR\nthe author's file: [a.ics]\n"))
        #expect(!page.contains("completions"))
    }

    private func output(of shell: String, _ script: String) throws -> String {
        try CommandRun("/usr/bin/env", [shell, "-c", script]).output
    }
}
