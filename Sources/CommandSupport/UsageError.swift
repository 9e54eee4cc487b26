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

/// Returns the known word nearest to a mistyped one, or nil if none is close.
///
/// A word is close if at most a third of its letters are wrong; a letter missing, added, changed or swapped with the next
/// counts as one (the optimal string alignment distance). Of several equally near the first is returned.
///
/// - Complexity: O(*word* × all *known* letters).
package func nearestSpelling(to word: String, among known: [String]) -> String? {
    var nearest: (word: String, distance: Int)?
    for candidate in known {
        let most = max(1, candidate.utf8.count / 3)
        // A word much longer or shorter is never close, and need not be compared.
        guard abs(word.utf8.count - candidate.utf8.count) <= most else { continue }
        let distance = editDistance(Array(word.utf8), Array(candidate.utf8))
        guard distance <= most, distance < candidate.utf8.count else { continue }
        if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.word
}

private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
        var current = [row + 1]
        for column in second.indices {
            let change = last[column] + (first[row] == second[column] ? 0 : 1)
            var best = min(change, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        (beforeLast, last) = (last, current)
    }
    return last[second.count]
}
