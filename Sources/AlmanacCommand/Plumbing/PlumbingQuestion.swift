import Almanac
import CommandSupport

/// The question of a plumbing verb: which calendar, which years, in which language.
struct PlumbingQuestion {
    /// The calendar that answers.
    let calendar: LunisolarCalendar
    /// The days of the years asked for.
    let days: DayRange
    /// The language of names.
    let language: CalendarLanguage
    /// Which columns are printed.
    let columns: PlumbingColumns

    /// Reads the options and the operand YEARS.
    init(_ arguments: Arguments) throws {
        let table = try AlmanacTable(asked: arguments)
        calendar = try table.calendar(asked: arguments)
        days = try table.days(of: arguments.operands[0])
        language = try CalendarLanguage(asked: arguments)
        columns = arguments.has(AlmanacSyntax.doubts) ? .withDoubts : .agreed
    }
}

extension AlmanacTable {
    /// The days from the first of the first year to the last of the last.
    func days(of years: String) throws(UsageError) -> DayRange {
        let years = try YearRange(years, within: promisedYears).years
        guard let days = DayRange(years: years) else {
            throw UsageError("years \(years.lowerBound)...\(years.upperBound) are out of range")
        }
        return days
    }
}
