import Almanac
import Testing

@testable import AlmanacRendering

/// The texts of pages, files and messages, in six languages.
@Suite struct PhraseTests {
    /// Vietnamese has the name of a month with a capital letter, which is a value of its own; English says in other words of what kind a
    /// value is and what is wrong with a file.
    private static let withOtherValues: [Phrase] = [
        .withoutTermOfTwelve, .withoutTermAfterLeap, .unknownValue, .otherFile, .newerFile, .damagedFile,
    ]
    private static let values = ["(one)", "(two)", "(three)", "(four)", "(five)", "(six)"]

    @Test("a text has every language, in one line with its values", arguments: Phrase.allCases)
    func whole(phrase: Phrase) {
        let texts = CalendarLanguage.allCases.map { phrase.text(in: $0, Self.values) }
        let english = texts[Int(CalendarLanguage.english.rawValue)]
        for (language, text) in zip(CalendarLanguage.allCases, texts) {
            #expect(!text.isEmpty && !["{", "}", "|", "\n"].contains { text.contains($0) }, "\(text)")
            #expect(language == .english || text != english || phrase == .withLeapMonth, "\(text)")
            guard !Self.withOtherValues.contains(phrase) else { continue }
            // The ending of an English plural is a value that other languages lack.
            let values = Self.values.filter { $0 != "(two)" || !english.contains(/[a-z]\(two\)/) }
            #expect(values.filter { text.contains($0) } == values.filter { english.contains($0) }, "\(text)")
        }
    }
}
