/// The reason why a ledger refuses a day.
public enum CheckInError: UInt8, Error, CaseIterable, Hashable, Sendable {
    /// The day is not one of the ledger's days.
    case outsideLedger
    /// The day is today or later; only days before today can be made up.
    case notMissedYet
    /// The day lies further back than `CheckInRules.makeUpReach`.
    case tooLongAgo
    /// `CheckInRules.makeUpsPerMonth` days of the day's month are made up already.
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
