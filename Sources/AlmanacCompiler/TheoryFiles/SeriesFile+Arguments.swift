import Ephemeris

extension SeriesFile {
    /// The series of a file of the form `amplitude phase arguments` or `sine cosine arguments`.
    ///
    /// - Parameter unit: One unit of the file's amplitudes in the unit of the series, such as the radians in an
    ///   arcsecond.
    func argumentSeries(unit: Double) throws(DataFileError) -> ArgumentSeries {
        var seriesTerms: [ArgumentSeries.SeriesTerm] = []
        for (power, block) in blocks.enumerated() {
            var figures: [Figures] = []
            for row in block.rows { figures.append(try self.figures(row)) }
            if header.form == .amplitudePhaseArguments { try block.requireFallingAmplitudes(figures.map(\.first)) }
            for (row, figures) in zip(block.rows, figures) {
                seriesTerms.append(try seriesTerm(row, figures, power: power, unit: unit))
            }
        }
        return ArgumentSeries(arguments: header.arguments.map(\.polynomial), seriesTerms: seriesTerms)
    }

    /// The two figures a row begins with: amplitude and phase, or the coefficients of sine and cosine.
    private typealias Figures = (first: Double, second: Double)

    private func figures(_ row: DataLine) throws(DataFileError) -> Figures {
        try row.requireCount(2...(2 + header.arguments.count), "two figures and multiples of the arguments")
        return switch header.form {
        case .sineCosineArguments:
            (try row.number(0, "the coefficient of the sine"), try row.number(1, "the coefficient of the cosine"))
        case .amplitudePhaseArguments:
            (try row.number(0, "the amplitude"), try row.number(1, "the phase in radians"))
        default:
            throw formError(expected: "'form amplitude phase arguments' or 'form sine cosine arguments'")
        }
    }

    private func seriesTerm(
        _ row: DataLine,
        _ figures: Figures,
        power: Int,
        unit: Double
    ) throws(DataFileError) -> ArgumentSeries.SeriesTerm {
        let factor = header.scale * unit
        let (sine, cosine) = sineAndCosine(figures)
        return ArgumentSeries.SeriesTerm(
            power: power,
            sine: sine * factor,
            cosine: cosine * factor,
            multiples: try multiples(row)
        )
    }

    /// S and C of S sin a + C cos a, in the unit of the file.
    private func sineAndCosine(_ figures: Figures) -> (sine: Double, cosine: Double) {
        guard header.form == .amplitudePhaseArguments else { return (figures.first, figures.second) }
        // A sin(φ + a) = A cos φ sin a + A sin φ cos a
        let phase = Lanes(repeating: figures.second)
        return (figures.first * phase.cosine()[0], figures.first * phase.sine()[0])
    }

    /// Multiples such as `2D -1l`, in the order of the file's arguments.
    private func multiples(_ row: DataLine) throws(DataFileError) -> [Int8] {
        var multiples = [Int8](repeating: 0, count: header.arguments.count)
        for index in 2..<row.count {
            guard let (multiple, argument) = multiple(row.fields[index]), multiples[argument] == 0 else {
                throw row.error(
                    found: "'\(row.word(index))'",
                    expected: "a multiple of an argument not yet named in the row, such as 2D or -1l"
                )
            }
            multiples[argument] = multiple
        }
        return multiples
    }

    /// A multiple (not zero, under 128) and the index of its argument.
    private func multiple(_ field: ArraySlice<UInt8>) -> (multiple: Int8, argument: Int)? {
        let isNegative = field.first == UInt8(ascii: "-")
        let digits = field.dropFirst(isNegative ? 1 : 0).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...3).contains(digits.count) else { return nil }
        let magnitude = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        let name = field[digits.endIndex...]
        guard (1...127).contains(magnitude),
            let argument = header.arguments.firstIndex(where: { $0.name.elementsEqual(name) })
        else { return nil }
        return (Int8(isNegative ? -magnitude : magnitude), argument)
    }
}
