import AlmanacCore

/// A mistake in the command line. Its text says what is wrong and, where possible, what to write instead.
package struct UsageError: CommandFailure, Hashable {
    /// One line without the name of the command and without a full stop.
    package let description: String

    /// Always `usage`, 64.
    package var exitStatus: ExitStatus { .usage }

    /// The error for an unknown word after what it should be; it offers the nearest known word, or else says `hint`, by default
    /// all known words.
    package static func unknown(_ kind: String, _ word: String, among known: [String], otherwise hint: String? = nil)
        -> UsageError
    {
        let nearest = nearestSpelling(to: word, among: known).map { "did you mean '\($0)'?" }
        let advice = nearest ?? hint ?? "expected one of \(known.joined(separator: ", "))"
        return UsageError("\(kind) \(quoted(word)): \(advice)")
    }

    /// An error that says `description`.
    package init(_ description: String) {
        self.description = description
    }
}

// MARK: - Words in messages

/// A word of the command line within quotation marks, on one line whatever it holds.
package func quoted(_ word: String) -> String {
    let shown = word.unicodeScalars.prefix(longestQuotation)
    return "'\(oneLine(String(shown)))\(shown.endIndex < word.unicodeScalars.endIndex ? "…" : "")'"
}

/// A word that is longer was not typed; its beginning tells which one is meant.
private let longestQuotation = 80

/// A word of the command line on one line, whatever it holds.
func oneLine(_ word: String) -> String {
    var text = ""
    for scalar in word.unicodeScalars {
        text += scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return text
}
