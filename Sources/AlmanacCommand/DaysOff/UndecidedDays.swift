import Almanac
import CommandSupport

/// An answer depends on days that nobody has decided.
struct UndecidedDays: CommandFailure {
    let region: RegionID
    let days: DayRange

    /// One line for people.
    var description: String { "not decided: \(region) has \(days) decided, and the count continues outside them" }

    /// A check that failed, 1: nothing is wrong with the question.
    var exitStatus: ExitStatus { .checkFailed }
}
