import Almanac
import Testing

@testable import AlmanacRendering

/// The sentences of pages and files, in six languages.
@Suite struct PhraseTests {
    private static let values = ["(one)", "(two)", "(three)", "(four)", "(five)", "(six)"]

    @Test("a sentence has every language, in one line with its values", arguments: Phrase.allCases)
    func whole(phrase: Phrase) {
        let texts = CalendarLanguage.allCases.map { phrase.text(in: $0, Self.values) }
        let english = texts[Int(CalendarLanguage.english.rawValue)]
        for (language, text) in zip(CalendarLanguage.allCases, texts) {
            #expect(!text.isEmpty && !["{", "}", "|", "\n"].contains { text.contains($0) }, "\(text)")
            #expect(language == .english || text != english)
            // Vietnamese has the name of a month with a capital letter, which is a value of its own.
            guard ![.withoutTermOfTwelve, .withoutTermAfterLeap].contains(phrase) else { continue }
            // The ending of an English plural is a value that other languages lack.
            let values = Self.values.filter { $0 != "(two)" || !english.contains(/[a-z]\(two\)/) }
            #expect(values.filter { text.contains($0) } == values.filter { english.contains($0) }, "\(text)")
        }
    }
}
