import AlmanacCore

/// A part of a date in words. Writer and reader follow the same list of parts, so they always agree.
enum LunarDatePart {
    /// The number of the year.
    case number
    /// Stem and branch of the year.
    case pillar
    /// The month.
    case month
    /// The day.
    case day
    /// Words between the others.
    case words(String)

    /// The parts of a date in a language, in order.
    static func all(in language: CalendarLanguage, year style: LunarDate.YearStyle) -> [LunarDatePart] {
        let year = self.year(in: language, style: style)
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: return year + [.words("年"), .month, .day]
        case .korean: return year + [.words("년 "), .month, .words(" "), .day]
        case .english: return [.day, .words(" of "), .month, .words(", ")] + year
        case .vietnamese: return [.day, .words(" "), .month, .words(" năm ")] + year
        }
    }

    private static func year(in language: CalendarLanguage, style: LunarDate.YearStyle) -> [LunarDatePart] {
        switch style {
        case .number: return [.number]
        case .pillar: return [.pillar]
        case .numberAndPillar:
            switch language {
            case .simplifiedChinese, .traditionalChinese, .japanese: return [.number, .pillar]
            case .korean: return [.number, .words(" "), .pillar]
            case .english: return [.number, .words(" ("), .pillar, .words(")")]
            case .vietnamese: return [.pillar, .words(" "), .number]
            }
        }
    }
}

extension LunarDatePart {
    /// What an error says was expected where the part is not found.
    var expected: ParsingError.Expectation {
        switch self {
        case .number: .year
        case .pillar: .name
        case .month: .month
        case .day: .day
        case .words: .word
        }
    }
}
