import AlmanacCore

extension Zodiac {
    /// The name of the animal where the language is spoken; in English, as in China: 兔, Rabbit, Mèo.
    public func name(in language: CalendarLanguage) -> String {
        let isVietnamese = language == .vietnamese
        return name(in: language, by: isVietnamese ? .buffaloAndCat : language == .japanese ? .boar : [])
    }

    /// The name of the animal by the customs of a calendar; three animals differ between countries.
    package func name(in language: CalendarLanguage, by customs: CustomSection.CalendarCustoms) -> String {
        switch self {
        case .ox where customs.contains(.buffaloAndCat): Names.otherZodiac[0, language]
        case .rabbit where customs.contains(.buffaloAndCat): Names.otherZodiac[1, language]
        case .pig where customs.contains(.boar): Names.otherZodiac[2, language]
        default: Names.zodiac[rawValue, language]
        }
    }
}
