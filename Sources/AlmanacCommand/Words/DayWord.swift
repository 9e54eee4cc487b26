import Almanac

/// Words for days near today, in the six languages.
enum DayWord {
    /// How many days after today the day of a word is; nil if the text is none.
    static func offset(of text: String) -> Int? {
        let letters = FoldedText(text).letters
        return words.first { $0.words.contains { FoldedText($0).letters == letters } }?.offset
    }

    /// The Chinese and Japanese words share some characters and mean the same by them.
    private static let words: [(offset: Int, words: [String])] = [
        (-2, ["前天", "一昨日", "おととい", "그저께", "그제", "hôm kia"]),
        (-1, ["yesterday", "昨天", "昨日", "きのう", "어제", "hôm qua"]),
        (0, ["today", "now", "今天", "今日", "きょう", "오늘", "hôm nay"]),
        (1, ["tomorrow", "明天", "明日", "あした", "あす", "내일", "ngày mai"]),
        (2, ["后天", "後天", "明後日", "あさって", "모레", "ngày kia"]),
    ]
}
