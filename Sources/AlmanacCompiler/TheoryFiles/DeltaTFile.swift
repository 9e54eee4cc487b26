import AlmanacCore
import Ephemeris

extension DeltaT {
    /// Reads a file of ΔT, rows `DAY ΔT SIGMA SOURCE` with ΔT and its uncertainty in seconds, and one with days before and after its
    /// own.
    init(reading file: SourceFile, wide: SourceFile? = nil, _ span: TableSpan = .bundled) throws(DataFileError) {
        let inner = try Self.dayRows(file)
        let outer = try wide.map { wide throws(DataFileError) in try Self.dayRows(wide) }
        try (outer ?? inner).validity.require(span.computedDays.firstDay...span.promisedDays.lastDay)
        let days = inner.validity.days
        let before = outer?.rows.filter { $0.day < days.firstDay } ?? []
        let after = outer?.rows.filter { $0.day > days.lastDay } ?? []
        let rows = before + inner.rows + after
        self.init(rows: try rows.map { day, line throws(DataFileError) in try Self.row(day, line) })
    }

    /// The rows of a file, which is valid up to the last of them.
    private static func dayRows(_ file: SourceFile) throws(DataFileError) -> DayRows {
        let lines = file.dataLines()
        if let end = lines.first(where: { $0.word(0) == "end" }) {
            throw end.error("'end'", expected: "rows of delta T, which have no end")
        }
        let table = try DayRows(lines, of: file)
        let validity = table.validity
        guard table.lastDay == validity.days.lastDay else {
            throw validity.line.error(
                "valid to \(validity.days.lastDay), the last row of \(table.lastDay)",
                expected: "the day of the last row, as delta T is read off between two rows"
            )
        }
        return table
    }

    private static func row(_ day: Day, _ line: DataLine) throws(DataFileError) -> Row {
        try line.requireCount(4...4, "day, delta T, sigma and source")
        let seconds = try line.number(1, "delta T in seconds")
        let sigma = try line.number(2, "sigma in seconds")
        // The table holds both in hundredths of a second, in 16 bits each.
        guard abs(seconds) < 327, (0..<655).contains(sigma) else {
            let expected = "delta T under 327 s, sigma not negative and under 655 s"
            throw line.error("\(seconds) s, sigma \(sigma) s", expected: expected)
        }
        return (Int(day.rawValue), seconds, sigma)
    }
}
