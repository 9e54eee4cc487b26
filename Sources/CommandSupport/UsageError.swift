/// A mistake in the command line. Its text says what is wrong and, where possible, what to write instead.
package struct UsageError: CommandFailure, Hashable {
    /// One line without the name of the command and without a full stop.
    package let description: String

    /// Always `usage`, 64.
    package var exitStatus: ExitStatus { .usage }

    /// The error for an unknown word; it offers the nearest known word, or else says where all are listed.
    package static func unknown(_ kind: String, _ word: String, among known: [String], listedBy verb: String)
        -> UsageError
    {
        if let nearest = nearestSpelling(to: word, among: known) {
            return UsageError("unknown \(kind) \(quoted(word)): did you mean '\(nearest)'?")
        }
        return UsageError("unknown \(kind) \(quoted(word)): see \(verb)")
    }

    /// An error that says `description`.
    package init(_ description: String) {
        self.description = description
    }
}
