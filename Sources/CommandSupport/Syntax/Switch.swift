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
