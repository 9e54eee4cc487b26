// The frame of every command: from the words of the command line to the exit status.

/// Runs a command and ends the process with its status.
///
/// The output is flushed and checked at the end. An error becomes one line on standard error, under the name of the
/// command and behind everything printed before it; a `CommandFailure` has its own status, any other error counts as
/// bad data. A closed pipe ends quietly.
///
/// - Parameters:
///   - name: The command, as people type it.
///   - body: The command itself, given the words behind its name and its output.
package func runCommand(
    _ name: String,
    _ body: (_ words: [String], _ output: inout StandardOutput) throws -> ExitStatus
) -> Never {
    Platform.prepareStreams()
    var output = StandardOutput()
    let words = Array(CommandLine.arguments.dropFirst())
    Platform.exit(status(of: name, words, &output, report: StandardError.writeLine, body))
}

/// Everything of `runCommand` but the process.
func status(
    of name: String,
    _ words: [String],
    _ output: inout StandardOutput,
    report: (String) -> Void,
    _ body: (_ words: [String], _ output: inout StandardOutput) throws -> ExitStatus
) -> ExitStatus {
    do {
        let status = try body(words, &output)
        try output.flush()
        return status
    } catch OutputFailure.closedPipe {
        return .done
    } catch {
        // What was printed before the error comes first; that it cannot be printed is the smaller trouble.
        try? output.flush()
        report("\(name): \(error)")
        return (error as? any CommandFailure)?.exitStatus ?? .badData
    }
}
