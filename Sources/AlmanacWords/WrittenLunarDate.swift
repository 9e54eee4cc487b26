import AlmanacCore
import AlmanacNames

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
/// It reads what `LunarMonthDay` and `LunarDate` print in any style that has no year or its number, of four digits, and
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
        self.init(text, Vocabulary.shared.rows(language, isAlone: true))
    }

    /// Reads a date in any of the six languages, or one with a leap month as the library prints it: `6L-1`, `2025-6L-1`.
    ///
    /// `8-15` is read as well; like 8월 15일 it is not unmistakable.
    public init?(_ text: String) {
        self.init(text, Vocabulary.shared.rows(.english))
    }

    private init?(_ text: String, _ rows: [Vocabulary.Row]) {
        // Nobody writes more; a longer text is not read.
        guard text.utf8.count <= 200 else { return nil }
        let folded = FoldedText(typed: text)
        let wanted: [Vocabulary.Kind] = [.date, .lunar, .order]
        let chart = Chart(folded, [], rows.filter { wanted.contains($0.kind) }, [], Work(nil))
        var found: WrittenLunarDate?
        for match in chart.matches(0, at: 0) where found?.isUnmistakable != true {
            guard match.end == folded.letters.count,
                let date = WrittenLunarDate(match.values, isLunar: match.row.kind == .lunar)
            else { continue }
            if found == nil || date.isUnmistakable { found = date }
        }
        guard let found else { return nil }
        self = found
    }

    /// The month and day of the values of a pattern; nil if one is missing, or if only Gregorian dates are written so.
    private init?(_ values: SlotValues, isLunar: Bool) {
        guard let month = values[.month] ?? values[.lunarMonth],
            let day = values[.lunarDay] ?? values[.plainLunarDay] ?? values[.day],
            let monthDay = LunarMonthDay(month: month, isLeap: values[.leap] != nil, day: day < 0 ? 30 : day)
        else { return nil }
        if let year = values[.year], let pillar = values[.pillar], StemBranch.year(year).index != pillar { return nil }
        let slots: [Slot] = [.lunarMark, .lunarMonth, .lunarDay, .plainLunarDay, .leap, .pillar]
        self.monthDay = monthDay
        year = values[.year]
        isUnmistakable = isLunar || slots.contains { values[$0] != nil }
    }
}
