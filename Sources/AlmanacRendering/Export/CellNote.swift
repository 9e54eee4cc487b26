import Almanac

/// A line of text in the cell of a page: a name of its day, or an anniversary.
struct CellNote: Hashable, Sendable {
    let text: String
    /// The class that gives the text its colour in SVG and HTML.
    let styleClass: String
    /// The reason why the day is not certain; nil if it is.
    var remark: String?
    /// Whether it is a festival of other countries, which a poster shows where there is room.
    var isElsewhere = false
}

extension ExportRequest {
    /// The names of the anniversaries of each day of a range that has any.
    func anniversaryNames(in days: DayRange) -> [Day: [String]] {
        Dictionary(grouping: entries([.anniversaries], in: days), by: \.firstDay).mapValues { $0.map(\.signedName) }
    }

    /// The face of a cell, its term first, without its sentence.
    func face(of cell: DayCell) -> DayFace {
        let work = pageDaysOff?.status(of: cell.day)
        let style = CellLabel.Style(sources: [.term, .festival], lastKind: .calendarNote)
        return calendar.face(of: cell, festivals, work: work, saturdays: saturdayColour, in: language, style: style)
    }

    /// The sentence of a face, with the reasons why a day is not certain.
    func sentence(of face: DayFace, _ anniversaries: [String]) -> String {
        let work = pageDaysOff?.status(of: face.day)
        let spoken = festivals.spoken(face, work: work, in: language, own: anniversaries) {
            calendar.remark(on: $0, in: language)
        }
        return spoken.accessibilityText
    }

    /// The notes of a cell: the anniversaries, then the names, last the observances that all regions have, as most of them are of other
    /// countries.
    func notes(of face: DayFace, _ anniversaries: [String]) -> [CellNote] {
        let everywhere = worldwide?.on(face.day).filter { $0.kind == .observance } ?? []
        let elsewhere = everywhere.map { festivals.label(of: $0, in: language) }
        let notes = face.names.map { name in
            CellNote(
                text: name.certainty.sign + name.text,
                styleClass: name.styleClass,
                remark: calendar.remark(on: festivals.certainty(of: name, on: face.day), in: language),
                isElsewhere: name.subject == .festival(.observance) && elsewhere.contains(name.text)
            )
        }
        return anniversaries.map { CellNote(text: $0, styleClass: "a") }
            + notes.filter { !$0.isElsewhere } + notes.filter(\.isElsewhere)
    }

    /// The mark in a cell; nil without days off, where names alone say it.
    func mark(of face: DayFace) -> WorkStatus.Mark? { pageDaysOff == nil ? nil : face.mark }

    /// The colour of a weekday without a holiday.
    func colour(of weekday: Weekday) -> DayColour { DayColour(weekday, saturdays: saturdayColour) }

    /// The lunar date of a poster in the longest wording that is at most `width` ems wide, or in the shortest.
    func lunarLabel(of cell: DayCell, width: Double) -> String {
        let labels = cell.lunarDate.cellLabels(in: language).map { cell.lunarCertainty.sign + $0 }
        return labels.first { $0.widthInEms <= width } ?? labels.last ?? ""
    }

    /// The marked days of a sheet for screen readers, and which of its days are not decided: `休日 2026-05-02...2026-05-06`.
    func spokenMarks(of days: DayRange) -> [String] {
        guard let daysOff = pageDaysOff else { return [] }
        let marks = WorkStatus.Mark.allCases.compactMap { mark in
            let ranges = DayRange.ranges(of: days.filter { daysOff.status(of: $0).mark == mark }).map(\.shortText)
            return ranges.isEmpty ? nil : "\(mark.kind.name(in: language)) \(ranges.joined(separator: ", "))"
        }
        return marks + daysOff.remarks(on: days, in: language)
    }
}
