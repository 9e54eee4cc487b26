// The first days of the rows, anchor by anchor.

extension FestivalLayout {
    /// Adds the first days of the row at an index.
    mutating func evaluate(_ row: FestivalRow, _ index: UInt16) {
        let bounds = newYears.days(ofYears: row.years)
        switch row.anchor {
        case .gregorian(let month, let day):
            evaluate(row, index, bounds) { $0.day(month: Int(month), day: Int(day), inYear: $1) }
        case .lunar(let month, let day, let leapToo):
            evaluate(row, index, bounds) { $0.lunarDay(month << 1, Int(day), inYear: $1) }
            if leapToo { evaluate(row, index, bounds) { $0.lunarDay(month << 1 | 1, Int(day), inYear: $1) } }
        case .lastOfLunarYear:
            evaluate(row, index, bounds) { $0.lastDay(ofLunarYear: $1) }
        case .term(let term, let days):
            evaluate(row, index, bounds) { $0.day(Int32(days), after: term, inYear: $1) }
        case .list(let list):
            evaluate(row, index, bounds) { $0.day(ofList: list, inYear: $1) }
        }
    }

    /// Adds the first days of a row in every year that lie in its Gregorian years.
    @inline(__always)
    private mutating func evaluate(
        _ row: FestivalRow,
        _ index: UInt16,
        _ bounds: ClosedRange<Int32>,
        _ firstDay: (FestivalLayout, Int) -> Int32?
    ) {
        // A lunar year ends, and a day counted from a term may fall, in the Gregorian year after its own or before it.
        let first = max(newYears.years.lowerBound, Int(row.years.lowerBound) - 2)
        let last = min(newYears.years.upperBound, Int(row.years.upperBound) + 2)
        guard first <= last else { return }
        for year in first...last {
            guard let day = firstDay(self, year), bounds.contains(day) else { continue }
            beginnings.append(Beginning(day: day, row: index, length: row.length))
        }
    }

    /// The days of a common year before each month.
    private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

    @inline(__always)
    private func day(month: Int, day: Int, inYear year: Int) -> Int32? {
        let isLeap = newYears.isLeap(year)
        if month == 2 && day == 29 && !isLeap { return nil }
        let leapDay = isLeap && month > 2 ? 1 : 0
        return newYears[year] &+ Int32(truncatingIfNeeded: Self.daysBefore[month &- 1] &+ leapDay &+ day &- 1)
    }

    @inline(__always)
    private func lunarDay(_ month: UInt8, _ day: Int, inYear year: Int) -> Int32? {
        guard let lunation = months.lunation(of: LunarMonth(uncheckedRawValue: month), inYear: year) else { return nil }
        let found = months.firstDay(ofLunation: lunation).rawValue &+ Int32(truncatingIfNeeded: day) &- 1
        return found < months.firstDay(ofLunation: lunation &+ 1).rawValue ? found : nil
    }

    @inline(__always)
    private func lastDay(ofLunarYear year: Int) -> Int32? {
        guard months.lunarYears.contains(year) else { return nil }
        guard year < months.lunarYears.upperBound else {
            // The lunation that ends the table may begin the next year.
            return months.month(ofLunation: months.count).number == 1 ? days.lastDay.rawValue : nil
        }
        return lunarDay(1 << 1, 1, inYear: year &+ 1).map { $0 &- 1 }
    }

    @inline(__always)
    private func day(_ days: Int32, after term: SolarTerm, inYear year: Int) -> Int32? {
        let number = (year &- 1900) &* SolarTerm.count &+ term.index
        return termDays.numbers.contains(number) ? termDays.day(number, term: term.index).rawValue &+ days : nil
    }

    @inline(__always)
    private func day(ofList list: UInt16, inYear year: Int) -> Int32? {
        let dayOfYear = section.dayOfYear(list: list, year: year)
        return dayOfYear == 0 ? nil : newYears[year] &+ Int32(truncatingIfNeeded: dayOfYear) &- 1
    }
}
