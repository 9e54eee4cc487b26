import AlmanacCore

/// The names of one thing in the six languages, in the order of `CalendarLanguage.allCases`.
package struct Names: Sendable {
    private let simplifiedChinese: String
    private let traditionalChinese: String
    private let english: String
    private let korean: String
    private let japanese: String
    private let vietnamese: String

    /// One name for each language.
    package init(
        _ simplifiedChinese: String,
        _ traditionalChinese: String,
        _ english: String,
        _ korean: String,
        _ japanese: String,
        _ vietnamese: String
    ) {
        self.simplifiedChinese = simplifiedChinese
        self.traditionalChinese = traditionalChinese
        self.english = english
        self.korean = korean
        self.japanese = japanese
        self.vietnamese = vietnamese
    }

    /// The name in a language.
    package subscript(_ language: CalendarLanguage) -> String {
        switch language {
        case .simplifiedChinese: simplifiedChinese
        case .traditionalChinese: traditionalChinese
        case .english: english
        case .korean: korean
        case .japanese: japanese
        case .vietnamese: vietnamese
        }
    }
}

// MARK: - Han numerals

/// Numbers from 1 to 99 in Chinese characters, for months and days.
enum HanNumeral {
    /// 一 … 九十九 for 1 … 99, without 一 before 十.
    static func text(_ number: Int) -> String {
        let (tens, ones) = (number / 10, number % 10)
        return (tens > 1 ? digits[tens] : "") + (tens > 0 ? "十" : "") + digits[ones]
    }

    private static let digits = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
}
