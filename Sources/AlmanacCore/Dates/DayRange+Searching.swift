// What collections find by looking at every element, a range of days knows.

extension DayRange {
    /// The index of a day, or nil if the range does not have it.
    ///
    /// - Complexity: O(1).
    public func firstIndex(of day: Day) -> Int? {
        contains(day) ? day.days(since: firstDay) : nil
    }

    /// The same, as no day is twice in a range.
    ///
    /// - Complexity: O(1).
    public func lastIndex(of day: Day) -> Int? { firstIndex(of: day) }

    /// The first day, as a range is in ascending order.
    ///
    /// - Complexity: O(1).
    public func min() -> Day? { firstDay }

    /// The last day, as a range is in ascending order.
    ///
    /// - Complexity: O(1).
    public func max() -> Day? { lastDay }
}
