// The months of a lunar year in a row.

extension LunarYear {
    /// The months of a lunar year from the first to the last, a leap month behind the plain one of its number.
    ///
    /// Positions count from 0. Every operation takes constant time, and none allocates.
    public struct Months: RandomAccessCollection, Hashable, Sendable {
        /// The year.
        public let year: LunarYear

        /// The position of the first month, zero.
        public var startIndex: Int { 0 }
        /// The number of months, 12 or 13.
        public var endIndex: Int { year.monthCount }

        /// The month at a position, which has to be one of `indices`. O(1).
        public subscript(position: Int) -> DatedLunarMonth {
            precondition(position >= 0 && position < year.monthCount, "no such position among these months")
            let daysBefore = Int32(truncatingIfNeeded: year.daysBefore(position: position))
            return DatedLunarMonth(
                year: year.number,
                month: year.month(at: position),
                firstDay: Day(rawValue: year.newYearsDay.rawValue &+ daysBefore),
                length: year.length(at: position)
            )
        }
    }

    /// The months of the year.
    public var months: Months { Months(year: self) }

    /// A month of the year, or nil if it has no such month. O(1).
    public func month(_ month: LunarMonth) -> DatedLunarMonth? {
        position(of: month).map { months[$0] }
    }
}
