import AlmanacCore

/// Everything that a calendar shows of a day: number, colour, mark, phase, the line under the number, all names, a sentence for VoiceOver.
///
/// A view only places it. `Reader.face(on:style:)` of the module `Almanac` makes it for a reader.
///
/// ```swift
/// let reader = Reader("zh-TW")
/// if let day = Day("2026-09-25"), let face = reader.face(on: day) {
///     print(face.number, face.label.text, face.badge ?? "-", face.colour)  // 25 中秋節 休 red
///     print(face.accessibilityText)  // 2026年9月25日, 星期五, 八月十五, 中秋節 (國定假日)
/// }
/// ```
public struct DayFace: Sendable {
    /// The day.
    public let day: Day
    /// The number, the day of the Gregorian month, 1 … 31.
    public let number: Int
    /// The colour of the number, by the customs of the region.
    public let colour: DayColour
    /// The mark of a day off, a make-up workday or half a day off; nil for a day that is what its weekday makes it.
    public let mark: WorkStatus.Mark?
    /// The phase of the Moon; nil on a day without one.
    public let phase: MoonPhase?
    /// The lunar date as a cell has room for it.
    public let lunarDate: CellLabel
    /// The one line under the number: the first name of the day in short, or the lunar date.
    public let label: CellLabel
    /// All names of the day, the most important first; the lunar date is not among them. A day off that is no festival, 振替休日, comes
    /// first, then what the style has, in its order.
    public let names: [CellLabel]
    /// The word for the mark, 休, 班 or 半; nil without one.
    public let badge: String?
    /// The day as VoiceOver reads it: the date, the weekday, the lunar date, the meaning of the mark unless a public holiday says it, the
    /// names, the phase; after each that is not certain the word for it, in parentheses.
    public fileprivate(set) var accessibilityText = ""
}

extension LunisolarCalendar {
    /// Everything that a calendar shows of a day, with an empty sentence.
    ///
    /// - Parameters:
    ///   - cell: A cell of a page of this calendar.
    ///   - festivals: Festivals of this calendar; nil for terms and lunar dates alone.
    ///   - work: The status of the day in the first region; nil if nothing is known of its days off.
    ///   - saturdays: The colour of Saturdays by the custom of that region.
    ///   - language: The language of all texts.
    ///   - style: The sources of names and their order.
    /// - Complexity: O(number of festivals of the day); this allocates.
    package func face(
        of cell: DayCell,
        _ festivals: Festivals?,
        work: WorkStatus?,
        saturdays: DayColour,
        in language: CalendarLanguage,
        style: CellLabel.Style = CellLabel.Style()
    ) -> DayFace {
        let mark = festivals.map { $0.mark(on: cell.day, work: work) } ?? work?.mark
        let dayOff = festivals?.dayOffName(on: cell.day, work: work, in: language).map {
            CellLabel(text: $0, subject: .festival(.publicHoliday), certainty: work?.certainty?.level ?? .certain)
        }
        // The lunar date is the last.
        let names = cell.names(festivals, in: language, style).dropLast(style.sources.contains(.lunarDate) ? 1 : 0)
        let lunarDate = cell.lunarLabel(in: language)
        return DayFace(
            day: cell.day,
            number: cell.dayOfMonth,
            colour: DayColour(cell.weekday, mark, saturdays: saturdays),
            mark: mark,
            phase: phase(on: cell.day),
            lunarDate: lunarDate,
            label: names.isEmpty ? lunarDate : cell.label(festivals, in: language, style),
            names: [dayOff].compactMap { $0 } + names,
            badge: mark?.name(in: language)
        )
    }
}

// MARK: - The sentence

extension Festivals {
    /// The face of a day with its sentence.
    ///
    /// - Parameters:
    ///   - face: The face of a day of the calendar of these festivals.
    ///   - work: The status of the day, as the face has it.
    ///   - language: The language of the face.
    ///   - own: Names of the reader's own, which are spoken before the others.
    ///   - remark: The words for the doubt about a day; without it a doubtful day is said to be not certain.
    package func spoken(
        _ face: DayFace,
        work: WorkStatus?,
        in language: CalendarLanguage,
        own: [String] = [],
        remark: ((Certainty) -> String?)? = nil
    ) -> DayFace {
        let day = face.day
        let said = { (text: String, certainty: Certainty?) -> String in
            let certainty = certainty ?? .certain
            let doubt = certainty.isDoubtful ? Names.dayNotCertain[language] : nil
            return text.noted(remark.map { $0(certainty) } ?? doubt)
        }
        let hasDayOff = dayOffName(on: day, work: work, in: language) != nil
        let (dayOff, names) = (face.names.prefix(hasDayOff ? 1 : 0), face.names.dropFirst(hasDayOff ? 1 : 0))
        let meaning = face.mark?.kind.name(in: language)
        let isSaid = hasDayOff || face.mark == .holiday && names.contains { $0.subject.isPublicHoliday }
        let holiday = name(of: .publicHoliday, in: language)
        let lunar = calendar.lunarDate(on: day).map { language.unmistakable(LunarMonthDay($0).text(in: language)) }
        let date = [GregorianDate(day).text(in: language), day.weekday.name(in: language)]
        var sentence = date + [said(lunar ?? "", calendar.lunarCertainty(on: day))] + own
        sentence += dayOff.map { said($0.text.noted(meaning), work?.certainty) }
        sentence += [isSaid ? nil : meaning].compactMap { $0 }
        sentence += names.map { name in
            said(name.text.noted(name.subject.isPublicHoliday ? holiday : nil), certainty(of: name, on: day))
        }
        sentence += calendar.phaseEvents(in: day...day).map { said($0.kind.name(in: language), $0.certainty) }
        var face = face
        face.accessibilityText = sentence.joined(separator: ", ")
        return face
    }

    /// The certainty of the day of a name, with the authority and the other day.
    package func certainty(of name: CellLabel, on day: Day) -> Certainty {
        if name.certainty == .certain { return .certain }
        if case .term = name.subject { return calendar.termEvent(on: day)?.certainty ?? .certain }
        guard name.certainty.isDoubtful else { return .certain }
        return on(day).first { $0.certainty == name.certainty }.map { certainty(of: $0) } ?? .certain
    }
}

extension String {
    /// The text before a note in parentheses, if there is one.
    package func noted(_ note: String?) -> String { note.map { self + " (" + $0 + ")" } ?? self }
}

#if !hasFeature(Embedded)
    // Comparing texts would link the tables of Unicode.
    extension DayFace: Codable, Hashable {}
#endif
