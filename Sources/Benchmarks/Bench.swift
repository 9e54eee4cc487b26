// Measures rows and prints them, with what they claim beside them.

import CAllocationCount
import Foundation

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
                failures.append("\(row.name): no row '\(claim.reference)' in its group")
                continue
            }
            let ratio = claim.count * measurements[index].nanoseconds / found.nanoseconds
            notes.append("\(text(ratio)) × \(claim.reference) (\(text(claim.floor)))")
            if ratio < claim.floor { failures.append("\(row.name): \(notes[notes.count - 1])") }
        }
        if let limit = row.allocations, let allocations = found.allocations, allocations > limit {
            failures.append("\(row.name): \(text(allocations)) allocations, at most \(text(limit)) are allowed")
        }
        let fields = [
            text(found.nanoseconds),
            found.allocations.map { text($0) } ?? "?",
            "\(Int((100 * found.noise).rounded())) %",
        ]
        printRow(row.name, fields, notes.joined(separator: ", "))
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
    /// Does the operations and returns a sum over the answers. A stored closure is never inlined, so that its loop is what it
    /// would be in the module of a user.
    let body: () -> UInt64

    /// A row of the report; without claims it is only shown, or compared with.
    init(
        _ name: String,
        _ operations: Int,
        expected: UInt64,
        allocations: Double? = 0,
        _ claims: [Claim] = [],
        _ body: @escaping () -> UInt64
    ) {
        (self.name, self.operations, self.expected) = (name, operations, expected)
        (self.allocations, self.claims, self.body) = (allocations, claims, body)
    }

    /// A row whose operations write into a buffer, or change a value, that is there from one round to the next.
    init<State>(
        _ name: String,
        _ operations: Int,
        expected: UInt64,
        _ claims: [Claim] = [],
        changing state: State,
        _ body: @escaping (inout State) -> UInt64
    ) {
        var state = state
        self.init(name, operations, expected: expected, claims) { body(&state) }
    }
}

extension Sequence {
    /// The sum of a number of each element.
    @inline(__always)
    func total<Number: BinaryInteger>(_ number: (Element) throws -> Number) rethrows -> UInt64 {
        var sum: UInt64 = 0
        for element in self { sum &+= UInt64(truncatingIfNeeded: try number(element)) }
        return sum
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

// MARK: - Measurements

/// The measurements of one operation.
struct Measurement {
    private let row: Row
    private var durations: [Double] = []
    /// Allocations in one operation; nil where they cannot be counted.
    private(set) var allocations: Double?

    init(_ row: Row) { self.row = row }

    /// Does the operations of the row once more: first to fill the caches, which other rows have emptied, then to measure.
    mutating func measure() throws(WrongAnswer) {
        _ = row.body()
        let before = allocation_count()
        let start = processorNanoseconds()
        let sum = row.body()
        let duration = processorNanoseconds() - start
        let after = allocation_count()
        guard sum == row.expected else { throw WrongAnswer(what: row.name, found: sum, expected: row.expected) }
        durations.append(duration / Double(row.operations))
        allocations = before < 0 ? nil : Double(after - before) / Double(row.operations)
    }

    /// The fastest round, nanoseconds for one operation: the one that other programs on the machine slowed the least.
    var nanoseconds: Double { durations.min() ?? .nan }

    /// How much longer the median round took, as a share of the fastest: the noise.
    var noise: Double { durations.sorted()[durations.count / 2] / nanoseconds - 1 }
}

/// A loop came to another sum than the table.
struct WrongAnswer: Error, CustomStringConvertible {
    let what: String
    let found: UInt64
    let expected: UInt64

    var description: String { "\(what): sum \(found), the table has \(expected)" }
}

/// The processor time of this thread, nanoseconds: time in which other programs run does not count.
private func processorNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
