// The table that is printed.

/// The rows of the report.
struct Report {
    private static let columns = ["ns", "aim", "Foundation ns", "ratio", "allocations", "noise"]
    private static let nameWidth = 46

    /// Prints the head of the table.
    func printHead() {
        printRow("one operation", Self.columns)
    }

    /// Prints a row.
    ///
    /// - Parameters:
    ///   - aim: nanoseconds to reach; nil if there is no aim.
    ///   - foundation: what Foundation takes for the same, nanoseconds; nil if it has no such thing.
    func printRow(_ name: String, _ measurement: Measurement, aim: Double?, foundation: Double? = nil) {
        let isReached = aim.map { measurement.nanoseconds <= $0 } ?? true
        printRow(
            (isReached ? "" : "! ") + name,
            [
                text(measurement.nanoseconds),
                aim.map { text($0) } ?? "",
                foundation.map { text($0) } ?? "",
                foundation.map { "\(Int($0 / measurement.nanoseconds))" } ?? "",
                measurement.allocations.map { text($0) } ?? "?",
                "\(Int((100 * measurement.spread).rounded())) %",
            ]
        )
    }

    private func printRow(_ name: String, _ fields: [String]) {
        let padded = fields.map { String(repeating: " ", count: max(1, 15 - $0.count)) + $0 }
        print(name + String(repeating: " ", count: max(0, Self.nameWidth - name.count)) + padded.joined())
    }

    /// A number with as many places as it deserves.
    private func text(_ number: Double) -> String {
        guard number < 100 else { return "\(Int(number.rounded()))" }
        return number == 0 ? "0" : "\((number * 100).rounded() / 100)"
    }
}
