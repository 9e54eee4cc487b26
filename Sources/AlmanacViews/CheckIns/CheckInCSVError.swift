import AlmanacCore

/// Why a text could not be read as check-ins, and in which line.
public struct CheckInCSVError: Error, Hashable, Sendable {
    /// The first line that does not fit, counted from 1; the header is line 1.
    public let line: Int

    /// What is wrong with the line.
    public let problem: Problem

    /// An error in a line, counted from 1.
    public init(line: Int, problem: Problem) {
        self.line = line
        self.problem = problem
    }

    /// What can be wrong with a line.
    public enum Problem: Hashable, Sendable {
        /// The first line is not `day,entry`.
        case notTheHeader
        /// The line is not a day, a comma and an entry.
        case notTwoFields
        /// The first field is not an ISO 8601 date.
        case notADay(ParsingError)
        /// The second field is neither `checked-in` nor `made-up`.
        case notAnEntry
        /// The day is not one of the ledger's days.
        case outsideLedger(Day)
        /// An earlier line has the other entry for the day.
        case contradiction(Day)
    }
}

extension CheckInCSVError: CustomStringConvertible {
    /// The message, in English: `line 3: neither "checked-in" nor "made-up"`.
    public var description: String { "line \(line): \(problem)" }
}

extension CheckInCSVError.Problem: CustomStringConvertible {
    /// The message, in English.
    public var description: String {
        switch self {
        case .notTheHeader: "not the header \"day,entry\""
        case .notTwoFields: "not a day, a comma and an entry"
        case .notADay(let error): error.description
        case .notAnEntry: "neither \"checked-in\" nor \"made-up\""
        case .outsideLedger(let day): "\(day) is not a day of the ledger"
        case .contradiction(let day): "another line says otherwise about \(day)"
        }
    }
}
