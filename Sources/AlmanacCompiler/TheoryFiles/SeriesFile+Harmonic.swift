import Ephemeris

extension SeriesFile {
    /// The series Σ tᵖ Σ A cos(B + C t) of a file of the form `amplitude phase frequency`.
    func harmonicSeries() throws(DataFileError) -> HarmonicSeries {
        guard header.form == .amplitudePhaseFrequency else {
            throw formError(expected: "'form amplitude phase frequency'")
        }
        var seriesTerms: [[HarmonicSeries.SeriesTerm]] = []
        for block in blocks {
            var ofPower: [HarmonicSeries.SeriesTerm] = []
            for row in block.rows { ofPower.append(try seriesTerm(row)) }
            try block.requireFallingAmplitudes(ofPower.map(\.amplitude))
            seriesTerms.append(ofPower)
        }
        return HarmonicSeries(seriesTerms: seriesTerms)
    }

    private func seriesTerm(_ row: DataLine) throws(DataFileError) -> HarmonicSeries.SeriesTerm {
        try row.requireCount(3...3, "amplitude, phase and frequency")
        return HarmonicSeries.SeriesTerm(
            amplitude: try row.number(0, "the amplitude") * header.scale,
            phase: try row.number(1, "the phase in radians"),
            frequency: try row.number(2, "the frequency in radians a millennium")
        )
    }
}
