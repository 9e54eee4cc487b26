import Almanac
import CommandSupport

/// The reason for which words of a verb for people are refused, and what to type instead; told in the reader's language.
enum Refusal {
    /// The kind of value that an operand should have been.
    enum Expectation {
        case day, month, year, occasion, page, birth, person, persons
    }

    /// The text is not what was expected.
    case notUnderstood(String, Expectation)
    /// The words are one argument, and the first is a verb.
    case quoted(String)
    /// Nothing of the kind falls between two days.
    case never(String, first: Day, last: Day)
}

extension UsageError {
    /// A refusal in the language of the reader.
    init(_ refusal: Refusal, in language: CalendarLanguage) {
        self.init(refusal.text(in: language))
    }
}

extension Refusal.Expectation {
    /// Values as they are typed.
    func example(in language: CalendarLanguage) -> String {
        switch self {
        case .day: "2027-02-06, \(dayWords[language])"
        case .month: "2027-02"
        case .year: "2027"
        case .birth: "1956-8-15, 1995-8L-15, --gregorian 1956-09-19"
        case .person: "1956-09-19, 农历1956年八月十五, lunar 8-15"
        case .persons: "birthday --persons FILE"
        case .occasion: "\(occasions[language]), full-moon"
        case .page: "2027, 2027-02, 2027-02-06, \(dayWords[language])"
        }
    }

    private var dayWords: Names {
        Names(
            "明天, +30, 八月十五",
            "明天, +30, 八月十五",
            "tomorrow, +30, 'lunar 8-15'",
            "내일, +30, '음력 8월 15일'",
            "明日, +30, 旧暦8月15日",
            "'ngày mai', +30, 'rằm tháng 8'"
        )
    }

    private var occasions: Names {
        Names(
            "中秋, 立春, 腊月初八",
            "中秋, 立春, 臘月初八",
            "'Mid-Autumn', 'Start of Spring'",
            "추석, 입춘",
            "七夕, 立春",
            "'Trung thu', 'Lập xuân'"
        )
    }
}
