/// An option of a command line: with a value, `--calendar NAME` or `--calendar=NAME`, or a switch without one, `--check`.
package struct Option: Hashable, Sendable {
    /// How many times an option may be given.
    package enum Count: Sendable {
        case once, anyNumber
    }

    /// The long name without the two hyphens. An option of one name means the same in every verb.
    package let name: String
    /// The letter for `-h`, if there is one.
    let short: Character?
    /// The name of its value in the help, in capitals; `FILE` and `DIR` are completed as such. Nil for a switch.
    let valueName: String?
    /// One line for the help.
    let summary: String
    /// The values it may have, if they are few; they are offered, not checked.
    package let choices: @Sendable () -> [String]
    let count: Count

    /// An option with a value.
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

    /// A switch, which may be given once.
    package init(_ name: String, short: Character? = nil, _ summary: String) {
        (self.name, self.short, valueName, self.summary) = (name, short, nil, summary)
        (choices, count) = ({ [] }, .once)
    }

    /// `--help`, which every verb takes.
    package static let help = Option("help", short: "h", "says how to use this, and nothing else")
    /// `--version`, which every verb takes.
    package static let version = Option(
        "version",
        short: "V",
        "names the tool, the release and the digest of the table"
    )

    /// `--calendar`.
    package var longSpelling: String { "--\(name)" }

    /// Every way to write it, the long one first.
    var spellings: [String] { [longSpelling] + (short.map { ["-\($0)"] } ?? []) }

    /// How usage lines show it.
    var notation: String {
        spellings.joined(separator: "|") + (valueName.map { " \($0)" } ?? "") + (count == .anyNumber ? "..." : "")
    }

    /// The error for a value that is none of `choices`, by default its own.
    package func refusal(of value: String, among choices: [String]? = nil) -> UsageError {
        .unknownValue(value, of: name, among: choices ?? self.choices())
    }

    /// Whether both have one name.
    package static func == (left: Option, right: Option) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
