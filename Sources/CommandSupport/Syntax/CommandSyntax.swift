/// The grammar of a command, written once for reading a command line, the help, the completions and the manual page.
package struct CommandSyntax: Sendable {
    let name: String
    let summary: String
    /// The verbs of the help, the completions and the manual page.
    let listedVerbs: [Verb]
    /// Calls that the help and the manual page show, in their order.
    package let examples: [Example]
    let surroundings: Surroundings

    /// The grammar of a command.
    ///
    /// - Parameters:
    ///   - name: The command, as people type it.
    ///   - summary: One line for the help.
    ///   - verbs: What it does, in the order of the help; a verb without name is what it does without a verb. `help` and
    ///     the verbs for scripts that install a command are added.
    ///   - examples: Calls that the help of their verbs and the manual page show.
    ///   - surroundings: What it depends on besides its command line.
    package init(
        _ name: String,
        _ summary: String,
        verbs: [Verb],
        examples: [Example] = [],
        surroundings: Surroundings = .none
    ) {
        self.name = name
        self.summary = summary
        listedVerbs = verbs + [.help(of: verbs)]
        self.examples = examples
        self.surroundings = surroundings
    }

    /// Every verb that is understood.
    var verbs: [Verb] { listedVerbs + [.completions, .manual] }
}
