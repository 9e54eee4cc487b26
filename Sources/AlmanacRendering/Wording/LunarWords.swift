import Almanac

extension LunarDate {
    /// The label of the date in the cell of a terminal, the longest wording first; the last fits the smallest cell.
    ///
    /// In Chinese the short wording of the eleventh and twelfth months is their old name; elsewhere a letter stands
    /// for the leap month, as on wall calendars of the country.
    func cellLabels(in language: CalendarLanguage) -> [String] {
        [cellText(in: language)] + (day == 1 ? month.shortLabels(in: language) : [])
    }
}

extension LunarMonthNumber {
    /// Names for the cell of the first day, shorter than its `cellText`, the shortest last.
    func shortLabels(in language: CalendarLanguage) -> [String] {
        switch language {
        case .simplifiedChinese, .traditionalChinese:
            isLeap ? [oldName(in: language), String(oldName(in: language).dropLast())] : [oldName(in: language)]
        case .english: [letterAndNumber]
        case .korean: [(isLeap ? "윤" : "음") + "\(number)"]
        case .japanese: [(isLeap ? "閏" : "旧") + "\(number)"]
        case .vietnamese: isLeap ? ["\(number)N"] : []
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

extension LunisolarCalendar {
    /// The stem-branch and the animal of a lunar year, `丙午 馬`.
    func nameOfYear(_ year: Int, in language: CalendarLanguage) -> String {
        let pillar = StemBranch.year(year)
        return "\(pillar.name(in: language)) \(name(of: pillar.zodiac, in: language))"
    }
    /// The word for a lunar year without 立春, 無春年, or with two, 雙春年; nil for any other year, and for one that the calendar
    /// does not hold whole.
    func springNote(ofLunarYear year: Int, in language: CalendarLanguage) -> String? {
        switch lichunEvents(inLunarYear: year)?.count {
        case 0: Phrase.blindYear.text(in: language)
        case 2: Phrase.doubleSpring.text(in: language)
        default: nil
        }
    }
}
