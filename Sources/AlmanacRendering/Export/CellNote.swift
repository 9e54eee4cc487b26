import Almanac

/// A line of text in the cell of a page: the name of an entry, or of a day off that is no festival.
struct CellNote: Hashable, Sendable {
    /// The text.
    let text: String
    /// The class that gives the text its colour in SVG and HTML.
    let styleClass: String
    /// Why the day is not certain; nil if it is.
    let remark: String?
}

extension ExportRequest {
    /// The notes of a day, in order: what it is off for, if no festival says it, then its entries but for the phase, which has
    /// a symbol.
    func notes(on day: Day, _ entries: [CalendarEntry]) -> [CellNote] {
        let name = festivals.nameOfDayOff(day, by: pageDaysOff, in: language)
        return [name].compactMap(\.self).map { CellNote(text: $0, styleClass: "p", remark: nil) }
            + entries.filter { $0.phase == nil }.map { entry in
                CellNote(
                    text: entry.signedName,
                    styleClass: entry.styleClass,
                    remark: entry.certainty.remark(in: language)
                )
            }
    }

    /// The mark of a day: a day off, a make-up workday or half a day off; nil without days off, where names alone say it.
    func mark(of cell: DayCell) -> WorkStatus.Mark? { pageDaysOff?.status(of: cell.day).mark }
}

extension WorkStatus.Mark {
    /// Its class in SVG and HTML.
    var styleClass: String {
        switch self {
        case .holiday: "off"
        case .makeUpWorkday: "work"
        case .halfDay: "half"
        }
    }
}
