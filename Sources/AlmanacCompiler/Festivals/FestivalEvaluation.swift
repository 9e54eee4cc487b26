import AlmanacCore

/// Evaluates rules in a calendar over the days of the table.
struct FestivalEvaluation {
    /// All festivals, for rules that refer to another.
    let festivals: FestivalSet
    /// The calendar.
    let calendar: CompiledCalendar
    /// When the Sun reaches the longitudes of the rules.
    let sun: SolarLongitudeInstants

    /// The Gregorian years that have days in the table.
    static let years = TableSpan.promisedYears.lowerBound - 1...TableSpan.promisedYears.upperBound + 1

    /// The days of the table's months.
    var tableDays: DayRange {
        let months = calendar.layout.months
        let first = TableSpan.lunations.lowerBound - calendar.days.firstLunation
        let end = months[first + TableSpan.lunations.count].firstDay
        return months[first].firstDay...Day(rawValue: end.rawValue - 1)
    }

    /// The spans of an entry that begin in the table and in its years, in order.
    func spans(of entry: FestivalEntry) throws(DataFileError) -> [FestivalSpan] {
        guard entry.calendars.isEmpty || entry.calendars.contains(calendar.id) else { return [] }
        return try spans(of: entry.rule).filter { entry.years.contains(Int16(GregorianDate($0.firstDay).year)) }
    }

    /// The spans of a rule that begin in the table, in order.
    func spans(of rule: FestivalRule) throws(DataFileError) -> [FestivalSpan] {
        let firstDays = try firstDays(of: rule)
        let tableDays = tableDays
        switch rule.duration {
        case .days(let length):
            return firstDays.filter(tableDays.contains).map { FestivalSpan(firstDay: $0, length: length) }
        case .untilEve(let base):
            let end = FestivalRule(base: base, offset: 0, duration: .days(1), line: rule.line)
            let ends = try self.firstDays(of: end)
            var spans: [FestivalSpan] = []
            for first in firstDays where tableDays.contains(first) {
                guard let end = ends.first(where: { $0 > first }) else { continue }
                let length = end.days(since: first)
                guard length <= 255 else {
                    throw rule.line.error(found: "\(length) days from \(first)", expected: "no more than 255 days")
                }
                spans.append(FestivalSpan(firstDay: first, length: length))
            }
            return spans
        }
    }

    /// The first days of a rule over the computed events, in order.
    private func firstDays(of rule: FestivalRule) throws(DataFileError) -> [Day] {
        let (base, offset) = try festivals.resolved(rule)
        return try days(of: base, askedBy: rule.line).compactMap { $0.advanced(by: offset) }.sorted()
    }
}
