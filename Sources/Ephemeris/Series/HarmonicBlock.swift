/// The series terms of one power of t: a few large ones, and many small ones whose cosines need fewer digits.
struct HarmonicBlock: Sendable {
    /// A small series term with its argument in turns.
    private struct SmallTerm {
        let amplitude: Double
        let phaseTurns: Double
        let turnsPerMillennium: Double
    }

    /// The amplitude under which a series term is small. The Sun's small ones add up to 1.2e-4 rad, so that their
    /// cosines, good to 4e-9, cost 5e-13 rad: 2.5 microseconds.
    private static let smallAmplitude = 1e-5

    private let large: [HarmonicSeries.SeriesTerm]
    private let small: [SmallTerm]

    /// The block of `terms`.
    ///
    /// - Parameter largest: The largest factor that the power of t gives them.
    init(_ terms: [HarmonicSeries.SeriesTerm], largest: Double) {
        let isSmall = { (term: HarmonicSeries.SeriesTerm) in abs(term.amplitude) * largest < Self.smallAmplitude }
        large = terms.filter { !isSmall($0) }
        small = terms.filter(isSmall).map { term in
            SmallTerm(
                amplitude: term.amplitude,
                phaseTurns: term.phase / (2 * Double.pi),
                turnsPerMillennium: term.frequency / (2 * Double.pi)
            )
        }
    }

    /// Σ A cos(B + C t).
    func sum(at millennia: Lanes) -> Lanes {
        smallSum(at: millennia) + largeSum(at: millennia)
    }

    private func largeSum(at millennia: Lanes) -> Lanes {
        large.withUnsafeBufferPointer { terms in
            var sum = Lanes.zero
            for term in terms {
                let argument = millennia * term.frequency + term.phase
                sum += argument.cosine() * term.amplitude
            }
            return sum
        }
    }

    private func smallSum(at millennia: Lanes) -> Lanes {
        small.withUnsafeBufferPointer { terms in
            var sum = Lanes.zero
            for term in terms {
                let turns = millennia * term.turnsPerMillennium + term.phaseTurns
                sum += turns.shortCosineOfTurns() * term.amplitude
            }
            return sum
        }
    }
}
