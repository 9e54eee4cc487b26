import Almanac
import AlmanacRendering

extension AlmanacSyntax {
    /// From when to when the days off of each region are decided, for whom and by what: the lines of the help.
    static let decidedDays: [String] = {
        let decided = HolidayTable.bundled.regionIDs.compactMap { AlmanacTable.bundled.daysOff(in: $0) }
            .map(DecidedDays.init)
        let fields = decided.map { ["\($0.region)", "\($0.days)", "\($0.audience)", $0.sources] }
        let widths = (0..<3).map { column in fields.map { $0[column].count }.max() ?? 0 }
        let lines = fields.map { row in
            let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return "  " + (padded + [row[3]]).joined(separator: "  ")
        }
        return ["days that are decided, for whom and by what; on others only the holidays of the law are known:"]
            + lines
    }()
}

extension DecidedDays {
    /// The law, those whose notices decide, and when the last notice was looked for.
    fileprivate var sources: String {
        (["law"] + authorities).joined(separator: ", ") + "; looked up on \(lookedUp)"
    }
}
