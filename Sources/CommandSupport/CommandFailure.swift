/// An error that ends a command: it is reported in one line and decides the exit status.
///
/// Errors of the other rooms conform in the command that reports them.
package protocol CommandFailure: Error, CustomStringConvertible {
    /// How the command ends because of it.
    var exitStatus: ExitStatus { get }
}

/// A mistake in the command line. Its text says what is wrong and, where possible, what to write instead.
package struct UsageError: CommandFailure, Hashable {
    /// One line without the name of the command and without a full stop.
    package let description: String

    /// Always `usage`, 64.
    package var exitStatus: ExitStatus { .usage }

    /// The error for an unknown word; it offers the nearest known word, or else says where all are listed.
    package static func unknown(_ kind: String, _ word: String, among known: [String], listedBy place: String)
        -> UsageError
    {
        if let nearest = nearestSpelling(to: word, among: known) {
            return UsageError("unknown \(kind) \(quoted(word)): did you mean '\(nearest)'?")
        }
        return UsageError("unknown \(kind) \(quoted(word)): see \(place)")
    }

    /// An error that says `description`.
    package init(_ description: String) {
        self.description = description
    }
}

/// Standard output cannot be written.
package enum OutputFailure: CommandFailure, Hashable {
    /// The reader has closed the pipe, which is no error.
    case closedPipe
    /// Any other reason in words, such as "No space left on device".
    case system(String)

    /// One line for people.
    package var description: String {
        switch self {
        case .closedPipe: "standard output: closed by its reader"
        case .system(let reason): "cannot write standard output: \(reason)"
        }
    }

    /// `done` for a closed pipe, else `inputOutput`.
    package var exitStatus: ExitStatus {
        switch self {
        case .closedPipe: .done
        case .system: .inputOutput
        }
    }
}

/// Standard input cannot be read.
package struct InputFailure: CommandFailure, Hashable {
    /// The reason in words, such as "Is a directory".
    let reason: String

    /// One line for people.
    package var description: String { "cannot read standard input: \(reason)" }

    /// Always `inputOutput`, 74.
    package var exitStatus: ExitStatus { .inputOutput }
}
