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
/// | 2 p | residuals of the first p terms, which the prediction knows little of, in seconds, signed: ±32 767 s |
/// | count - p | residuals of the other terms, signed: ±127 s, and the compiler stops if one is larger |
///
/// Opened, every instant is ready.
package struct TermSection: Equatable, Sendable {
    package let firstNumber: Int
    /// The instant of term 0 if the terms were evenly spaced, seconds since 1970-01-01.
    package let origin: Int64
    /// The even spacing, 2⁻¹⁶ s.
    package let spacing: Int64
    /// The parabolas of the 24 terms, 小寒 first.
    package let parabolas: [Parabola]
    /// The predictor of the residuals that the parabolas leave.
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
        (self.firstNumber, self.origin, self.spacing) = (firstNumber, origin, spacing)
        (self.parabolas, self.predictor) = (parabolas, predictor)
        instants = Self.instants(of: deviations, firstNumber: firstNumber, origin: origin, spacing: spacing)
    }

    package var numbers: Range<Int> { firstNumber..<firstNumber + instants.count }

    /// The instant of term `number`, seconds since 1970-01-01; it has to be one of `numbers`.
    @inline(__always)
    package func seconds(_ number: Int) -> Int64 { instants[number &- firstNumber] }

    /// The instants of terms from their deviations from even spacing, seconds.
    static func instants(of deviations: [Int32], firstNumber: Int, origin: Int64, spacing: Int64) -> [Int64] {
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

    /// The instant of term `number` if the terms were evenly spaced, seconds since 1970-01-01.
    @inline(__always)
    private static func evenSeconds(_ number: Int, origin: Int64, spacing: Int64) -> Int64 {
        origin &+ ((Int64(number) &* spacing) >> 16)
    }

    /// A parabola over the years for one of the 24 terms.
    package struct Parabola: Equatable, Sendable {
        /// Seconds in 1900.
        package let constant: Int32
        /// 2⁻²⁰ s a year.
        package let slope: Int32
        /// 2⁻²⁰ s a year squared.
        package let curvature: Int32

        package init(constant: Int32, slope: Int32, curvature: Int32) {
            (self.constant, self.slope, self.curvature) = (constant, slope, curvature)
        }

        /// The value in the year 1900 + `year`, seconds.
        package func value(year: Int64) -> Int32 {
            let bent = (Int64(slope) &+ Int64(curvature) &* year) &* year
            return constant &+ Int32(truncatingIfNeeded: bent >> 20)
        }
    }

    /// Adds to each number the value of its term's parabola, times a factor.
    static func add(_ parabolas: [Parabola], times factor: Int32, to values: inout [Int32], firstNumber: Int) {
        values.withUnsafeMutableBufferPointer { values in
            for first in 0..<min(SolarTerm.count, values.count) {
                let number = firstNumber + first
                let parabola = parabolas[number.modulo(SolarTerm.count)]
                var year = Int64(number.flooredQuotient(SolarTerm.count))
                for index in stride(from: first, to: values.count, by: SolarTerm.count) {
                    values[index] &+= factor &* parabola.value(year: year)
                    year &+= 1
                }
            }
        }
    }
}

// MARK: - Reading

extension TermSection {
    /// The numbers that the first term may have: within 40 000 years of 1900, so that no sum with it leaves 32 bits.
    private static var firstNumbers: ClosedRange<Int> { -1_000_000...1_000_000 }

    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        firstNumber = Int(try reader.read(Int32.self))
        guard Self.firstNumbers.contains(firstNumber) else { throw MalformedBytes() }
        let count = Int(try reader.read(UInt16.self))
        origin = try reader.read(Int64.self)
        spacing = try reader.read(Int64.self)
        parabolas = try reader.readList(count: SolarTerm.count) { reader throws(MalformedBytes) in
            Parabola(
                constant: try reader.read(Int32.self),
                slope: try reader.read(Int32.self),
                curvature: try reader.read(Int32.self)
            )
        }
        let order = Int(try reader.read(UInt8.self))
        predictor = LinearPredictor(coefficients: try reader.read(Int32.self, count: order))
        let begun = min(order, count)
        var values = try reader.read(Int16.self, as: Int32.self, count: begun)
        values += try reader.read(Int8.self, as: Int32.self, count: count - begun)
        predictor.addPredictions(to: &values)
        Self.add(parabolas, times: 1, to: &values, firstNumber: firstNumber)
        instants = Self.instants(of: values, firstNumber: firstNumber, origin: origin, spacing: spacing)
    }

    /// The residual of each term after the prediction, seconds.
    package func predictionResiduals() -> [Int32] {
        var residuals = deviations
        Self.add(parabolas, times: -1, to: &residuals, firstNumber: firstNumber)
        return residuals.indices.map { residuals[$0] &- predictor.prediction(at: $0, in: residuals) }
    }
}
