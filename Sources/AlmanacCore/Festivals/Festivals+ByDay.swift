// The festivals of a day, of a range of days and of a year.

extension Festivals {
    /// The festivals of a day, spans that began earlier included; empty on a day the calendar does not have.
    ///
    /// A slice keeps the indices of the whole collection: ask for `first`, not for `[0]`.
    ///
    /// - Complexity: O(number of festivals of the day).
    public func on(_ day: Day) -> SubSequence {
        days.contains(day) ? during(day...day) : self[endIndex...]
    }

    /// The festivals of a range of days, each on every one of its days in the range.
    ///
    /// Days the calendar does not have are left out.
    ///
    /// - Complexity: O(1).
    public func during(_ days: DayRange) -> SubSequence {
        guard let days = days.intersection(self.days) else { return self[endIndex...] }
        let end = days.lastDay.rawValue &+ 1
        return self[storage.count(before: days.firstDay.rawValue)..<storage.count(before: end)]
    }

    /// The festivals of the days of a Gregorian year.
    ///
    /// - Complexity: O(1).
    public func inYear(_ year: Int) -> SubSequence {
        DayRange(year: year).map(during) ?? self[endIndex...]
    }

    /// The festivals that begin in a range of days, each on its first day.
    ///
    /// - Complexity: O(number of elements on the days); this allocates.
    public func beginning(in days: DayRange) -> [Festival] {
        during(days).filter { $0.isFirstDay }
    }

    /// The festival of a day that is the solar term of that day, if there is one.
    ///
    /// - Complexity: O(number of festivals of the day × number of rows).
    public func festival(for term: SolarTerm, on day: Day) -> Festival? {
        on(day).first { $0.isFirstDay && $0.kind <= .traditional && self.term(of: $0.id) == term }
    }
}
