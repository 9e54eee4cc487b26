/// x = Σ tᵖ Σ A cos(B + C t), t in Julian millennia from J2000.0 (Bretagnon & Francou 1988, A&A 202, 309, eq. 2).
package struct HarmonicSeries: Sendable {
    /// One series term A cos(B + C t).
    package struct SeriesTerm: Sendable, Equatable {
        /// A, in the unit of the sum (per millennium to the power of the block).
        package let amplitude: Double
        /// B, radians.
        package let phase: Double
        /// C, radians a Julian millennium.
        package let frequency: Double

        package init(amplitude: Double, phase: Double, frequency: Double) {
            (self.amplitude, self.phase, self.frequency) = (amplitude, phase, frequency)
        }
    }

    /// The series terms of each power of t, power 0 first.
    package let seriesTerms: [[SeriesTerm]]
    /// The same, laid out for the sum.
    private let blocks: [HarmonicBlock]

    /// A series from the series terms of each power of t, power 0 first.
    package init(seriesTerms: [[SeriesTerm]]) {
        self.seriesTerms = seriesTerms
        blocks = seriesTerms.enumerated().map { power, terms in
            HarmonicBlock(terms, largest: Self.largestFactor(ofPower: power))
        }
    }

    /// The series without the series terms that stay under `amplitude` within a century of J2000.0.
    func truncated(below amplitude: Double) -> HarmonicSeries {
        let larger = seriesTerms.enumerated().map { power, terms in
            terms.filter { abs($0.amplitude) * Self.largestFactor(ofPower: power) >= amplitude }
        }
        return HarmonicSeries(seriesTerms: larger)
    }

    /// The sums at several times.
    ///
    /// - Given: `millennia`, TDB, Julian millennia since J2000.0, within ±0.2.
    /// - Returned: the sums, in the unit of the amplitudes.
    /// - Accuracy: 1e-12 rad for the longitude of the Earth: the cosines of the small series terms, and the rounding of the
    ///   mean longitude.
    package func callAsFunction(_ millennia: Lanes) -> Lanes {
        var sum = Lanes.zero
        for block in blocks.reversed() {
            sum = sum * millennia
            sum = sum + block.sum(at: millennia)
        }
        return sum
    }

    /// The largest |t|ᵖ within a century of J2000.0.
    private static func largestFactor(ofPower power: Int) -> Double {
        (0..<power).reduce(1) { factor, _ in factor * 0.1 }
    }
}

/// The series terms of one power of t: a few large ones, and many small ones whose cosines need fewer digits.
struct HarmonicBlock: Sendable {
    /// The amplitude under which a series term is small. The Sun's small ones add up to 1.2e-4 rad, so that their
    /// cosines, good to 4e-9, cost 5e-13 rad: 2.5 microseconds.
    private static let smallAmplitude = 1e-5

    private let large: [HarmonicSeries.SeriesTerm]
    /// Small series terms, phases in turns and frequencies in turns a millennium.
    private let small: [HarmonicSeries.SeriesTerm]

    /// The block of `terms`.
    ///
    /// - Parameter largest: The largest factor that the power of t gives them.
    init(_ terms: [HarmonicSeries.SeriesTerm], largest: Double) {
        let isSmall = { (term: HarmonicSeries.SeriesTerm) in abs(term.amplitude) * largest < Self.smallAmplitude }
        large = terms.filter { !isSmall($0) }
        small = terms.filter(isSmall).map { term in
            let (phase, frequency) = (term.phase / (2 * Double.pi), term.frequency / (2 * Double.pi))
            return HarmonicSeries.SeriesTerm(amplitude: term.amplitude, phase: phase, frequency: frequency)
        }
    }

    /// Σ A cos(B + C t).
    func sum(at millennia: Lanes) -> Lanes {
        var (ofSmall, ofLarge) = (Lanes.zero, Lanes.zero)
        for term in small {
            let turns = millennia * term.frequency + term.phase
            ofSmall += turns.shortCosineOfTurns() * term.amplitude
        }
        for term in large {
            let argument = millennia * term.frequency + term.phase
            ofLarge += argument.cosine() * term.amplitude
        }
        return ofSmall + ofLarge
    }
}
