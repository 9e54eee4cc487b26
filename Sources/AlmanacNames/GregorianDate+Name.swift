import AlmanacCore

extension YearMonth {
    /// The month in words, for the head of a page: 2026年2月, February 2026, 2026년 2월, tháng 2 năm 2026.
    public func text(in language: CalendarLanguage) -> String {
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: "\(year)年\(month)月"
        case .english: englishMonthName + " \(year)"
        case .korean: "\(year)년 \(month)월"
        case .vietnamese: "tháng \(month) năm \(year)"
        }
    }

    fileprivate var englishMonthName: String {
        switch month {
        case 1: "January"
        case 2: "February"
        case 3: "March"
        case 4: "April"
        case 5: "May"
        case 6: "June"
        case 7: "July"
        case 8: "August"
        case 9: "September"
        case 10: "October"
        case 11: "November"
        default: "December"
        }
    }
}

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
