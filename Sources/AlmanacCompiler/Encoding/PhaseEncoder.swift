import AlmanacCore
import Ephemeris

extension PhaseSection {
    /// The section of consecutive lunations, or nil if a residual of the harmonics exceeds a byte.
    ///
    /// - Parameters:
    ///   - seconds: The instants of the phases, four a lunation, a new moon first; whole seconds since 1970-01-01.
    ///   - firstLunation: The number of the first lunation.
    ///   - span: Of a wide table quarters and full moons outside the lunations of `almanac.bin` are stored within
    ///     `tolerance`: to the second they would take half as much room as everything else.
    init?(packing seconds: [Int64], firstLunation: Int, _ span: TableSpan = .bundled) {
        let frequencies = PhaseHarmonics.frequencies + (span.isWide ? PhaseHarmonics.wideFrequencies : [])
        let count = seconds.count / 4
        guard count > 0, let fits = Self.fit(seconds, Self.columns(count: count, frequencies)) else { return nil }
        var models: [Model] = []
        for (phase, coefficients) in zip(MoonPhase.allCases, fits) {
            let instants = stride(from: Int(phase.rawValue), to: seconds.count, by: 4).map { seconds[$0] }
            let exact = TableSpan.bundled.lunations
            let model = Self.model(instants, coefficients, frequencies) { index, residual in
                let step = 2 * Self.tolerance
                guard span.isWide, phase != .newMoon, !exact.contains(firstLunation + index) else { return residual }
                return (residual + (residual < 0 ? -Self.tolerance : Self.tolerance)) / step * step
            }
            guard let model else { return nil }
            models.append(model)
        }
        self.init(firstLunation: firstLunation, frequencies: frequencies, models: models)
    }

    /// The largest error of a quarter or full moon that is not stored to the second, seconds.
    static let tolerance: Int64 = 8

    /// 1, k, k² and the sines and cosines of all frequencies at every lunation k. The powers take k in thousands, so that
    /// the normal matrix is well conditioned.
    private static func columns(count: Int, _ frequencies: [UInt32]) -> [[Double]] {
        (0..<count).map { index in
            let k = Double(index) / 1000
            let angles = frequencies.map { frequency in
                Double(frequency &* UInt32(truncatingIfNeeded: index)) / 4_294_967_296 * (2 * Double.pi)
            }
            // Sine and cosine exist in lanes alone; this is not hot.
            let lanes = angles.map { Lanes(repeating: $0) }
            return [1, k, k * k] + lanes.map { $0.sine()[0] } + lanes.map { $0.cosine()[0] }
        }
    }

    private static func model(
        _ instants: [Int64],
        _ coefficients: [Double],
        _ frequencies: [UInt32],
        _ stored: (_ index: Int, _ residual: Int64) -> Int64
    ) -> Model? {
        let count = frequencies.count
        let harmonics = (0..<count).compactMap {
            harmonic(sine: coefficients[3 + $0], cosine: coefficients[3 + count + $0])
        }
        // Few years do not tell near frequencies apart, whose coefficients are then too large.
        guard harmonics.count == count, coefficients.allSatisfy({ $0.magnitude < 1e11 }) else { return nil }
        let parabola = [
            instants[0] << 24 + Int64((coefficients[0] * 16_777_216).rounded()),
            Int64((coefficients[1] / 1000 * 16_777_216).rounded()),
            Int64((coefficients[2] / 1_000_000 * 16_777_216).rounded()),
        ]
        var residuals: [Int8] = []
        for (index, instant) in instants.enumerated() {
            let predicted = prediction(parabola, frequencies, harmonics, index: index)
            guard let residual = Int8(exactly: stored(index, instant - predicted)), residual > .min else { return nil }
            residuals.append(residual)
        }
        return Model(parabola: parabola, harmonics: harmonics, residuals: residuals)
    }

    /// The coefficients of each phase, for its seconds since the first of its kind: the columns are the same for all four.
    private static func fit(_ seconds: [Int64], _ columns: [[Double]]) -> [[Double]]? {
        var fit = LeastSquares(count: columns[0].count, sequences: 4)
        for (index, columns) in columns.enumerated() {
            let values = (0..<4).map { Double(seconds[4 * index + $0] - seconds[$0]) }
            fit.add(columns, values[0], values[1], values[2], values[3])
        }
        return fit.solutions()
    }

    /// S sin a + C cos a as A sin(a + φ), rounded to the table's units; nil if A is too large for them.
    private static func harmonic(sine: Double, cosine: Double) -> Harmonic? {
        let amplitude = (sine * sine + cosine * cosine).squareRoot()
        return Int32(exactly: (amplitude * 256).rounded()).map {
            Harmonic(amplitude: $0, phase: TurnFraction.angle(sine: cosine, cosine: sine))
        }
    }
}
