import AlmanacCore

extension LunarDate {
    /// The name of the day of the month: 初一 … 三十, Day 1, 1일, 1日, mùng 1 … ngày 30.
    public func dayName(in language: CalendarLanguage) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese: chineseDayName
        case .english: "Day \(day)"
        case .korean: "\(day)일"
        case .japanese: "\(day)日"
        case .vietnamese: day <= 10 ? "mùng \(day)" : "ngày \(day)"
        }
    }

    private var chineseDayName: String {
        switch day {
        case ...10: "初" + HanNumeral.text(day)
        // 廿 takes the place of 二十 before another digit only: 二十, but 廿一.
        case 21...29: "廿" + HanNumeral.text(day - 20)
        default: HanNumeral.text(day)
        }
    }
}
