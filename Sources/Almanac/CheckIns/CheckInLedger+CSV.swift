import AlmanacCore
import AlmanacViews

extension CheckInLedger {
    /// The entries as lines of comma-separated values, in the order of days:
    ///
    ///     day,entry
    ///     2026-02-17,checked-in
    ///     2026-02-18,made-up
    ///
    /// Its days and rules are not in the text.
    public var csv: String {
        var text = "\(CheckInCSVReader.header)\n"
        for day in checkIns.markedDays {
            let entry: CheckInCSVReader.Entry = madeUp.contains(day) ? .madeUp : .checkedIn
            text += "\(day),\(entry.rawValue)\n"
        }
        return text
    }

    /// Reads what `csv` gives; lines may be in any order, end in LF or CR LF, and say the same thing twice.
    ///
    /// Safe on untrusted text: it is read once from front to back, and nothing but the ledger is kept.
    ///
    /// - Parameters:
    ///   - text: The bytes of the text.
    ///   - days: The days of the ledger.
    ///   - rules: What can be made up from now on; past entries are not judged by them.
    /// - Throws: `CheckInCSVError` with the first line that does not fit.
    public init(
        csv text: some BidirectionalCollection<UInt8>,
        over days: DayRange,
        rules: CheckInRules = CheckInRules()
    ) throws(CheckInCSVError) {
        var reader = CheckInCSVReader(days: days)
        var rest = text[...]
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            try reader.read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
            rest = rest[line.endIndex...].dropFirst()
        }
        self = try reader.ledger(rules: rules)
    }

    /// Reads what `csv` gives, as from its bytes.
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
