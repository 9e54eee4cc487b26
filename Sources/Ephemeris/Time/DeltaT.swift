/// ΔT = TT - UT1 and its uncertainty, linear between the rows of a table.
package struct DeltaT: Sendable {
    /// The day, counted from 1970-01-01, for whose 0h UT the figures are given; TT - UT1 and its uncertainty (one sigma), in
    /// seconds.
    package typealias Row = (day: Int, seconds: Double, sigma: Double)

    /// The rows by rising day.
    package let rows: [Row]

    /// A table from its rows.
    ///
    /// - Precondition: There is a row, and days rise. `DayRows` refuses a file in which they do not.
    package init(rows: [Row]) { self.rows = rows }

    /// ΔT = TT - UT1.
    ///
    /// - Given: `time`, UT1, seconds since 1970-01-01.
    /// - Returned: seconds, linear between the rows; before the first row and after the last their values.
    /// - Accuracy: `sigma(atUT1:)`.
    /// - Source: the rows; `Data/theory/delta_t.txt` names theirs.
    package func seconds(atUT1 time: Double) -> Double { interpolated(at: time, \.seconds) }

    /// The uncertainty of ΔT.
    ///
    /// - Given: `time`, UT1, seconds since 1970-01-01.
    /// - Returned: one sigma, seconds, linear between the rows; before the first row and after the last their values.
    package func sigma(atUT1 time: Double) -> Double { interpolated(at: time, \.sigma) }

    private func interpolated(at time: Double, _ column: KeyPath<Row, Double>) -> Double {
        let day = time / 86_400
        // The first row after the day, by halves.
        var (next, end) = (0, rows.count)
        while next < end {
            let middle = (next + end) / 2
            if Double(rows[middle].day) > day { end = middle } else { next = middle + 1 }
        }
        if next == 0 { return rows[0][keyPath: column] }
        if next == rows.count { return rows[next - 1][keyPath: column] }
        let (left, right) = (rows[next - 1], rows[next])
        let share = (day - Double(left.day)) / Double(right.day - left.day)
        return left[keyPath: column] + share * (right[keyPath: column] - left[keyPath: column])
    }
}
