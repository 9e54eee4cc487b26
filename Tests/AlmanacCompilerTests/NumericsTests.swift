import Foundation
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// The small numerical tools of the encoder against plain arithmetic.
@Suite struct NumericsTests {
    // MARK: - Angles as parts of a turn

    @Test("an angle is that of the arc tangent") func anAngleIsThatOfTheArc() {
        var failures = Failures()
        for step in 0..<5000 {
            let radians = (Double(step) + 0.123) / 5000 * 2 * .pi
            let length = pow(10, Double(step % 13) - 6)
            let found = TurnFraction.angle(sine: length * sin(radians), cosine: length * cos(radians))
            let expected = UInt32((radians / (2 * .pi) * 4_294_967_296).rounded(.down))
            // The last of the 32 halvings is 1.5e-9 rad; sines are good to 3e-16.
            failures.check(Int32(bitPattern: found &- expected).magnitude <= 1, "\(radians): \(found), not \(expected)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test(
        "the eighths of a turn",
        arguments: [
            (0.0, 1.0, 0), (1, 1, 1 << 29), (1, 0, 1 << 30), (1, -1, 3 << 29), (0, -1, 1 << 31), (-1, -1, 5 << 29),
            (-1, 0, 3 << 30), (-1, 1, 7 << 29),
        ] as [(Double, Double, UInt32)]
    )
    func theEighthsOfATurn(sine: Double, cosine: Double, angle: UInt32) {
        #expect(Int32(bitPattern: TurnFraction.angle(sine: sine, cosine: cosine) &- angle).magnitude <= 1)
    }

    // MARK: - The sine in whole numbers

    @Test("the integer sine is a sine") func theIntegerSine() {
        var failures = Failures()
        for step in 0..<100_000 {
            let angle = UInt32(truncatingIfNeeded: step &* 42_949)
            let expected = sin(Double(angle) / 4_294_967_296 * 2 * .pi)
            let found = Double(IntegerSine.sine(angle)) / Double(IntegerSine.unit)
            // As its comment promises; the table's residuals make up for it.
            failures.check(abs(found - expected) < 4e-6, "\(angle)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test(
        "the integer sine stays within one",
        arguments: [0, 1, 1 << 30, 1 << 31, 3 << 30, .max, (1 << 30) + 1, (1 << 31) - 1] as [UInt32]
    )
    func theIntegerSineStays(angle: UInt32) {
        #expect(IntegerSine.sine(angle).magnitude <= UInt64(IntegerSine.unit) + 4000)
    }

    // MARK: - Least squares

    @Test("an exact parabola is found") func anExactParabola() throws {
        var fit = LeastSquares(count: 3)
        for x in stride(from: -2.0, through: 5, by: 0.25) { fit.add([1, x, x * x], 3 - 2 * x + 0.5 * x * x) }
        let solution = try #require(fit.solution())
        for (found, expected) in zip(solution, [3, -2, 0.5]) { #expect(abs(found - expected) < 1e-12) }
    }

    @Test("a single column gives the mean") func aSingleColumn() throws {
        var fit = LeastSquares(count: 1)
        for value in [1.0, 2, 6] { fit.add([1], value) }
        #expect(abs(try #require(fit.solution())[0] - 3) < 1e-15)
    }

    @Test("the residual is orthogonal to the columns") func theResidualIsOrthogonal() throws {
        var numbers = RepeatableNumbers(seed: 9)
        let rows = (0..<50).map { _ in (0..<4).map { _ in Double.random(in: -1...1, using: &numbers) } }
        let values = (0..<50).map { _ in Double.random(in: -1...1, using: &numbers) }
        var fit = LeastSquares(count: 4)
        for (row, value) in zip(rows, values) { fit.add(row, value) }
        let solution = try #require(fit.solution())
        for column in 0..<4 {
            let product = zip(rows, values).reduce(0.0) { sum, observation in
                let predicted = zip(observation.0, solution).reduce(0.0) { $0 + $1.0 * $1.1 }
                return sum + observation.0[column] * (observation.1 - predicted)
            }
            #expect(abs(product) < 1e-13)
        }
    }

    @Test("dependent columns have no solution") func dependentColumnsHaveNoSolution() {
        var fit = LeastSquares(count: 2)
        #expect(fit.solution() == nil)
        fit.add([1, 2], 3)
        #expect(fit.solution() == nil)
        fit.add([.nan, 2], 3)
        #expect(fit.solution() == nil)
    }

    // MARK: - Decimals

    @Test(
        "decimals are rounded half away from zero",
        arguments: [
            (0.0, 3, "0.000"), (1.5, 0, "2"), (2.5, 0, "3"), (-2.5, 0, "-3"), (0.0005, 3, "0.001"),
            (-0.0005, 3, "-0.001"), (-0.0004, 3, "0.000"), (0.125, 2, "0.13"), (12.3456, 2, "12.35"),
            (-12.3456, 2, "-12.35"), (999.9999, 3, "1000.000"), (86_399.999_96, 4, "86400.0000"),
            (1e14, 1, "100000000000000.0"),
        ]
    )
    func decimalsAreRounded(value: Double, places: Int, text: String) {
        #expect(Decimal.text(value, places: places) == text)
    }

    @Test(
        "units are written with a point",
        arguments: [
            (0, 4, "0.0000"), (5, 4, "0.0005"), (123_456, 4, "12.3456"), (7, 0, "7"), (-5, 2, "-0.05"),
            (-123, 1, "-12.3"),
        ]
    )
    func unitsAreWritten(units: Int, places: Int, text: String) {
        #expect(Decimal.text(units: units, places: places) == text)
    }
}
