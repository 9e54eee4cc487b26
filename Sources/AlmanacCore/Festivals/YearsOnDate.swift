/// The Gregorian years in which a festival begins, or a lunar date falls, on a certain month and day.
///
/// Nothing is allocated; the years are tried one after the other, each in O(1).
public struct YearsOnDate: Sequence, Sendable {
    /// What is looked for.
    enum Sought: Sendable {
        case festival(DaysOfFestival)
        case lunarDay(LunarMonth, day: Int)
    }

    let calendar: LunisolarCalendar
    let sought: Sought
    let month: Int
    let day: Int
    let years: ClosedRange<Int>

    /// Tries the years one by one.
    public struct Iterator: IteratorProtocol, Sendable {
        private let search: YearsOnDate
        private var year: Int

        init(_ search: YearsOnDate) {
            self.search = search
            year = search.years.lowerBound
        }

        /// The next year, or nil after the last.
        public mutating func next() -> Int? {
            while year <= search.years.upperBound {
                defer { year += 1 }
                if search.contains(year) { return year }
            }
            return nil
        }
    }

    /// An iterator from the first year on.
    public func makeIterator() -> Iterator { Iterator(self) }

    private func contains(_ year: Int) -> Bool {
        guard let date = Day(year: year, month: month, day: day) else { return false }
        switch sought {
        case .festival(let days):
            let only = DaysOfFestival(
                index: days.index,
                lastRow: days.lastRow,
                days: date...date,
                regions: days.regions
            )
            return only.makeIterator().hasNext
        case .lunarDay(let month, let day):
            guard let lunar = calendar.lunarDate(on: date) else { return false }
            return lunar.month == month && lunar.day == day
        }
    }
}

extension DaysOfFestival.Iterator {
    fileprivate var hasNext: Bool {
        var copy = self
        return copy.next() != nil
    }
}
