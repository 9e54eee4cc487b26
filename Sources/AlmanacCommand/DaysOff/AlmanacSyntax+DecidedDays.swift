import Almanac
import AlmanacRendering

extension AlmanacSyntax {
    /// From when to when the days off of each region are decided, for whom and by what: the lines of the help.
    static let decidedDays: [String] = {
        let decided = HolidayTable.bundled.regionIDs.compactMap { AlmanacTable.bundled.daysOff(in: $0) }
            .map(DecidedDays.init)
        let width = decided.map { "\($0.region)".count }.max() ?? 0
        let lines = decided.flatMap { region in
            let name = "\(region.region)"
            let gap = String(repeating: " ", count: width - name.count)
            let indent = String(repeating: " ", count: width + 4)
            return ["  \(name)\(gap)  \(region.days)  \(region.audience)", indent + region.sources]
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
