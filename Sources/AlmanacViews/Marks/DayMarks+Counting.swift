import AlmanacCore

extension DayMarks {
    /// Whether no day is marked.
    ///
    /// - Complexity: O(days / 64).
    public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// How many days are marked.
    ///
    /// - Complexity: O(days / 64).
    public var count: Int {
        words.reduce(0) { $0 + $1.nonzeroBitCount }
    }

    /// How many days of a range are marked. Days outside the range of the set are not.
    ///
    /// - Complexity: O(length of `range` / 64).
    public func count(in range: DayRange) -> Int {
        guard let shared = days.intersection(range) else { return 0 }
        let end = offset(from: shared.lastDay) + 1
        var offset = offset(from: shared.firstDay)
        var count = 0
        while offset < end {
            count += (bits(from: offset) & UInt64.ones(end - offset)).nonzeroBitCount
            offset += 64
        }
        return count
    }

    /// How many days of a week are marked. O(1).
    public func count(in week: CalendarWeek) -> Int { count(in: week.days) }

    /// How many days of a Gregorian month are marked. O(1).
    public func count(in month: YearMonth) -> Int { marks(of: month).count }

    /// How many days of a lunar month are marked. O(1).
    public func count(in month: LunarMonth) -> Int { marks(of: month).count }
}
