import TestSupport
import Testing

/// `--days FILE` of the verbs that show festivals. 2027-09-15 is 8-15 (Hong Kong Observatory).
@Suite struct OwnDaysTests {
    private static func ask(
        _ words: String,
        _ file: String = "festival mum 妈妈 媽媽 Mum\nobservance all all lunar 8 15\n"
    ) throws -> CommandRun {
        try Scratch.with { scratch in
            try scratch.write("own.txt", file)
            return try almanac("\(words) --days \(scratch.file("own.txt"))", ["LANG": "en_GB.UTF-8"])
        }
    }

    /// A pipe is read once.
    @Test("own days come from standard input", arguments: ["next mum", "when mum 2027", "until mum"])
    func standardInput(words: String) throws {
        let arguments = words.split(separator: " ").map(String.init) + ["--from", "2027-01-01", "--days", "-"]
        let run = try CommandRun("almanac", arguments, input: "festival mum - - Mum\nobservance all all lunar 8 15\n")
        #expect(run.status == 0 && !run.output.isEmpty, "\(run.errorText)")
    }

    @Test(
        "pages, tables, answers and files have own days",
        arguments: [
            "festivals 2027 --language en", "day 2027-09-15 --region mainland", "next Mum --from 2027-01-01",
            "month 2027-09 --region taiwan", "when mum 2027", "until Mum --from 2027-01-01", "export ics 2027",
            "export json 2027", "export csv 2027", "week 2027-09-15", "2027-09-15",
        ]
    )
    func everywhere(words: String) throws {
        let run = try Self.ask(words)
        #expect(
            run.status == 0 && (run.output.contains("Mum") || run.output.contains("媽媽")),
            "\(words): \(run.output) \(run.errorText)"
        )
    }

    @Test("a mistake in the file is named by its line") func mistake() throws {
        try Self.ask("festivals 2027", "# mine\nfestival A").expectFailure(65, mentioning: "own.txt:2: expected an ID")
    }
}
