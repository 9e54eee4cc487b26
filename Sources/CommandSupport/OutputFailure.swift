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
