// What a plumbing verb was asked: which calendar, which years, in which language.

import Almanac
import CommandSupport

/// The table, the calendar, the years and the language of a plumbing verb.
struct PlumbingQuestion {
    /// The calendar that answers.
    let calendar: LunisolarCalendar
    /// The days of the years asked for.
    let days: ClosedRange<Day>
    /// The language of names.
    let language: Language

    /// Reads the options and the operand YEARS.
    init(_ arguments: Arguments) throws {
        let table = try AlmanacTable(asked: arguments)
        calendar = try table.calendar(asked: arguments)
        days = try table.days(of: arguments.operands[0])
        language = try Language(asked: arguments)
    }
}

extension AlmanacTable {
    /// The table of `--table`, or the bundled one.
    init(asked arguments: Arguments) throws(TableError) {
        if let path = arguments[AlmanacSyntax.table] {
            try self.init(contentsOfFile: path)
        } else {
            self = .bundled
        }
    }

    /// The calendar of `--calendar`.
    func calendar(asked arguments: Arguments) throws(UsageError) -> LunisolarCalendar {
        try calendar(named: arguments[AlmanacSyntax.calendar] ?? "\(CalendarID.china)")
    }

    /// The calendar of a name.
    func calendar(named name: String) throws(UsageError) -> LunisolarCalendar {
        guard let id = CalendarID(name), let calendar = calendar(id) else {
            let known = calendarIDs.map(\.description).joined(separator: ", ")
            throw UsageError("no calendar '\(name)' in the table: it has \(known)")
        }
        return calendar
    }

    /// The Gregorian years for which every calendar answers.
    var promisedYears: ClosedRange<Int> { GregorianDate(days.lowerBound).year...GregorianDate(days.upperBound).year }

    /// The days from the first of the first year to the last of the last.
    func days(of years: String) throws(UsageError) -> ClosedRange<Day> {
        let years = try YearRange(years, within: promisedYears).years
        guard let first = Day(year: years.lowerBound, month: 1, day: 1),
            let last = Day(year: years.upperBound, month: 12, day: 31)
        else { throw UsageError("years \(years.lowerBound)...\(years.upperBound) are out of range") }
        return first...last
    }
}

extension Language {
    /// The language of `--language`, traditional Chinese if none is given.
    init(asked arguments: Arguments) throws(UsageError) {
        guard let tag = arguments[AlmanacSyntax.language] else {
            self = .traditionalChinese
            return
        }
        guard let language = Language(tag: tag) else {
            let known = Language.allCases.map(\.tag).joined(separator: ", ")
            throw UsageError("no language '\(tag)': expected one of \(known)")
        }
        self = language
    }
}
