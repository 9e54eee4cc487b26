// The lists of `almanac export`, feeds of iCalendar and columns of CSV.

import AlmanacRendering
import CommandSupport

extension Arguments {
    /// The feeds of `--feed`; those that have something to say if it is not given.
    func feeds() throws(UsageError) -> [Feed] {
        guard let list = self[AlmanacSyntax.feed] else {
            let usual = [Feed.terms] + Feed.festivals
            return all(AlmanacSyntax.anniversary).isEmpty ? usual : usual + [.anniversaries]
        }
        var feeds: [Feed] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let group = AlmanacSyntax.feedGroups.first(where: { $0.name == name }) else {
                throw refusal(of: name, for: AlmanacSyntax.feed)
            }
            feeds += group.feeds.filter { !feeds.contains($0) }
        }
        // Anniversaries are asked for by being given.
        if !feeds.contains(.anniversaries) && !all(AlmanacSyntax.anniversary).isEmpty { feeds.append(.anniversaries) }
        guard !feeds.contains(.anniversaries) || !all(AlmanacSyntax.anniversary).isEmpty else {
            throw UsageError("the feed of anniversaries is empty: give some, --anniversary 8-15=Name")
        }
        return feeds
    }

    /// The columns of `--columns`, in the order given; all of them if it is not given.
    func columns(of request: ExportRequest) throws(UsageError) -> [DayColumn] {
        guard let list = self[AlmanacSyntax.columns] else { return request.columns }
        var columns: [DayColumn] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let found = request.columns(named: name)
            guard !found.isEmpty else {
                throw refusal(of: name, for: AlmanacSyntax.columns)
            }
            guard !columns.contains(where: { column in found.contains { $0.name == column.name } }) else {
                throw UsageError("column \(quoted(name)) is given twice")
            }
            columns += found
        }
        return columns
    }
}
