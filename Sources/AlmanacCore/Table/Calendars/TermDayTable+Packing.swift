// Making a table of the days of terms.

extension TermDayTable {
    /// The table of the civil days of some terms in order.
    ///
    /// - Parameters:
    ///   - days: One for each term from `firstNumber` on.
    ///   - offsets: For each of the 24 terms, how far it is from even spacing, 2⁻¹⁶ days.
    ///   - origin: The day from which the mean terms are counted.
    /// - Returns: nil if a day is too far from its mean.
    package init?(firstNumber: Int, days: [Day], origin: Day, offsets: [Int32]) {
        var residuals: [UInt8] = []
        for (index, day) in days.enumerated() {
            let number = firstNumber + index
            let mean = Int(Self.mean(number, offsets[SolarTerm.index(wrapping: number)]))
            guard let residual = UInt8(exactly: day.days(since: origin) - mean), residual <= 3 else { return nil }
            residuals.append(residual)
        }
        let numbers = firstNumber..<firstNumber + days.count
        self.init(
            origin: origin.rawValue,
            offsets: offsets,
            numbers: numbers,
            records: TwoBitNumbers.pack(residuals).withUnsafeBufferPointer { TwoBitNumbers.unpackPairs($0) }
        )
    }
}
