// Sums of sines and cosines of multiples of a few fundamental arguments: the Moon and the nutation.

/// x = Σ Tᵖ Σ (S sin a + C cos a), each a a sum of whole multiples of fundamental arguments; T in Julian centuries.
package struct ArgumentSeries: Sendable {
    /// One term S sin a + C cos a.
    package struct Term: Sendable, Equatable {
        /// The power of T in front of the term.
        package let power: Int
        /// S, in the unit of the sum (per century to the power).
        package let sine: Double
        /// C, in the unit of the sum (per century to the power).
        package let cosine: Double
        /// How many times each fundamental argument is taken, in the order of the series' arguments.
        package let multiples: [Int8]

        /// A term from the power of T, S, C and the multiples of the arguments.
        package init(power: Int, sine: Double, cosine: Double, multiples: [Int8]) {
            self.power = power
            self.sine = sine
            self.cosine = cosine
            self.multiples = multiples
        }

        /// The squared amplitude S² + C².
        var squaredAmplitude: Double {
            let squaredSine = sine * sine
            return squaredSine + cosine * cosine
        }
    }

    /// The fundamental arguments, radians as polynomials in T.
    package let arguments: [Polynomial]
    /// The terms as they were given.
    package let terms: [Term]
    /// The powers of the arguments' phasors that the terms need.
    let phasors: PhasorTable
    /// The terms as one tree for each power of T, power 0 first.
    let trees: [TermTree]

    /// A series from its arguments and terms.
    ///
    /// - Parameters:
    ///   - arguments: polynomials in T, radians. Terms share work along the common beginning of their multiples, so the
    ///     order of the arguments decides how fast the sum is, not what it is (but for its last bits).
    ///   - terms: each with as many multiples as there are arguments.
    package init(arguments: [Polynomial], terms: [Term]) {
        self.arguments = arguments
        self.terms = terms
        let phasors = PhasorTable(argumentCount: arguments.count, terms: terms)
        self.phasors = phasors
        let highestPower = terms.map(\.power).max() ?? 0
        self.trees = (0...highestPower).map { power in
            TermTree(terms: terms.filter { $0.power == power }, phasors: phasors)
        }
    }

    /// How many terms the series has.
    package var termCount: Int { terms.count }

    /// The series without the terms of an amplitude under the given one (within a century of J2000.0).
    package func truncated(below amplitude: Double) -> ArgumentSeries {
        ArgumentSeries(
            arguments: arguments,
            terms: terms.filter { $0.squaredAmplitude >= amplitude * amplitude }
        )
    }

    /// The sums at several times.
    ///
    /// - Parameter centuries: Julian centuries since J2000.0.
    package func callAsFunction(_ centuries: Lanes) -> Lanes {
        phasors.withPowers(of: arguments, at: centuries) { powers in
            var sum = Lanes.zero
            for tree in trees.reversed() {
                sum = sum * centuries
                sum = sum + tree.sum(powers)
            }
            return sum
        }
    }
}
