/// Lays out the festivals of a calendar by day: evaluates each row of the table in each year, then sorts by day.
struct FestivalLayout {
    let calendar: LunisolarCalendar
    let section: FestivalSection
    let months: Lunations
    let termDays: TermDayTable
    let days: DayRange
    let newYears: NewYearDays
    /// The rows that hold in the calendar and in the regions, in the order of labels.
    let rows: [FestivalRow]
    /// The first days, row by row.
    var beginnings: [Beginning] = []

    /// A festival's first day, by the row it comes from.
    struct Beginning {
        let day: Int32
        let row: UInt16
        let length: UInt8
        let certainty: Certainty.Level
    }

    /// A first day, and whether a note says that it may not be certain.
    typealias FirstDay = (day: Int32, isDoubtful: Bool)

    /// The layout of a calendar's festivals in the regions whose bits are set.
    init(_ calendar: LunisolarCalendar, regions: UInt16) {
        self.init(calendar, calendar.festivalSection.rows(of: calendar.id, regions))
    }

    /// The layout of the festivals of regions in which the reader is not, with no public holiday among them.
    init(withoutHolidaysOf calendar: LunisolarCalendar, regions: UInt16) {
        let rows = calendar.festivalSection.rows(of: calendar.id, regions).map { $0.withoutHoliday }
        // Each kind in turn, which keeps the order within a kind.
        self.init(calendar, FestivalKind.allCases.flatMap { kind in rows.filter { $0.kind == kind } })
    }

    private init(_ calendar: LunisolarCalendar, _ rows: [FestivalRow]) {
        self.calendar = calendar
        section = calendar.festivalSection
        months = calendar.months
        termDays = calendar.termDays
        days = calendar.days
        newYears = NewYearDays(of: calendar.days)
        self.rows = rows
        beginnings.reserveCapacity(min(rows.count * newYears.years.count, FestivalSection.mostDays))
        for (index, row) in rows.enumerated() { evaluate(row, UInt16(truncatingIfNeeded: index)) }
    }
}

// MARK: - Every day of every festival, sorted by day

extension FestivalLayout {
    /// The festivals by day, and an index of the days.
    func storage() -> Festivals.Storage { Festivals.Storage(entries: entries(), templates: templates, days: days) }

    /// The fields that all festivals of each row share.
    var templates: [Festivals.Template] {
        rows.map { Festivals.Template(id: section.ids[Int($0.festival)], kind: $0.kind, length: $0.length) }
    }

    /// The festivals sorted by day: on a day first the beginnings in the order of rows, then the later days of festivals.
    func entries() -> [Festivals.Entry] { withoutRepetitions(sortedEntries()) }

    /// Every day of every festival, by a counting sort, which keeps the order of rows.
    private func sortedEntries() -> [Festivals.Entry] {
        let dayCount = Int(days.lastDay.rawValue &- days.firstDay.rawValue) + 1
        var ends = [UInt32](repeating: 0, count: dayCount + 1)
        forEachDay { dayIndex, _, _ in ends[dayIndex &+ 1] &+= 1 }
        for index in 1..<ends.count { ends[index] &+= ends[index &- 1] }
        let blank = Festivals.Entry(day: 0, template: 0, dayNumber: 1, certainty: .certain)
        var entries = [Festivals.Entry](repeating: blank, count: Int(ends[dayCount]))
        forEachDay { dayIndex, beginning, dayNumber in
            entries[Int(ends[dayIndex])] = Festivals.Entry(
                day: days.firstDay.rawValue &+ Int32(truncatingIfNeeded: dayIndex),
                template: beginning.row,
                dayNumber: dayNumber,
                certainty: beginning.certainty
            )
            ends[dayIndex] &+= 1
        }
        return entries
    }

    /// Calls `body` for every first day, then for every later day of a span, with the index of the day in the calendar.
    @inline(__always)
    private func forEachDay(_ body: (_ dayIndex: Int, _ beginning: Beginning, _ dayNumber: UInt8) -> Void) {
        let (first, last) = (Int(days.firstDay.rawValue), Int(days.lastDay.rawValue))
        for beginning in beginnings {
            let day = Int(beginning.day)
            if first <= day, day <= last { body(day - first, beginning, 1) }
        }
        for beginning in beginnings where beginning.length > 1 {
            for later in 1..<beginning.length {
                let day = Int(beginning.day) + Int(later)
                if first <= day, day <= last { body(day - first, beginning, later + 1) }
            }
        }
    }

    /// The entries without repetitions: a festival that an earlier row has beginning, or running, on the day counts once.
    private func withoutRepetitions(_ entries: [Festivals.Entry]) -> [Festivals.Entry] {
        // A long span may still be running when the next of its row begins, in a leap month or by a list.
        var isSeen = [Bool](repeating: false, count: section.ids.count)
        let mayRepeat = rows.map { row in
            defer { isSeen[Int(row.festival)] = true }
            return row.length > 1 || isSeen[Int(row.festival)]
        }
        var kept = entries
        var count = 0
        for entry in entries {
            if mayRepeat[Int(entry.template)] && repeats(entry, kept[..<count]) { continue }
            // Counts of a day fit a byte; no honest table has more.
            if count >= Self.mostOnADay, kept[count - Self.mostOnADay].day == entry.day { continue }
            kept[count] = entry
            count &+= 1
        }
        kept.removeLast(entries.count - count)
        return kept
    }

    private static var mostOnADay: Int { 255 }

    private func repeats(_ entry: Festivals.Entry, _ earlier: ArraySlice<Festivals.Entry>) -> Bool {
        let festival = rows[Int(entry.template)].festival
        for other in earlier.reversed() {
            guard other.day == entry.day, (other.dayNumber == 1) == (entry.dayNumber == 1) else { return false }
            if rows[Int(other.template)].festival == festival { return true }
        }
        return false
    }
}

// MARK: - The first days of the rows, anchor by anchor

extension FestivalLayout {
    /// Adds the first days of the row at an index.
    mutating func evaluate(_ row: FestivalRow, _ index: UInt16) {
        guard let bounds = DayRange(years: Int(row.years.lowerBound)...Int(row.years.upperBound)) else { return }
        switch row.anchor {
        case .gregorian(let month, let day):
            let (common, leap) = (Self.offset(month, day, inYear: 2001), Self.offset(month, day, inYear: 2000))
            evaluate(row, index, bounds) { layout, year in
                let offset = layout.newYears.isLeap(year) ? leap : common
                return offset.map { (layout.newYears[year] &+ $0, false) }
            }
        case .lunar(let month, let day, let leapToo):
            evaluate(row, index, bounds) { $0.lunarDay(month << 1, Int(day), inYear: $1) }
            if leapToo { evaluate(row, index, bounds) { $0.lunarDay(month << 1 | 1, Int(day), inYear: $1) } }
        case .lastOfLunarYear:
            evaluate(row, index, bounds) { $0.lastDay(ofLunarYear: $1) }
        case .term(let term, let days):
            evaluate(row, index, bounds) { $0.day(Int32(days), after: term, inYear: $1) }
        case .list(let list):
            let hasDoubts = section.listDoubts.contains { $0.festival == row.festival }
            evaluate(row, index, bounds) { $0.day(ofList: list, of: row, inYear: $1, hasDoubts) }
        }
    }

    /// Adds the first days of a row in every year that lie in its Gregorian years.
    @inline(__always)
    private mutating func evaluate(
        _ row: FestivalRow,
        _ index: UInt16,
        _ bounds: DayRange,
        _ firstDay: (FestivalLayout, Int) -> FirstDay?
    ) {
        // A lunar year ends, and a day counted from a term may fall, in the Gregorian year after its own or before it.
        let first = max(newYears.years.lowerBound, Int(row.years.lowerBound) - 2)
        let last = min(newYears.years.upperBound, Int(row.years.upperBound) + 2)
        guard first <= last else { return }
        for year in first...last {
            guard let (rawValue, isDoubtful) = firstDay(self, year) else { continue }
            let day = Day(rawValue: rawValue)
            guard bounds.contains(day) else { continue }
            let certainty = isDoubtful ? calendar.certainty(of: row, from: day).level : .certain
            beginnings.append(Beginning(day: rawValue, row: index, length: row.length, certainty: certainty))
        }
    }

    /// The days of a year before a date; nil if the year does not have it.
    private static func offset(_ month: UInt8, _ day: UInt8, inYear year: Int) -> Int32? {
        GregorianDate(year: year, month: Int(month), day: Int(day)).map { Int32($0.dayOfYear - 1) }
    }

    @inline(__always)
    private func lunarDay(_ month: UInt8, _ day: Int, inYear year: Int) -> FirstDay? {
        guard let lunation = months.lunation(of: LunarMonthNumber(uncheckedRawValue: month), inYear: year) else {
            return nil
        }
        let found = months.firstDay(ofLunation: lunation).rawValue &+ Int32(truncatingIfNeeded: day) &- 1
        guard found < months.firstDay(ofLunation: lunation &+ 1).rawValue else { return nil }
        return (found, months.isUncertain(lunation))
    }

    @inline(__always)
    private func lastDay(ofLunarYear year: Int) -> FirstDay? {
        guard months.lunarYears.contains(year) else { return nil }
        guard year < months.lunarYears.upperBound else {
            // The lunation that ends the table may begin the next year.
            let isNewYear = months.month(ofLunation: months.count).number == 1
            return isNewYear ? (days.lastDay.rawValue, months.isUncertain(months.count)) : nil
        }
        return lunarDay(1 << 1, 1, inYear: year &+ 1).map { ($0.day &- 1, $0.isDoubtful) }
    }

    @inline(__always)
    private func day(_ days: Int32, after term: SolarTerm, inYear year: Int) -> FirstDay? {
        let number = (year &- 1900) &* SolarTerm.count &+ term.index
        guard termDays.numbers.contains(number) else { return nil }
        return (termDays.day(number, term: term.index).rawValue &+ days, termDays.isUncertain(number))
    }

    @inline(__always)
    private func day(ofList list: UInt16, of row: FestivalRow, inYear year: Int, _ hasDoubts: Bool) -> FirstDay? {
        let dayOfYear = section.dayOfYear(list: list, year: year)
        guard dayOfYear != 0 else { return nil }
        let day = newYears[year] &+ Int32(truncatingIfNeeded: dayOfYear) &- 1
        let isPublished = calendar.listCertainty(of: row, on: Day(rawValue: day)) == .certain
        return (day, !isPublished || hasDoubts)
    }
}

/// The first days of the Gregorian years about a range of days, looked up instead of computed for each festival.
struct NewYearDays {
    /// The years: those of the days, and the ones before and after.
    let years: ClosedRange<Int>
    /// 1 January of each year and of the one after the last, days since 1970-01-01.
    private let days: [Int32]

    /// The years about the days of a calendar.
    init(of days: DayRange) {
        let years = GregorianDate(days.firstDay).year - 1...GregorianDate(days.lastDay).year + 1
        self.years = years
        self.days = (years.lowerBound...years.upperBound + 1).map { year in
            Day(year: year, month: 1, day: 1)?.rawValue ?? .max
        }
    }

    /// 1 January of a year, which has to be one of `years` or the next.
    @inline(__always)
    subscript(year: Int) -> Int32 { days[year &- years.lowerBound] }

    /// Whether a year, which has to be one of `years`, has a 29 February.
    @inline(__always)
    func isLeap(_ year: Int) -> Bool { self[year &+ 1] &- self[year] == 366 }
}

extension FestivalRow {
    /// The same row as a festival without a day off.
    fileprivate var withoutHoliday: FestivalRow {
        guard kind == .publicHoliday else { return self }
        var row = self
        switch anchor {
        case .lunar, .lastOfLunarYear, .term: row.kind = .traditional
        case .gregorian, .list: row.kind = .observance
        }
        return row
    }
}
