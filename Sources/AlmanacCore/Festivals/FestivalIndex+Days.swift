// On which days a row falls.

extension FestivalIndex {
    /// Whether a row that is listed for a day begins on it, in some of the regions. O(1).
    @inline(__always)
    func begins(_ row: Int, on date: FestivalDate, in regions: Regions) -> Bool {
        let value = section.rows[row]
        guard !value.regions.isDisjoint(with: regions), value.covers(year: date.year) else { return false }
        switch value.anchor {
        case .gregorian: return true
        case .lunar(_, _, let leapToo): return leapToo || !date.isLeapMonth
        case .lastOfLunarYear: return date.isLastOfLunarYear
        case .term(let term, let days): return isDay(date.day, days, after: term, year: date.year)
        case .list(let list):
            let dayOfYear = section.dayOfYear(list: list, year: date.year)
            return dayOfYear != 0 && date.endOfLastYear &+ Int32(truncatingIfNeeded: dayOfYear) == date.day.rawValue
        }
    }

    /// Whether a day lies so many days after a term of the year, or of the year before or after if it may be that one.
    @inline(__always)
    private func isDay(_ day: Day, _ days: Int16, after term: SolarTerm, year: Int) -> Bool {
        let termDay = Day(rawValue: day.rawValue &- Int32(days))
        let number = (year &- 1900) &* SolarTerm.count &+ term.index
        if termDays.numbers.contains(number), termDays.day(number) == termDay { return true }
        // In days, roughly, from New Year; a term is within five days of it.
        let place = term.index &* 15 &+ Int(days)
        let other = place > 340 ? number &- SolarTerm.count : number &+ SolarTerm.count
        guard place > 340 || place < 10, termDays.numbers.contains(other) else { return false }
        return termDays.day(other) == termDay
    }

    /// The first day of a row in one of its years, or nil if it has none there or the table does not reach it. O(1).
    ///
    /// - Parameters:
    ///   - year: the lunar year for rows that go by it, else the Gregorian year of the day, or of the term.
    ///   - inLeapMonth: the day of the leap month, which only rows with a lunar date may have.
    func firstDay(_ row: FestivalRow, year: Int, inLeapMonth: Bool = false) -> Day? {
        if inLeapMonth && row.lunarMonth == nil { return nil }
        switch row.anchor {
        case .gregorian(let month, let day): return Day(year: year, month: Int(month), day: Int(day))
        case .lunar(let number, let day, let leapToo):
            guard leapToo || !inLeapMonth, let month = LunarMonth(number: Int(number), isLeap: inLeapMonth) else {
                return nil
            }
            return self.day(Int(day), of: month, inYear: year)
        case .lastOfLunarYear: return inLeapMonth ? nil : lastDay(ofLunarYear: year)
        case .term(let term, let days):
            let number = (year &- 1900) &* SolarTerm.count &+ term.index
            return termDays.numbers.contains(number) ? termDays.day(number).advanced(by: Int(days)) : nil
        case .list(let list):
            let dayOfYear = section.dayOfYear(list: list, year: year)
            return dayOfYear != 0 ? Day(year: year, month: 1, day: 1)?.advanced(by: dayOfYear - 1) : nil
        }
    }

    private func day(_ day: Int, of month: LunarMonth, inYear year: Int) -> Day? {
        guard let lunation = months.lunation(of: month, inYear: year),
            let day = months.firstDay(ofLunation: lunation).advanced(by: day - 1)
        else { return nil }
        return day < months.firstDay(ofLunation: lunation + 1) ? day : nil
    }

    private func lastDay(ofLunarYear year: Int) -> Day? {
        guard months.years.contains(year) else { return nil }
        guard year < months.years.upperBound else {
            return months.month(ofLunation: months.count).number == 1 ? months.days.lastDay : nil
        }
        return self.day(1, of: LunarMonth(uncheckedRawValue: 2), inYear: year + 1)?.previous
    }

    /// Which day of a span a day is, 2 … its length, or nil if none after the first. O(1).
    func runningDay(_ row: Int, on date: FestivalDate, in regions: Regions) -> Int? {
        let value = section.rows[row]
        guard !value.regions.isDisjoint(with: regions) else { return nil }
        if case .term(let term, let days) = value.anchor {
            let middle = Day(rawValue: date.day.rawValue &- Int32(value.length) / 2)
            return runningDay(value, on: date.day, from: day(days, after: term, near: middle))
        }
        // A span may have begun in the year before; a lunar year is that year itself or the one before it.
        return runningDay(value, on: date.day, year: date.year) ?? runningDay(value, on: date.day, year: date.year - 1)
    }

    /// The day so many days after a term that is nearest to a day, or nil if the table does not reach it. O(1).
    private func day(_ days: Int16, after term: SolarTerm, near day: Day) -> Day? {
        let nearest = termDays.nearestNumber(to: Day(rawValue: day.rawValue &- Int32(days)))
        // From the term nearest of all to the nearest of this kind it is half a year at the most, on either side.
        let number = nearest &+ SolarTerm.index(wrapping: term.index &- nearest &+ 12) &- 12
        guard termDays.numbers.contains(number) else { return nil }
        return termDays.day(number).advanced(by: Int(days))
    }

    private func runningDay(_ row: FestivalRow, on day: Day, year: Int) -> Int? {
        if let number = runningDay(row, on: day, from: firstDay(row, year: year)) { return number }
        guard case .lunar(_, _, leapToo: true) = row.anchor else { return nil }
        return runningDay(row, on: day, from: firstDay(row, year: year, inLeapMonth: true))
    }

    private func runningDay(_ row: FestivalRow, on day: Day, from first: Day?) -> Int? {
        guard let first else { return nil }
        let elapsed = day.days(since: first)
        guard elapsed > 0, elapsed < Int(row.length), row.covers(year: GregorianDate(first).year) else { return nil }
        return elapsed + 1
    }

    /// Whether a row above this one has the same festival on the same day. O(number of rows of the festival).
    @inline(__always)
    func isRepeated(_ row: Int, _ isThere: (Int) -> Bool) -> Bool {
        var other = previousRow[row]
        while other != Self.none {
            if section.rows[Int(other)].calendars & calendarBit != 0 && isThere(Int(other)) { return true }
            other = previousRow[Int(other)]
        }
        return false
    }
}
