/// Section 2: the instants of the solar terms.
///
/// Term n is counted from 小寒 of January 1900, 24 a year. Its instant is
///
///     origin + ⌊n · spacing / 2¹⁶⌋ + deviation(n)          seconds since 1970-01-01
///
/// and its deviation from even spacing, up to ±2 days, is a parabola over the years for each of the 24 terms, plus a
/// residual of up to ±1150 s, which a linear predictor turns into small numbers.
///
/// | size | field |
/// | --- | --- |
/// | 4 | number n of the first term |
/// | 2 | count of terms |
/// | 8 | origin, seconds since 1970-01-01 |
/// | 8 | spacing, 2⁻¹⁶ s |
/// | 24 × 12 | parabolas a, b, c of each term: a + (b y + c y²) / 2²⁰ seconds in year 1900 + y; a within ±180 000 |
/// | 1 | order p of the predictor |
/// | 4 p | its coefficients, 2⁻¹⁶ |
/// | 2 p | what the prediction leaves of the first p terms, which it knows little of, in seconds, signed: ±32 767 s |
/// | count - p | what it leaves of the others, signed: ±127 s, and the compiler stops if one is larger |
///
/// Opened, every instant is ready.
package struct TermSection: Equatable, Sendable {
    /// The number of the first term.
    package let firstNumber: Int
    /// When term 0 would be if the terms were evenly spaced, seconds since 1970-01-01.
    package let origin: Int64
    /// The even spacing, 2⁻¹⁶ s.
    package let spacing: Int64
    /// The parabolas of the 24 terms, 小寒 first.
    package let parabolas: [Parabola]
    /// The predictor of what the parabolas leave.
    package let predictor: LinearPredictor
    /// The instants, seconds since 1970-01-01.
    package let instants: [Int64]

    /// The section from its fields.
    ///
    /// - Parameters:
    ///   - parabolas: One for each of the 24 terms.
    ///   - deviations: From even spacing, seconds; one for each term of the section.
    package init(
        firstNumber: Int,
        origin: Int64,
        spacing: Int64,
        parabolas: [Parabola],
        predictor: LinearPredictor,
        deviations: [Int32]
    ) {
        self.firstNumber = firstNumber
        self.origin = origin
        self.spacing = spacing
        self.parabolas = parabolas
        self.predictor = predictor
        instants = Self.instants(of: deviations, firstNumber: firstNumber, origin: origin, spacing: spacing)
    }

    /// The numbers of the terms.
    package var numbers: Range<Int> { firstNumber..<firstNumber + instants.count }

    /// The instant of term `number`, seconds since 1970-01-01; it has to be one of `numbers`.
    @inline(__always)
    package func seconds(_ number: Int) -> Int64 { instants[number &- firstNumber] }

    /// The instants of terms from their deviations from even spacing, seconds.
    static func instants(
        of deviations: [Int32],
        firstNumber: Int,
        origin: Int64,
        spacing: Int64
    ) -> [Int64] {
        [Int64](unsafeUninitializedCapacity: deviations.count) { instants, count in
            for index in 0..<deviations.count {
                let even = evenSeconds(firstNumber &+ index, origin: origin, spacing: spacing)
                instants[index] = even &+ Int64(deviations[index])
            }
            count = deviations.count
        }
    }

    /// The deviations of the terms from even spacing, seconds.
    var deviations: [Int32] {
        instants.indices.map { index in
            let even = Self.evenSeconds(firstNumber + index, origin: origin, spacing: spacing)
            return Int32(truncatingIfNeeded: instants[index] &- even)
        }
    }

    /// When term `number` would be if the terms were evenly spaced, seconds since 1970-01-01.
    @inline(__always)
    private static func evenSeconds(_ number: Int, origin: Int64, spacing: Int64) -> Int64 {
        origin &+ ((Int64(number) &* spacing) >> 16)
    }
}
