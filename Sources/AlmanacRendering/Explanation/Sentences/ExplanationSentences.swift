import Almanac

/// The words of an explanation in one language.
///
/// A file of its own for each language keeps its sentences together, for those who read that language.
protocol ExplanationSentences: Sendable {
    var language: CalendarLanguage { get }
    /// The subject of the page: new moons and principal terms.
    var subject: String { get }
    /// The rule by which every year is numbered.
    var rule: String { get }
    /// A new moon in a legend and in a sentence.
    var newMoon: String { get }
    /// A principal term in a legend.
    var principalTerm: String { get }
    /// The same with what stands below its sign in a strip, see `shortName(_:)`.
    var principalTermOfStrip: String { get }
    /// A leap month in a legend.
    var leapMonth: String { get }
    /// The words in place of the principal terms of a month that has none.
    var noPrincipalTerm: String { get }
    /// The days of another calendar, by its name, apply until a day.
    func follows(_ calendar: String, until last: Day) -> String
    /// How many months there are, twelve or thirteen, and which of them is leap.
    func months(_ count: Int, leap: LunarMonthNumber?) -> String
    /// A statement in a sentence or two.
    func text(of fact: SuiFact) -> String
}

extension ExplanationSentences {
    var principalTermOfStrip: String { principalTerm }

    /// The name of a month: 閏十一月.
    func name(_ month: LunarMonthNumber) -> String { month.name(in: language) }

    /// The name of a month without the word for month, for a strip: 十一, 閏十一, L11.
    func shortName(_ month: LunarMonthNumber) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese, .korean: String(name(month).dropLast())
        case .english: (month.isLeap ? "L" : "") + "\(month.number)"
        case .vietnamese: "\(month.number)" + (month.isLeap ? "N" : "")
        }
    }

    /// A solar term in at most four cells of a terminal, for a strip: its two characters or syllables, or where it has a long
    /// name the longitude of the Sun.
    func shortName(_ term: SolarTerm) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese, .korean: term.name(in: language)
        case .english, .vietnamese: "\(term.longitudeDegrees)°"
        }
    }

    /// The name of an event within a sentence.
    func name(_ event: SuiEvent) -> String { event.term?.name(in: language) ?? newMoon }

    /// From solstice to solstice, and what lies between: 冬至 2033-12-21 – 冬至 2034-12-22, then 十三個月，閏十一月.
    func heading(_ sui: Sui) -> [String] {
        let solstices = [sui.months.first?.solstice, sui.next?.solstice].compactMap(\.self).map {
            "\(name($0)) \($0.day)"
        }
        guard sui.isComplete else { return [solstices.joined() + " –"] }
        let leap = sui.leapIndex.map { sui.months[$0].name }
        return [solstices.joined(separator: " – "), months(sui.months.count, leap: leap)]
    }
}

extension CalendarLanguage {
    /// The words of an explanation in the language.
    var explanationSentences: any ExplanationSentences {
        switch self {
        case .simplifiedChinese: SimplifiedChineseSentences()
        case .traditionalChinese: TraditionalChineseSentences()
        case .english: EnglishSentences()
        case .korean: KoreanSentences()
        case .japanese: JapaneseSentences()
        case .vietnamese: VietnameseSentences()
        }
    }
}
