import Almanac

extension CalendarLanguage {
    /// What stands between the items of a list.
    package var listSeparator: String {
        switch self {
        case .simplifiedChinese, .traditionalChinese, .japanese: "、"
        case .english, .korean, .vietnamese: ", "
        }
    }
}
