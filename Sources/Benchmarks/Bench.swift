// Measures rows and prints them, with what they claim beside them.

/// The report: rows are measured in groups, printed as they come, and checked against their floors.
struct Bench {
    /// How often each row is measured.
    let rounds: Int
    /// The claims that were not kept, one line each.
    private(set) var failures: [String] = []

    private static let columns = ["ns", "allocations", "noise"]
    private static let nameWidth = 52

    init(rounds: Int) {
        self.rounds = rounds
        printRow("one operation", Self.columns, "times as fast as (floor)")
    }

    /// Measures some rows, round by round in turn, so that a machine that is busy for a while slows them all alike.
    mutating func measure(_ rows: [Row]) throws(WrongAnswer) {
        var measurements = rows.map { Measurement($0) }
        for _ in 0..<rounds {
            for index in rows.indices { try measurements[index].measure() }
        }
        for index in rows.indices { report(rows[index], measurements[index], among: rows, measurements) }
    }

    private mutating func report(_ row: Row, _ found: Measurement, among rows: [Row], _ measurements: [Measurement]) {
        var notes: [String] = []
        for claim in row.claims {
            guard let index = rows.firstIndex(where: { $0.name == claim.reference }) else {
                fail("\(row.name): no row '\(claim.reference)' in its group")
                continue
            }
            let ratio = claim.count * measurements[index].nanoseconds / found.nanoseconds
            let note = "\(text(ratio)) × \(claim.reference) (\(text(claim.floor)))"
            notes.append(note)
            if ratio < claim.floor { fail("\(row.name): \(note)") }
        }
        if let limit = row.allocations, let allocations = found.allocations, allocations > limit {
            fail("\(row.name): \(text(allocations)) allocations, at most \(text(limit)) are allowed")
        }
        let fields = [
            text(found.nanoseconds),
            found.allocations.map { text($0) } ?? "?",
            "\(Int((100 * found.noise).rounded())) %",
        ]
        printRow(row.name, fields, notes.joined(separator: ", "))
    }

    private mutating func fail(_ failure: String) {
        failures.append(failure)
    }

    private func printRow(_ name: String, _ fields: [String], _ notes: String) {
        let padded = fields.map { String(repeating: " ", count: max(1, 13 - $0.count)) + $0 }
        let padding = String(repeating: " ", count: max(0, Self.nameWidth - name.count))
        print(name + padding + padded.joined() + (notes.isEmpty ? "" : "   " + notes))
    }

    /// A number with as many places as it deserves.
    private func text(_ number: Double) -> String {
        guard number < 100 else { return "\(Int(number.rounded()))" }
        return number == 0 ? "0" : "\((number * 100).rounded() / 100)"
    }
}

// MARK: - Rows and their claims

/// An operation to be measured, done many times at once.
struct Row {
    /// The operation, in words.
    let name: String
    /// How many operations one call of `body` does.
    let operations: Int
    /// The sum that `body` has to return, so that it can neither be left out nor be wrong.
    let expected: UInt64
    /// The most allocations one operation may make; nil if they do not matter.
    let allocations: Double?
    /// How fast it has to be.
    let claims: [Claim]
    /// Does the operations and returns a sum over the answers.
    let body: () -> UInt64

    /// A row of the report; without claims it is only shown, or compared with.
    init(
        _ name: String,
        operations: Int,
        expected: UInt64,
        allocations: Double? = 0,
        claims: [Claim] = [],
        _ body: @escaping () -> UInt64
    ) {
        self.name = name
        self.operations = operations
        self.expected = expected
        self.allocations = allocations
        self.claims = claims
        self.body = body
    }
}

/// That an operation is some number of times as fast as another one measured with it.
///
/// Floors are about half of what a quiet machine shows, so that a busy one does not fail the check.
struct Claim {
    /// The name of the row to compare with.
    let reference: String
    /// How many operations of that row do the same work: 42 conversions for a page.
    let count: Double
    /// The least ratio that is accepted.
    let floor: Double

    /// At least `floor` times as fast as `count` operations of the row named `reference`.
    static func atLeast(_ floor: Double, timesAsFastAs reference: String, count: Int = 1) -> Claim {
        Claim(reference: reference, count: Double(count), floor: floor)
    }
}
