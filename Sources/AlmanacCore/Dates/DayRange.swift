/// Consecutive days, both ends included: `first...last`, or the days of a year, `DayRange(year: 2026)`.
///
/// A collection of its days: `for day in month.days`. Indices begin at 0, whatever the first day is.
///
/// ```swift
/// if let first = Day("2026-12-30"), let last = Day("2027-01-02"), let year = DayRange(year: 2027) {
///     let days = first...last
///     print(days, days.count, days.contains(last), days.intersection(year) ?? "none")
///     // 2026-12-30...2027-01-02 4 true 2027-01-01...2027-01-02
/// }
/// ```
///
/// - Complexity: Every operation of its own is O(1), and none allocates. Algorithms of `Sequence` and `Collection` that look at
///   elements one by one, such as `filter`, do so here too.
public struct DayRange: RandomAccessCollection, Hashable, Sendable {
    /// The first day of the range, which belongs to it.
    public let firstDay: Day

    /// The last day of the range, which belongs to it; never before the first.
    public let lastDay: Day

    /// The days from `firstDay` to `lastDay`, both included, or nil if the last is before the first.
    public init?(from firstDay: Day, to lastDay: Day) {
        guard firstDay <= lastDay else { return nil }
        self.init(unchecked: firstDay, lastDay)
    }

    /// The days from 1 January to 31 December of a Gregorian year, or nil if `Day` does not hold all of them.
    public init?(year: Int) {
        self.init(years: year...year)
    }

    /// The days of consecutive Gregorian years, or nil if `Day` does not hold all of them.
    public init?(years: ClosedRange<Int>) {
        guard let first = Day(year: years.lowerBound, month: 1, day: 1),
            let last = Day(year: years.upperBound, month: 12, day: 31)
        else { return nil }
        self.init(unchecked: first, last)
    }

    /// The days from `firstDay` to `lastDay`, which the caller knows to be in order.
    init(unchecked firstDay: Day, _ lastDay: Day) { (self.firstDay, self.lastDay) = (firstDay, lastDay) }

    /// The index of the first day, 0.
    public var startIndex: Int { 0 }

    /// The number of days, at least 1.
    ///
    /// Where `Int` has 32 bits it is clamped to `Int.max`, and the days of a longer range from there on have no index.
    public var endIndex: Int {
        let (count, overflow) = lastDay.days(since: firstDay).addingReportingOverflow(1)
        return overflow ? Int.max : count
    }

    /// The day at an index.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    public subscript(index: Int) -> Day {
        precondition(index >= 0 && index < endIndex, "no such index in these days")
        return Day(rawValue: Int32(truncatingIfNeeded: Int64(firstDay.rawValue) + Int64(index)))
    }

    /// Whether a day is in the range.
    ///
    /// - Complexity: O(1): the day is compared with both ends.
    @inline(__always)
    public func contains(_ day: Day) -> Bool { firstDay <= day && day <= lastDay }

    /// Returns the days that two ranges share, or nil if they share none.
    public func intersection(_ other: DayRange) -> DayRange? {
        DayRange(from: Swift.max(firstDay, other.firstDay), to: Swift.min(lastDay, other.lastDay))
    }

    /// Whether two ranges share a day.
    public func overlaps(_ other: DayRange) -> Bool { firstDay <= other.lastDay && other.firstDay <= lastDay }

    /// The longest ranges of consecutive days among ascending ones.
    package static func ranges(of days: some Sequence<Day>) -> [DayRange] {
        var ranges: [DayRange] = []
        for day in days {
            if let last = ranges.last, last.lastDay.next == day {
                ranges[ranges.count - 1] = last.firstDay...day
            } else {
                ranges.append(day...day)
            }
        }
        return ranges
    }
}

extension Day {
    /// The days from one to another, both included: `first...last`.
    ///
    /// If the order is not known, use `DayRange(from:to:)`, which returns nil.
    ///
    /// - Precondition: `last` is not before `first`, as for every range of Swift.
    public static func ... (first: Day, last: Day) -> DayRange {
        precondition(first <= last, "a range of days ends before it begins")
        return DayRange(unchecked: first, last)
    }
}

extension DayRange: CustomStringConvertible {
    /// Both ends: `2026-02-17...2026-03-18`.
    public var description: String { "\(firstDay)...\(lastDay)" }
}

// MARK: - Searching without looking at every element

extension DayRange {
    /// The index of a day, or nil if the range does not have it.
    ///
    /// - Complexity: O(1).
    public func firstIndex(of day: Day) -> Int? { contains(day) ? day.days(since: firstDay) : nil }

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

#if !hasFeature(Embedded)
    extension DayRange: Codable {
        /// Decodes an object of two dates, `firstDay` and `lastDay`; an error if the last day is before the first.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let firstDay = try container.decode(Day.self, forKey: .firstDay)
            let lastDay = try container.decode(Day.self, forKey: .lastDay)
            guard let range = DayRange(from: firstDay, to: lastDay) else {
                throw decoder.refusal("the last day is before the first", at: CodingKeys.lastDay)
            }
            self = range
        }
    }
#endif
