import Almanac

/// The unit of time that a pillar names.
enum PillarUnit {
    case year, month, day, hour

    /// The pillar with its unit: 丙午年, Bingwu year, 병오년, năm Bính Ngọ.
    func text(_ pillar: StemBranch, in language: CalendarLanguage) -> String {
        let (name, unit) = (pillar.name(in: language), phrase.text(in: language))
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese, .korean: name + unit
        case .english: name + " " + unit
        case .vietnamese: unit + " " + name
        }
    }

    private var phrase: Phrase {
        switch self {
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour: .hour
        }
    }
}

extension YearBoundary {
    /// Where the pillar of the year changes: 自立春, from New Year's Day.
    func text(in language: CalendarLanguage) -> String {
        switch self {
        case .newYearsDay: Phrase.fromNewYearsDay.text(in: language)
        case .lichunDay, .lichunInstant: Phrase.fromSpring.text(in: language)
        }
    }
}

extension MonthBoundary {
    /// Where the pillar of the month changes: 自節之日, from the instant of its term.
    func text(in language: CalendarLanguage) -> String {
        switch self {
        case .termDay: Phrase.fromTermDay.text(in: language)
        case .termInstant: Phrase.fromTermInstant.text(in: language)
        case .lunarMonth: Phrase.fromFirst.text(in: language)
        }
    }
}

extension DayBoundary {
    /// When the pillar of the day changes: 自23時, from 0h.
    func text(in language: CalendarLanguage) -> String {
        switch self {
        case .midnight: Phrase.fromMidnight.text(in: language)
        case .elevenPM: Phrase.fromElevenPM.text(in: language)
        }
    }
}
