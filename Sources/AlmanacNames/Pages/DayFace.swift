import AlmanacCore

/// Everything that a calendar shows of a day: number, colour, mark, the line under the number, all names, a sentence for VoiceOver.
///
/// A view only places it. `Reader.face(on:style:)` of the module `Almanac` makes it for a reader.
///
/// ```swift
/// let reader = Reader("zh-TW")
/// if let day = Day("2026-09-25"), let face = reader.face(on: day) {
///     print(face.number, face.label.text, face.badge ?? "-", face.colour)  // 25 中秋節 休 red
///     print(face.accessibilityText)  // 2026年9月25日, 星期五, 八月十五, 放假, 中秋節
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
    /// The lunar date as a cell has room for it.
    public let lunarDate: CellLabel
    /// The one line under the number: the first name of the day in short, or the lunar date.
    public let label: CellLabel
    /// All names of the day, the most important first; the lunar date is not among them.
    public let names: [CellLabel]
    /// The word for the mark, 休, 班 or 半; nil without one.
    public let badge: String?
    /// The day as VoiceOver reads it: the date, the weekday, the lunar date, the meaning of the mark, the names; after each that is not
    /// certain the word for it, in parentheses.
    public let accessibilityText: String
}

extension Festivals {
    /// Everything that a calendar shows of a day.
    ///
    /// - Parameters:
    ///   - cell: A cell of a page of the calendar of these festivals.
    ///   - work: The status of the day in the first region; nil if nothing is known of its days off.
    ///   - saturdays: The colour of Saturdays by the custom of that region.
    ///   - language: The language of all texts.
    ///   - style: The sources of names and their order.
    /// - Complexity: O(number of festivals of the day); this allocates.
    public func face(
        of cell: DayCell,
        work: WorkStatus?,
        saturdays: DayColour,
        in language: CalendarLanguage,
        style: CellLabel.Style = CellLabel.Style()
    ) -> DayFace {
        let names = names(of: cell, work: work, in: language, style: style).filter { !$0.subject.isLunarDate }
        let mark = mark(on: cell.day, work: work)
        let lunar = language.unmistakable(LunarMonthDay(cell.lunarDate).text(in: language))
        let spoken =
            [GregorianDate(cell.day).text(in: language), cell.weekday.name(in: language)]
            + [lunar + cell.lunarCertainty.words(in: language)]
            + [mark?.kind.name(in: language)].compactMap { $0 }
            + names.map { $0.text + $0.certainty.words(in: language) }
        return DayFace(
            day: cell.day,
            number: cell.dayOfMonth,
            colour: DayColour(cell.weekday, mark, saturdays: saturdays),
            mark: mark,
            lunarDate: cell.lunarLabel(in: language),
            label: label(of: cell, in: language, style: style),
            names: names,
            badge: mark?.name(in: language),
            accessibilityText: spoken.joined(separator: ", ")
        )
    }
}

extension CellLabel.Subject {
    /// Whether the label is the lunar date, which every day has.
    fileprivate var isLunarDate: Bool { self == .lunarMonth || self == .lunarDay }
}

extension Certainty.Level {
    /// The words after a spoken name whose day is doubtful, in place of `sign`; otherwise empty.
    fileprivate func words(in language: CalendarLanguage) -> String {
        return isDoubtful ? " (" + Names.dayNotCertain[language] + ")" : ""
    }
}

#if !hasFeature(Embedded)
    // Comparing texts would link the tables of Unicode.
    extension DayFace: Codable, Hashable {}
#endif
