/// A shell that can complete the words of a command.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

extension CommandSyntax {
    /// The completions as a file for the shell.
    package func completions(for shell: Shell) -> String {
        switch shell {
        case .bash: bashCompletions
        case .zsh: zshCompletions
        case .fish: fishCompletions
        }
    }

    /// The listed verbs that have a name.
    var namedVerbs: [Verb] { listedVerbs.filter { !$0.name.isEmpty } }

    /// The verb without a name; one without options if there is none.
    var bareVerb: Verb { listedVerbs.first { $0.name.isEmpty } ?? Verb("", summary) }

    /// The name of the shell function that completes the command.
    var functionName: String { "_" + String(name.map { $0 == "-" ? "_" : $0 }) }
}

extension ValueOption {
    /// Whether its value is the name of a file or a folder.
    var takesFile: Bool { valueName == "FILE" || valueName == "DIR" }
}

/// Quotes a text, so that a shell reads it as one word.
func shellQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
