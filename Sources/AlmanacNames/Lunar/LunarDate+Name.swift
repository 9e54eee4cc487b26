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
        var text = ""
        for part in LunarDatePart.all(in: language, year: yearStyle) {
            switch part {
            case .number: text += "\(year)"
            case .pillar: text += yearPillar.name(in: language)
            case .month: text += month.name(in: language, style: monthStyle)
            case .day: text += dayName(in: language)
            case .words(let words): text += words
            }
        }
        return text
    }

    /// Reads a date in words, as `text(in:month:year:)` writes it in any of the styles.
    ///
    /// ```swift
    /// do {
    ///     print(try LunarDate(parsing: "2025年闰六月初一", in: .simplifiedChinese))  // 2025-6L-1
    ///     print(try LunarDate(parsing: "2025年闰六月卅一", in: .simplifiedChinese))
    /// } catch {
    ///     print(error)  // expected a day that the month has at byte 16
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: The date, with nothing before or after it.
    ///   - language: The language of the text.
    ///   - firstYear: The first of the sixty years among which a stem and branch alone are looked up; if nil, the text
    ///     must have the number of the year.
    /// - Throws: `ParsingError` with the furthest offset that could be read. A stem and branch that contradict the
    ///   number of the year are an error too.
    public init(
        parsing text: String,
        in language: CalendarLanguage,
        cycleBeginning firstYear: Int? = nil
    ) throws(ParsingError) {
        var furthest = ParsingError(expected: .year, offset: 0)
        for style in YearStyle.allCases {
            do throws(ParsingError) {
                let parts = LunarDatePart.all(in: language, year: style)
                self = try LunarDateFields(text, parts, in: language).date(cycleBeginning: firstYear)
                return
            } catch {
                // A wrong stem and branch are reported at their own offset, after everything has been read.
                if error.offset > furthest.offset || error.expected == .pillarOfYear { furthest = error }
            }
        }
        throw furthest
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

    private func plainName(in language: CalendarLanguage, style: NameStyle) -> String {
        switch style {
        case .traditional: oldNames[language]
        case .numbered:
            switch language {
            case .simplifiedChinese, .traditionalChinese: number == 1 ? "正月" : HanNumeral.text(number) + "月"
            case .english: "Month \(number)"
            case .korean: "\(number)월"
            case .japanese: "\(number)月"
            case .vietnamese: number == 1 || number == 12 ? oldNames[language] : "tháng \(number)"
            }
        }
    }

    private var oldNames: Names {
        switch number {
        case 1: Names("正月", "正月", "First Month", "정월", "睦月", "tháng Giêng")
        case 2: Names("二月", "二月", "Second Month", "이월", "如月", "tháng Hai")
        case 3: Names("三月", "三月", "Third Month", "삼월", "弥生", "tháng Ba")
        case 4: Names("四月", "四月", "Fourth Month", "사월", "卯月", "tháng Tư")
        case 5: Names("五月", "五月", "Fifth Month", "오월", "皐月", "tháng Năm")
        case 6: Names("六月", "六月", "Sixth Month", "유월", "水無月", "tháng Sáu")
        case 7: Names("七月", "七月", "Seventh Month", "칠월", "文月", "tháng Bảy")
        case 8: Names("八月", "八月", "Eighth Month", "팔월", "葉月", "tháng Tám")
        case 9: Names("九月", "九月", "Ninth Month", "구월", "長月", "tháng Chín")
        case 10: Names("十月", "十月", "Tenth Month", "시월", "神無月", "tháng Mười")
        case 11: Names("冬月", "冬月", "Eleventh Month", "동짓달", "霜月", "tháng Mười một")
        default: Names("腊月", "臘月", "Twelfth Month", "섣달", "師走", "tháng Chạp")
        }
    }
}

// MARK: - Dates that cannot be misread

extension LunarDate {
    /// The date in words, with the word for lunar where a Gregorian date has the same form.
    package func unmistakableText(in language: CalendarLanguage) -> String {
        let text = text(in: language)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .english: text
        case .korean, .japanese, .vietnamese: language.lunar(text)
        }
    }
}

extension CalendarLanguage {
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
        let name = month.name(in: language)
        let names =
            switch self {
            case .outOfRange:
                Names("不在历表之内", "不在曆表之內", "outside the calendar", "달력 범위 밖", "暦の範囲外", "ngoài phạm vi lịch")
            case .noSuchLeapMonth:
                Names("无\(name)", "無\(name)", "no \(name)", "\(name) 없음", "\(name)なし", "không có \(name)")
            case .noThirtiethDay: Names("无三十", "無三十", "no 30th", "30일 없음", "30日なし", "không có ngày 30")
            }
        return names[language]
    }
}
