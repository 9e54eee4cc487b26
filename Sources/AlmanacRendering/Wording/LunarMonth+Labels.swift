import Almanac

extension LunarMonthNumber {
    /// Names for the cell of the first day, shorter than `name(in:)`, the shortest last.
    func shortLabels(in language: CalendarLanguage) -> [String] {
        switch language {
        case .simplifiedChinese, .traditionalChinese:
            isLeap ? [oldName(in: language), String(oldName(in: language).dropLast())] : [oldName(in: language)]
        case .english: [letterAndNumber]
        case .korean: isLeap ? ["윤\(number)"] : []
        case .japanese: isLeap ? ["閏\(number)"] : []
        case .vietnamese: isLeap ? [firstDay, "\(number)N"] : [firstDay]
        }
    }

    /// Names of the month that are not taken for a Gregorian one, the longest first.
    func namesBesideGregorian(in language: CalendarLanguage) -> [String] {
        let name = name(in: language)
        return switch language {
        case .simplifiedChinese, .traditionalChinese: [name, oldName(in: language)]
        case .english: [name, letterAndNumber]
        case .korean: ["음" + name]
        case .japanese: ["旧" + name]
        case .vietnamese: [name + " ÂL", firstDay]
        }
    }

    private func oldName(in language: CalendarLanguage) -> String {
        name(in: language, style: .traditional)
    }

    /// `M6`, of a leap month `L6`.
    private var letterAndNumber: String { (isLeap ? "L" : "M") + "\(number)" }

    /// The first day as Vietnamese calendars write it, `1/6`, of a leap month `1/6N`.
    private var firstDay: String { "1/\(number)" + (isLeap ? "N" : "") }
}
