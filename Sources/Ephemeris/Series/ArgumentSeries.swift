/// x = Σ Tᵖ Σ (S sin a + C cos a), each a a sum of whole multiples of fundamental arguments; T in Julian centuries.
package struct ArgumentSeries: Sendable {
    /// One series term S sin a + C cos a.
    package struct SeriesTerm: Sendable, Equatable {
        /// The power of T that multiplies it.
        package let power: Int
        /// S, in the unit of the sum (per century to the power).
        package let sine: Double
        /// C, in the unit of the sum (per century to the power).
        package let cosine: Double
        /// How many times each fundamental argument is taken, in the order of the series' arguments.
        package let multiples: [Int8]

        package init(power: Int, sine: Double, cosine: Double, multiples: [Int8]) {
            (self.power, self.sine, self.cosine, self.multiples) = (power, sine, cosine, multiples)
        }

        /// The squared amplitude S² + C².
        var squaredAmplitude: Double { sine * sine + cosine * cosine }
    }

    /// The fundamental arguments, radians as polynomials in T.
    package let arguments: [Polynomial]
    /// The series terms as they were given.
    package let seriesTerms: [SeriesTerm]
    /// The powers of the arguments' phasors that the series terms need.
    private let phasors: PhasorTable
    /// The series terms as one tree for each power of T, power 0 first.
    private let trees: [SeriesTree]

    /// A series from its arguments and series terms.
    ///
    /// - Parameters:
    ///   - arguments: Polynomials in T, radians. Series terms share work along the common beginning of their multiples,
    ///     so the order of the arguments decides how fast the sum is; it changes the sum in its last bits only.
    ///   - seriesTerms: Each with as many multiples as there are arguments.
    package init(arguments: [Polynomial], seriesTerms: [SeriesTerm]) {
        self.arguments = arguments
        self.seriesTerms = seriesTerms
        let phasors = PhasorTable(argumentCount: arguments.count, seriesTerms: seriesTerms)
        self.phasors = phasors
        let highestPower = seriesTerms.map(\.power).max() ?? 0
        self.trees = (0...highestPower).map { power in
            SeriesTree(seriesTerms.filter { $0.power == power }, phasors: phasors)
        }
    }

    /// The series without the series terms under `amplitude`, within a century of J2000.0.
    package func truncated(below amplitude: Double) -> ArgumentSeries {
        let larger = seriesTerms.filter { $0.squaredAmplitude >= amplitude * amplitude }
        return ArgumentSeries(arguments: arguments, seriesTerms: larger)
    }

    /// The sums at several times.
    ///
    /// - Given: `centuries`, Julian centuries since J2000.0 in the time scale of the arguments.
    /// - Returned: the sums, in the unit of S and C.
    /// - Accuracy: 1e-12 of the largest amplitude while the arguments stay under 10^4 rad.
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
