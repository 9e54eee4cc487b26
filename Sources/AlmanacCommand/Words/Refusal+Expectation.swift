import Almanac

extension Refusal.Expectation {
    /// That a quoted text is not what was expected, and what would be.
    func sentence(about text: String, in language: CalendarLanguage) -> String {
        let example = example(in: language)
        return switch language {
        case .simplifiedChinese: "看不懂\(text)，请写如 \(example)"
        case .traditionalChinese: "看不懂\(text)，請寫如 \(example)"
        case .english: "\(text) is not understood: write \(example)"
        case .korean: "\(text)을(를) 알 수 없습니다: \(example)처럼 쓰세요"
        case .japanese: "\(text)は分かりません。\(example) のように書いてください"
        case .vietnamese: "không hiểu \(text): hãy viết như \(example)"
        }
    }

    private func example(in language: CalendarLanguage) -> String {
        switch self {
        case .day: "2027-02-06, \(dayWords[language])"
        case .month: "2027-02"
        case .year: "2027"
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
