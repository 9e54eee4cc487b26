/// The days on which one festival begins, in order.
///
/// Nothing is allocated; they are worked out one by one, each in O(number of rows of the festival).
public struct DaysOfFestival: Sequence, Sendable {
    let index: FestivalIndex
    let lastRow: UInt16
    let days: DayRange
    let regions: Regions

    /// Works out the days one by one.
    public struct Iterator: IteratorProtocol, Sendable {
        private let festival: DaysOfFestival
        private var earliest: Day?

        init(_ festival: DaysOfFestival) {
            self.festival = festival
            earliest = festival.days.firstDay
        }

        /// The festival on its next day, or nil after the last.
        public mutating func next() -> Festival? {
            guard let from = earliest, let found = festival.first(from: from) else { return nil }
            earliest = found.firstDay.next
            return found
        }
    }

    /// An iterator from the first day on.
    public func makeIterator() -> Iterator { Iterator(self) }

    /// The first beginning on `day` or later; of rows that share it, the first in the order of labels.
    private func first(from day: Day) -> Festival? {
        var found: (day: Day, row: UInt16)?
        var row = lastRow
        while row != FestivalIndex.none {
            let value = index.section.rows[Int(row)]
            if value.calendars & index.calendarBit != 0, !value.regions.isDisjoint(with: regions),
                let first = first(of: value, from: day), first <= found?.day ?? first
            {
                found = (first, row)
            }
            row = index.previousRow[Int(row)]
        }
        return found.map { index.festival(Label(row: $0.row), on: $0.day) }
    }

    private func first(of row: FestivalRow, from day: Day) -> Day? {
        let lastYear = Swift.min(GregorianDate(days.lastDay).year, Int(row.years.upperBound)) + 1
        // A lunar year ends, and a day counted from a term may fall, in the Gregorian year after its own.
        var year = Swift.max(GregorianDate(day).year, Int(row.years.lowerBound)) - 1
        while year <= lastYear {
            for inLeapMonth in [false, true] {
                if let first = index.firstDay(row, year: year, inLeapMonth: inLeapMonth), first >= day,
                    row.covers(year: GregorianDate(first).year)
                {
                    return first <= days.lastDay ? first : nil
                }
            }
            year += 1
        }
        return nil
    }
}
