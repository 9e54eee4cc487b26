import AlmanacCore

extension DayMarks {
    /// The first marked day on or after a day, or nil if there is none.
    ///
    /// - Complexity: O(days skipped / 64).
    public func first(onOrAfter day: Day) -> Day? {
        var offset = Swift.max(0, offset(from: day))
        let end = 64 * Int64(words.count)
        while offset < end {
            let bits = bits(from: offset)
            if bits != 0 { return self.day(at: offset + Int64(bits.trailingZeroBitCount)) }
            offset += 64
        }
        return nil
    }

    /// The marked days in order, found one by one.
    public var markedDays: MarkedDays { MarkedDays(marks: self) }

    func day(at offset: Int64) -> Day {
        Day(rawValue: Int32(truncatingIfNeeded: Int64(days.firstDay.rawValue) + offset))
    }
}
