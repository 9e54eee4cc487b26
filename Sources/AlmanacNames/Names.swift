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

// MARK: - Coded as their numbers, as the enumerations of AlmanacCore are
