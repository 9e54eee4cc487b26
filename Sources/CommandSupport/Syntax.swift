/// An option of a command line, with or without a value.
protocol NamedOption: Hashable, Sendable {
    /// The long name without the two hyphens. An option of one name means the same in every verb.
    var name: String { get }
    /// The letter for `-h`, if there is one.
    var short: Character? { get }
}

extension NamedOption {
    /// Every way to write it, the long one first.
    var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }
}

/// An option with a value, `--calendar NAME` or `--calendar=NAME`.
package struct ValueOption: NamedOption {
    /// How many times an option may be given.
    package enum Count: Sendable {
        case once, anyNumber
    }

    package let name: String
    let count: Count
    let short: Character?
    let valueName: String
    let summary: String
    /// The values it may have, if they are few.
    package let choices: @Sendable () -> [String]

    /// An option.
    ///
    /// - Parameters:
    ///   - name: Its long name without the two hyphens.
    ///   - short: Its letter for `-o FILE`, if it has one.
    ///   - valueName: What to call its value, in capitals; `FILE` and `DIR` are completed as such.
    ///   - summary: One line for the help.
    ///   - choices: The values it may have, if they are few; they are offered, not checked.
    ///   - count: How many times it may be given.
    package init(
        _ name: String,
        short: Character? = nil,
        _ valueName: String,
        _ summary: String,
        choices: @autoclosure @escaping @Sendable () -> [String] = [],
        count: Count = .once
    ) {
        self.name = name
        self.count = count
        self.short = short
        self.valueName = valueName
        self.summary = summary
        self.choices = choices
    }

    /// The error for a value that is none of `choices`, by default its own.
    package func refusal(of value: String, among choices: [String]? = nil) -> UsageError {
        let choices = choices ?? self.choices()
        if let nearest = nearestSpelling(to: value, among: choices) {
            return UsageError("no \(name) \(quoted(value)): did you mean '\(nearest)'?")
        }
        return UsageError("no \(name) \(quoted(value)): expected one of \(choices.joined(separator: ", "))")
    }

    /// Whether both have one name.
    package static func == (left: ValueOption, right: ValueOption) -> Bool { left.name == right.name }

    /// Hashes the name.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// An option without a value, `--check`.
package struct Switch: NamedOption {
    let name: String
    let short: Character?
    let summary: String

    /// A switch that may be given once.
    ///
    /// - Parameters:
    ///   - name: Its long name without the two hyphens.
    ///   - short: Its letter for `-h`, if it has one.
    ///   - summary: One line for the help.
    package init(_ name: String, short: Character? = nil, _ summary: String) {
        self.name = name
        self.short = short
        self.summary = summary
    }

    /// `--help`, which every verb takes.
    package static let help = Switch("help", short: "h", "says how to use this, and nothing else")
    /// `--version`, which every verb takes.
    package static let version = Switch("version", "names the tool, the release and the digest of the table")
}

/// A word that is no option, `YEARS`.
package struct Operand: Sendable {
    enum Count: Sendable {
        case one, zeroOrOne, oneOrMore, zeroOrMore
    }

    let name: String
    let count: Count
    /// The words it may be, if they are few.
    var choices: @Sendable () -> [String] = { [] }

    /// A word that must be there; `choices` are offered, not checked.
    package static func one(
        _ name: String,
        choices: @autoclosure @escaping @Sendable () -> [String] = []
    ) -> Operand {
        Operand(name: name, count: .one, choices: choices)
    }
    /// One word or more; only the last operand of a verb may be so. `choices` are offered, not checked.
    package static func oneOrMore(
        _ name: String,
        choices: @autoclosure @escaping @Sendable () -> [String] = []
    ) -> Operand {
        Operand(name: name, count: .oneOrMore, choices: choices)
    }
    /// A word that may be missing; `choices` are offered, not checked.
    package static func optional(
        _ name: String,
        choices: @autoclosure @escaping @Sendable () -> [String] = []
    ) -> Operand {
        Operand(name: name, count: .zeroOrOne, choices: choices)
    }
    /// Any number of words; only the last operand of a verb may be so.
    package static func zeroOrMore(_ name: String) -> Operand { Operand(name: name, count: .zeroOrMore) }
}

/// One thing that a command does, `months YEARS`.
package struct Verb: Equatable, Sendable {
    /// The word that calls it; empty for what the command does without a verb.
    package let name: String
    let summary: String
    let operands: [Operand]
    let options: [ValueOption]
    let switches: [Switch]
    /// Lines that the help and the manual page show after its options.
    let notes: @Sendable () -> [String]

    /// A verb, which takes `--help` and `--version` in addition to its own switches.
    ///
    /// - Parameters:
    ///   - name: The word that calls it; empty for what the command does without a verb.
    ///   - summary: One line for the help.
    ///   - operands: The words it takes, in order.
    ///   - options: The options with values it takes.
    ///   - switches: The options without values it takes.
    ///   - notes: Lines that its help and the manual page show after the options.
    package init(
        _ name: String,
        _ summary: String,
        operands: [Operand] = [],
        options: [ValueOption] = [],
        switches: [Switch] = [],
        notes: @autoclosure @escaping @Sendable () -> [String] = []
    ) {
        self.name = name
        self.notes = notes
        self.summary = summary
        self.operands = operands
        self.options = options
        self.switches = switches + [.help, .version]
    }

    /// Whether both have one name.
    package static func == (left: Verb, right: Verb) -> Bool { left.name == right.name }

    /// Its options and switches by their long names.
    var longSpellings: [String] { ownSpellings + [Switch.help, .version].map { $0.spellings[0] } }

    /// The same without those that every verb takes.
    var ownSpellings: [String] { options.map { $0.spellings[0] } + ownSwitches.map { $0.spellings[0] } }

    /// Its switches without those that every verb takes.
    var ownSwitches: [Switch] { switches.filter { $0 != .help && $0 != .version } }
}

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
