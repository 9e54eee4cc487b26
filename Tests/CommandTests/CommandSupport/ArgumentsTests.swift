import Testing

@testable import CommandSupport

/// Command lines, good and bad, read by a small grammar like those of the two commands.
@Suite struct ArgumentsTests {
    @Test("an empty line is the verb without a name") func empty() throws {
        let arguments = try read([])
        #expect(arguments.verb == compile)
        #expect(arguments.operands.isEmpty)
        #expect(arguments[data] == nil)
        #expect(!arguments.has(check))
    }

    @Test(
        "Values are read in every spelling",
        arguments: [
            ["--data", "D", "--output", "F"], ["--output=F", "--data=D"], ["-o", "F", "--data", "D"],
            ["-o=F", "--data", "D"],
        ]
    )
    func spellings(words: [String]) throws {
        let arguments = try read(words)
        #expect(arguments[data] == "D")
        #expect(arguments[output] == "F")
    }

    @Test("an option of any number keeps its order") func repeated() throws {
        let mark = Option("mark", "M-D=NAME", "a day", count: .anyNumber)
        let syntax = CommandSyntax("tool", "a tool", verbs: [Verb("", "marks days", options: [mark])])
        let arguments = try Arguments(["--mark", "1-1=b", "--mark=8-15=a"], syntax)
        #expect(arguments.all(mark) == ["1-1=b", "8-15=a"])
        #expect(arguments[mark] == "1-1=b")
        #expect(try Arguments([], syntax).all(mark).isEmpty)
        #expect(syntax.help(for: arguments.verb).contains("--mark M-D=NAME..."))
    }

    @Test(
        "Options stand anywhere",
        arguments: [["months", "2026", "--plain"], ["--plain", "months", "2026"], ["months", "--plain", "2026"]]
    )
    func anywhere(words: [String]) throws {
        let arguments = try read(words)
        #expect(arguments.verb == months)
        #expect(arguments.operands == ["2026"])
        #expect(arguments.has(plain))
    }

    @Test("an equals sign in a value belongs to it") func equalsSign() throws {
        #expect(try read(["--data=a=b"])[data] == "a=b")
        #expect(try read(["--data", "a=b"])[data] == "a=b")
        #expect(try read(["--data=--strange"])[data] == "--strange")
    }

    @Test("two hyphens end the options") func twoHyphens() throws {
        #expect(try read(["convert", "--", "--plain", "--"]).operands == ["--plain", "--"])
        #expect(try read(["convert", "-"]).operands == ["-"])
        #expect(
            message(["--", "months"]) == "'months' is one word too many: tool [--data DIR] [--output|-o FILE] [--check]"
        )
    }

    /// A negative number is a word of a verb that takes words, unless it is an option of that verb.
    @Test("negative numbers are operands") func negativeNumbers() throws {
        #expect(try read(["week", "-7"]).operands == ["-7"])
        #expect(try read(["convert", "a", "-30"]).operands == ["a", "-30"])
        let three = Option("three", short: "3", "three of them")
        let bare = Verb("", "shows", operands: [Operand("DATE", .zeroOrMore)], options: [three])
        let syntax = CommandSyntax(
            "tool",
            "does things",
            verbs: [bare, Verb("day", "a day", operands: [Operand("DAY", .zeroOrOne)])]
        )
        #expect(try Arguments(["-3"], syntax).has(three))
        #expect(try Arguments(["-4"], syntax).operands == ["-4"])
        #expect(try Arguments(["day", "-3"], syntax).operands == ["-3"])
    }

    @Test("operands are counted") func counts() throws {
        #expect(try read(["convert", "a", "b", "c"]).operands == ["a", "b", "c"])
        #expect(try read(["week"]).operands == [])
        #expect(try read(["week", "a"]).operands == ["a"])
        #expect(message(["months"]) == "YEARS is missing: tool months YEARS [--plain]")
        #expect(message(["convert"]) == "DATE is missing: tool convert DATE...")
        #expect(message(["months", "2026", "2027"]) == "'2027' is one word too many: tool months YEARS [--plain]")
    }

    @Test("help needs nothing else") func help() throws {
        #expect(try read(["months", "--help"]).has(.help))
        #expect(try read(["months", "-h"]).verb == months)
        for word in ["--version", "-V", "version"] { #expect(try read([word]).has(.version)) }
    }

    @Test(
        "every mistake has one clear line",
        arguments: [
            (["--ouptut", "F"], "unknown option '--ouptut': did you mean '--output'?"),
            (["--out"], "unknown option '--out': did you mean '--output'?"),
            (["--zebra"], "unknown option '--zebra': see 'tool --help'"),
            (["-5"], "unknown option '-5': see 'tool --help'"),
            (["moths", "2026"], "unknown verb 'moths': did you mean 'months'?"),
            (["2026"], "unknown verb '2026': see 'tool --help'"), ([""], "unknown verb '': see 'tool --help'"),
            (["--data"], "'--data' needs a value: --data DIR"), (["--data="], "'--data' needs a value: --data DIR"),
            (["--data", "--check"], "'--data' needs a value: --data DIR"),
            (["--check=yes"], "'--check' takes no value"), (["--data", "a", "--data", "a"], "'--data' is given twice"),
            (["--output", "a", "-o", "b"], "'--output' is given twice"),
            (["--check", "--check"], "'--check' is given twice"),
            (["months", "2026", "--check"], "'--check' is no option of tool months"),
            (["months", "2026", "-o", "F"], "'--output' is no option of tool months"),
            (["--plain"], "'--plain' is no option of tool"),
            (["a\nb\u{1B}"], #"unknown verb 'a\nb\u{1B}': see 'tool --help'"#),
        ]
    )
    func mistakes(words: [String], expected: String) {
        #expect(message(words) == expected)
    }

    @Test("a command that needs a verb says so") func noVerb() throws {
        let syntax = CommandSyntax("tool", "does things", verbs: [months])
        let error = #expect(throws: UsageError.self) { try Arguments([], syntax) }
        #expect(error?.description == "no verb is given: see 'tool --help'")
        #expect(try Arguments(["--help"], syntax).verb.name == "")
    }

    @Test("help names every verb and option") func helpText() {
        let overview = syntax.help(for: compile)
        #expect(overview.hasPrefix("tool: does things\n\ntool          compiles\n"))
        #expect(overview.contains("\ntool months   lists months\n"))
        #expect(overview.contains("  --data DIR        where to read\n  --output|-o FILE  where to write\n"))
        let details = syntax.help(for: months)
        #expect(details.hasPrefix("tool months YEARS [--plain]\n    lists months\n\n  --plain       without colour\n"))
    }

    // MARK: - The grammar

    private let data = Option("data", "DIR", "where to read")
    private let output = Option("output", short: "o", "FILE", "where to write")
    private let check = Option("check", "compares")
    private let plain = Option("plain", "without colour")

    private var compile: Verb { Verb("", "compiles", options: [data, output, check]) }
    private var months: Verb { Verb("months", "lists months", operands: [Operand("YEARS")], options: [plain]) }
    private var syntax: CommandSyntax {
        let convert = Verb("convert", "converts", operands: [Operand("DATE", .oneOrMore)])
        let week = Verb("week", "shows a week", operands: [Operand("DATE", .zeroOrOne)])
        return CommandSyntax("tool", "does things", verbs: [compile, months, convert, week])
    }

    private func read(_ words: [String]) throws -> Arguments { try Arguments(words, syntax) }

    private func message(_ words: [String]) -> String? {
        do {
            _ = try read(words)
            return nil
        } catch { return "\(error)" }
    }
}
