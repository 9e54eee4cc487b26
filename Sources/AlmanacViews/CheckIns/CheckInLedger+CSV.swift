import AlmanacCore

extension CheckInLedger {
    /// The check-ins as comma-separated values, sorted by day:
    ///
    ///     day,entry
    ///     2026-02-17,checked-in
    ///     2026-02-18,made-up
    ///
    /// The range of the ledger and its rules are not in the text.
    public var csv: String {
        var text = "\(CheckInCSVReader.header)\n"
        for day in checkIns.markedDays {
            let entry: CheckInCSVReader.Entry = madeUp.contains(day) ? .madeUp : .checkedIn
            text += "\(day),\(entry.text)\n"
        }
        return text
    }

    /// Reads what `csv` gives. Lines may be in any order, end in LF or CR LF, and repeat each other.
    ///
    /// Safe on untrusted text: it is read once from beginning to end, and memory depends on `days` alone. A text whose bytes
    /// do not lie one after another in memory is copied first.
    ///
    /// - Parameters:
    ///   - text: The text in UTF-8.
    ///   - days: The days of the ledger.
    ///   - rules: What can be made up from now on; whether they would allow past check-ins is not checked.
    /// - Throws: `CheckInCSVError` with the first line that does not fit.
    public init(
        csv text: some BidirectionalCollection<UInt8>,
        over days: DayRange,
        rules: CheckInRules = CheckInRules()
    ) throws(CheckInCSVError) {
        let ledger =
            text.withContiguousStorageIfAvailable { CheckInCSVReader.ledger(of: $0, over: days, rules: rules) }
            ?? Array(text).withUnsafeBufferPointer { CheckInCSVReader.ledger(of: $0, over: days, rules: rules) }
        self = try ledger.get()
    }

    /// Reads what `csv` gives, as the initialiser from bytes does.
    ///
    /// - Throws: `CheckInCSVError` with the first line that does not fit.
    public init(
        csv text: String,
        over days: DayRange,
        rules: CheckInRules = CheckInRules()
    ) throws(CheckInCSVError) {
        try self.init(csv: text.utf8, over: days, rules: rules)
    }
}
