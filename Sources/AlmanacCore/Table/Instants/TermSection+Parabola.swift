extension TermSection {
    /// A parabola over the years for one of the 24 terms.
    package struct Parabola: Equatable, Sendable {
        /// Seconds in 1900.
        package let constant: Int32
        /// 2⁻²⁰ s a year.
        package let slope: Int32
        /// 2⁻²⁰ s a year squared.
        package let curvature: Int32

        /// A parabola from its coefficients.
        package init(constant: Int32, slope: Int32, curvature: Int32) {
            self.constant = constant
            self.slope = slope
            self.curvature = curvature
        }

        /// The value in the year 1900 + `year`, seconds.
        package func value(year: Int64) -> Int32 {
            let bent = (Int64(slope) &+ Int64(curvature) &* year) &* year
            return constant &+ Int32(truncatingIfNeeded: bent >> 20)
        }
    }

    /// Adds to each number the value of its term's parabola, times a factor.
    static func add(_ parabolas: [Parabola], times factor: Int32, to values: inout [Int32], firstNumber: Int) {
        values.withUnsafeMutableBufferPointer { values in
            for first in 0..<min(SolarTerm.count, values.count) {
                let number = firstNumber + first
                let parabola = parabolas[number.modulo(SolarTerm.count)]
                var year = Int64(number.flooredQuotient(SolarTerm.count))
                for index in stride(from: first, to: values.count, by: SolarTerm.count) {
                    values[index] &+= factor &* parabola.value(year: year)
                    year &+= 1
                }
            }
        }
    }
}
