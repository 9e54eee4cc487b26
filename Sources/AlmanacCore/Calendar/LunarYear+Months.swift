// The months of a lunar year in order.

extension LunarYear {
    /// The months of a lunar year from the first to the last, a leap month after the plain one of its number.
    ///
    /// Indices count from 0. Every operation takes constant time, and none allocates.
    public struct Months: RandomAccessCollection, Hashable, Sendable {
        /// The year.
        public let year: LunarYear

        /// The index of the first month, zero.
        public var startIndex: Int { 0 }
        /// The number of months, 12 or 13.
        public var endIndex: Int { year.monthCount }

        /// The month at an index.
        ///
        /// - Precondition: As for any collection, the index is one of `indices`.
        /// - Complexity: O(1).
        public subscript(index: Int) -> DatedLunarMonth {
            precondition(index >= 0 && index < year.monthCount, "no such index among these months")
            let daysBefore = Int32(truncatingIfNeeded: year.daysBefore(index: index))
            return DatedLunarMonth(
                year: year.number,
                month: year.month(at: index),
                firstDay: Day(rawValue: year.newYearsDay.rawValue &+ daysBefore),
                length: year.length(at: index)
            )
        }
    }

    /// The months of the year.
    public var months: Months { Months(year: self) }

    /// A month of the year, or nil if it has no such month.
    ///
    /// - Complexity: O(1).
    public func month(_ month: LunarMonth) -> DatedLunarMonth? {
        index(of: month).map { months[$0] }
    }
}
