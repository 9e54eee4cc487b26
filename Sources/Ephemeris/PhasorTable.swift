// The powers of the fundamental phasors that a series needs, computed once for all its terms.

/// Where the phasor of each multiple of each argument stands in a table: for an argument taken up to n times the
/// multiples 1 … n, then -1 … -n.
struct PhasorTable: Sendable {
    /// The largest multiple of each argument, without its sign.
    private let largestMultiples: [Int]
    /// Where the phasors of each argument begin.
    private let offsets: [Int]
    /// How many phasors the table holds.
    let count: Int

    /// The table for all terms of a series.
    init(argumentCount: Int, terms: [ArgumentSeries.Term]) {
        var largest = [Int](repeating: 0, count: argumentCount)
        for term in terms {
            for (argument, multiple) in term.multiples.enumerated() {
                largest[argument] = max(largest[argument], abs(Int(multiple)))
            }
        }
        var offsets: [Int] = []
        var count = 0
        for multiple in largest {
            offsets.append(count)
            count += 2 * multiple
        }
        largestMultiples = largest
        self.offsets = offsets
        self.count = count
    }

    /// Where the phasor of an argument taken `multiple` times stands; `multiple` is not zero.
    func index(argument: Int, multiple: Int) -> Int {
        let base = offsets[argument]
        return multiple > 0 ? base + multiple - 1 : base + largestMultiples[argument] - multiple - 1
    }

    /// Where the phasors stand whose product belongs to a term: one for each argument that is not taken zero times.
    func steps(of term: ArgumentSeries.Term) -> [Int] {
        term.multiples.indices.filter { term.multiples[$0] != 0 }
            .map { index(argument: $0, multiple: Int(term.multiples[$0])) }
    }

    /// Runs `body` with the table filled in for several times.
    ///
    /// - Parameters:
    ///   - arguments: polynomials in T, radians.
    ///   - centuries: T, Julian centuries since J2000.0.
    func withPowers(
        of arguments: [Polynomial],
        at centuries: Lanes,
        _ body: (UnsafeBufferPointer<Phasor>) -> Lanes
    ) -> Lanes {
        withUnsafeTemporaryAllocation(of: Phasor.self, capacity: max(count, 1)) { table in
            for (argument, polynomial) in arguments.enumerated() where largestMultiples[argument] > 0 {
                fill(table, argument: argument, phasor: Phasor(angle: polynomial(centuries)))
            }
            return body(UnsafeBufferPointer(table))
        }
    }

    /// Each power is the product of two of about half its size, so that roundings grow with the logarithm only.
    private func fill(_ table: UnsafeMutableBufferPointer<Phasor>, argument: Int, phasor: Phasor) {
        let base = offsets[argument]
        let largest = largestMultiples[argument]
        table[base] = phasor
        for multiple in stride(from: 2, through: largest, by: 1) {
            let half = multiple / 2
            table[base + multiple - 1] = table[base + half - 1] * table[base + multiple - half - 1]
        }
        for multiple in 1...largest {
            table[base + largest + multiple - 1] = table[base + multiple - 1].conjugate
        }
    }
}
