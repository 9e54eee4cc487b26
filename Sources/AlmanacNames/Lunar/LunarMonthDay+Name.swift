import AlmanacCore

extension LunarMonthDay {
    /// Month and day in words: 八月十五, Day 15 of Month 8, 8월 15일, 8月15日, ngày 15 tháng 8.
    ///
    /// - Parameters:
    ///   - language: The language of the text.
    ///   - style: Whether the month goes by its number or by its old name.
    public func text(in language: CalendarLanguage, month style: LunarMonthNumber.NameStyle = .numbered) -> String {
        let month = month.name(in: language, style: style)
        let day = dayName(in: language)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: month + day
        case .english: day + " of " + month
        case .korean: month + " " + day
        case .vietnamese: day + " " + month
        }
    }

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
        case ...10: "初" + hanNumeral(day)
        // 廿 replaces 二十 only before another digit: 二十, but 廿一.
        case 21...29: "廿" + hanNumeral(day - 20)
        default: hanNumeral(day)
        }
    }
}

extension LunarDate {
    /// The name of the day of the month: 初一 … 三十, Day 1, 1일, 1日, mùng 1 … ngày 30.
    ///
    /// ```swift
    /// if let date = LunarDate("2026-1-15") {
    ///     print(date.dayName(in: .traditionalChinese), date.dayName(in: .vietnamese))  // 十五 ngày 15
    /// }
    /// ```
    public func dayName(in language: CalendarLanguage) -> String {
        LunarMonthDay(self).dayName(in: language)
    }

    /// The date as a cell of a page has room for it: the month on its first day, otherwise the day: 正月, 初二; Month 1, 2.
    ///
    /// Where months have numbers alone, a first day is written as calendars of the country print it, so that nobody takes it for a
    /// Gregorian month: 旧4/1, 음 9.1, 1/9, in a leap month 旧閏6/1, 음 윤6.1, 1/6N.
    public func cellText(in language: CalendarLanguage) -> String {
        switch (language, day) {
        case (.simplifiedChinese, 2...), (.traditionalChinese, 2...): dayName(in: language)
        case (_, 2...): "\(day)"
        case (.simplifiedChinese, _), (.traditionalChinese, _), (.english, _): month.name(in: language)
        case (.korean, _): "음 \(month.isLeap ? "윤" : "")\(month.number).1"
        case (.japanese, _): "旧\(month.isLeap ? "閏" : "")\(month.number)/1"
        case (.vietnamese, _): "1/\(month.number)\(month.isLeap ? "N" : "")"
        }
    }

    /// Whether a name only repeats the date as a cell has it: 年初二 on 初二. A number alone is no such date.
    package func isRepeated(by name: String, in language: CalendarLanguage) -> Bool {
        var (name, date) = (name, cellText(in: language))
        return date.withUTF8 { date in
            guard let first = date.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
            return name.withUTF8 { $0.suffix(date.count).elementsEqual(date) }
        }
    }
}

// MARK: - Notes on a day by its lunar date

extension Rokuyo {
    /// The name of the day: 大安, Taian, 대안, Đại an.
    public func name(in language: CalendarLanguage) -> String { Names.rokuyo[rawValue, language] }

    /// The words for the days of Korea that a spirit leaves free.
    package static let sonEomneunNalNames = Names.sonEomneunNal
}
