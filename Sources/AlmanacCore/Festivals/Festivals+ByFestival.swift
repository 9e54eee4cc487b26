// When a festival is, and which festivals there are.

extension Festivals {
    /// The first beginning of a festival after a day, or nil if there is none before the end of the calendar.
    ///
    /// - Complexity: O(number of elements between), a year's for a festival of every year.
    public func next(_ id: FestivalID, after day: Day) -> Festival? {
        guard let next = day.next, let rest = DayRange(from: Swift.max(next, days.firstDay), to: days.lastDay) else {
            return nil
        }
        return during(rest).first { $0.isFirstDay && $0.id == id }
    }

    /// The last beginning of a festival before a day, or nil if there is none since the start of the calendar.
    ///
    /// - Complexity: O(number of elements between), a year's for a festival of every year.
    public func previous(_ id: FestivalID, before day: Day) -> Festival? {
        guard let last = day.previous, let rest = DayRange(from: days.firstDay, to: Swift.min(last, days.lastDay))
        else {
            return nil
        }
        return during(rest).last { $0.isFirstDay && $0.id == id }
    }

    /// The beginnings of a festival in a range of days, in order; none if it is not kept in these regions.
    ///
    /// A festival of the lunar winter may begin twice in a Gregorian year, and not at all in the next.
    ///
    /// - Complexity: O(number of elements on the days); this allocates.
    public func beginnings(of id: FestivalID, in days: DayRange) -> [Festival] {
        let isSought = storage.templates.map { $0.id == id }
        let range = during(days)
        var found: [Festival] = []
        for index in range.startIndex..<range.endIndex {
            let entry = storage.entries[index]
            if entry.dayNumber == 1 && isSought[Int(entry.template)] { found.append(self[index]) }
        }
        return found
    }

    /// The Gregorian years in which a festival begins on a month and day, in order.
    ///
    /// - Complexity: O(number of elements); this allocates.
    public func years(of id: FestivalID, on date: MonthDay) -> [Int] {
        beginnings(of: id, in: days).compactMap { festival in
            MonthDay(festival.day) == date ? GregorianDate(festival.day).year : nil
        }
    }

    /// The festivals kept in these regions in any year, in the order in which the data files name them.
    ///
    /// - Complexity: O(number of rows × number of festivals); this allocates.
    public var ids: [FestivalID] {
        calendar.festivalSection.ids.filter { contains($0) }
    }

    /// Whether a festival is kept in these regions in any year.
    ///
    /// - Complexity: O(number of rows).
    public func contains(_ id: FestivalID) -> Bool {
        storage.templates.contains { $0.id == id }
    }
}
