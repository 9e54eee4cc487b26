import AlmanacCore

/// The row `valid FIRST LAST` of a file of the theory.
struct Validity {
    /// The days, ends included.
    let days: DayRange
    /// Where they stand, for errors.
    let line: DataLine

    init(reading line: DataLine) throws(DataFileError) {
        try line.requireCount(3...3, "'valid FIRST LAST'")
        let first = try line.day(1, "the first valid day")
        let last = try line.day(2, "the last valid day")
        guard first < last else { throw line.error(found: "\(first) to \(last)", expected: "the earlier day first") }
        days = first...last
        self.line = line
    }

    /// Throws unless all of some days are among these.
    func require(_ needed: DayRange) throws(DataFileError) {
        guard days.contains(needed.firstDay), days.contains(needed.lastDay) else {
            throw line.error(
                found: "valid \(days.firstDay) to \(days.lastDay)",
                expected: "valid from \(needed.firstDay) to \(needed.lastDay) at least"
            )
        }
    }
}
