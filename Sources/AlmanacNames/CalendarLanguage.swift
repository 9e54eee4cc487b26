import AlmanacCore

/// A language of names, with the usage of its country: 啓蟄 and the Boar in Japan, the Cat in Vietnam.
public enum CalendarLanguage: UInt8, CaseIterable, Hashable, Sendable {
    /// Chinese in simplified characters, `zh-Hans`.
    case simplifiedChinese
    /// Chinese in traditional characters, `zh-Hant`.
    case traditionalChinese
    /// English, `en`.
    case english
    /// Korean, `ko`.
    case korean
    /// Japanese, `ja`.
    case japanese
    /// Vietnamese, `vi`.
    case vietnamese

    /// The language tag of BCP 47: `zh-Hans`, `zh-Hant`, `en`, `ko`, `ja`, `vi`.
    public var tag: String {
        switch self {
        case .simplifiedChinese: "zh-Hans"
        case .traditionalChinese: "zh-Hant"
        case .english: "en"
        case .korean: "ko"
        case .japanese: "ja"
        case .vietnamese: "vi"
        }
    }
}

extension CalendarLanguage {
    /// The tag by which a table knows the language.
    package var nameTag: ASCIIName {
        switch self {
        case .simplifiedChinese: CalendarLanguageTag.simplifiedChinese
        case .traditionalChinese: CalendarLanguageTag.traditionalChinese
        case .english: CalendarLanguageTag.english
        case .korean: CalendarLanguageTag.korean
        case .japanese: CalendarLanguageTag.japanese
        case .vietnamese: CalendarLanguageTag.vietnamese
        }
    }
}
