import AlmanacNames
import CAlmanacWords

/// A sentence about words that were read or refused: a row of `Data/texts/words`, which has a file for each language.
package enum Sentences: Int {
    case notUnderstood, notHere, example, unknownName, noSuchDay, otherWeekday, notInEra, noSuchMonth, noLeapMonth,
        noSuchLeapMonth, noSuchLunarDay, noBirth, noThirtiethDay, outside, ambiguous, never, noToday,
        dayFirst, monthFirst, other, age, ageInYear, kept, lastDayOfYear, firstDayCounted

    /// The sentence in a language, with values for its braces.
    package func filled(in language: CalendarLanguage, _ values: [String] = []) -> String {
        Self.texts.sentence(rawValue, in: language, values)
    }

    private static let texts = TextTable(
        UnsafeBufferPointer(start: almanac_sentences(), count: almanac_sentences_size())
    )
}
