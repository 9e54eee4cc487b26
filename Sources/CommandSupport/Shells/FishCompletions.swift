// Completions for fish: one line for each verb and each option of a verb.

extension CommandSyntax {
    var fishCompletions: String {
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
            let value = option.takesFile ? "-r -F" : "-x -a \(shellQuoted(option.choices().joined(separator: " ")))"
            return fishLine(condition, fishNames(option.name, option.short) + " " + value, option.summary)
        } + verb.switches.map { fishLine(condition, fishNames($0.name, $0.short), $0.summary) }
    }

    private func fishOperands(of verb: Verb, _ condition: String) -> [String] {
        verb.operands.filter { !$0.choices().isEmpty }.map {
            fishLine(condition, "-a \(shellQuoted($0.choices().joined(separator: " ")))", $0.name)
        }
    }

    private func fishLine(_ condition: String, _ what: String, _ summary: String) -> String {
        "complete -c \(name) -n \(shellQuoted(condition)) \(what) -d \(shellQuoted(summary))"
    }

    private func fishNames(_ long: String, _ short: Character?) -> String {
        (short.map { "-s \($0) " } ?? "") + "-l \(long)"
    }
}
