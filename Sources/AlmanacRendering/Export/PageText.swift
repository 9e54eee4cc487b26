// What stands on a page for people: titles and the lunar label of a day.

import Almanac

extension Edition {
    /// The year in the head of a poster or a calendar: `2026`, and beside it 丙午 馬.
    func yearSubtitle(_ year: Int) -> String {
        let pillar = StemBranch.year(year)
        return "\(pillar.name(in: language)) \(pillar.zodiac.name(in: language))"
    }

    /// What stands for the lunar date on a page: the month on its first day, else the day, in Chinese by its name.
    func lunarLabel(_ date: LunarDate) -> String {
        if date.day == 1 { return date.month.name(in: language) }
        return switch language {
        case .simplifiedChinese, .traditionalChinese: date.dayName(in: language)
        case .english, .korean, .japanese, .vietnamese: "\(date.day)"
        }
    }

    /// A day in words for those who listen: the date, the weekday, the lunar date and everything that happens.
    func spokenText(_ cell: DayCell, _ occasions: [Occasion]) -> String {
        let date = GregorianDate(cell.day)
        let head = [date.text(in: language), cell.weekday.name(in: language)]
        let lunar = LunarMonthDay(cell.lunarDate).text(in: language)
        return (head + [lunar] + occasions.map(\.name)).joined(separator: ", ")
    }
}

extension MoonPhase {
    /// The phase as almanacs draw it on paper: dark for new, white for full.
    var symbol: String {
        switch self {
        case .newMoon: "●"
        case .firstQuarter: "◐"
        case .fullMoon: "○"
        case .lastQuarter: "◑"
        }
    }
}
