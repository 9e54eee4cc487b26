// Sums of cosines whose arguments run evenly in time: the Sun in the form of VSOP.

/// x = Σ tᵖ Σ A cos(B + C t), t in Julian millennia from J2000.0 (Bretagnon & Francou 1988, A&A 202, 309, eq. 2).
package struct HarmonicSeries: Sendable {
    /// One term A cos(B + C t).
    package struct Term: Sendable, Equatable {
        /// A, in the unit of the sum (per millennium to the power of the block).
        package let amplitude: Double
        /// B, radians.
        package let phase: Double
        /// C, radians a Julian millennium.
        package let frequency: Double

        /// A term from A, B (radians) and C (radians a millennium).
        package init(amplitude: Double, phase: Double, frequency: Double) {
            self.amplitude = amplitude
            self.phase = phase
            self.frequency = frequency
        }
    }

    /// The terms of each power of t, power 0 first.
    package let termsByPower: [[Term]]

    /// A series from the terms of each power of t, power 0 first.
    package init(termsByPower: [[Term]]) {
        self.termsByPower = termsByPower
    }

    /// How many terms the series has.
    package var termCount: Int { termsByPower.reduce(0) { $0 + $1.count } }

    /// The series without the terms that stay under an amplitude within a century of J2000.0.
    package func truncated(below amplitude: Double) -> HarmonicSeries {
        var centuryPower = 10.0
        return HarmonicSeries(
            termsByPower: termsByPower.map { terms in
                centuryPower *= 0.1
                return terms.filter { abs($0.amplitude) * centuryPower >= amplitude }
            }
        )
    }

    /// The sums at several times.
    ///
    /// - Parameter millennia: Julian millennia of TDB since J2000.0.
    package func callAsFunction(_ millennia: Lanes) -> Lanes {
        var sum = Lanes.zero
        for terms in termsByPower.reversed() {
            sum = sum * millennia
            sum = sum + Self.sum(of: terms, at: millennia)
        }
        return sum
    }

    private static func sum(of terms: [Term], at millennia: Lanes) -> Lanes {
        terms.withUnsafeBufferPointer { terms in
            var sum = Lanes.zero
            for term in terms {
                let argument = millennia * term.frequency + term.phase
                let cosine = argument.cosine()
                sum += cosine * term.amplitude
            }
            return sum
        }
    }
}
