/// Linear least squares by the normal equations, in a fixed order of plain operations.
///
/// The table's predictions are fitted with it. Only the size of the file depends on how good the fit is: the residuals are
/// stored exactly.
struct LeastSquares {
    /// How many coefficients there are.
    let count: Int
    /// The normal matrix, its lower triangle row by row.
    private var matrix: [Double]
    /// The right-hand side.
    private var rightSide: [Double]

    /// A fit of `count` coefficients, without any observation yet.
    init(count: Int) {
        self.count = count
        matrix = [Double](repeating: 0, count: count * count)
        rightSide = [Double](repeating: 0, count: count)
    }

    /// Adds one observation: the values of the columns, and the number that their weighted sum is to match.
    mutating func add(_ columns: [Double], _ value: Double) {
        for row in 0..<count {
            let factor = columns[row]
            rightSide[row] += factor * value
            for column in 0...row { matrix[row * count + column] += factor * columns[column] }
        }
    }

    /// The coefficients, by the Cholesky decomposition of the normal matrix.
    ///
    /// - Returns: nil if the columns are not independent.
    func solution() -> [Double]? {
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
        return backSubstitution(lower, forwardSubstitution(lower))
    }

    private func forwardSubstitution(_ lower: [Double]) -> [Double] {
        var solved = rightSide
        for row in 0..<count {
            for column in 0..<row { solved[row] -= lower[row * count + column] * solved[column] }
            solved[row] /= lower[row * count + row]
        }
        return solved
    }

    private func backSubstitution(_ lower: [Double], _ forward: [Double]) -> [Double] {
        var solved = forward
        for row in stride(from: count - 1, through: 0, by: -1) {
            for below in stride(from: row + 1, to: count, by: 1) {
                solved[row] -= lower[below * count + row] * solved[below]
            }
            solved[row] /= lower[row * count + row]
        }
        return solved
    }
}
