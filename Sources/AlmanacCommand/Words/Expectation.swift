import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

/// The kind of value that an operand of a verb for people should have been.
enum Expectation {
    case day, month, year, occasion, page, birth, person, persons

    /// Values as they are typed.
    func example(in language: CalendarLanguage) -> String {
        switch self {
        case .day: "2027-02-06, \(Phrase.dayWords.text(in: language))"
        case .month: "2027-02"
        case .year: "2027"
        case .birth: "1956-8-15, 1995-8L-15, --gregorian 1956-09-19"
        case .person: "1956-09-19, 农历1956年八月十五, lunar 8-15"
        case .persons: "birthday --persons FILE"
        case .occasion: "\(Phrase.occasionWords.text(in: language)), full-moon"
        case .page: "2027, 2027-02, 2027-02-06, \(Phrase.dayWords.text(in: language))"
        }
    }
}

extension QuestionReader {
    /// The refusal of a text that is not what was expected.
    func notUnderstood(_ text: String, _ expectation: Expectation) -> UsageError {
        let example = expectation.example(in: language)
        return UsageError(Sentences.notUnderstood.filled(in: language, [shown(text), example]))
    }

    /// The refusal of words that are one argument, of which the first is a verb.
    func oneArgument(_ words: String) -> UsageError {
        UsageError(Phrase.oneArgument.text(in: language, [shown(words), words]))
    }

    /// The refusal of something that has no day from today on.
    func never(_ name: String, after today: Day) -> UsageError {
        UsageError(language.never(name, today, table.days.lastDay))
    }
}

extension CalendarLanguage {
    /// The sentence that nothing of a name falls between two days.
    func never(_ name: String, _ first: Day, _ last: Day) -> String {
        Sentences.never.filled(in: self, [name, "\(first)", "\(last)"])
    }
}

/// The typed text, quoted; of a long text only the beginning, so that the message stays one line of a terminal.
func shown(_ text: String) -> String { quoted(text, atMost: 60) }
