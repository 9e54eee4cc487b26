// `almanac search`: in which years a lunar date falls on a Gregorian one.

import Almanac
import CommandSupport

/// A lunar and a Gregorian date, both without a year.
struct SearchQuestion {
    private let table: AlmanacTable
    private let calendar: LunisolarCalendar
    private let lunar: (month: LunarMonth, day: Int)
    private let gregorian: (month: Int, day: Int)

    /// Reads the options and the operands.
    init(_ arguments: Arguments) throws {
        table = try AlmanacTable(asked: arguments)
        calendar = try table.calendar(asked: arguments)
        lunar = try Self.lunarDate(arguments.operands[0])
        gregorian = try Self.gregorianDate(arguments.operands[1])
    }

    /// The days on which the two fall together.
    var days: LunarDayCoincidences {
        calendar.days(
            of: lunar.month,
            day: lunar.day,
            onMonth: gregorian.month,
            day: gregorian.day,
            inYears: table.years
        )
    }

    /// A lunar date such as `8-15` or `6L-1`: a date of any year that has it.
    private static func lunarDate(_ text: String) throws(UsageError) -> (LunarMonth, Int) {
        guard let date = LunarDate("2000-" + text) else {
            throw UsageError("'\(text)' is no lunar date such as 8-15 or 6L-1")
        }
        return (date.month, date.day)
    }

    /// A Gregorian date such as `02-17`; `02-29` is one.
    private static func gregorianDate(_ text: String) throws(UsageError) -> (Int, Int) {
        guard let date = GregorianDate("2000-" + text) else {
            throw UsageError("'\(text)' is no month and day such as 02-17")
        }
        return (date.month, date.day)
    }
}

/// `almanac search FESTIVAL MM-DD`
func printSearch(_ question: SearchQuestion, _ output: inout StandardOutput) throws(OutputFailure) {
    try output.writeRow("year", "day")
    for day in question.days {
        try output.writeRow("\(GregorianDate(day).year)", "\(day)")
    }
}
