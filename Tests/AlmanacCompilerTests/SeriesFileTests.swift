import Ephemeris
import Testing

@testable import AlmanacCompiler

/// Reading the files of a series: what is right, and every way a row can be wrong.
@Suite struct SeriesFileTests {
    private static let name = "theory/series.txt"
    private static let series = """
        # A series for tests.
        valid 1899-01-01 2102-01-01
        form amplitude phase arguments
        scale 0.5
        argument D 1 2  # a comment after a row
        argument l' 3 4 5

        power 0 rows 3
        5.0 0.1 2D -1l'
        -4 0.2\t1D\r
        3e0 -0.3
        power 1 rows 1
        1 0 127l'

        """

    private static func read(_ file: SourceFile) throws {
        let series = try SeriesFile(file)
        _ = try series.validity()
        _ = try series.argumentSeries(unit: 1)
    }

    @Test("every field of a series is read") func everyFieldArrives() throws {
        let file = try SeriesFile(SourceFile(Self.name, Self.series))
        let series = try file.argumentSeries(unit: 2)
        #expect(
            series.arguments
                == [Polynomial([1, 2]), Polynomial([3, 4, 5])].map { $0.scaled(by: radiansPerArcsecond) }
        )
        #expect(series.seriesTerms.map(\.multiples) == [[2, -1], [1, 0], [0, 0], [0, 127]])
        #expect(series.seriesTerms.map(\.power) == [0, 0, 0, 1])
        // Scale 0.5 and unit 2 leave the amplitudes: A sin φ belongs to the cosine, A cos φ to the sine.
        #expect(abs(series.seriesTerms[0].cosine - 0.499_167_083_234_140_8) < 1e-15)
        #expect(abs(series.seriesTerms[0].sine - 4.975_020_826_390_129) < 1e-14)
        #expect(try file.validity().days.firstDay.description == "1899-01-01")
    }

    @Test(
        "a bad row is named",
        arguments: [
            // Numbers.
            BadEdit("5.0 0.1", "5,0 0.1", 9, "'5,0'", "amplitude, a decimal number"),
            BadEdit("5.0 0.1", "nan 0.1", 9, "'nan'", "a decimal number"),
            BadEdit("5.0 0.1", "inf 0.1", 9, "'inf'", "a decimal number"),
            BadEdit("5.0 0.1", "0x10 0.1", 9, "'0x10'", "a decimal number"),
            BadEdit("5.0 0.1", "1e999 0.1", 9, "'1e999'", "a decimal number"),
            BadEdit("5.0 0.1", "5e18 0.1", 9, "'5e18'", "a decimal number under 1e12"),
            BadEdit("5.0 0.1", "-1e308 0.1", 9, "'-1e308'", "a decimal number under 1e12"),
            BadEdit("5.0 0.1", "5.0 0.1.2", 9, "'0.1.2'", "the phase"),
            BadEdit("3e0 -0.3", "3e0", 11, "1 fields", "two figures"),
            BadEdit("3e0 -0.3", "3e -0.3", 11, "'3e'", "a decimal number"),
            // Order and number of rows.
            BadEdit("5.0 0.1", "2.0 0.1", 10, "-4.0 after 2.0", "falling amplitude"),
            BadEdit("0 rows 3", "0 rows 4", 8, "3 rows", "4 rows"),
            BadEdit("0 rows 3", "0 rows 2", 8, "3 rows", "2 rows"),
            BadEdit("1 rows 1", "1 rows 2", 12, "1 rows", "2 rows"),
            BadEdit("power 1", "power 2", 12, "power 2", "power 1"),
            BadEdit("power 1", "power 0", 12, "power 0", "power 1"),
            BadEdit("1 rows 1", "1 rows -1", 12, "'-1'", "number of rows"),
            BadEdit("1 rows 1", "1 lines 1", 12, "4 fields", "'power P rows N'"),
            // Directives.
            BadEdit("scale 0.5", "scales 0.5", 4, "'scales'", "valid, form, scale"),
            BadEdit("scale 0.5", "scale half", 4, "'half'", "scale of the amplitudes"),
            BadEdit("scale 0.5", "argument-unit degrees", 4, "'degrees'", "'arcseconds'"),
            BadEdit("arguments", "multiples", 3, "'amplitude phase multiples'", "sine cosine arguments"),
            BadEdit("phase arguments", "phase frequency", 3, "another form", "phase arguments"),
            BadEdit("form amplitude phase arguments", "", 0, "no form", "phase arguments"),
            BadEdit("argument D 1 2 ", "argument D ", 5, "2 fields", "one to five coefficients"),
            BadEdit("D 1 2 ", "D 1 2 3 4 5 6 ", 5, "8 fields", "one to five coefficients"),
            BadEdit("D 1 2 ", "D 1 two ", 5, "'two'", "a coefficient"),
            BadEdit("valid 1899-01-01 2102-01-01", "", 0, "no validity", "valid 1899-01-01"),
            BadEdit("valid 1899-01-01", "valid 1899-02-29", 2, "'1899-02-29'", "first valid day"),
            BadEdit("2102-01-01", "1898-01-01", 2, "1899-01-01 to 1898-01-01", "earlier day first"),
            // Multiples.
            BadEdit("2D -1l'", "2D -1D", 9, "'-1D'", "not yet named"),
            BadEdit("2D -1l'", "2D -1X", 9, "'-1X'", "a multiple of an argument"),
            BadEdit("2D -1l'", "2D l'", 9, "'l''", "such as 2D"),
            BadEdit("2D -1l'", "0D", 9, "'0D'", "a multiple of an argument"),
            BadEdit("127l'", "128l'", 13, "'128l''", "a multiple of an argument"),
            BadEdit("2D -1l'", "2D 1l' 1D", 9, "5 fields", "multiples of the arguments"),
            BadEdit("2D -1l'", "--2D", 9, "'--2D'", "a multiple of an argument"),
        ]
    )
    func aBadRow(_ edit: BadEdit) throws {
        try edit.check(Self.name, Self.series, Self.read)
    }

    @Test("a file without rows is named") func aFileWithout() throws {
        for text in ["", "\n\n# nothing\n", "valid 1899-01-01 2102-01-01\n"] {
            try expectError(Self.name, 0, "no rows", "power 0 rows") { try SeriesFile(SourceFile(Self.name, text)) }
        }
    }

    // MARK: - The Sun's form

    private static let harmonics = """
        valid 1899-01-01 2102-01-01
        form amplitude phase frequency
        scale 2
        power 0 rows 2
        3 0.5 6283.0758
        1 1.5 0
        """

    @Test("every harmonic of a series is read") func harmonicsArrive() throws {
        let series = try SeriesFile(SourceFile(Self.name, Self.harmonics)).harmonicSeries()
        #expect(
            series.seriesTerms == [
                [
                    HarmonicSeries.SeriesTerm(amplitude: 6, phase: 0.5, frequency: 6283.0758),
                    HarmonicSeries.SeriesTerm(amplitude: 2, phase: 1.5, frequency: 0),
                ]
            ]
        )
    }

    @Test(
        "a bad harmonic is named",
        arguments: [
            BadEdit("3 0.5 6283.0758", "3 0.5", 5, "2 fields", "amplitude, phase and frequency"),
            BadEdit("6283.0758", "6283.0758 1", 5, "4 fields", "amplitude, phase and frequency"),
            BadEdit("6283.0758", "NaN", 5, "'NaN'", "the frequency"),
            BadEdit("1 1.5 0", "4 1.5 0", 6, "8.0 after 6.0", "falling amplitude"),
            BadEdit("phase frequency", "phase arguments", 2, "another form", "phase frequency"),
        ]
    )
    func aBadHarmonic(_ edit: BadEdit) throws {
        try edit.check(Self.name, Self.harmonics) { _ = try SeriesFile($0).harmonicSeries() }
    }

    // MARK: - Polynomials

    private static let polynomials = """
        valid 1899-01-01 2102-01-01
        polynomial W1 648000 2
        polynomial tie 1
        """

    @Test("polynomials arrive in radians") func polynomialsArriveInRadians() throws {
        let file = try PolynomialFile(SourceFile(Self.name, Self.polynomials))
        #expect(try file.polynomial("W1") == Polynomial([.pi, 2 * radiansPerArcsecond]))
    }

    @Test(
        "a bad polynomial is named",
        arguments: [
            BadEdit("W1 648000", "W1 6h", 2, "'6h'", "a coefficient"),
            BadEdit("W1 648000 2", "W1", 2, "2 fields", "one to seven coefficients"),
            BadEdit("polynomial tie", "polynom tie", 3, "'polynom'", "valid or polynomial"),
            BadEdit("tie", "W1", 3, "2 rows 'polynomial W1'", "exactly one"),
            BadEdit("W1", "W2", 0, "0 rows 'polynomial W1'", "exactly one"),
            BadEdit("valid 1899-01-01 2102-01-01", "", 0, "no validity", "valid 1899-01-01"),
        ]
    )
    func aBadPolynomial(_ edit: BadEdit) throws {
        try edit.check(Self.name, Self.polynomials) { _ = try PolynomialFile($0).polynomial("W1") }
    }
}
