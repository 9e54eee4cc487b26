/// The result of the comparison with one published table.
package struct Finding: Sendable {
    /// The two sides of the comparison.
    package let title: String
    /// How many rows agree.
    package private(set) var agreements = 0
    /// How many rows differ for a reason that a cited row gives.
    package private(set) var explainedCount = 0
    /// The reasons, one line for each difference or for all differences with one reason.
    package private(set) var explained: [String] = []
    /// How many rows differ for a reason that nobody knows, but no more than a row of the data folder lists.
    package private(set) var listedCount = 0
    /// The rows that list them, one line each.
    package private(set) var listed: [String] = []
    /// The differences without a reason, one line each.
    package private(set) var unexplained: [String] = []
    /// Figures that summarise the comparison; empty if there are none.
    package var summary = ""

    init(_ title: String) { self.title = title }

    /// How many rows differ, explained or not.
    package var differences: Int { explainedCount + listedCount + unexplained.count }

    mutating func agree() { agreements += 1 }
    mutating func explain(_ line: String) { explain(1, line) }
    mutating func fail(_ line: String) { unexplained.append(line) }

    /// Adds `count` differences with one reason.
    mutating func explain(_ count: Int, _ line: String) {
        explainedCount += count
        explained.append(line)
    }

    /// Adds `count` differences that a row lists without a reason.
    mutating func list(_ count: Int, _ line: String) {
        listedCount += count
        listed.append(line)
    }
}

/// Mean, root mean square and largest of residuals, seconds.
struct ResidualStatistics {
    private var count = 0
    private var sum = 0.0
    private var sumOfSquares = 0.0
    private(set) var largest = 0.0

    mutating func add(_ residual: Double) {
        count += 1
        sum += residual
        sumOfSquares += residual * residual
        if abs(residual) > abs(largest) { largest = residual }
    }

    var mean: Double { sum / Double(max(count, 1)) }
    /// The root mean square.
    var rms: Double { (sumOfSquares / Double(max(count, 1))).squareRoot() }

    /// The figures in one line.
    var line: String {
        let largest = Decimal.text(largest, places: 0)
        return "mean \(Decimal.text(mean, places: 1)) s, rms \(Decimal.text(rms, places: 1)) s, largest \(largest) s"
    }
}
