import AlmanacCore

/// The months of consecutive lunar years as they were issued: the rows `months DAY LENGTHS` of a calendar.
///
/// They stand where months were numbered by another rule than `MonthLayout` knows, so that nothing is known of the days of terms
/// in these years.
struct IssuedMonths {
    private(set) var months: [MonthLayout.Month] = []
    /// The row of the first months, for errors.
    private(set) var firstRow: DataLine?
    /// The day after the last month; nil without months.
    private(set) var end: Day?

    /// Adds a row: the first day of a year, and for each month 大 or 小, a leap month after 閏.
    mutating func add(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(3...3, "'months DAY LENGTHS', the first day of the year and 大 or 小 for each month")
        var day = try line.day(1, "the first day of the year")
        guard end == nil || end == day else {
            throw line.error("\(day) after months to \(end ?? day)", expected: "years without a gap")
        }
        let (year, word) = (GregorianDate(day).year, line.word(2))
        var (number, isLeap, hasLeap) = (0, false, false)
        for letter in word {
            if letter == "閏", !hasLeap, number > 0 {
                (isLeap, hasLeap) = (true, true)
                continue
            }
            if !isLeap { number += 1 }
            guard letter == "大" || letter == "小", let month = LunarMonthNumber(number: number, isLeap: isLeap),
                let next = day.advanced(by: letter == "大" ? 30 : 29)
            else {
                throw line.error(at: 2, expected: "大 or 小 for each of twelve months, 閏 before a leap one")
            }
            months.append(MonthLayout.Month(firstDay: day, month: month, year: year))
            (day, isLeap) = (next, false)
        }
        guard number == 12, !isLeap else {
            throw line.error("\(number) months", expected: "twelve months, and 閏 before a leap one")
        }
        (end, firstRow) = (day, firstRow ?? line)
    }

    /// Sets the first days of the months, with a note on each that differs from the computed day, and returns the months by the
    /// indices of their new moons; months outside the table are omitted.
    func apply(
        to days: inout CivilDays,
        _ notes: inout CompiledCalendar.Notes,
        of rules: CalendarRules
    ) throws(DataFileError) -> [Int: MonthLayout.Month] {
        var named: [Int: MonthLayout.Month] = [:]
        for month in months {
            let name = EventName(term: nil, day: month.firstDay)
            guard days.mayHold(name) else { continue }
            guard let event = days.index(of: name) else {
                let expected = "issued months within a day of the computed new moons"
                throw rules.beginning.error("a month on \(month.firstDay)", expected: expected)
            }
            named[event.index] = month
            guard days[event] != month.firstDay else { continue }
            notes[event] = .init(isException: true, authority: AuthorityID(of: rules.id), day: days[event])
            days[event] = month.firstDay
        }
        return named
    }
}
