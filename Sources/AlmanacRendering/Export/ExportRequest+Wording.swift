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

    /// A day for screen readers: the date, the weekday, the lunar date and the names of all entries, each with what its
    /// colour and its sign say to others, that it is a public holiday and why its day is not certain.
    func spokenText(_ cell: DayCell, _ entries: [CalendarEntry]) -> String {
        let date = GregorianDate(cell.day).text(in: language)
        let lunar = LunarMonthDay(cell.lunarDate).text(in: language)
        let names = entries.map { $0.name + holiday($0) + reason(of: $0) }
        return ([date, cell.weekday.name(in: language), lunar] + names).joined(separator: ", ")
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
