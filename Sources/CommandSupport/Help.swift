// The verbs that every command has, which print its own grammar: help, completions, manual.

import AlmanacNames

extension Verb {
    /// `help [VERB]`
    static func help(of verbs: [Verb]) -> Verb {
        let operand = Operand("VERB", .zeroOrOne, choices: verbs.map(\.name).filter { !$0.isEmpty })
        return Verb("help", "says how to use a verb, as its --help does, or everything", operands: [operand])
    }
    /// `completions SHELL`
    static let completions = Verb("completions", "prints the completions for bash, zsh or fish", operands: [shell])
    private static let shell = Operand("SHELL")
    /// `manual`
    static let manual = Verb("manual", "prints the manual page")
}

extension CommandSyntax {
    /// The text that a command prints of its own grammar: the help, completions or the manual page; nil if
    /// something else was asked.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - language: The language of the help.
    ///   - edition: The edition of the command, for the foot of the manual page.
    package func text(
        askedBy arguments: Arguments,
        in language: CalendarLanguage = .english,
        edition: @autoclosure () -> String
    ) throws(UsageError) -> String? {
        if arguments.has(.help) { return help(for: arguments.verb, in: language) }
        if arguments.has(.version) { return nil }
        if arguments.verb.name == "help" {
            guard let name = arguments.operands.first else { return help(for: bareVerb, in: language) }
            guard let verb = verb(named: name), !name.isEmpty else { throw .unknownVerb(name, of: self) }
            return help(for: verb, in: language)
        }
        if arguments.verb == .manual { return manualPage(of: edition()) }
        guard arguments.verb == .completions else { return nil }
        return completions(for: try arguments.operand(0, "shell", among: Shell.allCases.map { ($0.rawValue, $0) }))
    }
}

// MARK: - Help

extension CommandSyntax {
    /// The text of `--help`: of one verb, if it has a name, else of the whole command. Ends with a line feed.
    ///
    /// The lines of verbs are in the language; the usage, the options and the examples of one verb are in English.
    package func help(for verb: Verb, in language: CalendarLanguage = .english) -> String {
        let heading = language == .english ? nil : line("options", language).map { "\($0)\n\n" }
        if verb.name.isEmpty { return overview(of: verb, in: language, heading ?? "") }
        return (heading == nil ? "" : FoldedLines.text("\(call(verb)): ", line(of: verb, in: language)) + "\n")
            + details(of: verb)
    }

    /// One line such as `almanac months YEARS [--calendar NAME]`.
    func usage(of verb: Verb) -> String { ([call(verb)] + verb.words).joined(separator: " ") }

    /// The command and the verb, as people type them.
    func call(_ verb: Verb) -> String { verb.name.isEmpty ? name : "\(name) \(verb.name)" }

    private func overview(of bare: Verb, in language: CalendarLanguage, _ heading: String) -> String {
        let width = listedVerbs.map { call($0).count }.max() ?? 0
        let lines = listedVerbs.map { verb in
            let padding = String(repeating: " ", count: width - call(verb).count + 2)
            return FoldedLines.text(call(verb) + padding, line(of: verb, in: language))
        }
        return "\(name): \(line(name, language) ?? summary)\n\n" + lines.joined() + "\n" + heading
            + optionList(of: bare) + exampleList(of: bare, in: language)
    }

    private func line(of verb: Verb, in language: CalendarLanguage) -> String {
        line(verb.name, language) ?? verb.summary
    }

    private func details(of verb: Verb) -> String {
        let values = verb.options.filter { !$0.choices().isEmpty }.map { option in
            FoldedLines.text("\(option.longSpelling): ", option.choices())
        }
        let usage = FoldedLines.text(call(verb) + " ", verb.words) + FoldedLines.text("    ", verb.summary)
        return usage + "\n" + optionList(of: verb)
            + (values.isEmpty ? "" : "\n" + values.joined()) + noteList(of: verb) + exampleList(of: verb)
    }

    private func noteList(of verb: Verb) -> String {
        let lines = verb.notes().map { note in
            let head = note.prefix { $0 == " " }
            return FoldedLines.text(String(head), String(note.dropFirst(head.count)))
        }
        return lines.isEmpty ? "" : "\n" + lines.joined()
    }

    private func optionList(of verb: Verb) -> String {
        let rows = verb.options.map { ($0.notation, $0.summary) }
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { notation, summary in
            FoldedLines.text("  " + notation + String(repeating: " ", count: width - notation.count + 2), summary)
        }.joined()
    }

    /// Calls of the verb, each with its effect in English, or alone in another language.
    private func exampleList(of verb: Verb, in language: CalendarLanguage = .english) -> String {
        let examples = examples.filter { $0.verb == verb }
        if examples.isEmpty { return "" }
        return "\n"
            + examples.map { "\($0.line)\n" + (language == .english ? FoldedLines.text("    ", $0.summary) : "") }
            .joined()
    }
}

extension Verb {
    /// The words after the verb: operands and options.
    fileprivate var words: [String] { operands.map(\.notation) + ownOptions.map { "[\($0.notation)]" } }
}

extension Operand {
    /// How a usage line shows it.
    var notation: String {
        switch count {
        case .one: name
        case .zeroOrOne: "[\(name)]"
        case .oneOrMore: "\(name)..."
        case .zeroOrMore: "[\(name)...]"
        }
    }
}
