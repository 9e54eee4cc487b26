import Almanac
import AlmanacRendering
import CommandSupport

extension Refusal {
    /// One line, without a full stop.
    func text(in language: CalendarLanguage) -> String {
        switch self {
        case .notUnderstood(let text, let expectation):
            Sentences.notUnderstood.filled(in: language, [shown(text), expectation.example(in: language)])
        case .quoted(let text): oneArgument(shown(text), text, in: language)
        case .never(let name, let first, let last): Sentences.never.filled(in: language, [name, "\(first)", "\(last)"])
        }
    }
}

// MARK: - Words and names

extension Refusal {
    private func oneArgument(_ shown: String, _ words: String, in language: CalendarLanguage) -> String {
        Names(
            "\(shown)是一个参数，请不加引号输入：almanac \(words)",
            "\(shown)是一個參數，請不加引號輸入：almanac \(words)",
            "\(shown) is one argument: write almanac \(words), without quotation marks",
            "\(shown)은(는) 인수 하나입니다: 따옴표 없이 almanac \(words)(이)라고 쓰세요",
            "\(shown)は一つの引数です。引用符なしで almanac \(words) と書いてください",
            "\(shown) là một tham số: hãy viết almanac \(words), không có dấu ngoặc kép"
        )[language]
    }
}

/// The typed text, quoted; of a long text only the beginning, so that the message stays one line of a terminal.
func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return quoted(scalars.count > 60 ? String(String.UnicodeScalarView(scalars.prefix(60))) + "…" : text)
}
