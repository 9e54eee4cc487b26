import AlmanacCore

/// The names of one thing in the six languages, in the order of `CalendarLanguage.allCases`.
package struct Names: Sendable {
    private let hans, hant, en, ko, ja, vi: String

    /// One name for each language.
    package init(_ hans: String, _ hant: String, _ en: String, _ ko: String, _ ja: String, _ vi: String) {
        (self.hans, self.hant, self.en, self.ko, self.ja, self.vi) = (hans, hant, en, ko, ja, vi)
    }

    /// The name in a language.
    package subscript(_ language: CalendarLanguage) -> String {
        switch language {
        case .simplifiedChinese: hans
        case .traditionalChinese: hant
        case .english: en
        case .korean: ko
        case .japanese: ja
        case .vietnamese: vi
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
