/// What a ledger allows: when a day ends, and how many missed days can be made up.
public struct CheckInRules: Hashable, Sendable {
    /// When a new day begins.
    public let cutoff: DayCutoff

    /// How many days of each Gregorian month can be made up.
    public let makeUpsPerMonth: Int

    /// How many days before the present one can be made up: 1 for yesterday only.
    public let makeUpReach: Int

    /// Rules.
    ///
    /// - Parameters:
    ///   - cutoff: When a new day begins.
    ///   - makeUpsPerMonth: How many days of each Gregorian month can be made up; none if it is not positive.
    ///   - makeUpReach: How many days before the present one can be made up; none if it is not positive.
    public init(cutoff: DayCutoff = .midnight, makeUpsPerMonth: Int = 0, makeUpReach: Int = 0) {
        self.cutoff = cutoff
        self.makeUpsPerMonth = max(0, makeUpsPerMonth)
        self.makeUpReach = max(0, makeUpReach)
    }
}
