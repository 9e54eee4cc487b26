import AlmanacCore
import Ephemeris

/// The file of the leap seconds: rows `DAY SECONDS`, TAI - UTC from a day on. It may have `end DAY`, from which no more are
/// inserted; it is valid up to the first day for which nothing is announced.
struct LeapSecondsFile {
    private let table: DayRows
    /// The day of `end` and its line, if there is one.
    private let end: (day: Day, line: DataLine)?

    /// Reads the days of a file.
    init(_ file: SourceFile) throws(DataFileError) {
        var lines = file.dataLines()
        end = try lines.removeFirst(beginningWith: "end").map { line throws(DataFileError) in
            try line.requireCount(2...2, "'end DAY'")
            return (try line.day(1, "the first day without leap seconds"), line)
        }
        table = try DayRows(lines, of: file)
    }

    /// The rows as the steps of TAI - UTC, each announced, and none after the end.
    func leapSeconds() throws(DataFileError) -> LeapSeconds {
        var steps: [LeapSeconds.Row] = []
        for (day, line) in table.rows {
            try line.requireCount(2...2, "day and TAI - UTC")
            let seconds = try line.integer(1, "TAI - UTC in seconds", in: 0...200)
            if let last = steps.last, abs(seconds - last.taiMinusUTC) != 1 {
                throw line.error("a step from \(last.taiMinusUTC) to \(seconds) s", expected: "steps of one second")
            }
            steps.append((Int(day.rawValue), seconds))
        }
        guard table.rows.first?.day == .firstOfUTC else {
            let (line, expected) = (table.rows.first?.line.number ?? 0, "TAI - UTC from \(Day.firstOfUTC) on")
            throw table.file.error(line: line, "a first row of another day", expected: expected)
        }
        let validity = table.validity
        guard table.lastDay < validity.days.lastDay else {
            throw validity.line.error(
                "valid to \(validity.days.lastDay), the last row of \(table.lastDay)",
                expected: "the first day for which nothing is announced, after the last row"
            )
        }
        if let end, end.day < table.lastDay {
            throw end.line.error("\(end.day), a row of \(table.lastDay)", expected: "no row after the end")
        }
        let unknownFrom = Int(validity.days.lastDay.rawValue)
        return LeapSeconds(rows: steps, unknownFrom: unknownFrom, end: end.map { Int($0.day.rawValue) })
    }

    /// Throws unless the leap seconds are announced for a year at most after that of a release.
    ///
    /// Bulletin C is issued twice a year and covers half a year: with a later day, events whose leap seconds nobody knows would
    /// count as certain.
    func requireAnnounced(inReleaseOf year: Int) throws(DataFileError) {
        let validity = table.validity
        guard GregorianDate(validity.days.lastDay).year <= year + 1 else {
            let expected = "a day of \(year + 1) at the latest: bulletins on leap seconds reach no further"
            throw validity.line.error("valid to \(validity.days.lastDay) in a release of \(year)", expected: expected)
        }
    }
}
