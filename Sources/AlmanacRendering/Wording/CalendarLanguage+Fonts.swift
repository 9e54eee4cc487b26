import Almanac

extension CalendarLanguage {
    /// Fonts with the forms of characters of the language, of Linux, macOS and Windows, as a list of CSS.
    var fontFamilies: String {
        let fonts =
            switch self {
            case .simplifiedChinese: ["Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei"]
            case .traditionalChinese: ["Noto Sans CJK TC", "PingFang TC", "Microsoft JhengHei"]
            case .korean: ["Noto Sans CJK KR", "Apple SD Gothic Neo", "Malgun Gothic"]
            case .japanese: ["Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic"]
            case .english, .vietnamese: ["Helvetica Neue", "Segoe UI"]
            }
        return (["Noto Sans"] + fonts).map { "\"\($0)\"," }.joined() + "sans-serif"
    }

    /// What stands between the items of a list.
    package var listSeparator: String {
        switch self {
        case .simplifiedChinese, .traditionalChinese, .japanese: "、"
        case .english, .korean, .vietnamese: ", "
        }
    }
}
