/// Predicts the next number of a sequence from the ones before it: the reversible filter of the term section.
///
/// The prediction is Σ cᵢ x₋ᵢ / 2ˢ, rounded down, in whole numbers; numbers before the sequence count as zero.
package struct LinearPredictor: Equatable, Sendable {
    /// s: the binary places of the coefficients.
    package static var binaryPlaces: Int64 { 16 }

    /// The coefficients; the first belongs to the number just before.
    package let coefficients: [Int32]

    package init(coefficients: [Int32]) { self.coefficients = coefficients }

    /// The prediction of `values[index]` from the values before it.
    @inline(__always)
    package func prediction(at index: Int, in values: [Int32]) -> Int32 {
        var sum: Int64 = 0
        for lag in 0..<min(coefficients.count, index) {
            sum &+= Int64(coefficients[lag]) &* Int64(values[index &- lag &- 1])
        }
        return Int32(truncatingIfNeeded: sum >> Self.binaryPlaces)
    }

    /// Inverts the encoder's filter in place: each residual becomes residual + prediction, in order.
    func addPredictions(to values: inout [Int32]) {
        let order = coefficients.count
        let begun = min(max(order, 1), values.count)
        for index in 0..<begun { values[index] &+= prediction(at: index, in: values) }
        guard begun > 0, let newest = coefficients.first else { return }
        // Without the checks of an array: opening a table makes thousands of predictions.
        let oldestFirst = coefficients.dropFirst().reversed().map { Int64($0) }
        values.withUnsafeMutableBufferPointer { values in
            oldestFirst.withUnsafeBufferPointer { coefficients in
                var last = values[begun - 1]
                for index in begun..<values.count {
                    var sum: Int64 = 0
                    for lag in 0..<coefficients.count {
                        sum &+= coefficients[lag] &* Int64(values[index &- order &+ lag])
                    }
                    // The newest number comes last and from a register: all else can be computed ahead of it.
                    sum &+= Int64(newest) &* Int64(last)
                    last = values[index] &+ Int32(truncatingIfNeeded: sum >> Self.binaryPlaces)
                    values[index] = last
                }
            }
        }
    }
}
