// The instants of the terms in the body of a table.

extension TermSection {
    /// The numbers that the first term may have: within 40 000 years of 1900, so that no sum with it leaves 32 bits.
    static var firstNumbers: ClosedRange<Int> { -1_000_000...1_000_000 }

    init(reading reader: inout ByteReader) throws(TableError) {
        firstNumber = Int(try reader.read(Int32.self))
        guard Self.firstNumbers.contains(firstNumber) else { throw reader.malformed }
        let count = Int(try reader.read(UInt16.self))
        origin = try reader.read(Int64.self)
        spacing = try reader.read(Int64.self)
        parabolas = try reader.readList(count: SolarTerm.count) { reader throws(TableError) in
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

    /// The section as it is stored in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(Int32(truncatingIfNeeded: firstNumber))
        writer.write(UInt16(truncatingIfNeeded: instants.count))
        writer.write(origin)
        writer.write(spacing)
        for parabola in parabolas {
            writer.write(parabola.constant)
            writer.write(parabola.slope)
            writer.write(parabola.curvature)
        }
        writer.write(UInt8(truncatingIfNeeded: predictor.coefficients.count))
        writer.write(predictor.coefficients)
        let residuals = predictionResiduals()
        writer.write(residuals.prefix(predictor.coefficients.count).map { Int16(truncatingIfNeeded: $0) })
        writer.write(residuals.dropFirst(predictor.coefficients.count).map { Int8(truncatingIfNeeded: $0) })
        return writer.bytes
    }

    /// What the prediction leaves of each term, seconds.
    package func predictionResiduals() -> [Int32] {
        var residuals = deviations
        Self.add(parabolas, times: -1, to: &residuals, firstNumber: firstNumber)
        return residuals.indices.map { residuals[$0] &- predictor.prediction(at: $0, in: residuals) }
    }
}
