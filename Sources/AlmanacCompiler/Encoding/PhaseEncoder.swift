import AlmanacCore
import Ephemeris

extension PhaseSection {
    /// The section of consecutive lunations, or nil if a residual of the harmonics exceeds a byte.
    ///
    /// - Parameters:
    ///   - seconds: The instants of the phases, four a lunation, a new moon first; whole seconds since 1970-01-01.
    ///   - firstLunation: The number of the first lunation.
    init?(packing seconds: [Int64], firstLunation: Int) {
        let columns = Self.columns(count: seconds.count / 4)
        var models: [Model] = []
        for phase in MoonPhase.allCases {
            let instants = stride(from: Int(phase.rawValue), to: seconds.count, by: 4).map { seconds[$0] }
            guard let model = Self.model(instants, columns) else { return nil }
            models.append(model)
        }
        self.init(firstLunation: firstLunation, frequencies: PhaseHarmonics.frequencies, models: models)
    }

    /// 1, k, k² and the sines and cosines of all frequencies at every lunation k. The powers take k in thousands, so that
    /// the normal matrix is well conditioned.
    private static func columns(count: Int) -> [[Double]] {
        (0..<count).map { index in
            let k = Double(index) / 1000
            let angles = PhaseHarmonics.frequencies.map { frequency in
                Double(frequency &* UInt32(truncatingIfNeeded: index)) / 4_294_967_296 * (2 * Double.pi)
            }
            return [1, k, k * k] + angles.lanewise { $0.sine() } + angles.lanewise { $0.cosine() }
        }
    }

    private static func model(_ instants: [Int64], _ columns: [[Double]]) -> Model? {
        guard let first = instants.first, let coefficients = fit(instants.map { Double($0 - first) }, columns) else {
            return nil
        }
        let parabola = [
            first << 24 + Int64((coefficients[0] * 16_777_216).rounded()),
            Int64((coefficients[1] / 1000 * 16_777_216).rounded()),
            Int64((coefficients[2] / 1_000_000 * 16_777_216).rounded()),
        ]
        let count = PhaseHarmonics.frequencies.count
        let harmonics = (0..<count).map { harmonic(sine: coefficients[3 + $0], cosine: coefficients[3 + count + $0]) }
        var residuals: [Int8] = []
        for (index, instant) in instants.enumerated() {
            let predicted = prediction(parabola, PhaseHarmonics.frequencies, harmonics, index: index)
            guard let residual = Int8(exactly: instant - predicted), residual > .min else { return nil }
            residuals.append(residual)
        }
        return Model(parabola: parabola, harmonics: harmonics, residuals: residuals)
    }

    private static func fit(_ values: [Double], _ columns: [[Double]]) -> [Double]? {
        var fit = LeastSquares(count: columns[0].count)
        for (columns, value) in zip(columns, values) { fit.add(columns, value) }
        return fit.solution()
    }

    /// S sin a + C cos a as A sin(a + φ), rounded to the table's units.
    private static func harmonic(sine: Double, cosine: Double) -> Harmonic {
        let amplitude = (sine * sine + cosine * cosine).squareRoot()
        return Harmonic(
            amplitude: Int32((amplitude * 256).rounded()),
            phase: TurnFraction.angle(sine: cosine, cosine: sine)
        )
    }
}

extension [Double] {
    /// The values of a function, in lanes at once.
    fileprivate func lanewise(_ function: (Lanes) -> Lanes) -> [Double] {
        stride(from: 0, to: count, by: Lanes.scalarCount).flatMap { start in
            var lanes = Lanes.zero
            let used = Swift.min(Lanes.scalarCount, count - start)
            for lane in 0..<used { lanes[lane] = self[start + lane] }
            let results = function(lanes)
            return (0..<used).map { results[$0] }
        }
    }
}
