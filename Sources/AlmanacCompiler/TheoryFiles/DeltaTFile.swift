import AlmanacCore
import Ephemeris

/// The file of ΔT: rows `DAY ΔT SIGMA SOURCE`, ΔT and its uncertainty in seconds.
struct DeltaTFile {
    private let table: DayRows
    /// The rows before the first and after the last of the table.
    private var outer: DayRows?

    /// Reads the days of a file, and of one with days before and after its own.
    init(_ file: SourceFile, wide: SourceFile? = nil) throws(DataFileError) {
        let lines = file.dataLines()
        if let end = lines.first(where: { $0.word(0) == "end" }) {
            throw end.error("'end'", expected: "rows of delta T, which have no end")
        }
        table = try DayRows(lines, of: file)
        if let wide { outer = try DayRows(wide.dataLines(), of: wide) }
    }

    /// ΔT of the rows, and between them.
    func deltaT(_ span: TableSpan = .bundled) throws(DataFileError) -> DeltaT {
        try requireLastDay(table)
        if let outer { try requireLastDay(outer) }
        let needed = (outer == nil ? TableSpan.bundled : span)
        try (outer ?? table).validity.require(needed.computedDays.firstDay...needed.promisedDays.lastDay)
        let inner = table.validity.days
        let lines =
            (outer?.rows.filter { $0.day < inner.firstDay } ?? []) + table.rows
            + (outer?.rows.filter { $0.day > inner.lastDay } ?? [])
        let rows = try lines.map { row throws(DataFileError) in try Self.row(row.day, row.line) }
        guard let deltaT = DeltaT(rows: rows) else {
            throw table.file.error("\(rows.count) rows", expected: "two rows or more")
        }
        return deltaT
    }

    private static func row(_ day: Day, _ line: DataLine) throws(DataFileError) -> DeltaT.Row {
        try line.requireCount(4...4, "day, delta T, sigma and source")
        let seconds = try line.number(1, "delta T in seconds")
        let sigma = try line.number(2, "sigma in seconds")
        // The table holds both in hundredths of a second, in 16 bits each.
        guard abs(seconds) < 327, (0..<655).contains(sigma) else {
            let expected = "delta T under 327 s, sigma not negative and under 655 s"
            throw line.error("\(seconds) s, sigma \(sigma) s", expected: expected)
        }
        return DeltaT.Row(day: Int(day.rawValue), seconds: seconds, sigma: sigma)
    }

    private func requireLastDay(_ table: DayRows) throws(DataFileError) {
        let validity = table.validity
        guard table.lastDay == validity.days.lastDay else {
            throw validity.line.error(
                "valid to \(validity.days.lastDay), the last row of \(table.lastDay)",
                expected: "the day of the last row, as delta T is read off between two rows"
            )
        }
    }
}
