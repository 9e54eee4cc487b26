import AlmanacCore

/// A lunar date as people write it in words, with or without a year.
///
/// | language | such as |
/// | --- | --- |
/// | Chinese, both scripts | 八月十五, 闰六月初一, 腊月三十, 农历八月十五, 二〇二五年闰六月初一, 农历8-15 |
/// | English | Day 15 of Month 8, Day 1 of Leap Month 6, 2025, 15th day of the 8th month, lunar 8-15 |
/// | Korean | 음력 8월 15일, 윤6월 1일, 3월 1일 윤달, 정월 초하루, 2025년 윤6월 1일 |
/// | Japanese | 旧暦8月15日, 閏6月1日, 師走1日 |
/// | Vietnamese | mùng 1 tháng Giêng, rằm tháng 8, ngày 15 tháng 8 âm lịch, mùng 1 tháng 6 nhuận năm 2025 |
///
/// It reads what `LunarMonthDay` and `LunarDate` print in any style that has no year or the number of the year, and
/// accepts other spaces, capitals, diacritics and widths. Whether the calendar has the date is not checked.
///
/// ```swift
/// if let written = WrittenLunarDate("腊月三十") {
///     print(written.monthDay, written.year ?? 0, written.isUnmistakable)  // 12-30 0 true
/// }
/// ```
public struct WrittenLunarDate: Hashable, Sendable {
    /// The month and the day.
    public let monthDay: LunarMonthDay
    /// The lunar year, if one is written.
    public let year: Int?
    /// Whether the words can mean nothing but a lunar date: 八月十五 and 윤6월 1일, but not 8월 15일, which is read as
    /// 15 August too.
    public let isUnmistakable: Bool

    /// The date, if a year is written.
    public var date: LunarDate? { year.flatMap { LunarDate(year: $0, monthDay) } }

    /// Reads a date in a language; nil if the text is anything else.
    public init?(_ text: String, in language: CalendarLanguage) {
        // Nobody writes more; a longer text is not read.
        guard text.utf8.count <= 200 else { return nil }
        var reader = WordReader(FoldedText(text))
        let words: LunarWords?
        switch language {
        case .simplifiedChinese, .traditionalChinese: words = reader.readChineseDate(in: language)
        case .english: words = reader.readEnglishDate()
        case .korean: words = reader.readKoreanDate()
        case .japanese: words = reader.readJapaneseDate()
        case .vietnamese: words = reader.readVietnameseDate()
        }
        guard let words, reader.isAtEnd,
            let monthDay = LunarMonthDay(month: words.month, isLeap: words.isLeap, day: words.day)
        else { return nil }
        self.init(monthDay, words.year, isUnmistakable: words.isUnmistakable || words.isLeap)
    }

    /// Reads a date in any of the six languages, or one with a leap month as the library prints it: `6L-1`, `2025-6L-1`.
    ///
    /// `8-15` is read as well; like 8월 15일 it is not unmistakable.
    public init?(_ text: String) {
        if let date = LunarDate(text), date.month.isLeap {
            self.init(LunarMonthDay(date), date.year, isUnmistakable: true)
            return
        }
        if let monthDay = LunarMonthDay(text) {
            self.init(monthDay, nil, isUnmistakable: monthDay.month.isLeap)
            return
        }
        var found: WrittenLunarDate?
        for language in CalendarLanguage.allCases {
            guard let date = WrittenLunarDate(text, in: language) else { continue }
            if found == nil || date.isUnmistakable { found = date }
            if date.isUnmistakable { break }
        }
        guard let found else { return nil }
        self = found
    }

    private init(_ monthDay: LunarMonthDay, _ year: Int?, isUnmistakable: Bool) {
        self.monthDay = monthDay
        self.year = year
        self.isUnmistakable = isUnmistakable
    }
}
