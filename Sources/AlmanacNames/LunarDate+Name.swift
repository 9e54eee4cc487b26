import AlmanacCore

extension LunarDate {
    /// How a lunar year is named.
    public enum YearStyle: UInt8, CaseIterable, Hashable, Sendable {
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
        month monthStyle: LunarMonth.NameStyle = .numbered,
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
    /// - Throws: `ParsingError` with the furthest offset that could be read. A stem and branch that contradict the number
    ///   of the year are an error too.
    public init(
        parsing text: String,
        in language: CalendarLanguage,
        cycleBeginning firstYear: Int? = nil
    ) throws(ParsingError) {
        var furthest = ParsingError(expected: .year, offset: 0)
        for style in YearStyle.allCases {
            do throws(ParsingError) {
                var reader = NameReader(text)
                let parts = LunarDatePart.all(in: language, year: style)
                self = try reader.readLunarDate(parts, in: language, cycleBeginning: firstYear)
                return
            } catch {
                // A wrong stem and branch are reported at their own offset, after everything has been read.
                if error.offset > furthest.offset || error.expected == .pillarOfYear { furthest = error }
            }
        }
        throw furthest
    }
}

/// A part of a date in words. Writer and reader follow the same list of parts, so they always agree.
private enum LunarDatePart {
    case number
    case pillar
    case month
    case day
    case words(String)

    static func all(in language: CalendarLanguage, year style: LunarDate.YearStyle) -> [LunarDatePart] {
        let year = self.year(in: language, style: style)
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: return year + [.words("年"), .month, .day]
        case .korean: return year + [.words("년 "), .month, .words(" "), .day]
        case .english: return [.day, .words(" of "), .month, .words(", ")] + year
        case .vietnamese: return [.day, .words(" "), .month, .words(" năm ")] + year
        }
    }

    private static func year(in language: CalendarLanguage, style: LunarDate.YearStyle) -> [LunarDatePart] {
        switch style {
        case .number: return [.number]
        case .pillar: return [.pillar]
        case .numberAndPillar:
            switch language {
            case .simplifiedChinese, .traditionalChinese, .japanese: return [.number, .pillar]
            case .korean: return [.number, .words(" "), .pillar]
            case .english: return [.number, .words(" ("), .pillar, .words(")")]
            case .vietnamese: return [.pillar, .words(" "), .number]
            }
        }
    }
}

extension NameReader {
    fileprivate mutating func readLunarDate(
        _ parts: [LunarDatePart],
        in language: CalendarLanguage,
        cycleBeginning firstYear: Int?
    ) throws(ParsingError) -> LunarDate {
        var year: Int?
        var pillar: StemBranch?
        var offsetOfPillar = 0
        var month: LunarMonth?
        var day: Int?
        for part in parts {
            let start = offset
            switch part {
            case .number:
                year = readNumber(digits: 4)
                guard year != nil else { throw ParsingError(expected: .year, offset: start) }
            case .pillar:
                pillar = readName(among: StemBranch.allCases) { $0.name(in: language) }
                offsetOfPillar = start
                guard pillar != nil else { throw ParsingError(expected: .name, offset: start) }
            case .month:
                month = readMonth(in: language)
                guard month != nil else { throw ParsingError(expected: .month, offset: start) }
            case .day:
                day = readDay(in: language)
                guard day != nil else { throw ParsingError(expected: .day, offset: start) }
            case .words(let words):
                guard skip(words) else { throw ParsingError(expected: .word, offset: start) }
            }
        }
        guard isAtEnd else { throw ParsingError(expected: .endOfText, offset: offset) }

        if let pillar {
            if let year, StemBranch.year(year) != pillar {
                throw ParsingError(expected: .pillarOfYear, offset: offsetOfPillar)
            }
            year = year ?? firstYear.flatMap { pillar.year(inCycleBeginning: $0) }
        }
        guard let year, let month, let day, let date = LunarDate(year: year, month: month, day: day) else {
            throw ParsingError(expected: .year, offset: offsetOfPillar)
        }
        return date
    }

    private mutating func readMonth(in language: CalendarLanguage) -> LunarMonth? {
        // No name of one style is the beginning of a name of the other.
        for style in LunarMonth.NameStyle.allCases {
            if let month = readName(among: LunarMonth.allCases, named: { $0.name(in: language, style: style) }) {
                return month
            }
        }
        return nil
    }

    private mutating func readDay(in language: CalendarLanguage) -> Int? {
        let days = (1...30).lazy.compactMap { LunarDate(year: 1, month: 1, day: $0) }
        return readName(among: days) { $0.dayName(in: language) }?.day
    }
}

extension StemBranch {
    /// The year with this pillar among the sixty from `firstYear` on, or nil if that overflows.
    fileprivate func year(inCycleBeginning firstYear: Int) -> Int? {
        let years = index - StemBranch.year(firstYear).index
        let (year, overflow) = firstYear.addingReportingOverflow(years < 0 ? years + StemBranch.count : years)
        return overflow ? nil : year
    }
}
