import Almanac

extension ExportRequest {
    /// The lunar date in the cell of a page, after `≈` if the day of its new moon is not certain.
    func lunarLabel(of cell: DayCell) -> String {
        cell.newMoonCertainty.sign + cell.lunarDate.cellText(in: language)
    }

    /// The same in the longest wording that is at most `width` ems wide, or in the shortest.
    func lunarLabel(of cell: DayCell, width: Double) -> String {
        let labels = cell.lunarDate.cellLabels(in: language).map { cell.newMoonCertainty.sign + $0 }
        return labels.first { $0.widthInEms <= width } ?? labels.last ?? ""
    }

    /// A day for screen readers: the date, the weekday, the lunar date, what the mark says and the names of all entries, each
    /// with what its colour and its sign say to others, that it is a public holiday and why its day is not certain.
    func spokenText(_ cell: DayCell, _ entries: [CalendarEntry]) -> String {
        let date = GregorianDate(cell.day).text(in: language)
        let lunar = LunarMonthDay(cell.lunarDate).text(in: language)
        let names = entries.map { $0.name + holiday($0) + reason(of: $0) }
        return ([date, cell.weekday.name(in: language), lunar] + spokenMark(cell, entries) + names).joined(
            separator: ", "
        )
    }

    /// What the mark of a day means, 放假 or 调休上班, after the name of a day off that is no festival; nothing if a public
    /// holiday says it.
    private func spokenMark(_ cell: DayCell, _ entries: [CalendarEntry]) -> [String] {
        guard let mark = mark(of: cell) else { return [] }
        let name = festivals.nameOfDayOff(cell.day, by: pageDaysOff, in: language)
        let isSaid = mark == .holiday && entries.contains { $0.festival?.kind == .publicHoliday }
        let meaning = mark.kind.name(in: language)
        return name.map { ["\($0) (\(meaning))"] } ?? (isSaid ? [] : [meaning])
    }

    /// The marked days of a sheet for screen readers, and which of its days are not decided: `休日 2026-05-02...2026-05-06`.
    func spokenMarks(of days: DayRange) -> [String] {
        guard let daysOff = pageDaysOff else { return [] }
        let marks = WorkStatus.Mark.allCases.compactMap { mark in
            let ranges = days.filter { daysOff.status(of: $0).mark == mark }.ranges.map { DaysOffWords.text(of: $0) }
            return ranges.isEmpty ? nil : "\(mark.kind.name(in: language)) \(ranges.joined(separator: ", "))"
        }
        return marks + daysOff.remarks(on: days, in: language)
    }

    /// The word of the regions for a public holiday, in parentheses after a space; empty for any other entry.
    private func holiday(_ entry: CalendarEntry) -> String {
        guard let kind = entry.festival?.kind, kind == .publicHoliday else { return "" }
        return " (\(festivals.name(of: kind, in: language)))"
    }

    /// Why the day of an entry is not certain, in parentheses after a space; empty if it is certain.
    func reason(of entry: CalendarEntry) -> String {
        entry.certainty.remark(in: language).map { " (\($0))" } ?? ""
    }
}

extension [Day] {
    /// Ascending days as ranges of consecutive ones.
    fileprivate var ranges: [DayRange] {
        reduce(into: []) { ranges, day in
            if let last = ranges.last, last.lastDay.next == day {
                ranges[ranges.count - 1] = last.firstDay...day
            } else {
                ranges.append(day...day)
            }
        }
    }
}
