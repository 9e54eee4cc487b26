// How long one operation takes, and how much it allocates.

import CAllocationCount
import Foundation

/// The measurements of one operation.
struct Measurement {
    private let row: Row
    private var durations: [Double] = []
    /// Allocations in one operation; nil where they cannot be counted.
    private(set) var allocations: Double?

    init(_ row: Row) {
        self.row = row
    }

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
