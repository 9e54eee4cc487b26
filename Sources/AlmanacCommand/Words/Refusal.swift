import Almanac
import CommandSupport

/// Why words of a verb for people are not understood, and what to type instead; told in the reader's language.
enum Refusal {
    /// What an operand should have been.
    enum Expectation {
        case day, month, year, occasion, page
    }

    /// The text is not what was expected.
    case notUnderstood(String, Expectation)
    /// The word is no verb and nothing else; a verb is spelt nearly so.
    case unknownVerb(String, nearest: String)
    /// The words are one argument, and the first is a verb.
    case quoted(String)
    /// Nothing has the name; something is spelt nearly so.
    case unknownName(String, nearest: String)
    /// The month has fewer days.
    case noSuchDay(String, YearMonth)
    /// There are twelve months.
    case noSuchMonth(String)
    /// The lunar year has another leap month, or none.
    case noSuchLeapMonth(String, year: Int, LunarMonthNumber?)
    /// The lunar month has 29 days.
    case noThirtiethDay(String, LunarMonthNumber, year: Int)
    /// The text is outside the days or years of the table.
    case outside(String, first: String, last: String)
    /// There are several readings, each with what to type for it.
    case ambiguous(String, readings: [String])
    /// Nothing of the kind falls between two days.
    case never(String, first: Day, last: Day)
    /// The system does not know the day.
    case noToday
    /// The option has no such value; one may be spelt nearly so.
    case option(String, value: String, known: [String])
    /// The time zone is unknown or its file unusable.
    case zone(String)
}

extension UsageError {
    /// A refusal in the language of the reader.
    init(_ refusal: Refusal, in language: CalendarLanguage) {
        self.init(refusal.text(in: language))
    }
}
