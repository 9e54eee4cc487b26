// The instants of the phases in the body of a table.

extension PhaseSection {
    init(reading reader: inout ByteReader) throws(TableError) {
        firstLunation = Int(try reader.read(Int32.self))
        let count = Int(try reader.read(UInt16.self))
        let harmonicCount = Int(try reader.read(UInt8.self))
        frequencies = try reader.read(UInt32.self, count: harmonicCount)
        models = try [Model](count: MoonPhase.allCases.count) { _ throws(TableError) in
            try Self.readModel(&reader, harmonicCount: harmonicCount, count: count)
        }
    }

    /// The largest a, b and c: with k under 2¹⁶ their sum stays under 2⁶³ and the seconds under 2³⁹, 17 000 years either
    /// side of 1970, so that every instant has a civil day.
    private static var largestParabola: [UInt64] { [1 << 60, 1 << 46, 1 << 28] }

    private static func readModel(
        _ reader: inout ByteReader,
        harmonicCount: Int,
        count: Int
    ) throws(TableError) -> Model {
        let parabola = try reader.read(Int64.self, count: 3)
        guard zip(parabola, Self.largestParabola).allSatisfy({ $0.magnitude <= $1 }) else { throw reader.malformed }
        let harmonics = try reader.readList(count: harmonicCount) { reader throws(TableError) in
            Harmonic(amplitude: try reader.read(Int32.self), phase: try reader.read(UInt32.self))
        }
        let residuals = try reader.read(Int8.self, count: count)
        return Model(parabola: parabola, harmonics: harmonics, residuals: residuals)
    }

    /// The section as it is stored in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(Int32(truncatingIfNeeded: firstLunation))
        writer.write(UInt16(truncatingIfNeeded: lunationCount))
        writer.write(UInt8(truncatingIfNeeded: frequencies.count))
        writer.write(frequencies)
        for model in models {
            writer.write(model.parabola)
            for harmonic in model.harmonics {
                writer.write(harmonic.amplitude)
                writer.write(harmonic.phase)
            }
            writer.write(model.residuals)
        }
        return writer.bytes
    }
}
