import AlmanacCore

extension Festivals {
    /// A year of an era in words: 民國115年, 令和元年, Reiwa 8, 단기 4359년.
    public func text(of year: EraYear, in language: CalendarLanguage) -> String {
        let era = eraName(of: year, in: language.nameTag) ?? "\(year.era)"
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: era + (year.year == 1 ? "元" : "\(year.year)") + "年"
        case .korean: era + " \(year.year)년"
        case .english, .vietnamese: era + " \(year.year)"
        }
    }
}
