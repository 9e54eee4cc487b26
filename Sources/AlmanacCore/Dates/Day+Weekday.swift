extension Day {
    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday, three days after a Monday; 2^31 leaves 2 when divided by 7.
        let daysAfterMonday = (UInt64(UInt32(bitPattern: rawValue) ^ 0x8000_0000) + 1) % 7
        return Weekday(rawValue: UInt8(truncatingIfNeeded: daysAfterMonday) + 1) ?? .monday
    }

    /// The latest `weekday` that is not after this day (this day itself, if it is one), or nil before `Day.min`.
    public func latest(_ weekday: Weekday) -> Day? {
        advanced(by: -self.weekday.column(inWeekBeginning: weekday))
    }

    /// The earliest `weekday` that is not before this day (this day itself, if it is one), or nil after `Day.max`.
    public func earliest(_ weekday: Weekday) -> Day? {
        advanced(by: weekday.column(inWeekBeginning: self.weekday))
    }
}
