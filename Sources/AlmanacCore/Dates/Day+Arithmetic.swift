// `Day` is not `Strideable`, because that protocol's `advanced(by:)` cannot return nil for a day out of range.

extension Day {
    /// The day `count` days later, earlier if negative, or nil if `Day` does not hold it.
    public func advanced(by count: Int) -> Day? {
        let (sum, overflow) = Int64(rawValue).addingReportingOverflow(Int64(count))
        guard !overflow, let rawValue = Int32(exactly: sum) else { return nil }
        return Day(rawValue: rawValue)
    }

    /// The following day, or nil for `Day.max`.
    public var next: Day? { advanced(by: 1) }

    /// The preceding day, or nil for `Day.min`.
    public var previous: Day? { advanced(by: -1) }

    /// Returns the number of days from `other` to this day, negative if this day is earlier.
    ///
    /// Where `Int` has 32 bits, distances over 5.8 million years are clamped to `Int.min` or `Int.max`.
    public func days(since other: Day) -> Int {
        Int(clamping: Int64(rawValue) - Int64(other.rawValue))
    }
}
