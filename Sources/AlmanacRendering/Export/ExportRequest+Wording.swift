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

    /// The marked days of a sheet for screen readers, and which of its days are not decided: `休日 2026-05-02...2026-05-06`.
    func spokenMarks(of days: DayRange) -> [String] {
        guard let daysOff = pageDaysOff else { return [] }
        let marks = WorkStatus.Mark.allCases.compactMap { mark in
            let ranges = days.filter { daysOff.status(of: $0).mark == mark }.ranges.map { DaysOffWords.text(of: $0) }
            return ranges.isEmpty ? nil : "\(mark.kind.name(in: language)) \(ranges.joined(separator: ", "))"
        }
        return marks + daysOff.remarks(on: days, in: language)
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
