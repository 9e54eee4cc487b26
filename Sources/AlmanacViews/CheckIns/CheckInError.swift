/// Why a day was not entered.
public enum CheckInError: UInt8, Error, CaseIterable, Hashable, Sendable {
    /// The ledger does not have the day.
    case outsideLedger
    /// Only a day before the present one can be made up.
    case notMissedYet
    /// The day is longer ago than the rules allow to be made up.
    case tooLongAgo
    /// All that the rules allow has been made up in that month.
    case quotaUsedUp
}

extension CheckInError: CustomStringConvertible {
    /// The message, in English.
    public var description: String {
        switch self {
        case .outsideLedger: "the ledger does not have this day"
        case .notMissedYet: "only a day before today can be made up"
        case .tooLongAgo: "the day is too long ago to be made up"
        case .quotaUsedUp: "no more days of this month can be made up"
        }
    }
}
