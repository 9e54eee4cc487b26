import AlmanacCore

extension LunarDate {
    /// How a lunar year is named.
    public enum YearStyle: UInt8, CaseIterable, Codable, Hashable, Sendable {
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
    /// - Parameters:
    ///   - language: The language of the text.
    ///   - month: Whether the month goes by its number or by its old name.
    ///   - year: How the year is named.
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
