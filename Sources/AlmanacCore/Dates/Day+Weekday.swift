extension Day {
    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday, three days after a Monday, and 2³¹ is 2 modulo 7: hence 3 − 2 = 1.
        let daysAfterMonday = (UInt64(UInt32(bitPattern: rawValue) ^ 0x8000_0000) + 1) % 7
        return Weekday(rawValue: UInt8(truncatingIfNeeded: daysAfterMonday) + 1) ?? .monday
    }

    /// The last `weekday` on or before this day, or nil if `Day` does not hold it.
    public func latest(_ weekday: Weekday) -> Day? {
        advanced(by: -self.weekday.column(inWeekBeginning: weekday))
    }

    /// The first `weekday` on or after this day, or nil if `Day` does not hold it.
    public func earliest(_ weekday: Weekday) -> Day? {
        advanced(by: weekday.column(inWeekBeginning: self.weekday))
    }
}
