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

        /// A series term from A, B (radians) and C (radians a millennium).
        package init(amplitude: Double, phase: Double, frequency: Double) {
            self.amplitude = amplitude
            self.phase = phase
            self.frequency = frequency
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

    /// How many series terms there are.
    package var count: Int { seriesTerms.reduce(0) { $0 + $1.count } }

    /// The series without the series terms that stay under `amplitude` within a century of J2000.0.
    func truncated(below amplitude: Double) -> HarmonicSeries {
        HarmonicSeries(
            seriesTerms: seriesTerms.enumerated().map { power, terms in
                terms.filter { abs($0.amplitude) * Self.largestFactor(ofPower: power) >= amplitude }
            }
        )
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
