import AlmanacCore

extension LunarDate {
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
