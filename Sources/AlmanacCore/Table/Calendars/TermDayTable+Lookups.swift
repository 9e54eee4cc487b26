// From days to terms.

extension TermDayTable {
    /// The number of the term nearest to a day if all were evenly spaced; it may be beyond `numbers`.
    ///
    /// Terms are 15.2 days apart and, with r, never more than seven days from the middle of the days that they may
    /// have. So a term on the day is this one, and the last term that is not after the day is this one or the one before it.
    @inline(__always)
    func nearestNumber(to day: Day) -> Int {
        // Days with four binary places.
        let elapsed = (Int64(day.rawValue) &- Int64(origin)) << 4 &+ rounding
        return Int(truncatingIfNeeded: (elapsed &* Self.meanTermsInADay) >> 28)
    }

    /// 24 / 365.24219, 2⁻²⁴: right for 2000 years, and no product of it overflows.
    private static var meanTermsInADay: Int64 { 1_102_428 }

    /// The number of the term whose civil day a day is, or nil.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func number(on day: Day) -> Int? {
        let number = nearestNumber(to: day)
        return numbers.contains(number) && self.day(number) == day ? number : nil
    }

    /// The last term whose civil day is `day` or earlier, or nil if the table does not hold it.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func lastNumber(onOrBefore day: Day) -> Int? {
        let end = firstNumber(after: day)
        // The last term of the table ends before the next one, which the table does not hold.
        guard end > numbers.lowerBound, end < numbers.upperBound else { return nil }
        return end &- 1
    }

    /// The first term whose civil day is after `day`, or an end of `numbers`.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func firstNumber(after day: Day) -> Int {
        let number = nearestNumber(to: day)
        guard number >= numbers.lowerBound else { return numbers.lowerBound }
        guard number < numbers.upperBound else { return numbers.upperBound }
        return self.day(number) > day ? number : number &+ 1
    }

    /// The first term whose civil day is `day` or later, or an end of `numbers`.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func firstNumber(onOrAfter day: Day) -> Int {
        day.previous.map { firstNumber(after: $0) } ?? numbers.lowerBound
    }
}
