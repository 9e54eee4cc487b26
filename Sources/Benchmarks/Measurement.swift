// How long one operation takes, and how much it allocates.

import CAllocationCount

/// What was measured of one operation.
struct Measurement {
    /// The median over the rounds, nanoseconds for one operation.
    let nanoseconds: Double
    /// From the fastest to the slowest round, as a share of the median: the noise.
    let spread: Double
    /// Allocations in one operation; nil where they cannot be counted.
    let allocations: Double?

    /// Measures `operations` operations done at once, round after round.
    ///
    /// - Parameters:
    ///   - rounds: how often they are done; one more comes before, not counted.
    ///   - expected: what `body` has to return each time, so that it cannot be left out or wrong.
    init(
        _ what: String,
        operations: Int,
        rounds: Int,
        expected: UInt64,
        _ body: () -> UInt64
    ) throws(WrongAnswer) {
        var durations: [Double] = []
        durations.reserveCapacity(rounds)
        var allocations: Int?
        for round in 0...rounds {
            let before = allocation_count()
            let start = ContinuousClock.now
            let sum = body()
            let duration = ContinuousClock.now - start
            if before >= 0 { allocations = allocation_count() - before }
            guard sum == expected else { throw WrongAnswer(what: what, found: sum, expected: expected) }
            if round > 0 { durations.append(duration.nanoseconds / Double(operations)) }
        }
        durations.sort()
        nanoseconds = durations[durations.count / 2]
        spread = (durations[durations.count - 1] - durations[0]) / nanoseconds
        self.allocations = allocations.map { Double($0) / Double(operations) }
    }
}

/// A loop came to another sum than the table.
struct WrongAnswer: Error, CustomStringConvertible {
    let what: String
    let found: UInt64
    let expected: UInt64

    var description: String { "\(what): sum \(found), the table has \(expected)" }
}

extension Duration {
    /// In nanoseconds.
    var nanoseconds: Double {
        Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
    }
}
