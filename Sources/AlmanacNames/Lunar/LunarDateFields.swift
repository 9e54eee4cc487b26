import AlmanacCore

/// The parts of a lunar date in words.
struct LunarDateFields {
    private var year: Int?
    private var pillar: StemBranch?
    private var offsetOfPillar = 0
    private var month: LunarMonthNumber?
    private var day: Int?

    /// Reads a text that has all of some parts, in their order, and nothing else.
    init(_ text: String, _ parts: [LunarDatePart], in language: CalendarLanguage) throws(ParsingError) {
        var reader = NameReader(text)
        for part in parts {
            let start = reader.offset
            /// The expectation that is not met.
            let expected: ParsingError.Expectation?
            switch part {
            case .number:
                year = reader.readNumber(digits: 4)
                expected = year == nil ? .year : nil
            case .pillar:
                offsetOfPillar = start
                pillar = reader.readName(among: StemBranch.allCases) { $0.name(in: language) }
                expected = pillar == nil ? .name : nil
            case .month:
                month = reader.readMonth(in: language)
                expected = month == nil ? .month : nil
            case .day:
                day = reader.readDay(in: language)
                expected = day == nil ? .day : nil
            case .words(let words): expected = reader.skip(words) ? nil : .word
            }
            if let expected { throw ParsingError(expected: expected, offset: start) }
        }
        guard reader.isAtEnd else { throw ParsingError(expected: .endOfText, offset: reader.offset) }
    }

    /// The date, if the parts agree and there is such a date.
    ///
    /// - Parameter firstYear: The first of the sixty years among which stem and branch alone are looked up.
    func date(cycleBeginning firstYear: Int?) throws(ParsingError) -> LunarDate {
        if let pillar, let year, StemBranch.year(year) != pillar {
            throw ParsingError(expected: .pillarOfYear, offset: offsetOfPillar)
        }
        let year = year ?? pillar.flatMap { pillar in firstYear.flatMap { pillar.year(inCycleBeginning: $0) } }
        guard let year, let month, let day, let date = LunarDate(year: year, month: month, day: day) else {
            throw ParsingError(expected: .year, offset: offsetOfPillar)
        }
        return date
    }
}

extension NameReader {
    fileprivate mutating func readMonth(in language: CalendarLanguage) -> LunarMonthNumber? {
        // No name of one style is the beginning of a name of the other.
        for style in LunarMonthNumber.NameStyle.allCases {
            if let month = readName(among: LunarMonthNumber.allCases, named: { $0.name(in: language, style: style) }) {
                return month
            }
        }
        return nil
    }

    fileprivate mutating func readDay(in language: CalendarLanguage) -> Int? {
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

/// A part of a date in words. Writer and reader follow the same list of parts, so they always agree.
enum LunarDatePart {
    /// The number of the year.
    case number
    /// Stem and branch of the year.
    case pillar
    /// The month.
    case month
    /// The day.
    case day
    /// Words between the others.
    case words(String)

    /// The parts of a date in a language, in order.
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
