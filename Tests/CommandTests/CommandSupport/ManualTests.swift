import Foundation
import TestSupport
import Testing

@testable import CommandSupport

/// The manual pages as they are installed, and `help`.
@Suite struct ManualTests {
    // MARK: Examples

    /// Every example is typed into a shell, in a folder that holds only the data, and says nothing on standard error.
    @Test("the examples of the manual run", arguments: ["almanac", "almanac-gen"])
    func examples(command: String) throws {
        let examples = try Self.examples(of: command)
        #expect(!examples.isEmpty)
        let folder = CommandRun.product(command).deletingLastPathComponent().path
        let environment = ["PATH": "\(folder):/usr/bin:/bin", "LANG": "en_GB.UTF-8"]
        try Scratch.with { scratch in
            _ = try scratch.copyData()
            for line in examples {
                let words = ["bash", "-o", "pipefail", "-c", line]
                let run = try CommandRun("/usr/bin/env", words, environment: environment, in: scratch.path)
                #expect(run.status == 0 && run.errorText.isEmpty, "\(line): \(run.errorText)")
                #expect(line.contains("-o ") || line.contains("> ") || !run.output.isEmpty, "\(line)")
            }
            for file in try scratch.names() where file != "Data" {
                #expect(try !scratch.bytes(file).isEmpty, "\(file)")
            }
        }
    }

    /// The use of each verb is shown at least once.
    @Test("every verb has an example", arguments: ["almanac", "almanac-gen"])
    func exampleOfEach(command: String) throws {
        let examples = try Self.examples(of: command).map { $0.split(separator: " ").map(String.init) }
        for verb in try Self.verbs(of: command) where verb != "help" {
            #expect(
                examples.contains { words in
                    words.firstIndex(of: command).map { words.dropFirst($0 + 1).first == verb } ?? false
                },
                "\(verb)"
            )
        }
    }

    /// An example of the help stands where its verb is explained.
    @Test("the help of a verb shows its examples") func helpExamples() throws {
        let help = try almanac("diff --help").output
        #expect(
            help.hasSuffix("\nalmanac diff china korea 2017...2027\n    where the calendars of two countries differ\n")
        )
        #expect(!help.contains("almanac convert"))
    }

    /// Every line fits a terminal of 80 columns; a line to type stays whole.
    @Test("the help fits a terminal", arguments: ["almanac", "almanac-gen"])
    func width(command: String) throws {
        let typed = try Self.examples(of: command)
        var long: [Substring] = []
        for words in try [[]] + Self.verbs(of: command).map({ [$0] }) {
            let help = try CommandRun(command, words + ["--help"])
            #expect(help.status == 0 && help.lines.count > 3, "\(words)")
            long += zip(help.lines, help.widths).filter { $1 > 80 }.map(\.0)
        }
        long.removeAll { typed.contains(String($0)) }
        #expect(long.isEmpty, "\(long)")
    }

    // MARK: The page

    @Test("the page has the sections of man(7)") func sections() throws {
        let page = try almanac("manual").output
        let sections = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
        let expected = [
            "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES", "SEE ALSO",
        ]
        #expect(sections.map(String.init) == expected)
    }

    /// Signs that roff would change in print are escaped: `'8-15=Mum'` can be copied from the page.
    @Test("signs are printed as they are typed") func signs() {
        let verb = Verb("say", "says it")
        let syntax = CommandSyntax(
            "tool",
            "does things",
            verbs: [verb],
            examples: [(verb, #"tool say 'a-b' "c" ~ ^ ` \"#, "says it")]
        )
        let page = syntax.manualPage(of: "1")
        #expect(page.contains(#".B "tool say \(aqa\-b\(aq \(dqc\(dq \(ti \(ha \(ga \e"\#nsays it"# + "\n"))
    }

    private static let groff = "/usr/bin/groff"

    @Test(
        "groff warns of nothing",
        .enabled(if: FileManager.default.isExecutableFile(atPath: groff)),
        arguments: ["almanac", "almanac-gen"]
    )
    func warnings(command: String) throws {
        let page = try CommandRun(command, ["manual"]).output
        let words = ["-man", "-K", "utf8", "-ww", "-Tutf8"]
        let run = try CommandRun(Self.groff, words, input: page, environment: ["PATH": "/usr/bin:/bin"])
        #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
        #expect(run.output.contains("Reading or writing failed."))
    }

    // MARK: Help

    @Test("the verb help prints what --help prints", arguments: ["almanac", "almanac-gen"])
    func helpVerb(command: String) throws {
        #expect(try CommandRun(command, ["help"]).output == CommandRun(command, ["--help"]).output)
        let verbs = try Self.verbs(of: command)
        #expect(verbs.contains("help"))
        for verb in verbs {
            let help = try CommandRun(command, ["help", verb])
            #expect(help.status == 0 && !help.output.isEmpty, "\(verb)")
            #expect(try help.output == CommandRun(command, [verb, "--help"]).output, "\(verb)")
        }
    }

    @Test("help of an unknown verb is refused") func unknownVerb() throws {
        try almanac("help mnth").expectFailure(64, mentioning: "did you mean 'month'?")
        try almanac(["help", ""]).expectFailure(64, mentioning: "unknown verb ''")
        try almanac("help day week").expectFailure(64, mentioning: "one word too many")
    }

    // MARK: Reading what is printed

    /// The verbs that the help of a command lists.
    static func verbs(of command: String) throws -> [String] {
        // A line for each verb; then come the options and the examples. The verb without a name leaves a gap.
        try CommandRun(command, ["--help"]).lines.prefix { !$0.hasPrefix("  --") }
            .filter { $0.hasPrefix(command + " ") && !$0.hasPrefix(command + "  ") }
            .map { String($0.split(separator: " ")[1]) }
    }

    /// The lines to type in the examples of a manual page.
    private static func examples(of command: String) throws -> [String] {
        let page = try CommandRun(command, ["manual"]).output
        let section = page.components(separatedBy: ".SH EXAMPLES\n").last?.components(separatedBy: ".SH ").first ?? ""
        let signs = [
            ("\\-", "-"), ("\\(aq", "'"), ("\\(dq", "\""), ("\\(ti", "~"), ("\\(ha", "^"), ("\\(ga", "`"),
            ("\\e", "\\"),
        ]
        return section.split(separator: "\n").filter { $0.hasPrefix(".B \"") }.map { line in
            signs.reduce(String(line.dropFirst(4).dropLast())) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        }
    }
}
