import Almanac

/// The word for a leap month, whichever it is.
enum LeapMonthWord {
    /// The word in a language.
    static func name(in language: CalendarLanguage) -> String { names[language] }

    /// How well a text fits the word in one of the six languages, or nil if it does not.
    static func fit(of text: String) -> NameFit? {
        let letters = FoldedText(text).letters
        return CalendarLanguage.allCases.contains { FoldedText(names[$0]).letters == letters } ? .exact : nil
    }

    private static let names = Names("闰月", "閏月", "leap month", "윤달", "閏月", "tháng nhuận")
}
