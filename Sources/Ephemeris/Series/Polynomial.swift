/// A polynomial c0 + c1 x + c2 x² + … in time: a mean longitude, the precession, a fundamental argument.
package struct Polynomial: Sendable, Equatable {
    /// The coefficients, constant first.
    package let coefficients: [Double]

    /// A polynomial from its coefficients, constant first; without any it is zero.
    package init(_ coefficients: [Double]) { self.coefficients = coefficients }

    package func scaled(by factor: Double) -> Polynomial { Polynomial(coefficients.map { $0 * factor }) }

    /// The values at several `x`, by Horner's rule.
    package func callAsFunction(_ x: Lanes) -> Lanes {
        var sum = Lanes.zero
        for coefficient in coefficients.reversed() {
            sum = sum * x
            sum = sum + coefficient
        }
        return sum
    }

    package func adding(_ other: Polynomial) -> Polynomial {
        let isShorter = coefficients.count < other.coefficients.count
        var sum = isShorter ? other.coefficients : coefficients
        for (power, coefficient) in (isShorter ? self : other).coefficients.enumerated() { sum[power] += coefficient }
        return Polynomial(sum)
    }
}
