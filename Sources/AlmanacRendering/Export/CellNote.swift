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

    /// The notes of a cell, in order: the name of a day off that is no festival, the anniversaries, the names of the day.
    func notes(of cell: DayCell, _ anniversaries: [String]) -> [CellNote] {
        dayOffNames(of: cell).map { CellNote(text: $0, styleClass: "p") }
            + anniversaries.map { CellNote(text: $0, styleClass: "a") }
            + notesOfNames(of: cell)
    }

    /// The names of a day, last the observances that all regions have, as most of them are of other countries.
    private func notesOfNames(of cell: DayCell) -> [CellNote] {
        let everywhere = worldwide?.on(cell.day).filter { $0.kind == .observance } ?? []
        let elsewhere = everywhere.map { festivals.label(of: $0, in: language) }
        let notes = names(of: cell).map { name -> CellNote in
            let (text, remark) = (name.certainty.sign + name.text, remark(on: name, of: cell.day))
            let isElsewhere = name.subject == .festival(.observance) && elsewhere.contains(name.text)
            return CellNote(text: text, styleClass: name.styleClass, remark: remark, isElsewhere: isElsewhere)
        }
        return notes.filter { !$0.isElsewhere } + notes.filter(\.isElsewhere)
    }

    /// A day for screen readers: the date, the weekday, the lunar date, what the mark says, the notes and the phase of the
    /// Moon, each with what its colour and its sign say to others, that it is a public holiday and why its day is not certain.
    func spokenText(_ cell: DayCell, _ anniversaries: [String]) -> String {
        let date = GregorianDate(cell.day).text(in: language)
        let lunarRemark = calendar.remark(on: calendar.lunarCertainty(on: cell.day), in: language)
        let lunar = LunarMonthDay(cell.lunarDate).text(in: language) + Self.parentheses(lunarRemark)
        let names = names(of: cell)
        let holiday = " (\(festivals.name(of: .publicHoliday, in: language)))"
        let spokenNames = names.map { name in
            name.text + (name.isPublicHoliday ? holiday : "") + Self.parentheses(remark(on: name, of: cell.day))
        }
        let phase = calendar.phaseEvent(on: cell.day).map {
            $0.kind.name(in: language) + Self.parentheses(calendar.remark(on: $0.certainty, in: language))
        }
        let pieces =
            [date, cell.weekday.name(in: language), lunar]
            + spokenMark(cell, isSaid: names.contains { $0.isPublicHoliday })
            + anniversaries + spokenNames + [phase].compactMap(\.self)
        return pieces.joined(separator: ", ")
    }

    /// The meaning of the mark of a day, 放假 or 调休上班, after the name of a day off that is no festival; nothing if the name
    /// of a public holiday says it.
    private func spokenMark(_ cell: DayCell, isSaid: Bool) -> [String] {
        guard let mark = mark(of: cell) else { return [] }
        let meaning = mark.kind.name(in: language)
        let names = dayOffNames(of: cell).map { "\($0) (\(meaning))" }
        return names.isEmpty && !(mark == .holiday && isSaid) ? [meaning] : names
    }

    /// The mark of a day: a day off, a make-up workday or half a day off; nil without days off, where names alone say it.
    func mark(of cell: DayCell) -> WorkStatus.Mark? { pageDaysOff?.status(of: cell.day).mark }

    /// The names of a day, its term first.
    private func names(of cell: DayCell) -> [CellLabel] {
        let style = CellLabel.Style(sources: [.term, .festival], lastKind: .calendarNote)
        return festivals.names(of: cell, in: language, style: style)
    }

    /// The name of a day off that is no festival; one or none.
    private func dayOffNames(of cell: DayCell) -> [String] {
        let work = pageDaysOff?.status(of: cell.day)
        let name = festivals.dayOffName(on: cell.day, work: work, in: language)
        return name.map { [(work?.certainty?.sign ?? "") + $0] } ?? []
    }

    private func remark(on name: CellLabel, of day: Day) -> String? {
        if case .term = name.subject {
            return calendar.remark(on: calendar.termEvent(on: day)?.certainty, in: language)
        }
        let festival = festivals.on(day).first {
            $0.certainty == name.certainty && $0.isFirstDay || $0.certainty.isDoubtful
        }
        return !name.certainty.isDoubtful
            ? nil : festival.flatMap { calendar.remark(on: festivals.certainty(of: $0), in: language) }
    }

    /// A remark in parentheses after a space; empty if there is none.
    static func parentheses(_ remark: String?) -> String { remark.map { " (\($0))" } ?? "" }
}

extension CellLabel {
    fileprivate var isPublicHoliday: Bool { subject == .festival(.publicHoliday) }
}

// MARK: - The colour, the lunar date and the marks of a page

extension ExportRequest {
    /// The colour of a weekday without a holiday.
    func colour(of weekday: Weekday) -> DayColour { DayColour(weekday, saturdays: saturdayColour) }

    func colour(of cell: DayCell) -> DayColour {
        festivals.colour(of: cell.day, work: pageDaysOff?.status(of: cell.day), saturdays: saturdayColour)
    }

    /// The lunar date in the cell of a page, after `≈` if it is not certain.
    func lunarLabel(of cell: DayCell) -> String {
        cell.lunarCertainty.sign + cell.lunarDate.cellText(in: language)
    }

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
