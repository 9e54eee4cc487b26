// `Day` is not `Strideable`: that protocol's `advanced(by:)` has no way to say that there is no such day.

extension Day {
    /// The day `count` days later (earlier if negative), or nil if that is not an `Int32` day.
    public func advanced(by count: Int) -> Day? {
        let (position, overflow) = Int64(rawValue).addingReportingOverflow(Int64(count))
        guard !overflow, let rawValue = Int32(exactly: position) else { return nil }
        return Day(rawValue: rawValue)
    }

    /// The following day, or nil for `Day.max`.
    public var next: Day? { advanced(by: 1) }

    /// The preceding day, or nil for `Day.min`.
    public var previous: Day? { advanced(by: -1) }

    /// How many days this day lies after `other`; negative if it is earlier.
    ///
    /// Where `Int` has 32 bits, distances that do not fit (over 5.8 million years) are given as `Int.min` or `Int.max`.
    public func days(since other: Day) -> Int {
        Int(clamping: Int64(rawValue) - Int64(other.rawValue))
    }
}
