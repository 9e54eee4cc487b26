import Almanac
import AlmanacRendering
import CommandSupport

extension Refusal {
    /// One line, without a full stop.
    func text(in language: CalendarLanguage) -> String {
        switch self {
        case .notUnderstood(let text, let expectation):
            Sentences.notUnderstood.filled(in: language, shown(text), expectation.example(in: language))
        case .unknownVerb(let word, let nearest): unknownVerb(shown(word), nearest, in: language)
        case .quoted(let text): oneArgument(shown(text), text, in: language)
        case .never(let name, let first, let last): Sentences.never.filled(in: language, name, "\(first)", "\(last)")
        case .option(let option, let value, let known):
            if let nearest = nearestSpelling(to: value, among: known) {
                misspeltValue(shown(value), of: option, nearest, in: language)
            } else {
                unknownValue(shown(value), of: option, known.joined(separator: ", "), in: language)
            }
        case .zone(let name): unusableZone(shown(name), in: language)
        }
    }
}

// MARK: - Words, names and options

extension Refusal {
    private func unknownVerb(_ word: String, _ nearest: String, in language: CalendarLanguage) -> String {
        Names(
            "没有命令\(word)，是否要输入“\(nearest)”？",
            "沒有命令\(word)，是否要輸入「\(nearest)」？",
            "unknown verb \(word): did you mean '\(nearest)'?",
            "\(word) 명령이 없습니다: '\(nearest)'인가요?",
            "\(word)という命令はありません。「\(nearest)」ですか",
            "không có lệnh \(word): ý bạn là '\(nearest)'?"
        )[language]
    }

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

    private func unknownValue(_ value: String, of option: String, _ list: String, in language: CalendarLanguage)
        -> String
    {
        Names(
            "\(option) 没有\(value)，可用：\(list)",
            "\(option) 沒有\(value)，可用：\(list)",
            "\(option) has no \(value): write one of \(list)",
            "\(option)에 \(value)이(가) 없습니다: \(list) 중 하나를 쓰세요",
            "\(option)に\(value)はありません。次のどれかを書いてください: \(list)",
            "\(option) không có \(value): hãy viết một trong \(list)"
        )[language]
    }

    private func misspeltValue(_ value: String, of option: String, _ nearest: String, in language: CalendarLanguage)
        -> String
    {
        Names(
            "\(option) 没有\(value)，是否要输入“\(nearest)”？",
            "\(option) 沒有\(value)，是否要輸入「\(nearest)」？",
            "\(option) has no \(value): did you mean '\(nearest)'?",
            "\(option)에 \(value)이(가) 없습니다: '\(nearest)'인가요?",
            "\(option)に\(value)はありません。「\(nearest)」ですか",
            "\(option) không có \(value): ý bạn là '\(nearest)'?"
        )[language]
    }

    private func unusableZone(_ name: String, in language: CalendarLanguage) -> String {
        Names(
            "没有可用的时区\(name)，请写如 Asia/Tokyo 的名称",
            "沒有可用的時區\(name)，請寫如 Asia/Tokyo 的名稱",
            "no usable time zone \(name): write a name such as Asia/Tokyo",
            "시간대 \(name)을(를) 쓸 수 없습니다: Asia/Tokyo와 같은 이름을 쓰세요",
            "時間帯\(name)は使えません。Asia/Tokyo のような名前を書いてください",
            "không dùng được múi giờ \(name): hãy viết tên như Asia/Tokyo"
        )[language]
    }
}

/// The typed text, quoted; of a long text only the beginning, so that the message stays one line of a terminal.
func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return quoted(scalars.count > 60 ? String(String.UnicodeScalarView(scalars.prefix(60))) + "…" : text)
}
