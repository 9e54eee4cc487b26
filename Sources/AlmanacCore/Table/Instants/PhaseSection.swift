/// Section 3: the instants of the four phases of every lunation.
///
/// Lunation k is counted from the first of the table. The instant of one of its phases is
///
///     ⌊(a + b k + c k²) / 2²⁴⌋ + ⌊Σ Aᵢ sin(φᵢ + fᵢ k) / 2³⁸⌋ + residual(k)          seconds since 1970-01-01
///
/// with angles in 2⁻³² turns, modulo a turn, and the sine of `IntegerSine`. The frequencies are the same for all phases;
/// they belong to the Moon's and the planets' arguments per lunation.
///
/// | size | field |
/// | --- | --- |
/// | 4 | number of the first lunation; number 0 begins with the new moon of 2000-01-06 |
/// | 2 | count n of lunations |
/// | 1 | number h of harmonics |
/// | 4 h | frequencies f, 2⁻³² turns a lunation |
/// | | then for each of new moon, first quarter, full moon, last quarter: |
/// | 24 | a, b, c in 2⁻²⁴ s |
/// | 8 h | amplitudes A (2⁻⁸ s, signed: ±8 388 607 s) and phases φ (2⁻³² turns), pair by pair |
/// | n | residuals in seconds, signed: ±127 s, and the compiler stops if one is larger |
package struct PhaseSection: Equatable, Sendable {
    /// A harmonic of one phase.
    package struct Harmonic: Equatable, Sendable {
        /// 2⁻⁸ s.
        package let amplitude: Int32
        /// 2⁻³² turns.
        package let phase: UInt32

        package init(amplitude: Int32, phase: UInt32) { (self.amplitude, self.phase) = (amplitude, phase) }
    }

    /// The prediction of the instants of one of the four phases, and its residuals.
    package struct Model: Equatable, Sendable {
        /// a, b, c of the parabola, 2⁻²⁴ s.
        package let parabola: [Int64]
        package let harmonics: [Harmonic]
        /// The instants minus what parabola and harmonics predict, seconds.
        package let residuals: [Int8]

        package init(parabola: [Int64], harmonics: [Harmonic], residuals: [Int8]) {
            (self.parabola, self.harmonics, self.residuals) = (parabola, harmonics, residuals)
        }
    }

    package let firstLunation: Int
    /// The frequencies, 2⁻³² turns a lunation.
    package let frequencies: [UInt32]
    /// New moon, first quarter, full moon, last quarter.
    package let models: [Model]

    /// The section from its fields; four models of equal length.
    package init(firstLunation: Int, frequencies: [UInt32], models: [Model]) {
        (self.firstLunation, self.frequencies, self.models) = (firstLunation, frequencies, models)
    }

    package var lunationCount: Int { models[0].residuals.count }

    /// The instant of a phase, seconds since 1970-01-01; `index` counts lunations from the first of the table.
    func seconds(_ phase: MoonPhase, index: Int) -> Int64 {
        let model = models[Int(phase.rawValue)]
        let predicted = Self.prediction(model.parabola, frequencies, model.harmonics, index: index)
        return predicted &+ Int64(model.residuals[index])
    }

    /// The prediction of parabola and harmonics for a lunation, seconds since 1970-01-01.
    package static func prediction(
        _ parabola: [Int64],
        _ frequencies: [UInt32],
        _ harmonics: [Harmonic],
        index: Int
    ) -> Int64 {
        let k = Int64(index)
        let mean = parabola[0] &+ (parabola[1] &+ parabola[2] &* k) &* k
        let lunation = UInt32(truncatingIfNeeded: index)
        var sum: Int64 = 0
        for (harmonic, frequency) in zip(harmonics, frequencies) {
            sum &+= Int64(harmonic.amplitude) &* IntegerSine.sine(harmonic.phase &+ frequency &* lunation)
        }
        return (mean >> 24) &+ (sum >> 38)
    }
}

// MARK: - Reading

extension PhaseSection {
    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        firstLunation = Int(try reader.read(Int32.self))
        let count = Int(try reader.read(UInt16.self))
        let harmonicCount = Int(try reader.read(UInt8.self))
        frequencies = try reader.read(UInt32.self, count: harmonicCount)
        models = try MoonPhase.allCases.map { (_) throws(MalformedBytes) in
            let parabola = try reader.read(Int64.self, count: 3)
            guard zip(parabola, Self.largestParabola).allSatisfy({ $0.magnitude <= $1 }) else { throw MalformedBytes() }
            let harmonics = try reader.readList(count: harmonicCount) { reader throws(MalformedBytes) in
                Harmonic(amplitude: try reader.read(Int32.self), phase: try reader.read(UInt32.self))
            }
            let residuals = try reader.read(Int8.self, count: count)
            return Model(parabola: parabola, harmonics: harmonics, residuals: residuals)
        }
    }

    /// The largest a, b and c: with k under 2¹⁶ their sum stays under 2⁶³ and the seconds under 2³⁹, 17 000 years either
    /// side of 1970, so that every instant has a civil day.
    private static var largestParabola: [UInt64] { [1 << 60, 1 << 46, 1 << 28] }
}

// MARK: - The sine in whole numbers, the same on every machine and in every language

/// The sine of an angle given in parts of a turn.
enum IntegerSine {
    /// One, as the sine is scaled.
    static var unit: Int64 { 1 << 30 }

    /// The sine of `angle` / 2³² turns, times 2³⁰.
    ///
    /// The angle is folded into a quarter turn either side of zero, x in -1 … 1; there the sine of x π/2 is its Taylor
    /// polynomial up to x⁹, in fixed point with 30 binary places: within 4e-6 of the true sine. The table's residuals
    /// make up for the difference, so what counts is only that everyone computes the same.
    @inline(__always)
    static func sine(_ angle: UInt32) -> Int64 {
        var x = Int64(Int32(bitPattern: angle))
        // After a quarter turn the sine falls as it rose, on either side of zero.
        if x > unit { x = 2 * unit - x } else if x < -unit { x = -2 * unit - x }
        let square = (x * x) >> 30
        var sum: Int64 = 172_272
        sum = ((sum * square) >> 30) - 5_026_995
        sum = ((sum * square) >> 30) + 85_569_306
        sum = ((sum * square) >> 30) - 693_598_668
        sum = ((sum * square) >> 30) + 1_686_629_713
        return (sum * x) >> 30
    }
}
