/// Linear least squares by the normal equations, in a fixed order of plain operations.
///
/// The table's predictions are fitted with it. Only the size of the file depends on how good the fit is: the residuals are
/// stored exactly.
struct LeastSquares {
    let count: Int
    /// The normal matrix, its lower triangle row by row, and below it a row for the right side of each sequence.
    private var matrix: [Double]

    /// A fit of `count` coefficients to each of some sequences, without any observation yet.
    init(count: Int, sequences: Int = 1) {
        self.count = count
        matrix = [Double](repeating: 0, count: (count + sequences) * count)
    }

    /// Adds one observation: the values of the columns, and the number of each sequence that their weighted sum is to match.
    mutating func add(_ columns: [Double], _ values: Double...) {
        let factors = columns + values
        precondition(columns.count == count && factors.count * count == matrix.count)
        // The checks of an array would take longer than all else: a wide table has 7000 observations of 93 columns.
        matrix.withUnsafeMutableBufferPointer { matrix in
            columns.withUnsafeBufferPointer { columns in
                for (row, factor) in factors.enumerated() {
                    let start = row &* count
                    for column in 0..<min(row &+ 1, count) { matrix[start &+ column] += factor * columns[column] }
                }
            }
        }
    }

    /// The coefficients of the first sequence, or nil if the columns are not independent.
    func solution() -> [Double]? { solutions()?.first }

    /// The coefficients of each sequence, by the Cholesky decomposition of the normal matrix.
    ///
    /// - Returns: nil if the columns are not independent.
    func solutions() -> [[Double]]? {
        var lower = matrix
        for row in 0..<count {
            for column in 0...row {
                var sum = lower[row * count + column]
                for index in 0..<column { sum -= lower[row * count + index] * lower[column * count + index] }
                if row == column {
                    guard sum > 0 else { return nil }
                    lower[row * count + row] = sum.squareRoot()
                } else {
                    lower[row * count + column] = sum / lower[column * count + column]
                }
            }
        }
        let rightSides = stride(from: count * count, to: matrix.count, by: count)
        return rightSides.map { substituted(Array(matrix[$0..<$0 + count]), lower) }
    }

    /// Forward, then back substitution of a right-hand side.
    private func substituted(_ rightSide: [Double], _ lower: [Double]) -> [Double] {
        var solved = rightSide
        for row in 0..<count {
            for column in 0..<row { solved[row] -= lower[row * count + column] * solved[column] }
            solved[row] /= lower[row * count + row]
        }
        for row in (0..<count).reversed() {
            for below in row + 1..<count { solved[row] -= lower[below * count + row] * solved[below] }
            solved[row] /= lower[row * count + row]
        }
        return solved
    }
}
