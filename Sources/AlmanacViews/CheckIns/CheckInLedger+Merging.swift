import AlmanacCore

extension CheckInLedger {
    /// Adds the check-ins of another ledger of the same user, such as one from another device.
    ///
    /// A day that one ledger has made up and the other has checked in on the day itself was not missed. Merging in any
    /// order, and more than once, gives the same days. The rules stay those of this ledger, and days outside this ledger
    /// are left out.
    ///
    /// - Complexity: O(days / 64 + number of streaks).
    public mutating func merge(_ other: CheckInLedger) {
        let punctual = checkIns.subtracting(madeUp).union(other.checkIns.subtracting(other.madeUp))
        let madeUp = madeUp.union(other.madeUp).subtracting(punctual)
        if let merged = CheckInLedger(checkIns: punctual.union(madeUp), madeUp: madeUp, rules: rules) { self = merged }
    }
}
