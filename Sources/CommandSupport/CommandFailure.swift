// What ends a command early.

/// An error that a command reports in one line and turns into its exit status.
///
/// Errors of the other rooms conform in the command that reports them.
package protocol CommandFailure: Error, CustomStringConvertible {
    /// How the command ends because of it.
    var exitStatus: ExitStatus { get }
}

/// The command line is wrong; one line says what and, where it can, what to write instead.
package struct UsageError: CommandFailure, Hashable {
    /// One line without the name of the command and without a full stop.
    package let description: String

    /// Always `usage`, 64.
    package var exitStatus: ExitStatus { .usage }

    /// Nothing is called `word`; the nearest of the known names is offered, or else where they all are.
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

/// Standard output takes no more.
package enum OutputFailure: CommandFailure, Hashable {
    /// The reader of the pipe has gone: no error, it had enough.
    case closedPipe
    /// The system's words for anything else, such as "No space left on device".
    case system(String)

    /// One line for people.
    package var description: String {
        switch self {
        case .closedPipe: "standard output: the reader has gone"
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
    /// The system's words, such as "Is a directory".
    let reason: String

    /// One line for people.
    package var description: String { "cannot read standard input: \(reason)" }

    /// Always `inputOutput`, 74.
    package var exitStatus: ExitStatus { .inputOutput }
}
