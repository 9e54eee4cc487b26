extension Day {
    /// The number of the Julian day that begins at noon of this civil day: 2440588 for 1970-01-01.
    ///
    /// Where `Int` has 32 bits, the numbers of the last 2440588 days up to `Day.max` are clamped to `Int.max`.
    public var julianDayNumber: Int {
        Int(clamping: Int64(rawValue) + Day.julianDayNumberOfOrigin)
    }

    /// The civil day at whose noon the Julian day with this number begins, or nil if `Day` does not hold it.
    public init?(julianDayNumber: Int) {
        let (days, overflow) = Int64(julianDayNumber).subtractingReportingOverflow(Day.julianDayNumberOfOrigin)
        guard !overflow, let rawValue = Int32(exactly: days) else { return nil }
        self.init(rawValue: rawValue)
    }

    private static var julianDayNumberOfOrigin: Int64 { 2_440_588 }
}
