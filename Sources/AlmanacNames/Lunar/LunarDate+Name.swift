import AlmanacCore

extension LunarDate {
    /// The style of a lunar year's name.
    public enum YearStyle: UInt8, NamedCase {
        /// By its number: 2025年.
        case number
        /// By its number and its stem and branch: 2025乙巳年.
        case numberAndPillar
        /// By its stem and branch alone, which return after sixty years: 乙巳年.
        case pillar
    }

    /// The date in words:
    /// 2025年閏六月初一, Day 1 of Leap Month 6, 2025, 2025년 윤6월 1일, 2025年閏6月1日, mùng 1 tháng 6 nhuận năm 2025.
    ///
    /// ```swift
    /// if let date = LunarDate("2025-6L-1") {
    ///     for language in CalendarLanguage.allCases { print(date.text(in: language)) }
    /// }
    /// ```
    ///
    /// ```text
    /// 2025年闰六月初一
    /// 2025年閏六月初一
    /// Day 1 of Leap Month 6, 2025
    /// 2025년 윤6월 1일
    /// 2025年閏6月1日
    /// mùng 1 tháng 6 nhuận năm 2025
    /// ```
    ///
    /// - Parameters:
    ///   - language: The language of the text.
    ///   - month: Whether the month goes by its number or by its old name.
    ///   - year: The style of the year's name.
    public func text(
        in language: CalendarLanguage,
        month monthStyle: LunarMonthNumber.NameStyle = .numbered,
        year yearStyle: YearStyle = .number
    ) -> String {
        let year = yearName(in: language, style: yearStyle)
        let monthDay = LunarMonthDay(self).text(in: language, month: monthStyle)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: year + monthDay
        case .english: monthDay + ", " + year
        case .korean: year + " " + monthDay
        case .vietnamese: monthDay + " " + year
        }
    }

    /// The name of the year: 2025年, 2025, 2025년, năm 2025; by its stem and branch 乙巳年, Yisi, 을사년, năm Ất Tỵ.
    ///
    /// - Parameters:
    ///   - language: The language of the name.
    ///   - style: The style of the name.
    public func yearName(in language: CalendarLanguage, style: YearStyle = .number) -> String {
        language.lunarYear(year, style)
    }
}

extension CalendarLanguage {
    /// The name of a lunar year.
    func lunarYear(_ year: Int, _ style: LunarDate.YearStyle) -> String {
        let pillar = StemBranch.year(year).name(in: self)
        let name =
            switch (style, self) {
            case (.number, _): "\(year)"
            case (.pillar, _): pillar
            case (.numberAndPillar, .english): "\(year) (" + pillar + ")"
            case (.numberAndPillar, .korean): "\(year) " + pillar
            case (.numberAndPillar, .vietnamese): pillar + " \(year)"
            case (.numberAndPillar, _): "\(year)" + pillar
            }
        return switch self {
        case .simplifiedChinese, .traditionalChinese, .japanese: name + "年"
        case .english: name
        case .korean: name + "년"
        case .vietnamese: "năm " + name
        }
    }
}

extension LunarMonthNumber {
    /// The style of a month's name.
    public enum NameStyle: UInt8, NamedCase {
        /// By number: 十一月, 11월, 11月, Month 11, tháng 11. In this style too the first month is 正月 in Chinese, and in
        /// Vietnamese the first and the last are tháng Giêng and tháng Chạp.
        case numbered
        /// By the old names: 冬月 and 臘月, 동짓달 and 섣달, 睦月 … 師走, tháng Giêng … tháng Chạp; in English Eleventh Month.
        case traditional
    }

    /// Returns the name of the month: 六月; for a leap month 閏六月, Leap Month 6, 윤6월, 閏6月, tháng 6 nhuận.
    ///
    /// - Parameters:
    ///   - language: The language of the name.
    ///   - style: Whether the month goes by its number or by its old name.
    public func name(in language: CalendarLanguage, style: NameStyle = .numbered) -> String {
        let name = plainName(in: language, style: style)
        guard isLeap else { return name }
        switch language {
        case .simplifiedChinese: return "闰" + name
        case .traditionalChinese, .japanese: return "閏" + name
        case .english: return "Leap " + name
        case .korean: return "윤" + name
        case .vietnamese: return name + " nhuận"
        }
    }

    /// The word for a leap month, whichever it is.
    package static let leapMonthNames = Names.leapMonth

    private func plainName(in language: CalendarLanguage, style: NameStyle) -> String {
        switch style {
        case .traditional: Names.months[UInt8(number - 1), language]
        case .numbered:
            switch language {
            case .simplifiedChinese, .traditionalChinese: number == 1 ? "正月" : hanNumeral(number) + "月"
            case .english: "Month \(number)"
            case .korean: "\(number)월"
            case .japanese: "\(number)月"
            case .vietnamese:
                number == 1 || number == 12 ? Names.months[UInt8(number - 1), language] : "tháng \(number)"
            }
        }
    }
}

// MARK: - Dates that cannot be misread

extension LunarDate {
    /// The date in words, with the word for lunar where a Gregorian date has the same form.
    package func unmistakableText(in language: CalendarLanguage) -> String {
        language.unmistakable(text(in: language))
    }
}

extension CalendarLanguage {
    /// A lunar date in words, with the word for lunar where a Gregorian date has the same form.
    func unmistakable(_ date: String) -> String {
        switch self {
        case .simplifiedChinese, .traditionalChinese, .english: date
        case .korean, .japanese, .vietnamese: lunar(date)
        }
    }

    /// A date with the word for lunar: 農曆八月十五, lunar 8-15, 음력 8월 15일.
    package func lunar(_ date: String) -> String {
        switch self {
        case .simplifiedChinese: "农历" + date
        case .traditionalChinese: "農曆" + date
        case .english: "lunar " + date
        case .korean: "음력 " + date
        case .japanese: "旧暦" + date
        case .vietnamese: date + " âm lịch"
        }
    }
}

extension LunarDate.Absence {
    /// The reason in words: 無閏六月, no 30th.
    ///
    /// ```swift
    /// if let date = LunarDate("2026-6L-1"), let absence = LunisolarCalendar.china.absence(of: date) {
    ///     print(absence.text(of: date.month, in: .english))  // no Leap Month 6
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - month: The month of the date that does not exist.
    ///   - language: The language of the text.
    public func text(of month: LunarMonthNumber, in language: CalendarLanguage) -> String {
        let names =
            switch self {
            case .outOfRange: Names.outOfRange
            case .noSuchLeapMonth: Names.noLeapMonth
            case .noThirtiethDay: Names.noThirtiethDay
            }
        return names[language].filled(with: [month.name(in: language)], in: language)
    }
}
