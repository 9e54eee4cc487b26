import AlmanacNames

/// The grammar of a command, written once for reading a command line, the help, the completions and the manual page.
package struct CommandSyntax: Sendable {
    /// The command, as people type it.
    let name: String
    /// One line for the help.
    let summary: String
    /// The verbs of the help, the completions and the manual page, in this order; one without a name is for a command line
    /// without a verb.
    let listedVerbs: [Verb]
    /// Calls that the help and the manual page show, in their order.
    package let examples: [Example]
    let surroundings: Surroundings
    /// The line of a verb, of the whole command or of `options` on the first page of the help in a language; nil for the
    /// summary, which is in English.
    let line: @Sendable (_ name: String, _ language: CalendarLanguage) -> String?

    /// The grammar of a command; `help` and the verbs for scripts that install a command are added to its verbs.
    package init(
        _ name: String,
        _ summary: String,
        verbs: [Verb],
        examples: [Example] = [],
        surroundings: Surroundings = ([], [], []),
        line: @escaping @Sendable (_ name: String, _ language: CalendarLanguage) -> String? = { _, _ in nil }
    ) {
        (self.name, self.summary, self.line) = (name, summary, line)
        (self.examples, self.surroundings) = (examples, surroundings)
        listedVerbs = verbs + [.help(of: verbs)]
    }

    /// Every verb that is understood.
    var verbs: [Verb] { listedVerbs + [.completions, .manual] }

    /// The verb of a name; the empty one is that of a command line without a verb.
    func verb(named name: String) -> Verb? { verbs.first { $0.name == name } }

    /// Every option of the listed verbs once, in the order of the verbs.
    var options: [Option] {
        var seen: Set<Option> = []
        return listedVerbs.flatMap(\.options).filter { seen.insert($0).inserted }
    }

    /// The verb without a name; one without options if there is none.
    var bareVerb: Verb { verb(named: "") ?? Verb("", summary) }
}

/// A call of a command as its manual page and its help show it: the verb in it; a line for a shell, which any reader can type,
/// since it needs no file that is not there, and a test runs it; the effect, without a full stop.
package typealias Example = (verb: Verb, line: String, summary: String)

/// The environment and the files that a command depends on, for the manual page.
///
/// These are the environment variables that it reads and the files that it reads or writes without being told, each with its
/// purpose in one or more whole sentences, and other manual pages, such as `cal(1)`.
package typealias Surroundings = (
    variables: [(name: String, purpose: String)], files: [(name: String, purpose: String)], seeAlso: [String]
)
