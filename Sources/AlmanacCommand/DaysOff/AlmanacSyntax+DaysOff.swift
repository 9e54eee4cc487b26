import Almanac
import AlmanacRendering
import CommandSupport

extension AlmanacSyntax {
    static let audience = ValueOption(
        "audience",
        "NAME",
        "for whom, such as public-offices; if not given that of most questions in the region",
        choices: HolidayTable.bundled.audiences.map(\.description)
    )
    static let holidays = ValueOption("holidays", "FILE", "other days off than those inside the program")
    static let tabSeparated = Switch("tsv", "a table for programs instead of a page, not in the language of the locale")

    static let daysOffOptions = [region, audience, language, holidays, table]
    static let daysOffSwitches = [tabSeparated, plain]

    /// From when to when the days off of each region are decided, for whom and by what: the lines of the help.
    static let decidedDays: [String] = {
        let decided = HolidayTable.bundled.regionIDs.compactMap { AlmanacTable.bundled.workCalendar(in: $0) }
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
