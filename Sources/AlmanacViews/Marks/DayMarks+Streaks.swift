import AlmanacCore

// A streak is a range of marked days that no longer one contains.

extension DayMarks {
    /// The streak with a day in it, or nil if the day is not marked.
    ///
    /// ```swift
    /// if let month = YearMonth("2026-02"), let day = Day("2026-02-17"), let next = day.next {
    ///     let marks = DayMarks([day, next], over: month.days)
    ///     print(marks.streak(around: day) ?? month.days, marks.streak(through: day) ?? month.days)
    ///     // 2026-02-17...2026-02-18 2026-02-17...2026-02-17
    /// }
    /// ```
    ///
    /// - Complexity: O(length of the streak / 64).
    public func streak(around day: Day) -> DayRange? {
        guard contains(day) else { return nil }
        let offset = offset(from: day)
        return self.day(at: offset - marksBefore(offset))...self.day(at: offset + marksAfter(offset))
    }

    /// The part of a streak that ends with the given day, or nil if the day is not marked.
    ///
    /// - Complexity: O(length of the streak / 64).
    public func streak(through day: Day) -> DayRange? {
        guard contains(day) else { return nil }
        let offset = offset(from: day)
        return self.day(at: offset - marksBefore(offset))...day
    }

    /// The longest streak, the earliest of several of the same length, or nil if no day is marked.
    ///
    /// - Complexity: O(days / 64 + number of streaks).
    var longestStreak: DayRange? {
        var longest: DayRange?
        var start = first(onOrAfter: days.firstDay)
        while let day = start, let streak = streak(around: day) {
            if streak.count > longest?.count ?? 0 { longest = streak }
            start = streak.lastDay.next.flatMap { first(onOrAfter: $0) }
        }
        return longest
    }

    /// How many consecutive days are marked directly before the day at an offset.
    private func marksBefore(_ offset: Int64) -> Int64 {
        var count: Int64 = 0
        while true {
            let found = (~bits(from: offset - count - 64)).leadingZeroBitCount
            count += Int64(found)
            if found < 64 { return count }
        }
    }

    /// How many consecutive days are marked directly after the day at an offset.
    private func marksAfter(_ offset: Int64) -> Int64 {
        var count: Int64 = 0
        while true {
            let found = (~bits(from: offset + count + 1)).trailingZeroBitCount
            count += Int64(found)
            if found < 64 { return count }
        }
    }
}
