import Almanac

extension LunarDate {
    /// The date in words, and that it is lunar where a Gregorian date has the same form.
    func unmistakableText(in language: CalendarLanguage) -> String {
        let text = text(in: language)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .english: text
        case .korean: "음력 " + text
        case .japanese: "旧暦" + text
        case .vietnamese: text + " âm lịch"
        }
    }

    /// The label of the date in the cell of a terminal, the longest wording first; the last fits the smallest cell.
    ///
    /// In Chinese the short wording of the eleventh and twelfth months is their old name; elsewhere a letter stands
    /// for the leap month, as on wall calendars of the country.
    func cellLabels(in language: CalendarLanguage) -> [String] {
        [cellText(in: language)] + (day == 1 ? month.shortLabels(in: language) : [])
    }
}
