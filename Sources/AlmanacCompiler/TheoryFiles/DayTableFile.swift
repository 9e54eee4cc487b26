import AlmanacCore
import Ephemeris

/// A file of figures by day, ΔT or the leap seconds: `valid FIRST LAST` and `rows N`, then rows by rising day.
struct DayTableFile {
    let file: SourceFile
    /// The days for which the file is valid.
    let validity: DayRange
    /// The rows with their days.
    let rows: [(day: Day, line: DataLine)]

    /// Reads the days of a file; the figures are read by `deltaT()` and `leapSeconds()`.
    init(_ file: SourceFile) throws(DataFileError) {
        self.file = file
        var validity: DayRange?
        var announced: (rows: Int, line: DataLine)?
        var rows: [(day: Day, line: DataLine)] = []
        for line in file.dataLines() {
            if line.word(0) == "valid", validity == nil {
                validity = try line.validity()
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
        guard let validity, rows.first?.day == validity.firstDay else {
            throw file.error(
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
    }

    /// The rows `DAY ΔT SIGMA SOURCE` as a table of ΔT.
    func deltaT() throws(DataFileError) -> DeltaT {
        // Between two rows ΔT is interpolated; after the last it is not known.
        guard rows.last?.day == validity.lastDay else {
            throw file.error(
                found: "valid to \(validity.lastDay), rows to \(rows.last?.day.description ?? "no day")",
                expected: "a line 'valid FIRST LAST' whose last day is that of the last row"
            )
        }
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
    ///
    /// From the last valid day on leap seconds are unknown. How far the bulletins reach only they can say; but that they
    /// say nothing of days that the table does not have is certain.
    func leapSeconds() throws(DataFileError) -> LeapSeconds {
        let end = TableSpan.computedDays.lastDay
        guard let last = rows.last?.day, (last...max(last, end)).contains(validity.lastDay) else {
            throw file.error(
                found: "valid to \(validity.lastDay)",
                expected: "a last day from that of the last row to \(end)"
            )
        }
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
        guard let leapSeconds = LeapSeconds(rows: steps, unknownFrom: Int(validity.lastDay.rawValue)) else {
            throw file.error(found: "no rows", expected: "a row for each leap second since 1972")
        }
        return leapSeconds
    }
}
