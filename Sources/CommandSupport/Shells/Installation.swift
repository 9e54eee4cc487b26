extension Verb {
    /// `completions SHELL`
    static let completions = Verb(
        "completions",
        "prints the completions for bash, zsh or fish",
        operands: [.one("SHELL")]
    )
    /// `manual`
    static let manual = Verb("manual", "prints the manual page")
}

extension CommandSyntax {
    /// What a command prints of its own grammar: the help, the completions of a shell or the manual page; nil if
    /// something else was asked.
    ///
    /// - Parameters:
    ///   - arguments: What was typed.
    ///   - edition: The edition of the command, for the foot of the manual page.
    package func text(
        askedBy arguments: Arguments,
        edition: @autoclosure () -> String
    ) throws(UsageError) -> String? {
        if arguments.has(.help) { return help(for: arguments.verb) }
        if arguments.has(.version) { return nil }
        if arguments.verb.name == "help" { return help(for: try verb(named: arguments.operands.first)) }
        if arguments.verb == .manual { return manualPage(of: edition()) }
        guard arguments.verb == .completions else { return nil }
        let name = arguments.operands[0]
        guard let shell = Shell(rawValue: name) else {
            let known = Shell.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("no completions for \(quoted(name)): expected one of \(known)")
        }
        return completions(for: shell)
    }

    /// The verb of a name, or what the command does without one.
    private func verb(named name: String?) throws(UsageError) -> Verb {
        guard let name else { return bareVerb }
        guard let verb = verbs.first(where: { $0.name == name && !name.isEmpty }) else { throw unknownVerb(name) }
        return verb
    }
}
