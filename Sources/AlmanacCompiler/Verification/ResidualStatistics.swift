/// Mean, root mean square and largest of residuals, seconds.
struct ResidualStatistics {
    private var count = 0
    private var sum = 0.0
    private var sumOfSquares = 0.0
    private(set) var largest = 0.0

    /// Adds one residual.
    mutating func add(_ residual: Double) {
        count += 1
        sum += residual
        sumOfSquares += residual * residual
        if abs(residual) > abs(largest) { largest = residual }
    }

    /// The mean.
    var mean: Double { sum / Double(max(count, 1)) }
    /// The root mean square.
    var rms: Double { (sumOfSquares / Double(max(count, 1))).squareRoot() }
}
