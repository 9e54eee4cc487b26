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
