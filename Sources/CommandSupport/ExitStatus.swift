// How a command ends, in the numbers that other programs rely on.

/// The exit status of a command, after `sysexits.h` of BSD.
package enum ExitStatus: Int32, Hashable, Sendable {
    /// Done; also when the reader of a pipe had enough.
    case done = 0
    /// A check found a difference.
    case checkFailed = 1
    /// The command line is wrong (`EX_USAGE`).
    case usage = 64
    /// The input data are wrong (`EX_DATAERR`).
    case badData = 65
    /// Reading or writing failed (`EX_IOERR`).
    case inputOutput = 74
}
