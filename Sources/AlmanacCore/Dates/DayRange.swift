/// Days in a row, as a collection: `for day in month.days`.
///
/// Positions count from zero, whatever the first day is. Every operation takes constant time, and none allocates.
public struct DayRange: RandomAccessCollection, Hashable, Sendable {
    /// The first day.
    public let firstDay: Day

    /// The last day, never before the first.
    public let lastDay: Day

    /// All days of a closed range: `DayRange(first ... last)`.
    public init(_ bounds: ClosedRange<Day>) {
        firstDay = bounds.lowerBound
        lastDay = bounds.upperBound
    }

    /// The position of the first day, zero.
    public var startIndex: Int { 0 }

    /// The number of days, at least one.
    ///
    /// Where `Int` has 32 bits and the range is longer than 5.8 million years, the days past `Int.max` are not reached.
    public var endIndex: Int {
        let (count, overflow) = lastDay.days(since: firstDay).addingReportingOverflow(1)
        return overflow ? Int.max : count
    }

    /// The day at a position.
    ///
    /// - Precondition: As for any collection, the position is one of `indices`.
    public subscript(position: Int) -> Day {
        precondition(position >= 0 && position < endIndex, "no such position in these days")
        return Day(rawValue: Int32(truncatingIfNeeded: Int64(firstDay.rawValue) + Int64(position)))
    }

    /// Whether the day is one of these: a comparison with both ends, not a walk.
    public func contains(_ day: Day) -> Bool {
        firstDay <= day && day <= lastDay
    }

    /// The days that two ranges share, or nil if there are none.
    public func intersection(_ other: DayRange) -> DayRange? {
        let first = Swift.max(firstDay, other.firstDay)
        let last = Swift.min(lastDay, other.lastDay)
        return first <= last ? DayRange(first...last) : nil
    }
}
