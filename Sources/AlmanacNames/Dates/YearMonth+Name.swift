import AlmanacCore

extension YearMonth {
    /// The month and its year in words: 2026年2月, February 2026, 2026년 2월, tháng 2 năm 2026.
    public func text(in language: CalendarLanguage) -> String {
        let name = monthName(in: language)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: "\(year)年" + name
        case .english: name + " \(year)"
        case .korean: "\(year)년 " + name
        case .vietnamese: name + " năm \(year)"
        }
    }

    /// The name of the month without its year: 2月, February, 2월, tháng 2.
    public func monthName(in language: CalendarLanguage) -> String {
        gregorianMonthName(month, in: language)
    }
}

func gregorianMonthName(_ month: Int, in language: CalendarLanguage) -> String {
    switch language {
    case .simplifiedChinese, .traditionalChinese, .japanese: "\(month)月"
    case .english: englishMonthName(month)
    case .korean: "\(month)월"
    case .vietnamese: "tháng \(month)"
    }
}

private func englishMonthName(_ month: Int) -> String {
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
