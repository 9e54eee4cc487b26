// What the script that installs a command asks it for; the verbs stand in no help.

extension Verb {
    /// `completions SHELL`
    static let completions = Verb(
        "completions",
        "prints the completions for bash, zsh or fish",
        operands: [.one("SHELL")],
        audience: .installers
    )
    /// `manual`
    static let manual = Verb("manual", "prints the manual page", audience: .installers)

    /// The verbs that the installing script calls.
    package static let installation = [completions, manual]
}

extension CommandSyntax {
    /// What a verb of `Verb.installation` prints, or nil for any other verb.
    ///
    /// - Parameters:
    ///   - arguments: What was typed.
    ///   - edition: The edition of the command, for the manual's foot.
    package func installationText(_ arguments: Arguments, edition: String) throws(UsageError) -> String? {
        if arguments.verb == .manual { return manualPage(of: edition) }
        guard arguments.verb == .completions else { return nil }
        let name = arguments.operands[0]
        guard let shell = Shell(rawValue: name) else {
            let known = Shell.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("no completions for \(quoted(name)): expected one of \(known)")
        }
        return completions(for: shell)
    }
}
