import Almanac

extension DayReport {
    /// The number of the day within a month or a year, and the first and the last day: `1/30  2026-02-17 – 2026-03-18`.
    func progress(_ number: Int, of length: Int, _ first: Day, _ last: Day) -> [StyledText] {
        [StyledText("\(number)/\(length)"), StyledText("\(first) – \(last)")]
    }

    /// The term of the day with its margin, or else the term in force since an earlier day.
    var term: [StyledText]? {
        if let event = calendar.termEvent(on: day) { return details(of: event, named: termName(event.kind)) }
        return calendar.previousTermEvent(before: day).map(summary)
    }

    /// The phase of the day with its margin, or else the last one before it.
    var phase: [StyledText]? {
        if let event = calendar.phaseEvent(on: day) { return details(of: event) }
        return calendar.previousPhaseEvent(before: day).map(summary)
    }

    /// The term of the day, named as the festival which it is, with a note if that is a public holiday.
    private func termName(_ term: SolarTerm) -> StyledText {
        var name = festivals.label(of: term, on: day, in: language)
        if let festival = festivals.festival(for: term, on: day) { name.append(note(on: festival)) }
        return name
    }

    /// All labels, with the number of the day within a span and a note on public holidays; nil if the day has none. A
    /// festival that is the term of the day is named with the term.
    var festivalLabels: [StyledText]? {
        let found = festivals.on(day).filter { festivals.term(of: $0) == nil }
        if found.isEmpty { return nil }
        return found.map { festival in
            StyledText(festivals.label(of: festival, in: language) + note(on: festival), festival.kind.textStyle)
        }
    }

    /// ` (公眾假期)` after a public holiday, as the region calls it; otherwise empty.
    private func note(on festival: Festival) -> String {
        festival.kind == .publicHoliday ? " (\(festivals.name(of: festival.kind, in: language)))" : ""
    }

    /// The date, the lunar date, the first festival and the term of the day before or after.
    func neighbour(_ day: Day) -> [StyledText]? {
        guard let lunar = calendar.lunarDate(on: day) else { return nil }
        let term = calendar.term(on: day).map { festivals.label(of: $0, on: day, in: language) }
        let names =
            calendar.cell(of: day).map {
                festivals.names(of: $0, in: language, style: CellLabel.Style(sources: [.festival]))
            } ?? []
        let name = names.first { $0.term == nil }.map(\.styled)
        return [StyledText("\(day)"), StyledText(LunarMonthDay(lunar).text(in: language))]
            + [name, term].compactMap(\.self)
    }

    /// The ISO week and weekday, the day of the year, the Julian Day Number at noon.
    var week: [StyledText] {
        let length = GregorianDate.isLeapYear(GregorianDate(day).year) ? 366 : 365
        return [
            StyledText("\(day.isoWeek)-\(day.weekday.number)"), StyledText("\(GregorianDate(day).dayOfYear)/\(length)"),
            StyledText("JDN \(day.julianDayNumber)"),
        ]
    }
}
