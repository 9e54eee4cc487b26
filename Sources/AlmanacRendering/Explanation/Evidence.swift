import Almanac

/// The files of `Data` as text, of which an explanation quotes the sources: the comment above a row, and times as authorities published them.
package struct Evidence: Sendable {
    private let lines: [Substring]

    /// The files one after the other.
    package init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// A time that an authority published of an event.
    struct PublishedTime: Hashable {
        let authority: String
        let instant: Instant
        /// Seconds that the last digit stands for, 1 or 60.
        let precision: Int64
        let source: String
    }

    /// The times published of a term or a phase, `kind` and `index` as in `reference/official_times.tsv`.
    func times(of kind: String, _ index: Int, near instant: Instant) -> [PublishedTime] {
        lines.compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count == 6, fields[2] == kind, fields[3] == "\(index)", let found = Instant(String(fields[1])),
                let distance = found.seconds(since: instant), abs(distance) < 86_400
            else { return nil }
            let precision: Int64 = fields[4] == "sec" ? 1 : 60
            return PublishedTime(
                authority: String(fields[0]),
                instant: found,
                precision: precision,
                source: String(fields[5])
            )
        }
    }

    /// The rows above a row that say whose it is.
    struct Place {
        var calendar = ""
        var region = ""
        var festivals: [Substring] = []
    }

    /// The comment above the last row that is meant, in its paragraphs; none if there is no such row.
    func comment(above isMeant: (_ row: [Substring], Place) -> Bool) -> [String] {
        var (place, comment, isAfterRow, found) = (Place(), [Substring](), false, [Substring]())
        for line in lines {
            if line.hasPrefix("#") {
                if isAfterRow { comment = [] }
                comment.append(line.drop { $0 == "#" || $0 == " " })
            } else if !line.isEmpty {
                let row = line.split(separator: " ")
                switch (row[0], row.count) {
                case ("calendar", 2): place.calendar = String(row[1])
                case ("region", 2): place.region = String(row[1])
                case ("festival", _): place.festivals = row
                default: if isMeant(row, place) { found = comment }
                }
            }
            isAfterRow = !line.hasPrefix("#")
        }
        return Self.paragraphs(found)
    }

    /// The sentences before the first mark, and those after each: Source, Checked and Doubt. Names are no reason of a day.
    private static func paragraphs(_ comment: [Substring]) -> [String] {
        var paragraphs: [String] = []
        for line in comment {
            let isMark = ["Source:", "Checked:", "Doubt:", "Names:"].contains { line.hasPrefix($0) }
            if isMark || paragraphs.isEmpty {
                paragraphs.append(String(line))
            } else {
                paragraphs[paragraphs.count - 1] += " " + line
            }
        }
        return paragraphs.filter { !$0.hasPrefix("Names:") }
    }
}

extension Evidence {
    /// Why an authority has another day of an event than is computed.
    func reason(of event: CelestialEvent<some NamedEvent>, in calendar: LunisolarCalendar) -> [String] {
        comment { row, place in
            let isMeant = row[0] == "exception" || row[0] == "dispute"
            guard isMeant, place.calendar == "\(calendar.id)", row.count > 3 else { return false }
            if row[1] == "term" { return row[2] == event.kind.identifier && row[3] == "\(event.day)" }
            return event.kind is MoonPhase && row[1] == "new-moon" && row[2] == "\(event.day)"
        }
    }

    /// The source of a day off or a make-up workday in a region: its notice, the law on its festival, or that on the week.
    func source(of status: WorkStatus, on day: Day, in daysOff: WorkCalendar) -> [String] {
        let region = "\(daysOff.region)"
        if let notice = daysOff.notice(for: status) {
            return comment { $0[0] == "notice" && $1.region == region && $0.count > 1 && $0[1] == "\(notice.id)" }
        }
        guard let festival = status.festival else {
            // The last week that had begun.
            let isMeant = { (row: [Substring]) in row[0] == "weekend" && row.count > 1 && row[1] <= "\(day)" }
            return status.isOff ? comment { isMeant($0) && $1.region == region } : []
        }
        let verbs: [Substring] = status.otherDay == nil ? ["public"] : ["move", "add"]
        return comment { row, place in
            verbs.contains(row[0]) && row.count > 1 && row[1] == region && place.festivals.contains("\(festival)")
        }
    }
}
