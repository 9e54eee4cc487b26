import AlmanacNames

/// Runs a command and ends the process with its status.
///
/// The output is flushed and checked at the end. An error becomes one line on standard error, which begins with the name
/// of the command and comes after everything printed before; a `CommandFailure` has its own status, any other error
/// counts as bad data. A pipe closed by its reader is no error.
///
/// - Parameters:
///   - name: The command, as people type it.
///   - language: The language of the message, given the words after the name of the command.
///   - body: The command itself, given the same words and its output.
package func runCommand(
    _ name: String,
    language: (_ words: [String]) -> CalendarLanguage = { _ in .english },
    _ body: (_ words: [String], _ output: inout StandardOutput) throws -> ExitStatus
) -> Never {
    Platform.prepareStreams()
    var output = StandardOutput()
    let words = Array(CommandLine.arguments.dropFirst())
    let outcome = Result { try body(words, &output) }
    Platform.end(finish(name, outcome, &output, language(words), report: StandardError.writeLine))
}

/// Runs a command that awaits work on several cores, and ends the process with its status; its messages are in English.
package func runCommand(
    _ name: String,
    isolation: isolated (any Actor)? = #isolation,
    waiting body: (_ words: [String], _ output: inout StandardOutput) async throws -> ExitStatus
) async -> Never {
    Platform.prepareStreams()
    var output = StandardOutput()
    let words = Array(CommandLine.arguments.dropFirst())
    let outcome: Result<ExitStatus, any Error>
    do { outcome = .success(try await body(words, &output)) } catch { outcome = .failure(error) }
    Platform.end(finish(name, outcome, &output, report: StandardError.writeLine))
}

/// Flushes the output and turns the outcome of a command into its status.
func finish(
    _ name: String,
    _ outcome: Result<ExitStatus, any Error>,
    _ output: inout StandardOutput,
    _ language: CalendarLanguage = .english,
    report: (String) -> Void
) -> ExitStatus {
    do {
        let status = try outcome.get()
        try output.flush()
        return status
    } catch OutputFailure.closedPipe {
        return .done
    } catch {
        // Earlier output comes first; if it cannot be written, this error still matters more.
        try? output.flush()
        let failure = error as? any CommandFailure
        report(oneLine("\(name): \(failure?.text(in: language) ?? "\(error)")"))
        return failure?.exitStatus ?? .badData
    }
}

/// An error that ends a command: it is reported in one line and decides the exit status.
package protocol CommandFailure: Error, CustomStringConvertible {
    /// How the command ends because of it.
    var exitStatus: ExitStatus { get }
    /// One line without a full stop.
    func text(in language: CalendarLanguage) -> String
}

extension CommandFailure {
    package var description: String { text(in: .english) }
}

/// The exit status of a command, after `sysexits.h` of BSD.
package enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
    case done = 0
    case checkFailed = 1
    /// As `diff` has it.
    case trouble = 2
    /// Neither yes nor no.
    case undecided = 3
    // EX_USAGE, EX_DATAERR and EX_IOERR.
    case usage = 64
    case badData = 65
    case inputOutput = 74

    /// The meaning, for the manual page.
    var meaning: String {
        switch self {
        case .done: "Done, also if the reader of a pipe closed it early."
        case .checkFailed: "A check found a difference, or the day asked about by works --quiet is a day off."
        case .trouble: "A file cannot be compared."
        case .undecided: "Nobody has decided the day asked about by works --quiet."
        case .usage: "The command line is wrong."
        case .badData: "The input data are wrong."
        case .inputOutput: "Reading or writing failed."
        }
    }
}
