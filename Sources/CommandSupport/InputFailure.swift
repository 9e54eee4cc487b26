/// Standard input cannot be read.
package struct InputFailure: CommandFailure, Hashable {
    /// The reason in words, such as "Is a directory".
    let reason: String

    /// One line for people.
    package var description: String { "cannot read standard input: \(reason)" }

    /// Always `inputOutput`, 74.
    package var exitStatus: ExitStatus { .inputOutput }
}
