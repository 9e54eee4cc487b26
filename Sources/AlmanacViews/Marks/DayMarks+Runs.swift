import AlmanacCore

// Runs: marked days in a row without a gap.

extension DayMarks {
    /// The marked days in a row of which this day is one, or nil if it is not marked.
    ///
    /// - Complexity: O(length of the run / 64).
    public func run(around day: Day) -> DayRange? {
        guard contains(day) else { return nil }
        let offset = offset(from: day)
        return self.day(at: offset - marksBefore(offset))...self.day(at: offset + marksAfter(offset))
    }

    /// The marked days in a row up to this one, or nil if it is not marked.
    ///
    /// - Complexity: O(length of the run / 64).
    public func run(through day: Day) -> DayRange? {
        guard contains(day) else { return nil }
        let offset = offset(from: day)
        return self.day(at: offset - marksBefore(offset))...day
    }

    /// The longest run, the first of them if there are several, or nil if nothing is marked.
    ///
    /// - Complexity: O(days / 64 + number of runs).
    var longestRun: DayRange? {
        var longest: DayRange?
        var start = first(onOrAfter: days.firstDay)
        while let day = start, let run = run(around: day) {
            if run.count > longest?.count ?? 0 { longest = run }
            start = run.lastDay.next.flatMap { first(onOrAfter: $0) }
        }
        return longest
    }

    /// How many days in a row are marked right before a day.
    private func marksBefore(_ offset: Int64) -> Int64 {
        var count: Int64 = 0
        while true {
            let found = (~bits(from: offset - count - 64)).leadingZeroBitCount
            count += Int64(found)
            if found < 64 { return count }
        }
    }

    /// How many days in a row are marked right after a day.
    private func marksAfter(_ offset: Int64) -> Int64 {
        var count: Int64 = 0
        while true {
            let found = (~bits(from: offset + count + 1)).trailingZeroBitCount
            count += Int64(found)
            if found < 64 { return count }
        }
    }
}
