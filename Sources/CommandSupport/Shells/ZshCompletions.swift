// Completions for zsh: the verbs with their summaries, then the options of each with theirs.

extension CommandSyntax {
    var zshCompletions: String {
        """
        #compdef \(name)
        # Completions of \(name) for zsh, made from its grammar.
        \(functionName)() {
            local curcontext=$curcontext state line
            local -a verbs
            verbs=(
        \(namedVerbs.map { "        " + shellQuoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
            )
            _arguments -C \(bareVerb.zshOptions.joined(separator: " ")) '1: :->verb' '*:: :->rest'
            case $state in
            verb) _describe verb verbs ;;
            rest)
                case $words[1] in
        \(namedVerbs.map { "        \($0.name)) _arguments \(($0.zshOptions + $0.zshOperands).joined(separator: " ")) ;;" }
            .joined(separator: "\n"))
                esac
                ;;
            esac
        }
        \(functionName) "$@"

        """
    }
}

extension Verb {
    fileprivate var zshOptions: [String] {
        options.map(\.zsh) + switches.map(\.zsh)
    }

    fileprivate var zshOperands: [String] {
        operands.enumerated().map { index, operand in
            let position = operand.choices().isEmpty ? "*" : "\(index + 1)"
            return shellQuoted("\(position):\(operand.name):\(zshWords(operand.choices()))")
        }
    }
}

extension ValueOption {
    fileprivate var zsh: String {
        let action = takesFile ? "_files" : zshWords(choices())
        return zshSpellings(spellings, "[\(summary)]:\(valueName):\(action)")
    }
}

extension Switch {
    fileprivate var zsh: String { zshSpellings(spellings, "[\(summary)]") }
}

/// The words offered for an argument of `_arguments`; a blank where any word is right.
private func zshWords(_ choices: [String]) -> String {
    choices.isEmpty ? " " : "(\(choices.joined(separator: " ")))"
}

/// An argument of `_arguments` that is no longer offered when one of its spellings is given.
private func zshSpellings(_ spellings: [String], _ rest: String) -> String {
    guard spellings.count > 1 else { return shellQuoted(spellings[0] + rest) }
    return shellQuoted("(\(spellings.joined(separator: " ")))") + "{\(spellings.joined(separator: ","))}"
        + shellQuoted(rest)
}
