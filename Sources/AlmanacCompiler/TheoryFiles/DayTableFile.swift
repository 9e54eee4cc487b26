import AlmanacCore
import Ephemeris

/// A file of figures by day, ΔT or the leap seconds: `valid FIRST LAST` and `rows N`, then rows by rising day. The leap seconds may
/// have `end DAY`, from which no more are inserted.
struct DayTableFile {
    let file: SourceFile
    /// The days for which the file is valid.
    private let validity: Validity
    /// The rows with their days.
    let rows: [(day: Day, line: DataLine)]
    /// The day of `end` and its line, if there is one.
    private let end: (day: Day, line: DataLine)?

    /// Reads the days of a file; the figures are read by `deltaT()` and `leapSeconds()`.
    init(_ file: SourceFile) throws(DataFileError) {
        self.file = file
        var validity: Validity?
        var end: (day: Day, line: DataLine)?
        var announced: (rows: Int, line: DataLine)?
        var rows: [(day: Day, line: DataLine)] = []
        for line in file.dataLines() {
            if line.word(0) == "valid", validity == nil {
                validity = try Validity(reading: line)
                continue
            }
            if line.word(0) == "end", end == nil {
                try line.requireCount(2...2, "'end DAY'")
                end = (try line.day(1, "the first day without leap seconds"), line)
                continue
            }
            if line.word(0) == "rows", announced == nil {
                announced = (try line.integer(1, "the number of rows", in: 1...100_000), line)
                continue
            }
            let day = try line.day(0, "the day of the row")
            if let last = rows.last, day <= last.day {
                throw line.error(found: "\(day) after \(last.day)", expected: "rows in ascending order of days")
            }
            rows.append((day, line))
        }
        guard let validity, rows.first?.day == validity.days.firstDay else {
            throw file.error(
                line: validity?.line.number ?? 0,
                found: "rows from \(rows.first?.day.description ?? "no day") on",
                expected: "a line 'valid FIRST LAST' whose first day is that of the first row"
            )
        }
        guard let announced else {
            throw file.error(found: "no number of rows", expected: "a line such as 'rows \(rows.count)'")
        }
        guard announced.rows == rows.count else {
            throw announced.line.error(found: "\(rows.count) rows", expected: "\(announced.rows) rows")
        }
        self.validity = validity
        self.rows = rows
        self.end = end
    }

    /// The rows `DAY ΔT SIGMA SOURCE` as a table of ΔT.
    func deltaT() throws(DataFileError) -> DeltaT {
        try requireNoEnd()
        guard let last = rows.last, last.day == validity.days.lastDay else {
            throw validity.line.error(
                found: "valid to \(validity.days.lastDay), the last row of \(rows.last?.day.description ?? "no day")",
                expected: "the day of the last row, as delta T is read off between two rows"
            )
        }
        try validity.require(TableSpan.computedDays.firstDay...TableSpan.promisedDays.lastDay)
        var table: [DeltaT.Row] = []
        for (day, line) in rows {
            try line.requireCount(4...4, "day, delta T, sigma and source")
            let seconds = try line.number(1, "delta T in seconds")
            let sigma = try line.number(2, "sigma in seconds")
            // The table holds both in hundredths of a second, in 16 bits each.
            guard abs(seconds) < 327, (0..<655).contains(sigma) else {
                throw line.error(
                    found: "\(seconds) s, sigma \(sigma) s",
                    expected: "delta T under 327 s, sigma not negative and under 655 s"
                )
            }
            table.append(DeltaT.Row(day: Int(day.rawValue), seconds: seconds, sigma: sigma))
        }
        guard let deltaT = DeltaT(rows: table) else {
            throw file.error(found: "\(table.count) rows", expected: "two rows or more")
        }
        return deltaT
    }

    /// The rows `DAY SECONDS` as the steps of TAI - UTC.
    func leapSeconds() throws(DataFileError) -> LeapSeconds {
        var steps: [LeapSeconds.Row] = []
        for (day, line) in rows {
            try line.requireCount(2...2, "day and TAI - UTC")
            let seconds = try line.integer(1, "TAI - UTC in seconds", in: 0...200)
            if let last = steps.last, abs(seconds - last.taiMinusUTC) != 1 {
                throw line.error(
                    found: "a step from \(last.taiMinusUTC) to \(seconds) s",
                    expected: "steps of one second"
                )
            }
            steps.append(LeapSeconds.Row(day: Int(day.rawValue), taiMinusUTC: seconds))
        }
        guard let first = rows.first, first.day == .firstOfUTC else {
            throw file.error(
                line: rows.first?.line.number ?? 0,
                found: "a first row of another day",
                expected: "TAI - UTC from \(Day.firstOfUTC) on"
            )
        }
        try requireReachOfBulletins()
        let unknownFrom = Int(validity.days.lastDay.rawValue)
        guard
            let leapSeconds = LeapSeconds(rows: steps, unknownFrom: unknownFrom, end: end.map { Int($0.day.rawValue) })
        else {
            throw file.error(found: "no rows", expected: "a row for each leap second since 1972")
        }
        return leapSeconds
    }

    /// Throws unless every announced step is before the first day without announcement, and none after the end.
    private func requireReachOfBulletins() throws(DataFileError) {
        guard let last = rows.last else { return }
        guard last.day < validity.days.lastDay else {
            throw validity.line.error(
                found: "valid to \(validity.days.lastDay), the last row of \(last.day)",
                expected: "the first day for which nothing is announced, after the last row"
            )
        }
        if let end, end.day < last.day {
            throw end.line.error(found: "\(end.day), a row of \(last.day)", expected: "no row after the end")
        }
    }

    private func requireNoEnd() throws(DataFileError) {
        if let end { throw end.line.error(found: "'end'", expected: "rows of delta T, which have no end") }
    }

    /// Throws unless the leap seconds are announced for a year at most after that of a release.
    ///
    /// Bulletin C is issued twice a year and covers half a year: a later day would take the doubt from events of which nobody
    /// knows the leap seconds.
    func requireAnnounced(inReleaseOf year: Int) throws(DataFileError) {
        guard GregorianDate(validity.days.lastDay).year <= year + 1 else {
            throw validity.line.error(
                found: "valid to \(validity.days.lastDay) in a release of \(year)",
                expected: "a day of \(year + 1) at the latest: bulletins on leap seconds reach no further"
            )
        }
    }
}
