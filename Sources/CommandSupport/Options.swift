/// An option of a command line, with or without a value.
protocol NamedOption: Hashable, Sendable {
    /// The long name without the two hyphens. An option of one name means the same in every verb.
    var name: String { get }
    /// The letter for `-h`, if there is one.
    var short: Character? { get }
    /// One line for the help.
    var summary: String { get }
    /// How usage lines show it.
    var notation: String { get }
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
    let short: Character?
    /// The name of its value in the help, in capitals; `FILE` and `DIR` are completed as such.
    let valueName: String
    let summary: String
    /// The values it may have, if they are few; they are offered, not checked.
    package let choices: @Sendable () -> [String]
    let count: Count

    package init(
        _ name: String,
        short: Character? = nil,
        _ valueName: String,
        _ summary: String,
        choices: @autoclosure @escaping @Sendable () -> [String] = [],
        count: Count = .once
    ) {
        (self.name, self.short, self.valueName, self.summary) = (name, short, valueName, summary)
        (self.choices, self.count) = (choices, count)
    }

    var notation: String { spellings.joined(separator: "|") + " \(valueName)" + (count == .anyNumber ? "..." : "") }

    /// The error for a value that is none of `choices`, by default its own.
    package func refusal(of value: String, among choices: [String]? = nil) -> UsageError {
        .unknownValue(value, of: name, among: choices ?? self.choices())
    }

    /// Whether both have one name.
    package static func == (left: ValueOption, right: ValueOption) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// An option without a value, `--check`.
package struct Switch: NamedOption {
    let name: String
    let short: Character?
    let summary: String

    var notation: String { spellings.joined(separator: "|") }

    /// A switch that may be given once.
    package init(_ name: String, short: Character? = nil, _ summary: String) {
        (self.name, self.short, self.summary) = (name, short, summary)
    }

    /// `--help`, which every verb takes.
    package static let help = Switch("help", short: "h", "says how to use this, and nothing else")
    /// `--version`, which every verb takes.
    package static let version = Switch("version", "names the tool, the release and the digest of the table")
}
