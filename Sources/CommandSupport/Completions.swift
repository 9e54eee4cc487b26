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

    var namedVerbs: [Verb] { listedVerbs.filter { !$0.name.isEmpty } }

    /// The name of the shell function that completes the command.
    private var functionName: String { "_" + String(name.map { $0 == "-" ? "_" : $0 }) }
}

extension Option {
    /// Whether its value is the name of a file or a folder.
    var takesFile: Bool { valueName == "FILE" || valueName == "DIR" }

    /// The words that a shell offers for the value, as its own text: a list, or a command that prints the time zones.
    fileprivate func words(printedBy run: (String) -> String) -> String {
        valueName == "ZONE"
            ? run("awk '!/^#/ {print $3}' /usr/share/zoneinfo/zone.tab 2>/dev/null")
            : shellQuoted(choices().joined(separator: " "))
    }
}

/// Quotes a text, so that a shell reads it as one word.
func shellQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

// MARK: - Completions for bash: one function that examines the word before the cursor, then the verb

extension CommandSyntax {
    fileprivate var bashCompletions: String {
        """
        # Completions of \(name) for bash, made from its grammar.
        \(functionName)() {
            local word=${COMP_WORDS[COMP_CWORD]} verb= words= known
            local last=${word##*,}
            COMPREPLY=()
            case ${COMP_WORDS[COMP_CWORD - 1]} in
        \(bashValues.joined(separator: "\n"))
            esac
            for known in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                case $known in
                \(namedVerbs.map(\.name).joined(separator: " | "))) verb=$known && break ;;
                esac
            done
            case $verb in
        \(bashWords.joined(separator: "\n"))
            esac
            COMPREPLY=($(compgen -W "$words" -- "$word"))
        }
        complete -F \(functionName) \(name)

        """
    }

    /// The cases of options with a value: the words that may follow.
    private var bashValues: [String] {
        options.filter { $0.valueName != nil }.map { option in
            // Words of a list have commas between them, and only the last is completed.
            let words = option.words { "\"$(\($0))\"" }
            let kind = option.takesFile ? "-f -- \"$word\"" : "-P \"${word%\"$last\"}\" -W \(words) -- \"$last\""
            let pattern = option.spellings.joined(separator: " | ")
            return "    \(pattern)) COMPREPLY=($(compgen \(kind))); return ;;"
        }
    }

    /// The words that each verb takes.
    private var bashWords: [String] {
        let verbNames = namedVerbs.map(\.name)
        return (namedVerbs + [bareVerb]).map { verb in
            let words =
                (verb.name.isEmpty ? verbNames : []) + verb.operands.flatMap { $0.choices() }
                + verb.options.map(\.longSpelling)
            return "    \(verb.name.isEmpty ? "*" : verb.name)) words=\(shellQuoted(words.joined(separator: " "))) ;;"
        }
    }
}

// MARK: - Completions for zsh: the verbs with their summaries, then the options of each with theirs

extension CommandSyntax {
    fileprivate var zshCompletions: String {
        """
        #compdef \(name)
        # Completions of \(name) for zsh, made from its grammar.
        \(functionName)() {
            local curcontext=$curcontext state line
            local -a verbs
            verbs=(
        \(namedVerbs.map { "        " + shellQuoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
            )
            _arguments -C \(bareVerb.options.map(\.zsh).joined(separator: " ")) '1: :->verb' '*:: :->rest'
            case $state in
            verb) _describe verb verbs ;;
            rest)
                case $words[1] in
        \(namedVerbs.map { "        \($0.name)) _arguments \(($0.options.map(\.zsh) + $0.zshOperands).joined(separator: " ")) ;;" }
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
    fileprivate var zshOperands: [String] {
        operands.enumerated().map { index, operand in
            let position = operand.choices().isEmpty ? "*" : "\(index + 1)"
            return shellQuoted("\(position):\(operand.name):\(zshWords(operand.choices()))")
        }
    }
}

extension Option {
    /// An argument of `_arguments` that is no longer offered when one of its spellings is given.
    fileprivate var zsh: String {
        let action = takesFile ? "_files" : valueName == "ZONE" ? "_time_zone" : zshWords(choices())
        let rest = "[\(summary)]" + (valueName.map { ":\($0):\(action)" } ?? "")
        guard short != nil else { return shellQuoted(longSpelling + rest) }
        return shellQuoted("(\(spellings.joined(separator: " ")))") + "{\(spellings.joined(separator: ","))}"
            + shellQuoted(rest)
    }
}

/// The words offered for an argument of `_arguments`; a blank where any word is right.
private func zshWords(_ choices: [String]) -> String {
    choices.isEmpty ? " " : "(\(choices.joined(separator: " ")))"
}

// MARK: - Completions for fish: one line for each verb and each option of a verb

extension CommandSyntax {
    fileprivate var fishCompletions: String {
        let lines =
            ["# Completions of \(name) for fish, made from its grammar.", "complete -c \(name) -f"]
            + namedVerbs.map { verb in
                fishLine("__fish_use_subcommand", "-a \(verb.name)", verb.summary)
            }
            + fishOptions(of: bareVerb, "__fish_use_subcommand")
            + namedVerbs.flatMap { verb in
                let condition = "__fish_seen_subcommand_from \(verb.name)"
                return fishOperands(of: verb, condition) + fishOptions(of: verb, condition)
            }
        return lines.joined(separator: "\n") + "\n"
    }

    private func fishOptions(of verb: Verb, _ condition: String) -> [String] {
        verb.options.map { option in
            let names = (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name)"
            let value = option.takesFile ? " -r -F" : " -x -a " + option.words { shellQuoted("(\($0))") }
            return fishLine(condition, names + (option.valueName == nil ? "" : value), option.summary)
        }
    }

    private func fishOperands(of verb: Verb, _ condition: String) -> [String] {
        verb.operands.filter { !$0.choices().isEmpty }.map {
            fishLine(condition, "-a \(shellQuoted($0.choices().joined(separator: " ")))", $0.name)
        }
    }

    private func fishLine(_ condition: String, _ what: String, _ summary: String) -> String {
        "complete -c \(name) -n \(shellQuoted(condition)) \(what) -d \(shellQuoted(summary))"
    }
}
