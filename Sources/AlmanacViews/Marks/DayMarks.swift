import AlmanacCore

/// A set of days within a fixed range, one bit a day: 48 bytes for a year.
///
/// The range is given once and decides the memory: an eighth of a byte a day, in words of eight bytes. Only days of the
/// range can be marked; any other day is unmarked. `contains`, `insert` and `remove` take constant time.
///
///     bit of word w    63        62            1         0
///     day after first  64w + 63  64w + 62  …  64w + 1   64w        bits past the last day are 0
///
/// ```swift
/// if let days = DayRange(year: 2026), let day = Day("2026-02-17"), let next = day.next {
///     var marks = DayMarks([day, next], over: days)
///     marks.toggle(next)
///     print(marks.count, marks.contains(next), Array(marks.markedDays))  // 1 false [2026-02-17]
/// }
/// ```
public struct DayMarks: Hashable, Sendable {
    /// The days that can be marked.
    public let days: DayRange

    var words: [UInt64]

    /// An empty set over a range of days.
    public init(over days: DayRange) {
        self.days = days
        words = [UInt64](repeating: 0, count: (days.count - 1) / 64 + 1)
    }

    /// A set of the given days; days outside the range are ignored.
    public init(_ marked: some Sequence<Day>, over days: DayRange) {
        self.init(over: days)
        for day in marked { insert(day) }
    }

    /// Whether a day is marked; false for days outside the range. O(1).
    public func contains(_ day: Day) -> Bool {
        guard let offset = offset(of: day) else { return false }
        return words[offset / 64] & bit(offset) != 0
    }

    /// Marks a day. O(1).
    ///
    /// - Returns: true if the day is newly marked; false if it was marked before or is outside the range.
    @discardableResult
    public mutating func insert(_ day: Day) -> Bool {
        guard let offset = offset(of: day), words[offset / 64] & bit(offset) == 0 else { return false }
        words[offset / 64] |= bit(offset)
        return true
    }

    /// Removes the mark of a day. O(1).
    ///
    /// - Returns: true if the day was marked, false if it was not.
    @discardableResult
    public mutating func remove(_ day: Day) -> Bool {
        guard let offset = offset(of: day), words[offset / 64] & bit(offset) != 0 else { return false }
        words[offset / 64] &= ~bit(offset)
        return true
    }

    /// Marks a day that is unmarked, or removes its mark; does nothing outside the range. O(1).
    public mutating func toggle(_ day: Day) {
        guard let offset = offset(of: day) else { return }
        words[offset / 64] ^= bit(offset)
    }

    private func offset(of day: Day) -> Int? {
        days.contains(day) ? day.days(since: days.firstDay) : nil
    }

    private func bit(_ offset: Int) -> UInt64 {
        1 << UInt64(truncatingIfNeeded: offset & 63)
    }
}
