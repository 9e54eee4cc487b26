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

    @Test("every field arrives") func everyFieldArrives() throws {
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
            BadEdit("5.0 0.1", "5,0 0.1", line: 9, found: "'5,0'", expected: "amplitude, a decimal number"),
            BadEdit("5.0 0.1", "nan 0.1", line: 9, found: "'nan'", expected: "a decimal number"),
            BadEdit("5.0 0.1", "inf 0.1", line: 9, found: "'inf'", expected: "a decimal number"),
            BadEdit("5.0 0.1", "0x10 0.1", line: 9, found: "'0x10'", expected: "a decimal number"),
            BadEdit("5.0 0.1", "1e999 0.1", line: 9, found: "'1e999'", expected: "a decimal number"),
            BadEdit("5.0 0.1", "5e18 0.1", line: 9, found: "'5e18'", expected: "a decimal number under 1e12"),
            BadEdit("5.0 0.1", "-1e308 0.1", line: 9, found: "'-1e308'", expected: "a decimal number under 1e12"),
            BadEdit("5.0 0.1", "5.0 0.1.2", line: 9, found: "'0.1.2'", expected: "the phase"),
            BadEdit("3e0 -0.3", "3e0", line: 11, found: "1 fields", expected: "two figures"),
            BadEdit("3e0 -0.3", "3e -0.3", line: 11, found: "'3e'", expected: "a decimal number"),
            // Order and number of rows.
            BadEdit("5.0 0.1", "2.0 0.1", line: 10, found: "-4.0 after 2.0", expected: "falling amplitude"),
            BadEdit("0 rows 3", "0 rows 4", line: 8, found: "3 rows", expected: "4 rows"),
            BadEdit("0 rows 3", "0 rows 2", line: 8, found: "3 rows", expected: "2 rows"),
            BadEdit("1 rows 1", "1 rows 2", line: 12, found: "1 rows", expected: "2 rows"),
            BadEdit("power 1", "power 2", line: 12, found: "power 2", expected: "power 1"),
            BadEdit("power 1", "power 0", line: 12, found: "power 0", expected: "power 1"),
            BadEdit("1 rows 1", "1 rows -1", line: 12, found: "'-1'", expected: "number of rows"),
            BadEdit("1 rows 1", "1 lines 1", line: 12, found: "4 fields", expected: "'power P rows N'"),
            // Directives.
            BadEdit("scale 0.5", "scales 0.5", line: 4, found: "'scales'", expected: "valid, form, scale"),
            BadEdit("scale 0.5", "scale half", line: 4, found: "'half'", expected: "scale of the amplitudes"),
            BadEdit("scale 0.5", "argument-unit degrees", line: 4, found: "'degrees'", expected: "'arcseconds'"),
            BadEdit(
                "arguments",
                "multiples",
                line: 3,
                found: "'amplitude phase multiples'",
                expected: "sine cosine arguments"
            ),
            BadEdit("phase arguments", "phase frequency", line: 3, found: "another form", expected: "phase arguments"),
            BadEdit("form amplitude phase arguments", "", line: 0, found: "no form", expected: "phase arguments"),
            BadEdit("argument D 1 2 ", "argument D ", line: 5, found: "2 fields", expected: "one to five coefficients"),
            BadEdit("D 1 2 ", "D 1 2 3 4 5 6 ", line: 5, found: "8 fields", expected: "one to five coefficients"),
            BadEdit("D 1 2 ", "D 1 two ", line: 5, found: "'two'", expected: "a coefficient"),
            BadEdit("valid 1899-01-01 2102-01-01", "", line: 0, found: "no validity", expected: "valid 1899-01-01"),
            BadEdit(
                "valid 1899-01-01",
                "valid 1899-02-29",
                line: 2,
                found: "'1899-02-29'",
                expected: "first valid day"
            ),
            BadEdit(
                "2102-01-01",
                "1898-01-01",
                line: 2,
                found: "1899-01-01 to 1898-01-01",
                expected: "earlier day first"
            ),
            // Multiples.
            BadEdit("2D -1l'", "2D -1D", line: 9, found: "'-1D'", expected: "not yet named"),
            BadEdit("2D -1l'", "2D -1X", line: 9, found: "'-1X'", expected: "a multiple of an argument"),
            BadEdit("2D -1l'", "2D l'", line: 9, found: "'l''", expected: "such as 2D"),
            BadEdit("2D -1l'", "0D", line: 9, found: "'0D'", expected: "a multiple of an argument"),
            BadEdit("127l'", "128l'", line: 13, found: "'128l''", expected: "a multiple of an argument"),
            BadEdit("2D -1l'", "2D 1l' 1D", line: 9, found: "5 fields", expected: "multiples of the arguments"),
            BadEdit("2D -1l'", "--2D", line: 9, found: "'--2D'", expected: "a multiple of an argument"),
        ]
    )
    func aBadRow(_ edit: BadEdit) throws {
        try edit.check(Self.name, Self.series, Self.read)
    }

    @Test("a file without rows is named") func aFileWithout() throws {
        for text in ["", "\n\n# nothing\n", "valid 1899-01-01 2102-01-01\n"] {
            let error = #expect(throws: DataFileError.self) { try SeriesFile(SourceFile(Self.name, text)) }
            expectError(try #require(error), file: Self.name, line: 0, found: "no rows", expected: "power 0 rows")
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

    @Test("harmonics arrive") func harmonicsArrive() throws {
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
            BadEdit("3 0.5 6283.0758", "3 0.5", line: 5, found: "2 fields", expected: "amplitude, phase and frequency"),
            BadEdit("6283.0758", "6283.0758 1", line: 5, found: "4 fields", expected: "amplitude, phase and frequency"),
            BadEdit("6283.0758", "NaN", line: 5, found: "'NaN'", expected: "the frequency"),
            BadEdit("1 1.5 0", "4 1.5 0", line: 6, found: "8.0 after 6.0", expected: "falling amplitude"),
            BadEdit("phase frequency", "phase arguments", line: 2, found: "another form", expected: "phase frequency"),
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
            BadEdit("W1 648000", "W1 6h", line: 2, found: "'6h'", expected: "a coefficient"),
            BadEdit("W1 648000 2", "W1", line: 2, found: "2 fields", expected: "one to five coefficients"),
            BadEdit("polynomial tie", "polynom tie", line: 3, found: "'polynom'", expected: "valid or polynomial"),
            BadEdit("tie", "W1", line: 3, found: "2 rows 'polynomial W1'", expected: "exactly one"),
            BadEdit("W1", "W2", line: 0, found: "0 rows 'polynomial W1'", expected: "exactly one"),
            BadEdit("valid 1899-01-01 2102-01-01", "", line: 0, found: "no validity", expected: "valid 1899-01-01"),
        ]
    )
    func aBadPolynomial(_ edit: BadEdit) throws {
        try edit.check(Self.name, Self.polynomials) { _ = try PolynomialFile($0).polynomial("W1") }
    }
}
