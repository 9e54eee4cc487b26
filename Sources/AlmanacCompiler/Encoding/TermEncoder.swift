import AlmanacCore

extension TermSection {
    /// The section of consecutive terms, or nil if their instants are too irregular for the layout.
    ///
    /// - Parameters:
    ///   - seconds: Their instants, whole seconds since 1970-01-01.
    ///   - firstNumber: The number of the first.
    ///   - predictorOrder: With eight coefficients the residuals of 1900-2100 fit a byte (73 s at the most from the ninth term
    ///     on); more make a longer table smaller, and slower to open.
    init?(packing seconds: [Int64], firstNumber: Int, predictorOrder: Int = 8) {
        guard let first = seconds.first else { return nil }
        let (zero, spacing) = (-firstNumber, Int64(365.242_19 / 24 * 86_400 * 65_536))
        let origin = seconds.indices.contains(zero) ? seconds[zero] : first - (Int64(firstNumber) * spacing) >> 16
        let deviations = seconds.indices.map { index in
            Double(seconds[index] - origin - ((Int64(firstNumber + index) * spacing) >> 16))
        }
        guard let parabolas = Self.fitParabolas(deviations, firstNumber: firstNumber) else { return nil }
        let remainders = deviations.indices.map { index -> Double in
            let number = firstNumber + index
            let year = Int64(yearsSince1900(number))
            return deviations[index] - Double(parabolas[SolarTerm(wrapping: number).index].value(year: year))
        }
        guard let predictor = Self.fitPredictor(remainders, predictorOrder) else { return nil }
        self.init(
            firstNumber: firstNumber,
            origin: origin,
            spacing: spacing,
            parabolas: parabolas,
            predictor: predictor,
            deviations: deviations.map { Int32($0) }
        )
        let residuals = predictionResiduals()
        guard residuals.allSatisfy({ Int16(exactly: $0) != nil }),
            residuals.dropFirst(predictorOrder).allSatisfy({ Int8(exactly: $0) != nil })
        else { return nil }
    }

    private static func fitParabolas(_ deviations: [Double], firstNumber: Int) -> [Parabola]? {
        var parabolas: [Parabola] = []
        for term in SolarTerm.allCases {
            var fit = LeastSquares(count: 3)
            let first = SolarTerm(wrapping: term.index - firstNumber).index
            for index in stride(from: first, to: deviations.count, by: SolarTerm.count) {
                let year = Double(yearsSince1900(firstNumber + index))
                fit.add([1, year, year * year], deviations[index])
            }
            // Years far from 1900, or few of them, have coefficients that are too large.
            guard let solution = fit.solution(), let constant = Int32(exactly: solution[0].rounded()),
                let slope = Int32(exactly: (solution[1] * 1_048_576).rounded()),
                let curvature = Int32(exactly: (solution[2] * 1_048_576).rounded())
            else { return nil }
            parabolas.append(.init(constant: constant, slope: slope, curvature: curvature))
        }
        return parabolas
    }

    private static func fitPredictor(_ values: [Double], _ predictorOrder: Int) -> LinearPredictor? {
        var fit = LeastSquares(count: predictorOrder)
        for index in predictorOrder..<max(values.count, predictorOrder) {
            fit.add((1...predictorOrder).map { values[index - $0] }, values[index])
        }
        guard let solution = fit.solution() else { return nil }
        let coefficients = solution.compactMap { Int32(exactly: ($0 * 65_536).rounded()) }
        return coefficients.count == predictorOrder ? LinearPredictor(coefficients: coefficients) : nil
    }
}

/// The Gregorian year of a term minus 1900.
private func yearsSince1900(_ term: Int) -> Int { (term - SolarTerm(wrapping: term).index) / SolarTerm.count }
