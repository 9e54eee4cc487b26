// The lunar date in a cell.

import Almanac

extension LunarDate {
    /// What stands for the date in a cell, the longest wording first: the month on its first day, else the day.
    ///
    /// The last wording fits the smallest cell. In Chinese the eleventh and twelfth months have their short old names
    /// there; elsewhere a letter stands for the leap month, as on wall calendars of the country.
    func labels(in language: CalendarLanguage) -> [String] {
        guard day == 1 else { return [dayLabel(in: language)] }
        return [month.name(in: language)] + month.shortLabels(in: language)
    }

    private func dayLabel(in language: CalendarLanguage) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese: dayName(in: language)
        case .english, .korean, .japanese, .vietnamese: "\(day)"
        }
    }
}

extension LunarMonth {
    /// Shorter names, the shortest last.
    fileprivate func shortLabels(in language: CalendarLanguage) -> [String] {
        switch language {
        case .simplifiedChinese, .traditionalChinese:
            isLeap ? [oldName(in: language), String(oldName(in: language).dropLast())] : [oldName(in: language)]
        case .korean: isLeap ? ["윤\(number)"] : []
        case .japanese: isLeap ? ["閏\(number)"] : []
        case .english: [(isLeap ? "L" : "M") + "\(number)"]
        case .vietnamese: isLeap ? ["1/\(number)N", "\(number)N"] : ["1/\(number)"]
        }
    }

    private func oldName(in language: CalendarLanguage) -> String {
        name(in: language, style: .traditional)
    }
}
