import AlmanacCore

/// What the parts of a lunar date in words say.
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
            guard read(part, from: &reader, in: language) else {
                throw ParsingError(expected: part.expected, offset: start)
            }
        }
        guard reader.isAtEnd else { throw ParsingError(expected: .endOfText, offset: reader.offset) }
    }

    /// Reads a part; returns false if another thing comes next.
    private mutating func read(
        _ part: LunarDatePart,
        from reader: inout NameReader,
        in language: CalendarLanguage
    ) -> Bool {
        switch part {
        case .number:
            year = reader.readNumber(digits: 4)
            return year != nil
        case .pillar:
            offsetOfPillar = reader.offset
            pillar = reader.readName(among: StemBranch.allCases) { $0.name(in: language) }
            return pillar != nil
        case .month:
            month = reader.readMonth(in: language)
            return month != nil
        case .day:
            day = reader.readDay(in: language)
            return day != nil
        case .words(let words):
            return reader.skip(words)
        }
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
