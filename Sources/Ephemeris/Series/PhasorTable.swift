/// The powers of the fundamental phasors that a series needs, computed once for all its series terms.
///
/// The table holds, for an argument taken up to n times, the multiples 1 … n, then -1 … -n.
struct PhasorTable: Sendable {
    /// The largest multiple of each argument, without its sign.
    private let largestMultiples: [Int]
    /// The index of the first phasor of each argument.
    private let offsets: [Int]
    /// How many phasors the table holds.
    private let count: Int

    init(argumentCount: Int, seriesTerms: [ArgumentSeries.SeriesTerm]) {
        let largest = (0..<argumentCount).map { argument in
            seriesTerms.map { abs(Int($0.multiples[argument])) }.max() ?? 0
        }
        largestMultiples = largest
        offsets = largest.indices.map { 2 * largest[..<$0].reduce(0, +) }
        count = 2 * largest.reduce(0, +)
    }

    /// The index of the phasor of an argument taken `multiple` times; `multiple` is not zero.
    private func index(argument: Int, multiple: Int) -> Int {
        let base = offsets[argument]
        return multiple > 0 ? base + multiple - 1 : base + largestMultiples[argument] - multiple - 1
    }

    /// The indices of the phasors whose product is that of a series term: one for each argument not taken zero times.
    func steps(of term: ArgumentSeries.SeriesTerm) -> [Int] {
        term.multiples.indices.filter { term.multiples[$0] != 0 }
            .map { index(argument: $0, multiple: Int(term.multiples[$0])) }
    }

    /// Returns what `body` makes of the table at several times.
    ///
    /// - Parameters:
    ///   - arguments: Polynomials in T, radians.
    ///   - centuries: T, Julian centuries since J2000.0.
    ///   - body: Must not let the table escape.
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

    /// Each power is the product of two of about half its size, so that rounding errors grow only with the logarithm.
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

/// cos a + i sin a, one event a lane. The product of two phasors is that of the sum of their angles.
struct Phasor {
    /// cos a.
    var cosine: Lanes
    /// sin a.
    var sine: Lanes

    /// The phasor of the angle zero.
    static let one = Phasor(cosine: Lanes(repeating: 1), sine: .zero)

    /// The phasor of the opposite angle.
    var conjugate: Phasor { Phasor(cosine: cosine, sine: -sine) }

    /// The phasor of the sum of two angles.
    @inline(__always)
    static func * (left: Phasor, right: Phasor) -> Phasor {
        let bothCosines = left.cosine * right.cosine
        let bothSines = left.sine * right.sine
        let leftSine = left.sine * right.cosine
        let rightSine = left.cosine * right.sine
        return Phasor(cosine: bothCosines - bothSines, sine: leftSine + rightSine)
    }
}

extension Phasor {
    /// The phasor of an angle, radians.
    init(angle: Lanes) {
        let reduced = angle.reducedToHalfTurn()
        (cosine, sine) = (reduced.cosine(), reduced.sine())
    }
}
