import AlmanacCore

extension GregorianDate {
    /// The date in words: 2026年2月17日, 17 February 2026, 2026년 2월 17일, ngày 17 tháng 2 năm 2026.
    public func text(in language: CalendarLanguage) -> String {
        let month = yearMonth.text(in: language)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: month + "\(day)日"
        case .english: "\(day) " + month
        case .korean: month + " \(day)일"
        case .vietnamese: "ngày \(day) " + month
        }
    }
}

extension MonthDay {
    /// Month and day in words: 2月17日, 17 February, 2월 17일, ngày 17 tháng 2.
    public func text(in language: CalendarLanguage) -> String {
        let month = gregorianMonthName(month, in: language)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: month + "\(day)日"
        case .english: "\(day) " + month
        case .korean: month + " \(day)일"
        case .vietnamese: "ngày \(day) " + month
        }
    }
}
