/// The rules of a ledger: when a day ends, and how many missed days can be made up.
public struct CheckInRules: Hashable, Sendable {
    /// The hour at which a day of check-ins begins.
    public let cutoff: DayCutoff

    /// How many days of each Gregorian month can be made up; never negative.
    public let makeUpsPerMonth: Int

    /// How many days before today can still be made up: 1 for yesterday only, 0 for none.
    public let makeUpReach: Int

    /// Rules; without arguments days end at midnight and none can be made up.
    ///
    /// - Parameters:
    ///   - cutoff: The hour at which a day of check-ins begins.
    ///   - makeUpsPerMonth: How many days of each Gregorian month can be made up; a negative number counts as 0.
    ///   - makeUpReach: How many days before today can still be made up; a negative number counts as 0.
    public init(cutoff: DayCutoff = .midnight, makeUpsPerMonth: Int = 0, makeUpReach: Int = 0) {
        self.cutoff = cutoff
        self.makeUpsPerMonth = max(0, makeUpsPerMonth)
        self.makeUpReach = max(0, makeUpReach)
    }
}

#if !hasFeature(Embedded)
    extension CheckInRules: Codable {
        private struct Form: Codable {
            let cutoff: DayCutoff
            let makeUpsPerMonth: Int
            let makeUpReach: Int
        }

        /// Decodes an object of three numbers, `cutoff`, `makeUpsPerMonth` and `makeUpReach`.
        public init(from decoder: any Decoder) throws {
            let form = try Form(from: decoder)
            self.init(cutoff: form.cutoff, makeUpsPerMonth: form.makeUpsPerMonth, makeUpReach: form.makeUpReach)
        }

        /// Encodes an object of three numbers, `cutoff`, `makeUpsPerMonth` and `makeUpReach`.
        public func encode(to encoder: any Encoder) throws {
            let form = Form(cutoff: cutoff, makeUpsPerMonth: makeUpsPerMonth, makeUpReach: makeUpReach)
            try form.encode(to: encoder)
        }
    }
#endif
