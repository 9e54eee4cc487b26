/// The exit status of a command, after `sysexits.h` of BSD.
package enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
    /// Done, also if the reader of a pipe closed it early.
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
