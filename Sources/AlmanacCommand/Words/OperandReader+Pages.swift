import Almanac
import CommandSupport

extension OperandReader {
    /// The page that words without a verb ask for, of a year, a month or a day; a day may go by the name of a festival.
    func page(_ text: String) throws(UsageError) -> PagePeriod {
        if let period = try yearOrMonth(text) { return period }
        if let day = try dayIfAny(text) { return .day(day) }
        let word = text.split(separator: " ").first.map(String.init) ?? text
        if AlmanacSyntax.verbNames.contains(word) { throw refusal(.quoted(text)) }
        if let verb = nearestSpelling(to: word, among: AlmanacSyntax.verbNames) {
            throw refusal(.unknownVerb(word, nearest: verb))
        }
        throw unknown(text, .page)
    }

    /// The day of an operand: a date in any form, or the next day of something with a name.
    func day(_ text: String) throws(UsageError) -> Day {
        if let day = try dayIfAny(text) { return day }
        throw unknown(text, .day)
    }

    /// The month of an operand, that of its day if it is one; `2` is February of this year.
    func month(_ text: String) throws(UsageError) -> YearMonth {
        if let number = Int(text), (1...12).contains(number), text.utf8.allSatisfy({ $0 >= 0x30 }) {
            return try ofThisYear(number, text)
        }
        if case .month(let month) = try yearOrMonth(text) { return month }
        if let day = try dayIfAny(text) { return YearMonth(day) }
        throw refusal(.notUnderstood(text, .month))
    }

    /// The year of an operand.
    func year(_ text: String) throws(UsageError) -> Int {
        if case .year(let year) = try yearOrMonth(text) { return year }
        throw refusal(.notUnderstood(text, .year))
    }

    /// The day of a date, or the next one of the occasion with the text as its whole name; nil if it is neither.
    private func dayIfAny(_ text: String) throws(UsageError) -> Day? {
        if let day = try dateIfAny(text) { return day }
        guard let occasion = try occasion(wholeName: text) else { return nil }
        return try nextDay(of: occasion, from: requireToday())
    }

    private func yearOrMonth(_ text: String) throws(UsageError) -> PagePeriod? {
        switch TypedDate(text) {
        case .year(let year):
            guard table.promisedYears.contains(year) else { throw outsideYears(text) }
            return .year(year)
        case .month(let year, let number):
            guard let month = YearMonth(year: year, month: number) else { throw refusal(.noSuchMonth(text)) }
            guard table.promisedYears.contains(year) else { throw outsideYears(text) }
            return .month(month)
        case .monthOfThisYear(let number): return .month(try ofThisYear(number, text))
        default: return nil
        }
    }

    private func ofThisYear(_ number: Int, _ text: String) throws(UsageError) -> YearMonth {
        let year = GregorianDate(try requireToday()).year
        guard let month = YearMonth(year: year, month: number) else { throw refusal(.noSuchMonth(text)) }
        return month
    }

    private func outsideYears(_ text: String) -> UsageError {
        let years = table.promisedYears
        return refusal(.outside(text, first: "\(years.lowerBound)", last: "\(years.upperBound)"))
    }

    /// The next day of an occasion from a day on, that included.
    private func nextDay(of occasion: Occasion, from day: Day) throws(UsageError) -> Day {
        if let next = occasion.days(from: day, to: table.days.lastDay).first { return next.day }
        throw refusal(.never(occasion.name, first: day, last: table.days.lastDay))
    }
}

extension AlmanacSyntax {
    /// The verbs that have a name.
    fileprivate static var verbNames: [String] {
        (porcelainVerbs + plumbingVerbs).map(\.name).filter { !$0.isEmpty }
    }
}

/// The period that a page shows.
enum PagePeriod: Hashable {
    case year(Int)
    case month(YearMonth)
    case day(Day)
}
