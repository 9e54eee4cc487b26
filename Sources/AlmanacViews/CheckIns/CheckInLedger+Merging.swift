import AlmanacCore

extension CheckInLedger {
    /// Enters all that another ledger of the same reader has, from another device, say.
    ///
    /// A day that is made up in one and checked in on the day itself in the other was not missed. Merging in any order,
    /// and more than once, gives the same days. Days that this ledger does not have are left out.
    ///
    /// - Complexity: O(days / 64 + number of streaks).
    public mutating func merge(_ other: CheckInLedger) {
        let punctual = checkIns.subtracting(madeUp).union(other.checkIns.subtracting(other.madeUp))
        let madeUp = madeUp.union(other.madeUp).subtracting(punctual)
        if let merged = CheckInLedger(checkIns: punctual.union(madeUp), madeUp: madeUp, rules: rules) { self = merged }
    }
}
