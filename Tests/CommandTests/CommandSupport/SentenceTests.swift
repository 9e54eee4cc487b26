import AlmanacNames
import AlmanacRendering
import Testing

/// The messages about the command line and files, in six languages.
@Suite struct SentenceTests {
    private static let values = ["'one'", "two", "three"]

    private static let sentences = Array(Phrase.allCases.drop { $0 != .unknownVerb })

    @Test("a message begins and ends with words, without a full stop", arguments: sentences) func whole(phrase: Phrase)
    {
        for text in CalendarLanguage.allCases.map({ phrase.text(in: $0, Self.values) }) {
            #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false)
            #expect(text.last != "." && text.last != "。", "\(text)")
        }
    }

    @Test("no two sentences say the same") func distinct() {
        for language in CalendarLanguage.allCases {
            let texts = Self.sentences.map { $0.text(in: language, Self.values) }
            // English says itself what is wrong with a file.
            #expect(Set(texts).count >= texts.count - (language == .english ? 2 : 0), "\(language)")
        }
    }

    @Test("a value that is filled in is not read again") func values() {
        #expect(Phrase.givenTwice.text(in: .english, ["'{1} {0'"]) == "'{1} {0' is given twice")
    }

    @Test("Chinese has no characters of the other script") func scripts() {
        // Characters of these sentences that the scripts write differently, each with its other form.
        let pairs = "没沒选選项項给給请請应應该該现現请請标標输輸准準据據参參数數别別写寫读讀无無损損坏壞档檔时時区區间間颠顛两兩余餘"
        let characters = Array(pairs)
        for sentence in Self.sentences {
            let simplified = sentence.text(in: .simplifiedChinese)
            let traditional = sentence.text(in: .traditionalChinese)
            for index in stride(from: 0, to: characters.count, by: 2) {
                #expect(!simplified.contains(characters[index + 1]), "\(simplified)")
                #expect(!traditional.contains(characters[index]), "\(traditional)")
            }
        }
    }
}
