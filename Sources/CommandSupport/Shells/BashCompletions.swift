// Completions for bash: one function that examines the word before the cursor, then the verb.

extension CommandSyntax {
    var bashCompletions: String {
        """
        # Completions of \(name) for bash, made from its grammar.
        \(functionName)() {
            local word=${COMP_WORDS[COMP_CWORD]} verb= words= known
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

    /// What follows an option with a value.
    private var bashValues: [String] {
        var seen: Set<String> = []
        return listedVerbs.flatMap(\.options).filter { seen.insert($0.name).inserted }.map { option in
            let kind = option.takesFile ? "-f" : "-W \(shellQuoted(option.choices().joined(separator: " ")))"
            let pattern = option.spellings.joined(separator: " | ")
            return "    \(pattern)) COMPREPLY=($(compgen \(kind) -- \"$word\")); return ;;"
        }
    }

    /// The words that each verb takes.
    private var bashWords: [String] {
        let verbNames = namedVerbs.map(\.name)
        return (namedVerbs + [bareVerb]).map { verb in
            let words =
                (verb.name.isEmpty ? verbNames : []) + verb.operands.flatMap { $0.choices() } + verb.longSpellings
            return "    \(verb.name.isEmpty ? "*" : verb.name)) words=\(shellQuoted(words.joined(separator: " "))) ;;"
        }
    }
}
