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
    public func name(in language: CalendarLanguage) -> String { names[language] }

    /// The shortest usual name of the weekday, for the head of a column: 二, Tue, 화, 火, T3.
    public func shortName(in language: CalendarLanguage) -> String { shortNames[language] }

    private var names: Names {
        switch self {
        case .monday: Names("星期一|星期一|Monday|월요일|月曜日|Thứ Hai")
        case .tuesday: Names("星期二|星期二|Tuesday|화요일|火曜日|Thứ Ba")
        case .wednesday: Names("星期三|星期三|Wednesday|수요일|水曜日|Thứ Tư")
        case .thursday: Names("星期四|星期四|Thursday|목요일|木曜日|Thứ Năm")
        case .friday: Names("星期五|星期五|Friday|금요일|金曜日|Thứ Sáu")
        case .saturday: Names("星期六|星期六|Saturday|토요일|土曜日|Thứ Bảy")
        case .sunday: Names("星期日|星期日|Sunday|일요일|日曜日|Chủ Nhật")
        }
    }

    private var shortNames: Names {
        switch self {
        case .monday: Names("一|一|Mon|월|月|T2")
        case .tuesday: Names("二|二|Tue|화|火|T3")
        case .wednesday: Names("三|三|Wed|수|水|T4")
        case .thursday: Names("四|四|Thu|목|木|T5")
        case .friday: Names("五|五|Fri|금|金|T6")
        case .saturday: Names("六|六|Sat|토|土|T7")
        case .sunday: Names("日|日|Sun|일|日|CN")
        }
    }
}
