/// One thing that a command does, `months YEARS`.
package struct Verb: Equatable, Sendable {
    /// The word that calls it; empty for what the command does without a verb.
    package let name: String
    /// One line for the help.
    let summary: String
    /// The words it takes, in order.
    let operands: [Operand]
    /// Its options; those that every verb takes are the last two.
    let options: [Option]
    /// Lines that the help and the manual page show after its options.
    let notes: @Sendable () -> [String]

    /// A verb, which takes `--help` and `--version` in addition to its own options.
    package init(
        _ name: String,
        _ summary: String,
        operands: [Operand] = [],
        options: [Option] = [],
        notes: @autoclosure @escaping @Sendable () -> [String] = []
    ) {
        (self.name, self.summary, self.notes) = (name, summary, notes)
        (self.operands, self.options) = (operands, options + [.help, .version])
    }

    /// Whether both have one name.
    package static func == (left: Verb, right: Verb) -> Bool { left.name == right.name }

    /// Its options without those that every verb takes.
    var ownOptions: [Option] { options.dropLast(2) }

    /// Whether an option may be given with the verb.
    package func takes(_ option: Option) -> Bool { options.contains(option) }
}

/// A word that is no option, `YEARS`.
package struct Operand: Sendable {
    /// How many words it stands for; more than one only as the last operand of a verb.
    package enum Count: Sendable {
        case one, zeroOrOne, oneOrMore, zeroOrMore
    }

    let name: String
    let count: Count
    /// The words it may be, if they are few.
    let choices: @Sendable () -> [String]

    /// An operand; `choices` are offered, not checked.
    package init(_ name: String, _ count: Count = .one, choices: @autoclosure @escaping @Sendable () -> [String] = []) {
        (self.name, self.count, self.choices) = (name, count, choices)
    }
}
