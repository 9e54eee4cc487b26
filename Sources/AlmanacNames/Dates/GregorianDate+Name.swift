import AlmanacCore

extension GregorianDate {
    /// The date in words: 2026年2月17日, 17 February 2026, 2026년 2월 17일, ngày 17 tháng 2 năm 2026.
    public func text(in language: CalendarLanguage) -> String {
        language.text(day, of: yearMonth.text(in: language))
    }
}

extension MonthDay {
    /// Month and day in words: 2月17日, 17 February, 2월 17일, ngày 17 tháng 2.
    public func text(in language: CalendarLanguage) -> String {
        language.text(day, of: gregorianMonthName(month, in: language))
    }
}

extension CalendarLanguage {
    /// The day of a month that has a name.
    fileprivate func text(_ day: Int, of month: String) -> String {
        switch self {
        case .simplifiedChinese, .traditionalChinese, .japanese: month + "\(day)日"
        case .english: "\(day) " + month
        case .korean: month + " \(day)일"
        case .vietnamese: "ngày \(day) " + month
        }
    }
}

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
    case .english: englishMonthNames[month - 1]
    case .korean: "\(month)월"
    case .vietnamese: "tháng \(month)"
    }
}

private let englishMonthNames = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
]

extension Weekday {
    /// The full name of the weekday: 星期二, Tuesday, 화요일, 火曜日, Thứ Ba.
    public func name(in language: CalendarLanguage) -> String { Names.weekdays[rawValue - 1, language] }

    /// The shortest usual name of the weekday, for the head of a column: 二, Tue, 화, 火, T3.
    public func shortName(in language: CalendarLanguage) -> String { Names.shortWeekdays[rawValue - 1, language] }
}
